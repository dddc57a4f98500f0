//! One live table as a pure value: seats and who sits on them, what is agreed, sealed choices that may be changed until the
//! last one is in, clocks, absence, rematch.
//!
//! Online play, hot-seat, companion and terminal use this one crate. Time is an argument, chance comes from a generator that
//! is given, and who is connected is told. [`Table::handle`] takes a [`Wish`] and tells [`Entry`]s or refuses;
//! [`Table::fold`] makes the same table from the logged events alone.

mod any_game;
mod appearance;
mod apply;
mod bot;
mod choice;
mod deal;
mod door;
mod event;
mod fact;
mod hosting;
mod key;
mod limits;
mod log_check;
mod log_reader;
mod name;
mod news;
mod occupant;
mod options;
mod person;
mod position;
mod preparation;
mod presence;
mod reaction;
mod recorder;
mod redaction;
mod refusal;
mod removal;
mod render;
mod rendered;
mod replay;
mod running_game;
mod scene;
mod stand_in_vote;
mod starting_point;
mod table;
mod time;
mod timers;
mod visibility;
mod wire;
mod wish;
mod wishes;

pub use appearance::{Appearance, Colour, Figure, Pattern};
pub use bot::TableBot;
pub use choice::Choice;
pub use door::Door;
pub use event::{AddedNonces, DealSeat, Event, Logged, Origin, SeatName, StartingPoint};
pub use fact::{DiamantFact, Fact, TreasureWord, TrollFact};
pub use key::{Key, NotAKey, Repeat};
pub use limits::{MAX_EVENTS, MAX_GAME_MOVES, MAX_SIDE_EVENTS, MAX_STARTING_MOVES};
pub use log_reader::LogReader;
pub use name::{Name, NotAName};
pub use news::{Message, News, SeatChoice};
pub use occupant::{Reason, StandIn};
pub use options::{
    Absence, Chat, GameField, GameKind, Hints, Options, OptionsFault, OptionsField, Tempo, Timing,
};
pub use person::{NotAPerson, PersonId};
pub use position::{OpenGame, Position};
pub use reaction::Reaction;
pub use redaction::{DELETED_PLAYER, Redaction, redact_players};
pub use refusal::Refusal;
pub use rendered::Rendered;
pub use replay::{ReplayStep, replay};
pub use scene::{
    Beside, CaveScene, DangerScene, DealScene, DealSeatScene, DiamantScene, GameScene, HallScene,
    PathCardScene, PhaseWord, QuestionKind, QuestionScene, Scene, SceneChanges, SeatScene, StandInVoteScene,
    StandingsScene, TieWord, TrollScene, You,
};
pub use table::{Broken, Entry, Notice, Table, Whisper};
pub use time::Time;
pub use wish::{HostWish, Listing, Vote, Wish, Wisher};
