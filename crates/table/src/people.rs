//! Who is at a table: people and bots, what they are called, and who is connected.

mod bot;
pub(crate) mod name;
pub(crate) mod occupant;
pub(crate) mod person;
pub(crate) mod presence;
