//! What a record comes to, in the shape that programs read.

use diamant::Diamant;
use game::{Game, Seat};
use serde::Serialize;

use crate::diamant_judge::{DiamantJudgement, JudgedExpedition};
use crate::read::Judgement;
use crate::troll_judge::TrollJudgement;

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

/// The verdict on a game of Troll & Dragon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TrollVerdict {
    game: &'static str,
    complete: bool,
    cave: u16,
    hall: u16,
    hand: u16,
    players: Vec<TrollPlayer>,
    winners: Vec<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct TrollPlayer {
    name: String,
    diamonds: u16,
    nuggets: u16,
    score: u32,
}

impl Judgement {
    /// The verdict as JSON on one line.
    pub fn to_json(&self) -> String {
        let json = match self {
            Judgement::Diamant(judgement) => serde_json::to_string(&judgement.verdict()),
            Judgement::Troll(judgement) => serde_json::to_string(&judgement.verdict()),
        };
        json.expect("a verdict holds nothing that JSON cannot")
    }
}

impl DiamantJudgement {
    /// The verdict in the shape that programs read.
    pub fn verdict(&self) -> DiamantVerdict {
        let player = |(name, seat): (&String, Seat)| DiamantPlayer {
            name: name.clone(),
            chest: chest(&self.game, seat),
            relics: self.game.view(None).relics(seat).collect(),
            score: self.game.standings().scores[seat],
        };
        DiamantVerdict {
            game: "diamant",
            complete: self.game.view(None).is_over(),
            expeditions: self.expeditions.iter().map(JudgedExpedition::verdict).collect(),
            players: self.record.players.iter().zip(self.game.seats()).map(player).collect(),
            winners: winners(&self.game),
        }
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

impl TrollJudgement {
    /// The verdict in the shape that programs read.
    pub fn verdict(&self) -> TrollVerdict {
        let view = self.game.view(None);
        let scores = view.standings().scores;
        let player = |(name, seat): (&String, Seat)| {
            let bag = view.bag(seat);
            TrollPlayer {
                name: name.clone(),
                diamonds: bag.diamonds,
                nuggets: bag.nuggets,
                score: scores[seat],
            }
        };
        TrollVerdict {
            game: "troll-dragon",
            complete: view.is_over(),
            cave: view.rooms().diamonds,
            hall: view.rooms().nuggets,
            hand: view.hand(),
            players: self.record.players.iter().zip(view.seats()).map(player).collect(),
            winners: winners(&self.game),
        }
    }
}

fn chest(game: &Diamant, seat: Seat) -> u16 {
    game.view(Some(seat)).chest(seat).expect("everyone may look into their own chest").worth()
}

fn winners<G: Game>(game: &G) -> Vec<usize> {
    game.standings().winners.into_iter().map(Seat::index).collect()
}
