//! The list of games. It is the only file of this crate that names them all; a game is added by one line to each function,
//! and the compiler asks for it.

use protocol::{Fact, GameField, GameScene};

use crate::narrated::{NarratedFact, NarratedField, NarratedScene};

/// What is agreed about whichever game it is.
pub fn field(field: &GameField) -> &dyn NarratedField {
    match field {
        GameField::Diamant(field) => field,
        GameField::Troll(field) => field,
    }
}

/// Whichever game it is, as everybody sees it.
pub fn scene(scene: &GameScene) -> &dyn NarratedScene {
    match scene {
        GameScene::Diamant(scene) => scene,
        GameScene::Troll(scene) => scene,
    }
}

/// Something that happened in whichever game it is.
pub fn fact(fact: &Fact) -> &dyn NarratedFact {
    match fact {
        Fact::Diamant(fact) => fact,
        Fact::Troll(fact) => fact,
    }
}
