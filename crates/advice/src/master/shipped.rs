//! The trained tables, one for each family of decks and number of players, made by `tacora train`.
//!
//! They are part of the program, but for WebAssembly: there a page fetches only those that it needs and hands them in.

use std::sync::{Mutex, OnceLock, PoisonError};

use diamant::{Draft, EDITIONS, RelicEntry, RelicWorth, Relics, Rules};

use super::{Master, NotAMaster};

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
    /// Nothing where tables are handed in.
    bytes: &'static [u8],
    master: OnceLock<Master>,
    /// Plays until the table is handed in.
    untaught: OnceLock<Master>,
}

#[cfg(not(target_family = "wasm"))]
macro_rules! bytes {
    ($family:literal, $players:literal) => {
        include_bytes!(concat!("../../data/master/", $family, "-", $players, ".table"))
    };
}

#[cfg(target_family = "wasm")]
macro_rules! bytes {
    ($family:literal, $players:literal) => {
        &[]
    };
}

macro_rules! shipped {
    ($family:literal: $($players:literal)*) => {
        [$(Shipped {
            bytes: bytes!($family, $players),
            master: OnceLock::new(),
            untaught: OnceLock::new(),
        }),*]
    };
}

/// The table that somebody has asked for and that is not here.
static MISSING: Mutex<Option<(Family, usize)>> = Mutex::new(None);

/// Which table was missing since the last time this was asked. Whatever was decided with it has to be decided again once it
/// is handed in. In a program that has the tables in it none is ever missing.
pub fn missing() -> Option<(Family, usize)> {
    MISSING.lock().unwrap_or_else(PoisonError::into_inner).take()
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

    /// Its name, as in the names of the files.
    pub fn name(self) -> &'static str {
        ["base", "numbered", "all-at-set-up", "by-exit"][self as usize]
    }

    /// Takes in a table that was missing. The first one counts.
    pub fn provide(self, players: usize, bytes: &[u8]) -> Result<(), NotAMaster> {
        let master = Master::read(bytes)?;
        self.shipped(players).master.get_or_init(|| master);
        Ok(())
    }

    fn shipped(self, players: usize) -> &'static Shipped {
        &SHIPPED[self as usize][place(players)]
    }
}

/// Where the table for this many players, or for the nearest number, is in the list of a family.
fn place(players: usize) -> usize {
    players.saturating_sub(FEWEST).min(SHIPPED[0].len() - 1)
}

impl Shipped {
    /// The table, if it is here.
    fn master(&self) -> Option<&Master> {
        if self.bytes.is_empty() {
            return self.master.get();
        }
        Some(self.master.get_or_init(|| Master::read(self.bytes).expect("our own table is one")))
    }

    fn untaught(&self, family: Family, players: usize) -> &Master {
        *MISSING.lock().unwrap_or_else(PoisonError::into_inner) = Some((family, players));
        self.untaught.get_or_init(|| Master::untaught(players))
    }
}

impl Master {
    /// The master for this many players under these rules, or the nearest ones.
    pub fn of(rules: &Rules, players: usize) -> &'static Master {
        let family = Family::of(rules);
        let shipped = family.shipped(players);
        shipped.master().unwrap_or_else(|| shipped.untaught(family, place(players) + FEWEST))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_is_not_here_is_named_until_it_is_handed_in() {
        let shipped = Shipped { bytes: &[], master: OnceLock::new(), untaught: OnceLock::new() };
        assert!(shipped.master().is_none());
        assert_eq!(shipped.untaught(Family::Base, 4).players(), 4);
        assert_eq!(missing(), Some((Family::Base, 4)));
        assert_eq!(missing(), None);

        let bytes = Family::Base.bytes(4);
        shipped.master.get_or_init(|| Master::read(bytes).unwrap());
        assert_eq!(shipped.master(), Some(&Master::read(bytes).unwrap()));
    }

    #[test]
    fn only_tables_are_taken_in() {
        assert!(Family::Numbered.provide(3, b"no table").is_err());
        assert_eq!(Family::Numbered.provide(3, Family::Numbered.bytes(3)), Ok(()));
    }
}
