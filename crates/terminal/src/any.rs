//! The list of games. It is the only file of this crate that names them all; a game is added by one line to each function,
//! and the compiler asks for it.

use protocol::{Fact, GameField, GameScene};
use record::Record;

use crate::shown::{ShownFact, ShownField, ShownRecord, ShownScene};

/// What is agreed about whichever game it is.
pub(crate) fn field(field: &GameField) -> &dyn ShownField {
    match field {
        GameField::Diamant(field) => field,
        GameField::Troll(field) => field,
    }
}

/// Whichever game it is, as everybody sees it.
pub(crate) fn scene(scene: &GameScene) -> &dyn ShownScene {
    match scene {
        GameScene::Diamant(scene) => scene,
        GameScene::Troll(scene) => scene,
    }
}

/// Something that happened in whichever game it is.
pub(crate) fn fact(fact: &Fact) -> &dyn ShownFact {
    match fact {
        Fact::Diamant(fact) => fact,
        Fact::Troll(fact) => fact,
    }
}

/// The record of whichever game it is.
pub(crate) fn record(record: &Record) -> &dyn ShownRecord {
    match record {
        Record::Diamant(record) => record,
        Record::Troll(record) => record,
    }
}
