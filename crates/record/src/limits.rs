//! How large a record may be. These are the only limits of the format; docs/record.md lists them.

/// The longest record, in bytes. A game of ten expeditions with every card comes to a hundredth of it.
pub const MAX_BYTES: usize = 1024 * 1024;

/// The most steps of a record, in all its expeditions or turns. Real games have a few hundred; the rules of
/// Troll & Dragon alone would allow any number of treasure rolls in one turn.
pub const MAX_STEPS: usize = 20_000;
