//! The log of a table: what stands in it, how it is read and checked, and how names are removed from it.

pub(crate) mod check;
pub(crate) mod event;
pub(crate) mod reader;
pub(crate) mod redaction;
pub(crate) mod wire;
