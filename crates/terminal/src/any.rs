//! The list of games. It is the only file of this crate that names them all; a game is added by one line of [`games!`].

use protocol::GameScene;
use record::Record;

use crate::shown::{ShownRecord, ShownScene};

macro_rules! games {
    ($($Game:ident,)+) => {
        /// Whichever game it is, as everybody sees it.
        pub(crate) fn scene(scene: &GameScene) -> &dyn ShownScene {
            match scene {
                $(GameScene::$Game(scene) => scene,)+
            }
        }

        /// The record of whichever game it is.
        pub(crate) fn record(record: &Record) -> &dyn ShownRecord {
            match record {
                $(Record::$Game(record) => record,)+
            }
        }
    };
}

games! {
    Diamant,
    Troll,
}
