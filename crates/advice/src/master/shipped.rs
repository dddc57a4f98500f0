//! The trained tables, one for each family of decks and number of players, made by `tacora train`.

use std::sync::OnceLock;

use diamant::{Draft, EDITIONS, RelicEntry, RelicWorth, Relics, Rules};

use super::Master;

/// Decks with the same strategy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Without relics.
    Base,
    /// A relic with a printed value enters the deck before every expedition.
    Numbered,
    /// All relics are in the deck from the first expedition on.
    AllAtSetUp,
    /// A relic enters before every expedition, and its value depends on when it leaves the cave.
    ByExit,
}

/// Whether a master was trained for exactly this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taught {
    /// It was trained with this deck and these rules.
    ThisGame,
    /// It was trained with the nearest published deck.
    NearestGame,
}

/// A table as a file, and decoded on first use.
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

/// The minimum number of players with a table.
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

    /// The table file for this many players.
    pub fn bytes(self, players: usize) -> &'static [u8] {
        self.shipped(players).bytes
    }

    fn shipped(self, players: usize) -> &'static Shipped {
        let tables = &SHIPPED[self as usize];
        &tables[players.saturating_sub(FEWEST).min(tables.len() - 1)]
    }
}

impl Master {
    /// The master for this many players under these rules, or the nearest ones.
    pub fn of(rules: &Rules, players: usize) -> &'static Master {
        let shipped = Family::of(rules).shipped(players);
        shipped.master.get_or_init(|| Master::read(shipped.bytes).expect("our own table is one"))
    }
}

impl Taught {
    /// Whether a master was trained for exactly these rules.
    pub fn of(rules: &Rules) -> Taught {
        let choices = [None, Some(Relics::With), Some(Relics::Without)];
        let mut published = EDITIONS.iter().flat_map(|edition| choices.map(|relics| edition.draft(relics)));
        let taught = published.any(|draft| draft.is_ok_and(|draft| same_game(&draft, rules.settings())));
        if taught { Taught::ThisGame } else { Taught::NearestGame }
    }
}

/// Whether two settings are the same game apart from the names of the hazards, the allowed number of players, and
/// whether chests are shown to those who do not remember.
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
