//! The rules of Diamant: one engine, every edition as data.
//!
//! [`Diamant`] is a game in progress and implements [`game::Game`]. `play` has the rules of the rulebook, one function
//! for each thing that happens in the cave. An [`Edition`] names the settings of a published box, a [`Draft`] holds
//! unchecked settings, and [`Rules`] are settings that have been validated.

mod apply;
mod bag;
mod card;
mod decision;
mod edition;
mod event;
mod gems;
mod hazard;
mod illegal;
mod path;
mod play;
mod played_move;
mod rules;
mod scoring;
mod state;
mod view;

pub use bag::Bag;
pub use card::{Card, Relic, UnknownCard};
pub use decision::Decision;
pub use edition::{
    DecisionProp, EDITIONS, Edition, Entrances, NoSuchSwitch, RelicSet, RelicSwitch, Relics, Stones, Tunnel,
    UnknownEdition,
};
pub use event::Event;
pub use gems::Gems;
pub use hazard::{Hazard, HazardSet};
pub use illegal::Illegal;
pub use path::{MAX_CARDS, Path, PathCard};
pub use played_move::PlayedMove;
pub use rules::{
    Chests, Draft, Fault, Field, FirstDecision, LeftBehind, Place, RelicEntry, RelicRules, RelicWorth,
    Remainder, Rules, Sprung, TieBreak,
};
pub use scoring::RelicTaken;
pub use state::{Diamant, WrongPlayers};
pub use view::{View, Whereabouts};
