//! A game of Troll & Dragon as everybody sees it.

use game::Game;
use record::{FaceWord, FindWord};
use serde::{Deserialize, Serialize};
use troll::{Cave, CaveStep, Danger, Face, Find, Hall, Stage, Troll};
use utoipa::ToSchema;

use super::fact::{TreasureWord, die};
use super::word::{CaveStepWord, HallStepWord};
use crate::scene::{StandingsScene, TieWord};
use crate::seat_numbers::number;

/// The state of a game of Troll & Dragon. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollScene {
    /// The seat whose turn it is.
    pub active: u8,
    /// The state of the turn in the cave.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cave: Option<CaveScene>,
    /// The state of the turn in the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hall: Option<HallScene>,
    /// The treasure left in the two rooms.
    pub rooms: TreasureWord,
    /// The diamonds in the Troll's Hand.
    pub hand: u16,
    /// The treasure that the active player has found in this turn and can still lose.
    pub beside: TreasureWord,
    /// The risk that the next roll brings the Troll or, in the hall, that the next throw wakes the Dragon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub danger: Option<DangerScene>,
    /// The safe treasure of each seat.
    pub bags: Vec<TreasureWord>,
    /// Whether the game is over.
    pub over: bool,
    /// The scores and who leads or has won.
    pub standings: StandingsScene,
}

/// The risk of losing the treasure of the turn: `ways` out of `outcomes` equally likely outcomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DangerScene {
    /// The number of outcomes that lose it.
    pub ways: u32,
    /// The number of all outcomes.
    pub outcomes: u32,
}

/// A turn in the cave.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct CaveScene {
    /// How far the turn is.
    pub step: CaveStepWord,
    /// The faces of the free dice.
    pub shown: Vec<FaceWord>,
    /// The number of free dice.
    pub free: u8,
    /// The dice that were set aside.
    pub kept: Vec<FindWord>,
}

/// A turn in the hall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct HallScene {
    /// How far the turn is.
    pub step: HallStepWord,
    /// The seat with the dragon dice.
    pub thrower: u8,
    /// The dragon die that was set aside, 0 or 1, if one eye is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aside: Option<u8>,
}

impl TrollScene {
    pub(crate) fn new(game: &Troll) -> TrollScene {
        let view = game.view(None);
        let (cave, hall) = match view.stage() {
            Stage::Cave(cave) => (Some(CaveScene::new(cave)), None),
            Stage::Hall(hall) => (None, Some(HallScene::new(hall))),
            Stage::Over => (None, None),
        };
        TrollScene {
            active: number(view.active()),
            cave,
            hall,
            rooms: view.rooms().into(),
            hand: view.hand(),
            beside: view.beside().into(),
            danger: view.danger().map(|Danger { ways, outcomes }| DangerScene { ways, outcomes }),
            bags: view.seats().into_iter().map(|seat| view.bag(seat).into()).collect(),
            over: view.is_over(),
            standings: StandingsScene::new(
                &view.standings(),
                view.seats(),
                view.is_over().then_some(TieWord::Nuggets),
            ),
        }
    }
}

impl CaveScene {
    fn new(cave: Cave) -> CaveScene {
        let shown = match cave.step() {
            CaveStep::Arriving | CaveStep::Rolling { .. } => Vec::new(),
            CaveStep::Choosing(shown) => {
                let faces = [Face::Diamond, Face::Key, Face::Door].into_iter();
                faces.flat_map(|one| (0..shown.count(one)).map(move |_| one.into())).collect()
            }
        };
        let kept = Find::ALL.iter().copied().filter(|one| cave.kept().contains(*one));
        CaveScene {
            step: cave.step().into(),
            shown,
            free: cave.free_dice(),
            kept: kept.map(Into::into).collect(),
        }
    }
}

impl HallScene {
    fn new(hall: Hall) -> HallScene {
        HallScene { step: hall.step().into(), thrower: number(hall.thrower()), aside: hall.aside().map(die) }
    }
}
