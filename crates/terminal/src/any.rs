//! The list of games. It is the only file of this crate that names them all; a game is added by one line to each function,
//! and the compiler asks for it.

use protocol::GameScene;
use record::Record;

use crate::shown::{ShownRecord, ShownScene};

/// Whichever game it is, as everybody sees it.
pub(crate) fn scene(scene: &GameScene) -> &dyn ShownScene {
    match scene {
        GameScene::Diamant(scene) => scene,
        GameScene::Troll(scene) => scene,
    }
}

/// The record of whichever game it is.
pub(crate) fn record(record: &Record) -> &dyn ShownRecord {
    match record {
        Record::Diamant(record) => record,
        Record::Troll(record) => record,
    }
}
