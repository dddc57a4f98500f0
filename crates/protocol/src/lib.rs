//! What goes over the wire between a table and its front ends, as types: choices and options on the way in, news, facts and
//! scenes on the way out. The API document and the TypeScript types are made from them.
//!
//! A value from the rules becomes a word or a number here and nowhere else. Nothing here decides anything: what a table does
//! with a choice is in `table`, how bytes travel is in `server` and `client`.

mod any;
mod appearance;
mod choice;
mod diamant;
mod door;
mod listing;
mod news;
mod object;
mod on_wire;
mod options;
mod reaction;
mod rendered;
mod replay_step;
mod scene;
mod seat_numbers;
mod stand_in;
mod troll;

pub use any::{Fact, GameField, GameKind, GameScene};
pub use appearance::{Appearance, Colour, Figure, Pattern};
pub use choice::Choice;
pub use diamant::{
    CardWord, DiamantFact, DiamantField, DiamantScene, PathCardScene, PedestalScene, RelicWord,
};
pub use door::Door;
pub use listing::Listing;
pub use news::{News, SeatChoice};
// The words of records that the wire has too.
pub use record::{ChestsWord, DragonWord, EditionField, FaceWord, FindWord, HazardWord, TrollOptions};

pub use on_wire::OnWire;
pub use options::{Absence, Chat, Hints, OptionsField, Tempo, Timing};
pub use reaction::Reaction;
pub use rendered::Rendered;
pub use replay_step::ReplayStep;
pub use scene::{
    Beside, DealScene, DealSeatScene, PhaseWord, QuestionKind, QuestionScene, Scene, SceneChanges, SeatScene,
    StandInVoteScene, StandingsScene, TieWord, You,
};
pub use seat_numbers::{number, numbers};
pub use stand_in::{Reason, StandIn, Vote};
pub use troll::{
    CaveScene, CaveStepWord, DangerScene, DiceWord, HallScene, HallStepWord, RoomWord, TreasureWord,
    TrollFact, TrollField, TrollScene,
};
