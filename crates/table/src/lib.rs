//! One live table as a pure value.

mod person;

pub use person::{NotAPerson, PersonId};
