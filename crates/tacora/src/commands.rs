//! What the binary can do, one file for each command.

pub(crate) mod edition;
pub(crate) mod editions;
pub(crate) mod referee;
