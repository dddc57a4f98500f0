//! Troll & Dragon on the wire.

mod choice;
mod fact;
mod field;
mod scene;
mod word;

pub use fact::{TreasureWord, TrollFact};
pub use field::TrollField;
pub use scene::{CaveScene, DangerScene, HallScene, TrollScene};
pub use word::{CaveStepWord, DiceWord, HallStepWord, RoomWord};

use record::TrollRecord;
use troll::Troll;

use crate::on_wire::OnWire;

impl OnWire for Troll {
    type Record = TrollRecord;
    type Field = TrollField;
    type Fact = TrollFact;
    type Scene = TrollScene;

    fn recorded_field(record: &TrollRecord) -> TrollField {
        TrollField { options: record.options.clone() }
    }

    fn scene(&self) -> TrollScene {
        TrollScene::new(self)
    }

    fn shows_the_end(scene: &TrollScene) -> bool {
        scene.over
    }
}
