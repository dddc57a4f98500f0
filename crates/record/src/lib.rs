//! Games and house editions as files.
//!
//! A record is a JSON file that a person can write by hand after playing at a real table. [`read`] takes it in,
//! [`Record::judge`] plays it through the rules and says what it comes to, or names the expedition (or turn), the step and
//! the reason why it cannot have happened. A [`HouseEdition`] is a TOML file with settings of one's own. Nothing here
//! touches a disk: text comes in, values go out.

mod account;
mod diamant_judge;
mod diamant_record;
mod house;
mod house_file;
mod house_values;
mod json;
mod language;
mod names;
mod read;
mod refusal;
mod settings;
mod troll_judge;
mod troll_record;
mod verdict;
mod words;

pub use diamant_judge::{DiamantJudgement, JudgedExpedition, JudgedStep};
pub use diamant_record::{DiamantRecord, DiamantStep, EditionField, Expedition};
pub use house::{HouseEdition, HouseFault};
pub use house_file::HouseFile;
pub use language::{Language, UnknownLanguage, Words};
pub use read::{Judgement, MAX_BYTES, Record, read};
pub use refusal::{At, Part, Refusal};
pub use settings::{OfficialEdition, Settings, official_editions};
pub use troll_judge::{JudgedTurn, TrollJudgement};
pub use troll_record::{TrollOptions, TrollRecord, TrollStep, TrollTurn};
pub use verdict::{DiamantVerdict, TrollVerdict};
