//! The tests of the crate.

mod frames;
