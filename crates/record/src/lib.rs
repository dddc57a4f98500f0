//! Games and house editions as files.
//!
//! A record is a JSON file that a person can write by hand after playing at a real table. [`read`] takes it in,
//! [`Record::judge`] plays it through the rules and says what it comes to, or names the expedition (or turn), the step and
//! the reason why it cannot have happened. [`DiamantRecord::write`] and [`TrollRecord::write`] write a live game down move by
//! move, and `moves` gives the moves back. A [`FairDeal`](seal::FairDeal) draws so that [`Record::verify`] can tell everyone afterwards that
//! nobody chose the cards. A [`HouseEdition`] is a TOML file with settings of one's own. Nothing here
//! touches a disk: text comes in, values go out.

mod account;
mod diamant_judge;
mod diamant_record;
mod diamant_write;
mod draws;
mod house;
mod house_file;
mod house_values;
mod json;
mod limits;
mod players;
mod read;
mod refusal;
mod seat_number;
mod settings;
mod troll_judge;
mod troll_record;
mod troll_write;
mod verdict;
mod verify;
mod word_enum;

pub use diamant_judge::{DiamantJudgement, DiamantMove, JudgedExpedition, JudgedStep};
pub use diamant_record::{DiamantRecord, DiamantStep, EditionField, Expedition};
pub use house::{HouseEdition, HouseFault};
pub use house_file::{ChestsWord, HouseFile};
pub use limits::{MAX_BYTES, MAX_STEPS};
pub use read::{Judgement, Record, read};
pub use refusal::{At, Part, Refusal};
pub use seat_number::SeatNumber;
pub use settings::{OfficialEdition, Settings, official_editions};
pub use troll_judge::{JudgedTurn, TrollJudgement};
pub use troll_record::{DiceFaces, TrollOptions, TrollRecord, TrollStep, TrollTurn};
pub use verdict::{DiamantVerdict, TrollVerdict};
pub use verify::Verification;
