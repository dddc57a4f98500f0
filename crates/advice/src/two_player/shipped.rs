//! The table of the base deck, made by `tacora solve two-player`.

use std::sync::LazyLock;

use diamant::{EDITIONS, Relics, Rules};

use super::{TwoPlayerGame, WinTable};

/// The table file.
pub const BASE_TABLE: &[u8] = include_bytes!("../../data/two-player.table");

/// The rules of the base deck: every published edition that can be played without relics. They differ only in the names
/// of their hazards.
pub fn base_rules() -> impl Iterator<Item = Rules> {
    let drafts = EDITIONS.iter().filter_map(|edition| edition.draft(Some(Relics::Without)).ok());
    drafts.filter_map(|draft| draft.check().ok())
}

/// The two-player game with the base deck.
pub fn base_game() -> TwoPlayerGame {
    let rules = base_rules().next().expect("there is an edition without relics");
    TwoPlayerGame::new(&rules).expect("a deck without relics is solved")
}

/// The chance of winning before every expedition of the [base game](base_game).
pub fn base_table() -> &'static WinTable {
    static TABLE: LazyLock<WinTable> =
        LazyLock::new(|| WinTable::read(base_game(), BASE_TABLE).expect("our own table is one"));
    &TABLE
}
