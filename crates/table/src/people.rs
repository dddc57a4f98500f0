//! Who is at a table: what people are called, what tells them apart, and who is connected.

pub(crate) mod name;
pub(crate) mod person;
pub(crate) mod presence;
