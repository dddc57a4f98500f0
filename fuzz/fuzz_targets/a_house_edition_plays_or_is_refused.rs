//! Whatever a house edition says: it is refused in one line, or a game by its rules can be played to its end.

#![no_main]

use std::sync::Arc;

use arbitrary_games::legal_move;
use diamant::Diamant;
use game::Game;
use libfuzzer_sys::arbitrary::Unstructured;
use libfuzzer_sys::fuzz_target;
use record::HouseEdition;

/// More moves than any game with valid rules.
const MAX_MOVES: usize = 20_000;

fuzz_target!(|text: &str| {
    match HouseEdition::from_toml(text) {
        Ok(edition) => play(edition, text.as_bytes()),
        Err(fault) => assert_eq!(fault.to_string().lines().count(), 1),
    }
});

/// The bytes of the file decide; after the last one, always the first choice.
fn play(edition: HouseEdition, decisions: &[u8]) {
    let players = usize::from(*edition.rules.settings().players.start());
    let mut game =
        Diamant::new(Arc::new(edition.rules), players).expect("rules allow the number that they name");
    let (mut bytes, mut moves) = (Unstructured::new(decisions), 0);
    while let Ok(Some(answer)) = legal_move(&game, &mut bytes) {
        game.play(&answer, &mut game::driver::Unlogged).expect("a legal move is played");
        moves += 1;
        assert!(moves < MAX_MOVES, "a game without end");
    }
}
