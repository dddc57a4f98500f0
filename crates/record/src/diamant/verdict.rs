//! What a record of Diamant comes to, in the shape that programs read.

use diamant::Diamant;
use game::{Game, Seat};
use serde::Serialize;

use super::file::DiamantRecord;
use super::referee::JudgedExpedition;
use crate::judged::Judged;
use crate::recorded::Recorded;
use crate::verdict::winners;

/// The verdict on a game of Diamant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DiamantVerdict {
    game: &'static str,
    complete: bool,
    expeditions: Vec<ExpeditionVerdict>,
    players: Vec<DiamantPlayer>,
    winners: Vec<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct ExpeditionVerdict {
    trap: Option<&'static str>,
    chests: Vec<u16>,
    relics: Vec<Vec<u8>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct DiamantPlayer {
    name: String,
    chest: u16,
    relics: Vec<u8>,
    score: u32,
}

pub(super) fn verdict(judged: &Judged<DiamantRecord>) -> DiamantVerdict {
    let player = |(name, seat): (&String, Seat)| DiamantPlayer {
        name: name.clone(),
        chest: chest(&judged.game, seat),
        relics: judged.game.view(None).relics(seat).collect(),
        score: judged.game.standings().scores[seat],
    };
    DiamantVerdict {
        game: DiamantRecord::GAME,
        complete: judged.game.view(None).is_over(),
        expeditions: judged.parts.iter().map(JudgedExpedition::verdict).collect(),
        players: judged.record.players.iter().zip(judged.game.seats()).map(player).collect(),
        winners: winners(&judged.game),
    }
}

impl JudgedExpedition {
    fn verdict(&self) -> ExpeditionVerdict {
        ExpeditionVerdict {
            trap: self.trap.map(diamant::Hazard::word),
            chests: self.chests.iter().map(|gems| gems.worth()).collect(),
            relics: self.relics.clone(),
        }
    }
}

fn chest(game: &Diamant, seat: Seat) -> u16 {
    game.view(Some(seat)).chest(seat).expect("everyone may look into their own chest").worth()
}
