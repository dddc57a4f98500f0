//! A game of Troll & Dragon as everybody sees it.

use game::Game;
use serde::{Deserialize, Serialize};
use troll::{Cave, CaveStep, Danger, Face, Find, Hall, HallStep, Stage, Troll};
use utoipa::ToSchema;

use super::fact::{TreasureWord, die, face};
use crate::scene::{StandingsScene, TieWord};
use crate::wire::number;

/// A game of Troll & Dragon: everything lies open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TrollScene {
    /// Whose turn it is or, at the end, was.
    pub active: u8,
    /// The turn, while it is in the cave.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cave: Option<CaveScene>,
    /// The turn, while it is in the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hall: Option<HallScene>,
    /// What is left in the two rooms.
    pub rooms: TreasureWord,
    /// Diamonds in the Troll's Hand.
    pub hand: u16,
    /// What the active player has found in this turn and may still lose.
    pub beside: TreasureWord,
    /// How likely the next cave roll brings the Troll or, in the hall, the next throw wakes the dragon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub danger: Option<DangerScene>,
    /// What every seat has for good.
    pub bags: Vec<TreasureWord>,
    /// Whether the game is over.
    pub over: bool,
    /// The scores and who leads or has won.
    pub standings: StandingsScene,
}

/// Ways to lose everything beside the bag, among equally likely outcomes of the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DangerScene {
    /// How many outcomes take everything.
    pub ways: u32,
    /// How many outcomes there are.
    pub outcomes: u32,
}

/// A turn in the cave.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct CaveScene {
    /// `arriving`, `rolling` or `choosing`.
    pub step: String,
    /// What the free dice show.
    pub shown: Vec<String>,
    /// How many dice are free.
    pub free: u8,
    /// What is set aside.
    pub kept: Vec<String>,
}

/// A turn in the hall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct HallScene {
    /// `racing`, `choosing`, `searching`, `deciding`, `waiting` or `throwing`.
    pub step: String,
    /// Who has the dragon dice.
    pub thrower: u8,
    /// The dragon die that was set aside, 0 or 1: one eye is open.
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
        let (step, shown) = match cave.step() {
            CaveStep::Arriving => ("arriving", Vec::new()),
            CaveStep::Rolling { .. } => ("rolling", Vec::new()),
            CaveStep::Choosing(shown) => {
                let faces = [Face::Diamond, Face::Key, Face::Door].into_iter();
                let faces = faces.flat_map(|one| (0..shown.count(one)).map(move |_| face(one)));
                ("choosing", faces.collect())
            }
        };
        let kept = Find::ALL.iter().copied().filter(|one| cave.kept().contains(*one));
        CaveScene {
            step: step.to_owned(),
            shown,
            free: cave.free_dice(),
            kept: kept.map(|find| find.to_string()).collect(),
        }
    }
}

impl HallScene {
    fn new(hall: Hall) -> HallScene {
        let step = match hall.step() {
            HallStep::Racing => "racing",
            HallStep::Choosing => "choosing",
            HallStep::Searching => "searching",
            HallStep::Deciding => "deciding",
            HallStep::Waiting => "waiting",
            HallStep::Throwing => "throwing",
        };
        HallScene { step: step.to_owned(), thrower: number(hall.thrower()), aside: hall.aside().map(die) }
    }
}
