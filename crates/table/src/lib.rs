//! One live table as a pure value: seats and who sits on them, what is agreed, sealed choices that may be changed until the
//! last one is in, clocks, absence, rematch.
//!
//! Online play, hot-seat, companion and terminal use this one crate. Time is an argument, chance comes from a generator that
//! is given, and who is connected is told. [`Table::handle`] takes a [`Wish`] and tells [`Entry`]s or refuses;
//! [`Table::fold`] makes the same table from the logged events alone.

mod any;
mod bad_record;
mod deal;
mod diamant;
mod hosted;
mod key;
mod limits;
mod log;
mod message;
mod options;
mod people;
mod refusal;
mod replay;
mod table;
mod time;
mod troll;
mod wish;

pub use any::{OpenGame, TableBot, blank_record};
pub use bad_record::BadRecord;
pub use key::{Key, NotAKey, Repeat};
pub use limits::{MAX_EVENTS, MAX_GAME_MOVES, MAX_SIDE_EVENTS, MAX_STARTING_MOVES};
pub use log::broken::Broken;
pub use log::event::{AddedNonces, DealSeat, Event, Logged, Origin, SeatName, StartingPoint};
pub use log::redaction::{DELETED_PLAYER, Redaction, redact_players};
pub use message::Message;
pub use options::{Options, OptionsFault};
pub use people::name::{Name, NotAName};
pub use people::person::{NotAPerson, PersonId};
pub use refusal::Refusal;
pub use replay::{replay, scene_of_step};
pub use table::log_reader::LogReader;
pub use table::position::Position;
pub use table::{Entry, Notice, Table, Whisper};
pub use time::Time;
pub use wish::{HostWish, Wish, Wisher};
