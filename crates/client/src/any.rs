//! The list of games. It is the only file of this crate that names them all; a game is added by one line of [`games!`].

use protocol::{Fact, GameField, GameScene};

use crate::narrated::{NarratedFact, NarratedField, NarratedScene};

macro_rules! games {
    ($($Game:ident,)+) => {
        /// What is agreed about whichever game it is.
        pub fn field(field: &GameField) -> &dyn NarratedField {
            match field {
                $(GameField::$Game(field) => field,)+
            }
        }

        /// Whichever game it is, as everybody sees it.
        pub fn scene(scene: &GameScene) -> &dyn NarratedScene {
            match scene {
                $(GameScene::$Game(scene) => scene,)+
            }
        }

        /// Something that happened in whichever game it is.
        pub fn fact(fact: &Fact) -> &dyn NarratedFact {
            match fact {
                $(Fact::$Game(fact) => fact,)+
            }
        }
    };
}

games! {
    Diamant,
    Troll,
}
