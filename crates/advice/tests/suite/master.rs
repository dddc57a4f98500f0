//! The master: how it reduces a view, how it values scores, and the tables in the program.

use std::sync::Arc;

use advice::master::{Cells, Family, Master, Situation, Taught};
use diamant::{Card, Chests, Decision, Diamant, Draft, EDITIONS, Edition, Gems, Relics, Rules};
use game::driver::Unlogged;
use game::{Ballot, BySeat, Game, Move, Seat, SeatSet, Standings};

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn rules(edition: &str, relics: Option<Relics>) -> Arc<Rules> {
    let draft = Edition::by_id(edition).unwrap().draft(relics).unwrap();
    Arc::new(Draft { players: 2..=8, ..draft }.check().unwrap())
}

/// Reveals these cards; after each, these seats leave.
fn cave(rules: &Arc<Rules>, players: usize, steps: &[(&str, &[usize])]) -> Diamant {
    let mut game = Diamant::new(rules.clone(), players).unwrap();
    for (number, (card, leaving)) in steps.iter().enumerate() {
        game.play(&Move::Chance(card.parse::<Card>().unwrap()), &mut Unlogged).unwrap();
        // Nobody decides after the last card: that is the position under test.
        if number + 1 < steps.len() {
            let inside = game.view(None).inside();
            let choice = |seat: Seat| {
                if leaving.contains(&seat.index()) { Decision::Leave } else { Decision::Continue }
            };
            game.play(&Move::Ballot(Ballot::collect(inside, choice)), &mut Unlogged).unwrap();
        }
    }
    game
}

#[test]
fn a_view_comes_down_to_what_a_decision_turns_on() {
    let game = cave(&rules("classic-2005", None), 4, &[("17", &[]), ("snake", &[3]), ("11", &[])])
        .with_chest(seat(1), Gems::new(9));
    // 17 for four: 4 each, 1 stays and goes home with the fourth, who has 5. 11 for three: 3 each, 2 stay.
    let situation = Situation::of(&game.view(Some(seat(0)))).unwrap();
    let expected = Situation {
        inside: 3,
        traps: 2,
        cards: 27,
        promise: 124 - 28,
        endangered: 2 * (3 * 7 + 2),
        take: 7,
        alone: 2,
        relics: 0,
        lead_inside: Some(-9),
        lead_at_home: Some(7 - 5),
    };
    assert_eq!(situation, expected);
    assert_eq!(Situation::of(&game.view(None)), None, "somebody who only watches decides nothing");
}

#[test]
fn a_relic_is_a_prize_for_leaving_alone_and_the_last_ones_own() {
    let rules = rules("portal-2025", Some(Relics::With));
    let three = cave(&rules, 3, &[("relic 5", &[]), ("9", &[])]);
    let situation = Situation::of(&three.view(Some(seat(0)))).unwrap();
    assert_eq!((situation.relics, situation.take, situation.lead_at_home), (5, 3, None));
    let last = cave(&rules, 3, &[("relic 5", &[]), ("9", &[0, 1]), ("snake", &[])]);
    let situation = Situation::of(&last.view(Some(seat(2)))).unwrap();
    assert_eq!((situation.relics, situation.take, situation.lead_inside), (0, 8, None));
}

#[test]
fn a_closed_chest_is_remembered_and_played_like_an_open_one() {
    let draft = Edition::by_id("classic-2005").unwrap().draft(None).unwrap();
    let steps = [("9", &[][..]), ("snake", &[2]), ("7", &[1]), ("11", &[])];
    let [open, closed] = [Chests::Open, Chests::Hidden].map(|chests| {
        let rules = Arc::new(Draft { chests, ..draft.clone() }.check().unwrap());
        cave(&rules, 4, &steps)
    });
    assert_eq!(closed.view(Some(seat(0))).chest(seat(2)), None, "it is not shown");
    for me in [seat(0), seat(3)] {
        let [seen, remembered] = [&open, &closed].map(|game| Situation::of(&game.view(Some(me))));
        assert_eq!(seen, remembered);
        // The third has 2, and the rest of the first card.
        assert_eq!(remembered.unwrap().lead_at_home, Some(9 - 5));
    }
}

#[test]
fn every_part_of_a_situation_can_change_its_cell() {
    let cells = Cells::of(4);
    let plain = Situation {
        inside: 3,
        traps: 2,
        cards: 25,
        promise: 80,
        endangered: 40,
        take: 6,
        alone: 0,
        relics: 0,
        lead_inside: Some(0),
        lead_at_home: Some(0),
    };
    let others = [
        Situation { inside: 2, ..plain },
        Situation { traps: 6, ..plain },
        Situation { endangered: 100, ..plain },
        Situation { alone: 6, ..plain },
        Situation { relics: 5, ..plain },
        Situation { lead_inside: Some(-1), ..plain },
        Situation { lead_at_home: Some(1), ..plain },
    ];
    let mut numbers: Vec<usize> =
        others.iter().chain([&plain]).map(|situation| cells.number(situation)).collect();
    assert!(numbers.iter().all(|number| *number < cells.count()));
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), others.len() + 1);
}

fn standings(scores: &[u32]) -> Standings {
    Standings::rank(SeatSet::first_n(scores.len()), |seat| scores[seat.index()], |_| ())
}

fn shares(master: &Master, to_play: u8, scores: &[u32]) -> BySeat<f64> {
    master.win_shares(to_play, SeatSet::first_n(scores.len()), &standings(scores))
}

#[test]
fn scores_are_worth_chances_that_add_up_to_one() {
    for players in 2..=8 {
        let master = Master::of(&rules("classic-2005", None), players);
        let scores: Vec<u32> = (0..players).map(|seat| 7 * u32::try_from(seat).unwrap()).collect();
        for to_play in 0..=5 {
            let shares = shares(master, to_play, &scores);
            let total: f64 = (0..players).map(|index| shares[seat(index)]).sum();
            assert!((total - 1.0).abs() < 1e-9, "{players} with {to_play} to play: {total}");
            let rising = (1..players).all(|index| shares[seat(index)] > shares[seat(index - 1)] - 1e-9);
            assert!(rising, "{players} with {to_play} to play");
        }
    }
}

#[test]
fn a_lead_is_worth_more_the_fewer_expeditions_are_left_and_all_of_it_at_the_end() {
    let master = Master::of(&rules("classic-2005", None), 4);
    let leader = |to_play| shares(master, to_play, &[20, 10, 10, 10])[seat(0)];
    assert!(leader(3) < leader(2) && leader(2) < leader(1) && leader(1) < leader(0));
    assert!(leader(3) > 0.3 && leader(1) > 0.6, "{} {}", leader(3), leader(1));
    let tied = shares(master, 0, &[10, 20, 20, 0]);
    let near = |index: usize, share: f64| (tied[seat(index)] - share).abs() < 1e-9;
    assert!(near(0, 0.0) && near(1, 0.5) && near(2, 0.5) && near(3, 0.0));
}

#[test]
fn every_table_is_for_its_players_and_written_back_as_it_was() {
    for family in Family::ALL {
        for players in 2..=8 {
            let bytes = family.bytes(players);
            let master = Master::read(bytes).unwrap();
            assert_eq!(master.players(), players, "{family:?}");
            assert_eq!(master.bytes(), bytes, "{family:?} for {players}");
            assert!((0..5).all(|left_after| master.chapter(left_after).is_some()));
        }
    }
}

#[test]
fn the_tables_of_the_base_deck_are_less_than_a_megabyte() {
    let bytes: usize = (3..=8).map(|players| Family::Base.bytes(players).len()).sum();
    assert!(bytes < 1_000_000, "{bytes}");
}

#[test]
fn what_is_no_table_is_refused() {
    for bytes in [&[][..], &[4], &[4, 5], &[4, 5, 0, 0], &[1, 5], &[9, 5], &[4, 0, 1, 2, 3]] {
        assert!(Master::read(bytes).is_err(), "{bytes:?}");
    }
}

#[test]
fn every_published_game_was_taught_and_a_house_game_was_not() {
    for edition in &EDITIONS {
        for draft in [None, Some(Relics::With), Some(Relics::Without)].map(|relics| edition.draft(relics)) {
            let Ok(draft) = draft else { continue };
            assert_eq!(Taught::of(&draft.clone().check().unwrap()), Taught::ThisGame, "{}", edition.id);
            let closed = Draft { chests: Chests::Hidden, ..draft.clone() }.check().unwrap();
            assert_eq!(Taught::of(&closed), Taught::ThisGame, "{}: the master remembers", edition.id);
            let longer = Draft { expeditions: 6, ..draft }.check().unwrap();
            assert_eq!(Taught::of(&longer), Taught::NearestGame, "{}", edition.id);
        }
    }
}

/// An explorer who cannot win by leaving continues.
#[test]
fn behind_in_the_last_expedition_the_master_does_not_leave_to_lose() {
    let rules = rules("classic-2005", None);
    let mut game = Diamant::new(rules, 3).unwrap();
    for _ in 0..4 {
        game.play(&Move::Chance("4".parse().unwrap()), &mut Unlogged).unwrap();
        let all = Ballot::collect(SeatSet::first_n(3), |_| Decision::Leave);
        game.play(&Move::Ballot(all), &mut Unlogged).unwrap();
    }
    let mut game = game.with_chest(seat(2), Gems::new(25));
    game.play(&Move::Chance("9".parse().unwrap()), &mut Unlogged).unwrap();
    let choices = Ballot::collect(SeatSet::first_n(3), |seat| {
        if seat.index() == 2 { Decision::Leave } else { Decision::Continue }
    });
    game.play(&Move::Ballot(choices), &mut Unlogged).unwrap();
    game.play(&Move::Chance("snake".parse().unwrap()), &mut Unlogged).unwrap();
    let master = Master::of(game.rules(), 3);
    assert!(master.stay(&game.view(Some(seat(0)))) > 0.9, "{}", master.stay(&game.view(Some(seat(0)))));
}
