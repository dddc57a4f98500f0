//! The rules of Troll & Dragon, the dice game of a diamond cave and a treasure hall.
//!
//! A [`Draft`] of settings becomes [`Rules`] through one checked door; [`Troll`] is a game in progress under these
//! rules, answered and told as every [`Game`](game::Game) is. Dice come from outside: the value knows which dice are
//! rolling, never what they will show. How fast anybody rolls in a live race is not this crate's business: it takes the
//! rolls in the order in which they arrive.
//!
//! Three invariants hold at every moment. Cave, hall, Hand, what lies beside the bag and all bags together are the
//! stock. Nothing ever goes back into a room. The Hand holds diamonds only, because the Troll never enters the hall.

mod action;
mod apply;
mod cave;
mod chance;
mod danger;
mod dragon;
mod edition;
mod event;
mod face;
mod find;
mod hall;
mod illegal;
mod play;
mod roll;
mod rules;
mod scoring;
mod share;
mod state;
mod treasure;
mod view;

pub use action::Action;
pub use cave::{Cave, CaveStep, Shown};
pub use chance::{Chance, Dice};
pub use danger::Danger;
pub use dragon::{DragonDie, DragonFace, DragonThrow};
pub use edition::{DragonPreset, published};
pub use event::Event;
pub use face::Face;
pub use find::{Find, Finds};
pub use hall::{Hall, HallStep};
pub use illegal::Illegal;
pub use roll::{CAVE_DICE, CaveRoll};
pub use rules::{Draft, Ends, Fault, Race, Rules, TrollMood};
pub use scoring::worth;
pub use state::{MAX_PLAYERS, MIN_PLAYERS, Room, Stage, Troll, WrongPlayers};
pub use treasure::Treasure;
pub use view::View;
