//! One live table as a pure value: seats and who sits on them, what is agreed, sealed choices that may be changed until the
//! last one is in, clocks, absence, rematch.
//!
//! Online play, hot-seat, companion and terminal use this one crate. Time is an argument, chance comes from a generator that
//! is given, and who is connected is told. [`Table::handle`] takes a [`Wish`] and tells [`Entry`]s or refuses;
//! [`Table::fold`] makes the same table from the logged events alone.

mod any;
mod appearance;
mod apply;
mod bad_record;
mod bot;
mod deal;
mod diamant;
mod door;
mod event;
mod hosted;
mod hosting;
mod key;
mod limits;
mod log_check;
mod log_reader;
mod message;
mod name;
mod occupant;
mod options;
mod person;
mod position;
mod preparation;
mod presence;
mod recorder;
mod redaction;
mod refusal;
mod removal;
mod render;
mod replay;
mod resting;
mod running_game;
mod stand_in_vote;
mod starting_point;
mod table;
mod time;
mod timers;
mod troll;
mod visibility;
mod wire;
mod wish;
mod wishes;

pub use any::{OpenGame, TableBot};
pub use bad_record::BadRecord;
pub use event::{AddedNonces, DealSeat, Event, Logged, Origin, SeatName, StartingPoint};
pub use key::{Key, NotAKey, Repeat};
pub use limits::{MAX_EVENTS, MAX_GAME_MOVES, MAX_SIDE_EVENTS, MAX_STARTING_MOVES};
pub use log_reader::LogReader;
pub use message::Message;
pub use name::{Name, NotAName};
pub use options::{Options, OptionsFault};
pub use person::{NotAPerson, PersonId};
pub use position::Position;
pub use redaction::{DELETED_PLAYER, Redaction, redact_players};
pub use refusal::Refusal;
pub use replay::{replay, scene_of_step};
pub use table::{Broken, Entry, Notice, Table, Whisper};
pub use time::Time;
pub use wish::{HostWish, Wish, Wisher};
