//! The log of a table: what stands in it, and how names are removed from it.

pub(crate) mod broken;
pub(crate) mod event;
pub(crate) mod redaction;
pub(crate) mod wire;
