//! A game of Diamant as everybody sees it.

use std::collections::BTreeMap;

use diamant::{Diamant, Hazard, View};
use game::Game;
use record::HazardWord;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::card::{CardWord, RelicWord};
use crate::scene::{StandingsScene, TieWord};
use crate::seat_numbers::{number, numbers};

/// The public state of a game of Diamant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DiamantScene {
    /// The number of the current expedition, counted from 1.
    pub expedition: u8,
    /// The number of expeditions in the game.
    pub expeditions: u8,
    /// The cards on the path, in order, without relics that were taken.
    pub path: Vec<PathCardScene>,
    /// The number of relics that were taken from this path.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub taken: u8,
    /// The empty pedestals of these relics, in the order of the path.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pedestals: Vec<PedestalScene>,
    /// The rubies on the path.
    pub on_path: u16,
    /// The hazards revealed in this expedition. A second card of the same kind is a trap.
    pub met: Vec<HazardWord>,
    /// The revealed hazards of which no card is left in the deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub harmless: Vec<HazardWord>,
    /// The seats in the cave.
    pub inside: Vec<u8>,
    /// The seats that rest in the camp from the next expedition on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resting: Vec<u8>,
    /// The rubies that each explorer in the cave carries.
    pub carried: u16,
    /// The content of the chest of each seat; `null` if it is hidden.
    pub chests: Vec<Option<u16>>,
    /// The values of the relics of each seat.
    pub relics: Vec<Vec<u8>>,
    /// The cards left in the deck of this expedition, with their numbers.
    pub may_come: BTreeMap<CardWord, u8>,
    /// The number of cards left.
    pub cards_left: u8,
    /// How many of them would be a trap.
    pub traps_left: u8,
    /// The number of cards of each hazard that were removed from the game.
    pub removed: BTreeMap<HazardWord, u8>,
    /// The relic that was added for this expedition, in editions that add them one by one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub added_relic: Option<RelicWord>,
    /// The relic that will be added for the next expedition, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_relic: Option<RelicWord>,
    /// Whether the game is over.
    pub over: bool,
    /// The scores, unless chests are hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standings: Option<StandingsScene>,
}

/// A card on the path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PathCardScene {
    /// The card: the value of a treasure, the name of a hazard, or a relic.
    pub card: CardWord,
    /// The rubies on the card.
    pub rubies: u16,
    /// For a relic, its value for somebody who leaves alone now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<u8>,
}

/// The empty place of a relic that somebody has taken from this path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PedestalScene {
    /// Its place among all cards of the path, counted from 0, with those that were taken.
    pub at: u8,
    /// The relic.
    pub card: RelicWord,
    /// The seat that took it.
    pub seat: u8,
}

impl PathCardScene {
    /// A card without anything on it.
    pub fn bare(card: CardWord) -> PathCardScene {
        PathCardScene { card, rubies: 0, worth: None }
    }
}

impl DiamantScene {
    pub(crate) fn new(game: &Diamant) -> DiamantScene {
        let view = game.view(None);
        let path = view.path();
        let mut worths = view.worths_on_path();
        DiamantScene {
            expedition: view.expedition(),
            expeditions: view.rules().expeditions(),
            path: path
                .cards()
                .iter()
                .filter(|on_path| !on_path.taken)
                .map(|on_path| PathCardScene {
                    card: CardWord(on_path.card),
                    rubies: on_path.rubies.worth(),
                    worth: on_path.relic().and_then(|_| worths.next()),
                })
                .collect(),
            taken: path.cards().iter().map(|on_path| u8::from(on_path.taken)).sum(),
            pedestals: pedestals(&view),
            on_path: path.rubies().worth(),
            met: view.met().iter().map(HazardWord).collect(),
            harmless: view.harmless().iter().map(HazardWord).collect(),
            inside: numbers(view.inside()),
            resting: numbers(view.resting()),
            carried: view.carried().worth(),
            chests: view.seats().into_iter().map(|seat| view.chest(seat).map(diamant::Gems::worth)).collect(),
            relics: view.seats().into_iter().map(|seat| view.relics(seat).collect()).collect(),
            may_come: view.may_come().map(|(card, count)| (CardWord(card), count)).collect(),
            cards_left: view.cards_left(),
            traps_left: view.traps_left(),
            removed: removed(&view),
            added_relic: view.added_relic().filter(|_| !view.is_over()).map(RelicWord),
            next_relic: view.next_relic().filter(|_| !view.is_over()).map(RelicWord),
            over: view.is_over(),
            standings: view.standings().map(|standings| {
                StandingsScene::new(&standings, view.seats(), view.is_over().then_some(TieWord::Relics))
            }),
        }
    }
}

fn pedestals(view: &View<'_>) -> Vec<PedestalScene> {
    view.pedestals()
        .map(|(place, relic, seat)| PedestalScene {
            at: u8::try_from(place).expect("a path is shorter than a deck"),
            card: RelicWord(relic),
            seat: number(seat),
        })
        .collect()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn removed(view: &View<'_>) -> BTreeMap<HazardWord, u8> {
    let counted = view.rules().hazards().map(|hazard: Hazard| (HazardWord(hazard), view.removed(hazard)));
    counted.filter(|(_, count)| *count > 0).collect()
}
