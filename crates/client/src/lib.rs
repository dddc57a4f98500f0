//! A front end's connection to a table, and what happens there in sentences.
//!
//! A [`Line`] leads to a table: [`Offline`] to one in this program, [`Online`] to one on a server. Along it comes what a browser
//! gets, and a [`Narrator`] says it in the reader's language. Every front end uses this crate; what it draws and which keys it
//! knows is its own matter. Without the feature `online` the crate has no I/O: time and randomness are passed in.

mod any;
mod diamant;
mod fault;
mod line;
mod narrated;
mod narration;
mod nonces;
mod offer;
mod offline;
#[cfg(feature = "online")]
mod online;
mod recording;
mod troll;
mod vote;

pub use any::{fact, field, scene};
pub use fault::Fault;
pub use line::{Answer, Heard, Line, Sight, Want};
pub use narrated::{NarratedFact, NarratedField, NarratedScene};
pub use narration::{Narrator, Sentence, standings};
pub use nonces::{Nonces, Step};
pub use offer::{Answered, Asked, Offer, seats_here};
pub use offline::{Offline, Pace, Party};
#[cfg(feature = "online")]
pub use online::{Online, TableAddress, Visitor};
pub use recording::Recording;
pub use vote::OpenVote;
