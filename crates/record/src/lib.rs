//! Games and house editions as files.
//!
//! A record is a JSON file that a person can write by hand after playing at a real table. [`read`] takes it in,
//! [`Record::judge`] plays it through the rules and says what it comes to, or names the expedition (or turn), the step and
//! the reason why it cannot have happened. [`Recorded::write`] writes a live game down move by move, and a [`Judged`] record
//! has its moves. A [`FairDeal`](seal::FairDeal) draws so that [`Record::verify`] can tell everyone afterwards that
//! nobody chose the cards. A [`HouseEdition`] is a TOML file with settings of one's own. Nothing here
//! touches a disk: text comes in, values go out.
//!
//! `diamant` and `troll` have the same files; `any` lists the games.

mod account;
mod any;
mod diamant;
mod draws;
mod json;
mod judged;
mod limits;
mod players;
mod read;
mod recorded;
mod refusal;
mod seat_number;
mod troll;
mod verdict;
mod verify;
mod word_enum;

pub use any::{Any, Checked, Judgement, Kind, Record, Written};
pub use diamant::{
    ChestsWord, DecisionWord, DiamantRecord, DiamantStep, DiamantVerdict, EditionField, EntrancesWord,
    Expedition, HazardWord, HouseEdition, HouseFault, HouseFile, JudgedExpedition, JudgedStep,
    OfficialEdition, RelicSwitchWord, Settings, TunnelWord, official_editions,
};
pub use judged::{Judged, Legality};
pub use limits::{MAX_BYTES, MAX_STEPS};
pub use read::read;
pub use recorded::{Answer, Recorded};
pub use refusal::{At, Part, Refusal};
pub use seat_number::SeatNumber;
pub use troll::{
    DragonWord, FaceWord, FindWord, JudgedTurn, TrollDice, TrollOptions, TrollRecord, TrollStep, TrollTurn,
    TrollVerdict,
};
pub use verify::Verification;
