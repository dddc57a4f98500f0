//! The trained tables, one for each family of decks and number of players, which `tacora train` has made.

use std::sync::OnceLock;

use diamant::{Draft, EDITIONS, RelicEntry, RelicWorth, Relics, Rules};

use super::Master;

/// Decks that are played alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Without relics.
    Base,
    /// A relic with its worth on it comes into the deck before every expedition.
    Numbered,
    /// All relics are in the deck from the first expedition on.
    AllAtSetUp,
    /// A relic comes before every expedition, and its worth depends on when it leaves the cave.
    ByExit,
}

/// Whether a master was taught the very game that is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taught {
    /// It was trained with this deck and these rules.
    ThisGame,
    /// It was trained with the nearest published deck.
    NearestGame,
}

/// A table as it was written, and as it is played once somebody needs it.
struct Shipped {
    bytes: &'static [u8],
    master: OnceLock<Master>,
}

macro_rules! shipped {
    ($family:literal: $($players:literal)*) => {
        [$(Shipped {
            bytes: include_bytes!(concat!("../../data/master/", $family, "-", $players, ".table")),
            master: OnceLock::new(),
        }),*]
    };
}

/// By family, for two to eight players.
static SHIPPED: [[Shipped; 7]; 4] = [
    shipped!("base": 2 3 4 5 6 7 8),
    shipped!("numbered": 2 3 4 5 6 7 8),
    shipped!("all-at-set-up": 2 3 4 5 6 7 8),
    shipped!("by-exit": 2 3 4 5 6 7 8),
];

/// The fewest for whom there is a table.
const FEWEST: usize = 2;

impl Family {
    /// Every family.
    pub const ALL: [Family; 4] = [Family::Base, Family::Numbered, Family::AllAtSetUp, Family::ByExit];

    /// The family whose tables fit these rules best.
    pub fn of(rules: &Rules) -> Family {
        match &rules.settings().relics {
            None => Family::Base,
            Some(relics) => match (relics.entry, relics.worth) {
                (RelicEntry::AllAtSetUp, _) => Family::AllAtSetUp,
                (RelicEntry::OnePerExpedition, RelicWorth::Printed) => Family::Numbered,
                (RelicEntry::OnePerExpedition, RelicWorth::ByExit) => Family::ByExit,
            },
        }
    }

    /// The table for this many, as it was written.
    pub fn bytes(self, players: usize) -> &'static [u8] {
        self.shipped(players).bytes
    }

    fn shipped(self, players: usize) -> &'static Shipped {
        let tables = &SHIPPED[self as usize];
        &tables[players.saturating_sub(FEWEST).min(tables.len() - 1)]
    }
}

impl Master {
    /// The master for this many by these rules, or by those nearest to them.
    pub fn of(rules: &Rules, players: usize) -> &'static Master {
        let shipped = Family::of(rules).shipped(players);
        shipped.master.get_or_init(|| Master::read(shipped.bytes).expect("our own table is one"))
    }
}

impl Taught {
    /// Whether there is a master who was taught this very game.
    pub fn of(rules: &Rules) -> Taught {
        let choices = [None, Some(Relics::With), Some(Relics::Without)];
        let mut published = EDITIONS.iter().flat_map(|edition| choices.map(|relics| edition.draft(relics)));
        let taught = published.any(|draft| draft.is_ok_and(|draft| same_game(&draft, rules.settings())));
        if taught { Taught::ThisGame } else { Taught::NearestGame }
    }
}

/// Whether two settings are the same game but for the names of the hazards, for how many may play, and for whether chests are
/// shown to who does not remember.
fn same_game(one: &Draft, other: &Draft) -> bool {
    let copies = |draft: &Draft| draft.hazards.iter().map(|(_, copies)| *copies).collect::<Vec<_>>();
    let alike = Draft {
        players: other.players.clone(),
        hazards: other.hazards.clone(),
        chests: other.chests,
        ..one.clone()
    };
    alike == *other && copies(one) == copies(other)
}
