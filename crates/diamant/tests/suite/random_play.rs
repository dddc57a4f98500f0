//! Invariants of every state of every game, with random players.

use std::sync::Arc;

use diamant::{Card, Chests, Decision, Diamant, Draft, EDITIONS, Event, Gems, Relics, Rules, Whereabouts};
use game::conformance::Chooser;
use game::{Ballot, BySeat, Game, Move, Seat, SeatSet, Turn};
use proptest::prelude::*;

prop_compose! {
    fn any_official_rules()(edition in prop::sample::select(EDITIONS.to_vec()), with_relics in any::<bool>()) -> Rules {
        let wanted = if with_relics { Relics::With } else { Relics::Without };
        let draft = edition.draft(Some(wanted)).or_else(|_| edition.draft(None)).unwrap();
        draft.check().unwrap()
    }
}

/// Plays a game; each seat stays with a probability of `stay` in 16, and sometimes seats are set to rest. `watch` sees
/// the game after every move, with the events since the previous one.
fn play(mut game: Diamant, seed: u64, stay: u32, mut watch: impl FnMut(&Diamant, &[Event])) -> Diamant {
    let mut chooser = Chooser::new(seed);
    loop {
        let answer = match game.turn() {
            Turn::Chance(outcomes) => Move::Chance(game.outcome(chooser.below(outcomes))),
            Turn::Ballot(inside) => Move::Ballot(Ballot::collect(inside, |_| {
                if chooser.below(16) < stay { Decision::Continue } else { Decision::Leave }
            })),
            Turn::Race(_) | Turn::Over => return game,
        };
        let mut events = Vec::new();
        if chooser.below(4) == 0 {
            game.rest(game.seats().into_iter().filter(|_| chooser.below(3) == 0).collect(), &mut events);
        }
        game.play(&answer, &mut events).unwrap();
        watch(&game, &events);
    }
}

fn worth(gems: Gems, people: usize) -> u32 {
    u32::from(gems.worth()) * u32::try_from(people).unwrap()
}

/// What this event takes from the bank and returns to it.
fn bank_balance(event: Event) -> (u32, u32) {
    match event {
        Event::TreasureFound { worth, .. } => (worth.worth().into(), 0),
        Event::TrapSprung { caught, lost, .. } => (0, worth(lost, caught.len())),
        Event::ExpeditionEnded { to_bank, .. } => (0, to_bank.worth().into()),
        _ => (0, 0),
    }
}

proptest! {
    #[test]
    fn every_gem_is_in_a_chest_carried_on_the_path_or_in_the_bank(
        rules in any_official_rules(), players in 3_usize..=8, seed: u64, stay in 8_u32..=16,
    ) {
        let game = Diamant::new(Arc::new(rules), players).unwrap();
        let (mut paid_out, mut returned) = (0, 0);
        play(game, seed, stay, |game, events| {
            for event in events {
                let (out, back) = bank_balance(*event);
                paid_out += out;
                returned += back;
            }
            let view = game.view(None);
            let held: u32 = game.seats().into_iter().map(|seat| {
                let carried = match view.whereabouts(seat) {
                    Whereabouts::Cave { carried } => carried,
                    Whereabouts::Camp => Gems::ZERO,
                };
                let chest = game.view(Some(seat)).chest(seat).unwrap();
                worth(carried + chest, 1)
            }).sum();
            assert_eq!(held + worth(view.path().rubies(), 1) + returned, paid_out);
        });
    }

    /// The public events are enough to know every chest, so remembering them reveals nothing new. A hidden chest is
    /// shown to its owner only.
    #[test]
    fn whoever_pays_attention_knows_every_chest_and_who_does_not_sees_none_that_is_closed(
        rules in any_official_rules(), hidden in any::<bool>(), players in 3_usize..=8, seed: u64, stay in 8_u32..=16,
    ) {
        let chests = if hidden { Chests::Hidden } else { Chests::Open };
        let rules = Draft { chests, ..rules.settings().clone() }.check().unwrap();
        let mut noticed = BySeat::<Gems>::default();
        play(Diamant::new(Arc::new(rules), players).unwrap(), seed, stay, |game, events| {
            for event in events {
                if let Event::CameHome { leavers, carried, share, .. } = *event {
                    leavers.into_iter().for_each(|seat| noticed[seat] = noticed[seat] + carried + share);
                }
            }
            for onlooker in game.seats().into_iter().map(Some).chain([None]) {
                let view = game.view(onlooker);
                for seat in game.seats() {
                    assert_eq!(view.remembered(seat), noticed[seat]);
                    let shown = !hidden || view.is_over() || onlooker == Some(seat);
                    assert_eq!(view.chest(seat), shown.then_some(noticed[seat]));
                }
                assert_eq!(view.standings().is_some(), !hidden || view.is_over());
                assert_eq!(view.imagined(), *game);
            }
        });
    }

    /// The game keeps both numbers up to date; here they are counted.
    #[test]
    fn what_is_left_is_what_may_still_come(rules in any_official_rules(), players in 3_usize..=8, seed: u64) {
        let game = Diamant::new(Arc::new(rules), players).unwrap();
        play(game, seed, 15, |game, _| {
            let view = game.view(None);
            let (mut rubies, mut traps) = (Gems::ZERO, 0);
            for (card, count) in view.may_come() {
                match card {
                    Card::Treasure(worth) => (0..count).for_each(|_| rubies += worth),
                    Card::Hazard(hazard) if view.met().contains(hazard) => traps += count,
                    Card::Hazard(_) | Card::Relic(_) => {}
                }
            }
            assert_eq!((view.rubies_left(), view.traps_left()), (rubies, traps));
        });
    }

    #[test]
    fn chests_never_shrink(rules in any_official_rules(), players in 3_usize..=8, seed: u64) {
        let game = Diamant::new(Arc::new(rules), players).unwrap();
        let mut before = game.standings().scores;
        play(game, seed, 13, |game, _| {
            let now = game.standings().scores;
            assert!(game.seats().into_iter().all(|seat| now[seat] >= before[seat]));
            before = now;
        });
    }

    #[test]
    fn whoever_rests_takes_no_part_in_the_expedition(
        rules in any_official_rules(), players in 3_usize..=8, seed: u64,
    ) {
        let game = Diamant::new(Arc::new(rules), players).unwrap();
        let (mut named, mut entered, mut before) = (SeatSet::EMPTY, game.seats(), game.standings().scores);
        play(game, seed, 13, |game, events| {
            let taking_part = entered;
            for event in events {
                match *event {
                    Event::RestNamed { resting } => named = resting,
                    Event::ExpeditionBegan { entering, .. } => {
                        let awake = game.seats() - named;
                        assert_eq!(entering, if awake.is_empty() { game.seats() } else { awake });
                        entered = entering;
                    }
                    _ => {}
                }
            }
            assert_eq!(game.view(None).resting(), named);
            assert!(game.view(None).inside().is_subset(entered));
            let now = game.standings().scores;
            assert!((game.seats() - taking_part).into_iter().all(|seat| now[seat] == before[seat]));
            before = now;
        });
    }

    #[test]
    fn the_official_decks_never_run_out(rules in any_official_rules(), players in 3_usize..=8, seed: u64) {
        prop_assert!(!rules.settings().can_run_out());
        let relics = rules.settings().relics.as_ref().map_or(0, |relics| relics.values.len());
        play(Diamant::new(Arc::new(rules), players).unwrap(), seed, 16, |game, events| {
            assert!(game.view(None).path().cards().len() <= 20 + relics, "the next card at the latest is a trap");
            assert!(!events.iter().any(|event| matches!(event, Event::DeckRanOut { .. })));
        });
    }

    #[test]
    fn it_does_not_matter_who_sits_where(
        rules in any_official_rules(), players in 3_usize..=8, seed: u64, turn_by in 1_usize..8,
    ) {
        let rules = Arc::new(rules);
        let seat = |index: usize| Seat::new(index % players).unwrap();
        let moved = |from: Seat| seat(from.index() + turn_by);
        let moved_set = |seats: SeatSet| seats.into_iter().map(moved).collect::<SeatSet>();
        let mut other = Diamant::new(rules.clone(), players).unwrap();
        let game = play(Diamant::new(rules, players).unwrap(), seed, 13, |game, events| {
            let card = events.iter().find_map(|event| event.card());
            let leaving = events.iter().find_map(|event| match event {
                Event::Decided { leaving } => Some(*leaving),
                _ => None,
            });
            let answer = match (card, leaving, other.turn()) {
                (Some(card), _, _) => Move::Chance(card),
                (None, Some(leaving), Turn::Ballot(inside)) => Move::Ballot(Ballot::collect(inside, |seat| {
                    if moved_set(leaving).contains(seat) { Decision::Leave } else { Decision::Continue }
                })),
                _ => panic!("every move turns a card or opens choices"),
            };
            for event in events {
                if let Event::RestNamed { resting } = event {
                    other.rest(moved_set(*resting), &mut Vec::new());
                }
            }
            other.play(&answer, &mut Vec::new()).unwrap();
            assert_eq!(other.view(None).inside(), moved_set(game.view(None).inside()));
        });
        let (here, there) = (game.standings(), other.standings());
        prop_assert_eq!(there.winners, moved_set(here.winners));
        for seat in game.seats() {
            prop_assert_eq!(there.scores[moved(seat)], here.scores[seat]);
        }
    }
}

/// By counting instead of playing: whatever four traps have removed, more cards are left than can be revealed without a
/// repeat.
#[test]
fn by_the_pigeonhole_an_official_deck_always_repeats_a_hazard() {
    for edition in EDITIONS {
        let wanted = edition.draft(Some(Relics::With)).or_else(|_| edition.draft(None)).unwrap();
        let removals = (0..5_u32.pow(4)).map(|code| [code % 5, code / 5 % 5, code / 25 % 5, code / 125]);
        for traps in removals {
            let mut copies = [3_usize; 5];
            for kind in traps {
                copies[kind as usize] = copies[kind as usize].saturating_sub(1).max(1);
            }
            let others =
                wanted.treasures.len() + wanted.relics.as_ref().map_or(0, |relics| relics.values.len());
            let deck = others + copies.iter().sum::<usize>();
            let without_repeat = others + copies.iter().filter(|copies| **copies > 0).count();
            assert!(deck > without_repeat, "{} after {traps:?}", edition.id);
        }
    }
}
