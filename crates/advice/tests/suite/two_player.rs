//! The solved two-player game, compared with a tree of the whole game built by the engine.

use std::collections::BTreeMap;
use std::iter::repeat_n;
use std::sync::Arc;

use crate::support::small_games::{after, rules, small_games};
use advice::two_player::{BASE_TABLE, TwoPlayerGame, WinTable, base_rules, base_table};
use advice::{Hazards, Unsolved};
use diamant::{Card, Decision, Diamant, Draft, Edition, FirstDecision, Gems, Hazard, Rules, Sprung};
use game::conformance::Chooser;
use game::{Ballot, Game, Move, Seat, SeatSet, Turn, odds};

/// The whole game tree; beginnings of expeditions that have been seen before are shared.
#[derive(Default)]
struct Tree {
    seen: BTreeMap<(u8, [Gems; 2], Vec<u8>), f64>,
}

impl Tree {
    /// The chance that the first of two wins when both play perfectly.
    fn win(&mut self, game: &Diamant) -> f64 {
        match game.turn() {
            Turn::Chance(_) if game.view(None).path().cards().is_empty() => {
                let view = game.view(None);
                let chests = [0, 1].map(|seat| view.chest(Seat::new(seat).unwrap()).unwrap());
                let deck = (0..game.rules().faces().len()).map(|slot| game.deck().count(slot)).collect();
                let key = (view.expedition(), chests, deck);
                if let Some(win) = self.seen.get(&key) {
                    return *win;
                }
                let win = self.next_card(game);
                self.seen.insert(key, win);
                win
            }
            Turn::Chance(_) => self.next_card(game),
            Turn::Ballot(inside) => self.choice(game, inside),
            Turn::Race(_) => unreachable!("nobody races in Diamant"),
            Turn::Over => {
                let winners = game.standings().winners;
                let [first, second] = [0, 1].map(|seat| winners.contains(Seat::new(seat).unwrap()));
                0.5 + 0.5 * (f64::from(u8::from(first)) - f64::from(u8::from(second)))
            }
        }
    }

    fn next_card(&mut self, game: &Diamant) -> f64 {
        let odds = odds(game).unwrap();
        let total = f64::from(odds.total());
        odds.iter()
            .map(|(card, ways)| f64::from(ways) / total * self.win(&after(game, Move::Chance(card))))
            .sum()
    }

    fn choice(&mut self, game: &Diamant, inside: SeatSet) -> f64 {
        let [first, second] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        let mut win = |leaving: SeatSet| {
            let ballot = Ballot::collect(inside, |seat| {
                if leaving.contains(seat) { Decision::Leave } else { Decision::Continue }
            });
            self.win(&after(game, Move::Ballot(ballot)))
        };
        if inside == SeatSet::only(first) {
            win(inside).max(win(SeatSet::EMPTY))
        } else if inside == SeatSet::only(second) {
            win(inside).min(win(SeatSet::EMPTY))
        } else {
            let stay = [win(SeatSet::EMPTY), win(SeatSet::only(second))];
            let leave = [win(SeatSet::only(first)), win(inside)];
            best_mix(stay, leave)
        }
    }
}

/// The most that the first player can guarantee. As a function of the probability of staying it is the lower of two
/// lines: highest at an end or where they cross.
fn best_mix(stay: [f64; 2], leave: [f64; 2]) -> f64 {
    let sure = |chance: f64| {
        let against = |column: usize| chance * stay[column] + (1.0 - chance) * leave[column];
        against(0).min(against(1))
    };
    let slope = (stay[0] - leave[0]) - (stay[1] - leave[1]);
    let crossing = (leave[1] - leave[0]) / slope;
    let crossing = if (0.0..=1.0).contains(&crossing) { crossing } else { 0.0 };
    sure(0.0).max(sure(1.0)).max(sure(crossing))
}

fn solved(rules: &Rules) -> WinTable {
    let mut table = WinTable::new(TwoPlayerGame::new(rules).unwrap());
    table.finish();
    table
}

#[test]
fn small_games_come_out_as_in_the_tree_of_the_engine() {
    for rules in small_games() {
        let table = solved(&rules);
        let mut tree = Tree::default();
        let game = Diamant::new(rules.clone(), 2).unwrap();
        assert!((tree.win(&game) - 0.5).abs() < 1e-9);
        for ((expedition, [first, second], deck), win) in &tree.seen {
            let removed = rules.hazards().flat_map(|hazard| {
                let in_the_game = deck[rules.slot(Card::Hazard(hazard)).unwrap()];
                repeat_n(hazard, usize::from(rules.copies(hazard) - in_the_game))
            });
            let hazards = Hazards::without(&rules, &removed.collect::<Vec<_>>()).unwrap();
            let lead = i32::from(first.worth()) - i32::from(second.worth());
            let solved = table.values(*expedition, &hazards).unwrap().at(lead);
            assert!((solved - win).abs() < 1e-9, "{expedition} {lead} {hazards:?}: {solved}, not {win}");
        }
    }
}

/// Every choice of a small game compared with the tree, in all reachable positions.
#[test]
fn every_choice_of_a_small_game_is_worth_what_the_tree_says() {
    let rules = rules(&[1, 4], &[(Hazard::Snake, 2), (Hazard::Gas, 2)], 2, Sprung::OneCopyOut);
    let table = solved(&rules);
    let mut tree = Tree::default();
    let mut games = vec![Diamant::new(rules, 2).unwrap()];
    let mut compared = [0, 0];
    while let Some(game) = games.pop() {
        match game.turn() {
            Turn::Chance(_) => {
                games.extend(odds(&game).unwrap().iter().map(|(card, _)| after(&game, Move::Chance(card))));
            }
            Turn::Ballot(inside) => {
                let view = game.view(None);
                let [first, second] =
                    [0, 1].map(|seat| i32::from(view.chest(Seat::new(seat).unwrap()).unwrap().worth()));
                let expedition = table.expedition(view.expedition(), &Hazards::of(&view)).unwrap();
                let spot = expedition.spot(&view);
                let win = if inside.len() == 2 {
                    compared[0] += 1;
                    expedition.solution(first - second).matrix(spot).equilibrium().win
                } else {
                    compared[1] += 1;
                    let is_first = inside == SeatSet::first_n(1);
                    let lead = if is_first { first - second } else { second - first };
                    let held = view.carried() + view.path().rubies();
                    let alone = expedition.alone(spot, lead, held.worth());
                    let best = alone.leave.max(alone.go_on);
                    if is_first { best } else { 1.0 - best }
                };
                let expected = tree.win(&game);
                assert!((win - expected).abs() < 1e-9, "{win}, not {expected}: {game:?}");
                // Everything in the second expedition has already been seen in the first.
                if view.expedition() == 1 {
                    for leaving in [SeatSet::EMPTY, SeatSet::first_n(1), SeatSet::first_n(2)] {
                        let ballot = Ballot::collect(inside, |seat| {
                            if leaving.contains(seat) { Decision::Leave } else { Decision::Continue }
                        });
                        games.push(after(&game, Move::Ballot(ballot)));
                    }
                }
            }
            Turn::Race(_) => unreachable!("nobody races in Diamant"),
            Turn::Over => {}
        }
    }
    assert!(compared[0] > 100 && compared[1] > 20, "{compared:?}");
}

#[test]
fn what_one_wins_the_other_loses() {
    let table = base_table();
    for chapter in table.game().chapters() {
        let values = table.values(chapter.expedition, &chapter.hazards).unwrap();
        for lead in chapter.leads() {
            assert!((values.at(lead) + values.at(-lead) - 1.0).abs() < 1e-15);
        }
        assert_eq!(values.at(0).to_bits(), 0.5_f64.to_bits());
        // A larger lead is never worse.
        let pairs = chapter.leads().zip(chapter.leads().skip(1));
        assert!(pairs.into_iter().all(|(less, more)| values.at(less) <= values.at(more)));
    }
    // Solved from the other side, without the symmetry.
    let expedition = table.expedition(5, &table.game().chapters()[3].hazards).unwrap();
    let wins = expedition.values(&[17, -17]);
    assert!((wins[0] + wins[1] - 1.0).abs() < 1e-12, "{wins:?}");
}

/// A part of every expedition is solved again; `tacora solve two-player` solves all of it.
#[test]
fn the_table_in_the_program_is_what_is_solved() {
    let table = base_table();
    assert_eq!((BASE_TABLE.len(), table.known()), (3866 * 8, 22));
    assert_eq!(table.bytes(), BASE_TABLE);
    for (chapter, leads) in
        [(0, &[0, 1, 40, 124][..]), (7, &[13]), (12, &[3]), (17, &[30]), (20, &[2]), (21, &[0])]
    {
        let chapter = &table.game().chapters()[chapter];
        let expedition = table.expedition(chapter.expedition, &chapter.hazards).unwrap();
        let values = table.values(chapter.expedition, &chapter.hazards).unwrap();
        for (lead, win) in leads.iter().zip(expedition.values(leads)) {
            assert_eq!(win.to_bits(), values.at(*lead).to_bits(), "{chapter:?}, lead {lead}");
        }
    }
}

#[test]
fn a_table_that_is_not_finished_is_the_beginning_of_one_that_is() {
    let game = base_table().game();
    let part = WinTable::read(game.clone(), &BASE_TABLE[..8 * 125]).unwrap();
    assert_eq!((part.known(), part.next()), (1, Some(&game.chapters()[1])));
    assert_eq!(part.bytes(), BASE_TABLE[..8 * 125]);
    for bytes in
        [&BASE_TABLE[..8 * 124], &BASE_TABLE[..8 * 125 + 3], &[0xFF; 8 * 125], &[BASE_TABLE, &[0]].concat()]
    {
        assert!(WinTable::read(game.clone(), bytes).is_err());
    }
}

#[test]
fn from_a_tie_perfect_play_is_pure() {
    let table = base_table();
    let expedition = table.expedition(5, &table.game().chapters()[0].hazards).unwrap();
    let solution = expedition.solution(0);
    assert_eq!(solution.win().to_bits(), 0.5_f64.to_bits());
    let rules = base_rules().next().unwrap();
    let mut game = Diamant::new(
        Arc::new(Draft { players: 2..=2, expeditions: 1, ..rules.settings().clone() }.check().unwrap()),
        2,
    )
    .unwrap();
    for card in ["9", "snake", "11", "gas", "14", "17"] {
        game = after(&game, Move::Chance(card.parse().unwrap()));
        let stay = solution.matrix(expedition.spot(&game.view(None))).equilibrium().stay;
        assert!([[0.0, 0.0], [1.0, 1.0]].contains(&stay), "{stay:?}");
        let both = SeatSet::first_n(2);
        game = after(&game, Move::Ballot(Ballot::collect(both, |_| Decision::Continue)));
    }
}

#[test]
fn what_is_not_solved_is_said() {
    let draft = |edition: &str| Edition::by_id(edition).unwrap().draft(None).unwrap();
    let refusal = |draft: Draft| TwoPlayerGame::new(&draft.check().unwrap()).unwrap_err();
    assert_eq!(refusal(draft("iello-2016")), Unsolved::Relics);
    let early = Draft { first_decision: FirstDecision::BeforeFirstCard, ..draft("classic-2005") };
    assert_eq!(refusal(early), Unsolved::EarlyDecision);
    let large = Draft { treasures: (1..=17).collect(), ..draft("classic-2005") };
    assert_eq!(refusal(large), Unsolved::TooLarge { sets: 1 << 17 });
    for (edition, is_base) in [("portal-2025", true), ("iello-numbered", true), ("incan-gold", false)] {
        assert_eq!(base_table().game().is_played_by(&draft(edition).check().unwrap()), is_base, "{edition}");
    }
}

/// Following a plan gives the same probabilities as the solution.
#[test]
fn a_plan_is_the_solution_wherever_one_can_come() {
    let table = base_table();
    let rules = base_rules().next().unwrap();
    let rules = Draft { players: 2..=2, ..rules.settings().clone() }.check().unwrap();
    let expedition = table.expedition(5, &Hazards::full(&rules)).unwrap();
    let lead = 7;
    let (solution, plans) = (expedition.solution(lead), expedition.plans(lead));
    let rules = Arc::new(rules);
    let mut chooser = Chooser::new(1);
    let mut mixed = 0;
    for _ in 0..2_000 {
        let mut game = Diamant::new(rules.clone(), 2).unwrap();
        let player = usize::from(chooser.below(2) == 1);
        while let (1, Turn::Chance(cards)) = (game.view(None).expedition(), game.turn()) {
            game = after(&game, Move::Chance(game.outcome(chooser.below(cards))));
            if game.turn() != Turn::Ballot(SeatSet::first_n(2)) {
                break;
            }
            let spot = expedition.spot(&game.view(None));
            let expected = solution.matrix(spot).equilibrium().stay[player];
            let stay = plans[player].stay(spot);
            assert!((stay - expected).abs() < 1e-5, "{stay}, not {expected}");
            if stay <= 0.0 {
                break;
            }
            mixed += usize::from(stay < 1.0);
            game = after(&game, Move::Ballot(Ballot::collect(SeatSet::first_n(2), |_| Decision::Continue)));
        }
    }
    assert!(mixed > 100, "{mixed}");
}
