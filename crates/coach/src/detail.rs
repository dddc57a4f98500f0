//! How much a review tells people.

/// How much detail the text has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Everybody's result and costliest moments.
    Short,
    /// Also every decision.
    Full,
}
