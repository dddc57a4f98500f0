//! A live game is written down move by move: at every moment the record tells of it, and gives its moves back.

use std::sync::Arc;

use diamant::{Diamant, PlayedMove};
use game::conformance::Chooser;
use game::{Game, Move};
use proptest::prelude::*;
use record::{DiamantRecord, EditionField, Record, Recorded, TrollRecord};
use serde::Serialize;
use troll::Troll;

use crate::play::{DiamantGame, Rests, TrollGame};
use crate::round_trip::{any_length, house, people, published, troll_options};

fn read(record: &impl Serialize) -> Record {
    let text = serde_json::to_string(record).unwrap();
    record::read(&text).unwrap_or_else(|refusal| panic!("{refusal}\n{text}"))
}

fn diamant(record: &DiamantRecord) -> DiamantRecord {
    let Record::Diamant(read) = read(record) else { panic!("a record of Diamant") };
    assert_eq!(read, *record);
    read
}

fn troll(record: &TrollRecord) -> TrollRecord {
    let Record::Troll(read) = read(record) else { panic!("a record of Troll & Dragon") };
    assert_eq!(read, *record);
    read
}

fn any_action(game: &Troll, seat: game::Seat, chooser: &mut Chooser) -> troll::Action {
    *chooser.one_of(&game.actions(seat).collect::<Vec<_>>())
}

/// The judged game is the live one, but for who was named to rest since the expedition began: that is not written yet.
fn assert_tells_of(judged: &Diamant, game: &Diamant) {
    assert_eq!(judged.view(None).is_over(), game.view(None).is_over());
    assert_eq!(judged.standings(), game.standings());
    assert_eq!(judged.deck(), game.deck());
    if !game.view(None).is_over() {
        let mut game = game.clone();
        game.rest(judged.view(None).resting(), &mut Vec::new());
        assert_eq!(*judged, game);
    }
}

/// Plays a few moves at a time and holds the record to the game each time.
fn check_every_moment(mut played: DiamantGame, seed: u64, moves: usize) {
    let chooser = &mut Chooser::new(seed);
    for _ in 0..moves {
        played.play(1, Rests::NowAndThen, chooser, |_, _, chooser| chooser.below(4) == 0);
        let judged = diamant(&played.record).judge().unwrap_or_else(|refusal| panic!("{refusal}")).game;
        assert_tells_of(&judged, &played.game);
        if judged.view(None).is_over() {
            break;
        }
    }
}

/// The moves of the record lead to the same game, and tell the same.
fn check_moves(mut played: DiamantGame, seed: u64, moves: usize) {
    let chooser = &mut Chooser::new(seed);
    played.play(moves, Rests::NowAndThen, chooser, |_, _, chooser| chooser.below(4) == 0);
    let record = diamant(&played.record);
    let moves = record.clone().judge_stored().unwrap().moves;
    let answers = |moves: &[PlayedMove]| moves.iter().map(|made| made.answer).collect::<Vec<_>>();
    assert_eq!(answers(&moves), answers(&played.moves));

    let mut game = Diamant::new(Arc::new(record.rules().unwrap()), record.players.len()).unwrap();
    let mut events = Vec::new();
    for PlayedMove { resting, answer } in &moves {
        game.rest(*resting, &mut Vec::new());
        game.play(answer, &mut events).unwrap();
    }
    assert_eq!(events, played.events);
    assert_eq!(game, record.judge().unwrap().game);
}

/// Whoever goes on from any moment of a record has a record that goes on from it.
fn check_going_on(mut played: DiamantGame, seed: u64) {
    let chooser = &mut Chooser::new(seed);
    played.play(10_000, Rests::NowAndThen, chooser, |_, _, chooser| chooser.below(4) == 0);
    let moves = played.record.clone().judge_stored().unwrap().moves;
    let kept = chooser.below(u32::try_from(moves.len()).unwrap()) as usize;

    let DiamantRecord { edition, relics, players, .. } = played.record.clone();
    let mut again = DiamantGame::new(edition, relics, players);
    for made in &moves[..kept] {
        again.game.rest(made.resting, &mut Vec::new());
        again.make(made.answer);
    }
    assert_eq!(again.record.clone().judge_stored().unwrap().moves.len(), kept);
    assert_eq!(again.events[..], played.events[..again.events.len()]);
    again.play(10_000, Rests::NowAndThen, chooser, |_, _, chooser| chooser.below(4) == 0);
    let judged = diamant(&again.record).judge().unwrap().game;
    assert!(judged.view(None).is_over());
    assert_eq!(judged.standings(), again.game.standings());
}

fn published_game(seed: u64, players: usize) -> DiamantGame {
    let (edition, relics) = published(&mut Chooser::new(seed));
    DiamantGame::new(edition, relics, people(players))
}

fn house_game(seed: u64, players: usize) -> DiamantGame {
    let edition: EditionField = house(&mut Chooser::new(seed));
    DiamantGame::new(edition, None, people(players))
}

proptest! {
    #[test]
    fn at_every_moment_the_record_tells_of_the_game(
        seed: u64, players in 3_usize..=8, by_house_rules: bool, moves in 0_usize..120,
    ) {
        let played = if by_house_rules { house_game(seed, players) } else { published_game(seed, players) };
        check_every_moment(played, seed, moves);
    }

    #[test]
    fn a_record_of_a_published_edition_gives_its_moves_back(
        seed: u64, players in 3_usize..=8, moves in any_length(),
    ) {
        check_moves(published_game(seed, players), seed, moves);
    }

    #[test]
    fn a_record_by_house_rules_gives_its_moves_back(seed: u64, players in 2_usize..=8, moves in any_length()) {
        check_moves(house_game(seed, players), seed, moves);
    }

    #[test]
    fn one_can_go_on_from_any_moment_of_a_record(seed: u64, players in 3_usize..=8, by_house_rules: bool) {
        check_going_on(
            if by_house_rules { house_game(seed, players) } else { published_game(seed, players) },
            seed,
        );
    }

    #[test]
    fn at_every_moment_the_record_of_a_dice_game_tells_of_what_was_seen(
        seed: u64, players in 2_usize..=5, moves in 0_usize..120,
    ) {
        let chooser = &mut Chooser::new(seed);
        let mut played = TrollGame::new(troll_options(chooser), people(players));
        for _ in 0..moves {
            played.play(1, chooser, any_action);
            let judged = troll(&played.record).judge().unwrap_or_else(|refusal| panic!("{refusal}")).game;
            prop_assert_eq!(&judged, &played.written.0);
        }
    }

    #[test]
    fn a_record_of_a_dice_game_gives_its_moves_back(
        seed: u64, players in 2_usize..=5, moves in any_length(),
    ) {
        let chooser = &mut Chooser::new(seed);
        let mut played = TrollGame::new(troll_options(chooser), people(players));
        played.play(moves, chooser, any_action);
        let record = troll(&played.record);
        let moves: Vec<Move<_, _>> = record.clone().judge_stored().unwrap().moves;
        let (written, made, told) = &played.written;
        prop_assert_eq!(&moves[..], &played.moves[..*made]);
        if played.game.view(None).is_over() {
            prop_assert_eq!(moves.len(), played.moves.len(), "nothing of a finished game is lost");
        }

        let mut game = Troll::new(record.rules().unwrap(), players).unwrap();
        let mut events = Vec::new();
        for answer in &moves {
            game.play(answer, &mut events).unwrap();
        }
        prop_assert_eq!(&events[..], &played.events[..*told]);
        prop_assert_eq!(&game, written);
    }
}
