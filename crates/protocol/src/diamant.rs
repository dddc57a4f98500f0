//! Diamant on the wire.

mod card;
mod choice;
mod fact;
mod field;
mod scene;

pub use card::{CardWord, RelicWord};
pub use fact::DiamantFact;
pub use field::DiamantField;
pub use scene::{DiamantScene, PathCardScene, PedestalScene};

use diamant::Diamant;
use record::DiamantRecord;

use crate::on_wire::OnWire;

impl OnWire for Diamant {
    type Record = DiamantRecord;
    type Field = DiamantField;
    type Fact = DiamantFact;
    type Scene = DiamantScene;

    fn recorded_field(record: &DiamantRecord) -> DiamantField {
        DiamantField { edition: record.edition.clone(), relics: record.relics, chests: record.chests }
    }

    fn scene(&self) -> DiamantScene {
        DiamantScene::new(self)
    }

    fn shows_the_end(scene: &DiamantScene) -> bool {
        scene.over
    }
}
