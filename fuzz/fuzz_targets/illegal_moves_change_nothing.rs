//! Whatever is sent to a game: a refused move changes nothing and emits nothing, and the events of an accepted move are
//! the whole story.

#![no_main]

use arbitrary_games::{Arbitrary, any_move, legal_move};
use diamant::Diamant;
use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use troll::Troll;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Unstructured::new(data);
    // An error only means that these bytes describe no game, or no further move.
    let _ = match bytes.arbitrary() {
        Ok(true) => play::<Diamant>(&mut bytes),
        _ => play::<Troll>(&mut bytes),
    };
});

fn play<G: Arbitrary>(bytes: &mut Unstructured) -> Result<()> {
    let mut game = G::any_game(bytes)?;
    let mut told = game.clone();
    while !bytes.is_empty() {
        let mut between = Vec::new();
        game.between_moves(bytes, &mut between)?;
        for event in &between {
            told.apply(event);
        }
        assert_eq!(told, game, "{between:?} are not the whole story of what came between two moves");

        // Mostly legal moves, otherwise games would not progress.
        let legal = if bytes.ratio(3, 4)? { legal_move(&game, bytes)? } else { None };
        let answer = match legal {
            Some(answer) => answer,
            None => any_move::<G>(bytes)?,
        };
        let before = game.clone();
        let mut events = Vec::new();
        match game.play(&answer, &mut events) {
            Ok(()) => {
                for event in &events {
                    told.apply(event);
                }
                assert_eq!(told, game, "{events:?} are not the whole story of {answer:?}");
            }
            Err(refusal) => {
                assert!(legal.is_none(), "{answer:?} is legal but was refused: {refusal}");
                assert_eq!(game, before, "{answer:?} was refused ({refusal}), but changed something");
                assert!(events.is_empty(), "{answer:?} was refused ({refusal}), but told {events:?}");
            }
        }
    }
    Ok(())
}
