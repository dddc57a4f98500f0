//! Reviews: how the chance of winning changes, from the first card to the last.

use std::sync::Arc;

use advice::Hazards;
use advice::review::{Judge, Player, Review, Rollouts, TwoPlayerJudge, review};
use advice::two_player::{Solutions, TwoPlayerGame, WinTable};
use diamant::{Card, Decision, Diamant, Draft, Edition, Gems, Hazard, PlayedMove, Relics, Rules, View};
use game::conformance::Chooser;
use game::driver::Unlogged;
use game::{Ballot, BySeat, Game, Move, Seat, SeatSet, Turn, odds};

fn rules(treasures: &[u16], hazards: &[(Hazard, u8)], expeditions: u8) -> Arc<Rules> {
    let base = Edition::by_id("classic-2005").unwrap().draft(None).unwrap();
    let (treasures, hazards) = (treasures.to_vec(), hazards.to_vec());
    Arc::new(Draft { players: 2..=8, expeditions, treasures, hazards, ..base }.check().unwrap())
}

fn small_rules() -> Arc<Rules> {
    rules(&[1, 3, 4, 4, 7], &[(Hazard::Snake, 3), (Hazard::Gas, 2), (Hazard::Explosion, 3)], 3)
}

fn solved(rules: &Rules) -> WinTable {
    let mut table = WinTable::new(TwoPlayerGame::new(rules).unwrap());
    table.finish();
    table
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// Plays a game to its end, with these choices and chance from the chooser.
fn play(
    start: &Diamant,
    chooser: &mut Chooser,
    mut choose: impl FnMut(&Diamant, Seat, &mut Chooser) -> Decision,
) -> Vec<PlayedMove> {
    let mut game = start.clone();
    let mut steps = Vec::new();
    loop {
        let answer = match game.turn() {
            Turn::Chance(cards) => Move::Chance(game.outcome(chooser.below(cards))),
            Turn::Ballot(inside) => {
                Move::Ballot(Ballot::collect(inside, |seat| choose(&game, seat, chooser)))
            }
            Turn::Race(_) => unreachable!("nobody races in Diamant"),
            Turn::Over => return steps,
        };
        game.play(&answer, &mut Unlogged).unwrap();
        steps.push(PlayedMove { resting: SeatSet::EMPTY, answer });
    }
}

fn at_random(_: &Diamant, _: Seat, chooser: &mut Chooser) -> Decision {
    if chooser.below(4) == 0 { Decision::Leave } else { Decision::Continue }
}

fn assert_adds_up(review: &Review) {
    let mut shares = 0.0;
    for seat in review.game.seats() {
        let parts = review.parts[seat];
        assert!(parts.residual().abs() < 1e-12, "{parts:?}");
        let own: f64 = review.decisions_of(seat).map(advice::review::JudgedDecision::gain).sum();
        assert!((own - parts.own).abs() < 1e-12, "{parts:?}");
        shares += parts.result;
    }
    assert!((shares - 1.0).abs() < 1e-12, "the win is shared out");
    for point in &review.curve {
        let sum: f64 = review.game.seats().into_iter().map(|seat| point.shares[seat]).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{point:?}");
    }
}

#[test]
fn luck_and_skill_add_up_to_the_result_in_thousands_of_games() {
    let rules = small_rules();
    let table = solved(&rules);
    let start = Diamant::new(rules, 2).unwrap();
    let mut chooser = Chooser::new(1);
    let mut decisions = 0;
    for _ in 0..3000 {
        let steps = play(&start, &mut chooser, at_random);
        let review =
            review(start.clone(), steps, &mut TwoPlayerJudge::new(&Solutions::keeping(&table, 1))).unwrap();
        assert_adds_up(&review);
        decisions += review.decisions.len();
        for decision in &review.decisions {
            assert!(decision.gain() < 1e-12, "nothing is better than perfect: {decision:?}");
        }
        let [ada, bo] = [0, 1].map(|index| review.parts[seat(index)]);
        assert!((ada.others + bo.own).abs() < 1e-12, "what one gives away the other gets");
        assert!((ada.cards + bo.cards).abs() < 1e-12 && (ada.guessing + bo.guessing).abs() < 1e-12);
    }
    assert!(decisions > 30_000, "{decisions}");
}

/// Everybody's expectation over all cards until the next choice.
fn expected(game: &Diamant, judge: &mut impl Judge) -> BySeat<f64> {
    match game.turn() {
        Turn::Chance(_) => {
            let odds = odds(game).unwrap();
            let mut sum = BySeat::<f64>::default();
            for (card, ways) in odds.iter() {
                let next = expected(&after(game, Move::Chance(card)), judge);
                for (seat, share) in next.iter() {
                    sum[seat] += share * f64::from(ways) / f64::from(odds.total());
                }
            }
            sum
        }
        Turn::Ballot(inside) => judge.appraise(game, Ballot::collect(inside, |_| Decision::Leave)).before,
        Turn::Race(_) => unreachable!("nobody races in Diamant"),
        Turn::Over => {
            let winners = game.standings().winners;
            let share = 1.0 / f64::from(u8::try_from(winners.len()).unwrap());
            BySeat::from_fn(|seat| if winners.contains(seat) { share } else { 0.0 })
        }
    }
}

fn after(game: &Diamant, answer: Move<Decision, Card>) -> Diamant {
    let mut game = game.clone();
    game.play(&answer, &mut Unlogged).unwrap();
    game
}

/// If this did not hold, the luck of the cards would contain something else.
#[test]
fn the_luck_of_the_cards_is_nothing_on_average_and_the_mix_gives_the_chance_before_it() {
    let rules = small_rules();
    let table = solved(&rules);
    let solutions = Solutions::keeping(&table, 1);
    let mut judge = TwoPlayerJudge::new(&solutions);
    let start = Diamant::new(rules, 2).unwrap();
    let mut chooser = Chooser::new(2);
    for _ in 0..40 {
        let mut game = start.clone();
        for step in play(&start, &mut chooser, at_random) {
            if let Move::Ballot(chosen) = step.answer {
                let appraisal = judge.appraise(&game, chosen);
                let next = expected(&after(&game, step.answer), &mut judge);
                for seat in game.seats() {
                    assert!((appraisal.after[seat] - next[seat]).abs() < 1e-9, "{game:?}");
                    if let Some(weighed) = appraisal.weighed[seat] {
                        let mixed = weighed.stay * weighed.go_on + (1.0 - weighed.stay) * weighed.leave;
                        assert!((mixed - appraisal.before[seat]).abs() < 1e-12, "{game:?}");
                    }
                }
            }
            game = after(&game, step.answer);
        }
    }
}

#[test]
fn whoever_plays_as_the_master_loses_nothing_by_it() {
    let rules = small_rules();
    let table = solved(&rules);
    let master = Perfect(&table);
    let start = Diamant::new(rules, 2).unwrap();
    let mut chooser = Chooser::new(3);
    let mut others_lost = 0.0;
    for _ in 0..200 {
        let steps = play(&start, &mut chooser, |game, who, chooser| {
            let mix = if who == seat(0) { master.stay(&game.view(Some(who))) } else { 0.6 };
            if f64::from(chooser.below(1 << 20)) >= mix * f64::from(1 << 20) {
                Decision::Leave
            } else {
                Decision::Continue
            }
        });
        let review =
            review(start.clone(), steps, &mut TwoPlayerJudge::new(&Solutions::keeping(&table, 1))).unwrap();
        assert!(review.skill_loss(seat(0)) < 1e-9, "{}", review.skill_loss(seat(0)));
        assert!(review.accuracy(seat(0)) > 100.0 - 1e-6);
        assert!(review.costliest(seat(0)).is_empty());
        others_lost += review.skill_loss(seat(1));
    }
    assert!(others_lost > 20.0, "{others_lost}");
}

/// One treasure worth 3 and two snakes. With the treasure on the path each carries 1 and 1 is on the path: a single
/// leaver takes 2 and wins, so both should leave, and the game is tied. Ada stays.
#[test]
fn one_mistake_is_put_down_to_who_made_it() {
    let rules = rules(&[3], &[(Hazard::Snake, 2)], 1);
    let table = solved(&rules);
    let start = Diamant::new(rules, 2).unwrap();
    let [ada, bo] = [seat(0), seat(1)];
    let open = |inside: SeatSet, leaving: SeatSet| {
        Move::Ballot(Ballot::collect(inside, |seat| {
            if leaving.contains(seat) { Decision::Leave } else { Decision::Continue }
        }))
    };
    let both = SeatSet::first_n(2);
    let answers = [
        Move::Chance(Card::Treasure(Gems::new(3))),
        open(both, SeatSet::only(bo)),
        Move::Chance(Card::Hazard(Hazard::Snake)),
        open(SeatSet::only(ada), SeatSet::only(ada)),
    ];
    let steps = answers.map(|answer| PlayedMove { resting: SeatSet::EMPTY, answer });
    let review = review(start, steps, &mut TwoPlayerJudge::new(&Solutions::keeping(&table, 1))).unwrap();
    let [ada_parts, bo_parts] = [ada, bo].map(|seat| review.parts[seat]);
    assert_eq!((ada_parts.own, ada_parts.others, ada_parts.result), (-0.5, 0.0, 0.0));
    assert_eq!((bo_parts.own, bo_parts.others, bo_parts.result), (0.0, 0.5, 1.0));
    assert_eq!((ada_parts.cards, ada_parts.guessing), (0.0, 0.0));
    let [costly] = review.costliest(ada)[..] else { panic!("one mistake") };
    let seen = &costly.moment;
    assert_eq!((costly.moves, costly.decision, seen.cards, seen.inside), (1, Decision::Continue, 1, 2));
    assert_eq!((seen.trap.ways, seen.trap.total, seen.carried, seen.path), (0, 2, 1, 1));
    // The other leaves, so leaving brings what is carried, and so does one more card, the first snake.
    assert_eq!((costly.rubies.go_on, costly.rubies.leave), (1.0, 1.0));
    assert_eq!((costly.weighed.stay, costly.weighed.go_on, costly.weighed.leave), (0.0, 0.0, 0.5));
    // Alone at the second decision, the choice no longer matters: one decision mattered, and it cost 50 points.
    assert!((review.accuracy(ada) - 100.0 * (-0.35_f64 * 50.0).exp()).abs() < 1e-9);
    assert!((review.accuracy(bo) - 100.0).abs() < 1e-9);
    let points: Vec<(usize, f64)> =
        review.curve.iter().map(|point| (point.moves, point.shares[bo])).collect();
    assert_eq!(points, [(0, 0.5), (1, 0.5), (2, 1.0), (3, 1.0), (4, 1.0)]);
}

/// Plays the solved two-player game.
struct Perfect<'a>(&'a WinTable);

impl Player for Perfect<'_> {
    fn stay(&self, view: &View<'_>) -> f64 {
        let me = view.onlooker().unwrap();
        let [mine, other] = [me, seat(1 - me.index())].map(|seat| view.chest(seat).unwrap().worth());
        let lead = i32::from(mine) - i32::from(other);
        let expedition = self.0.expedition(view.expedition(), &Hazards::of(view)).unwrap();
        let spot = expedition.spot(view);
        if view.inside().len() == 2 {
            return expedition.solution(lead).matrix(spot).equilibrium().stay[0];
        }
        let alone = expedition.alone(spot, lead, (view.carried() + view.path().rubies()).worth());
        f64::from(u8::from(alone.go_on > alone.leave))
    }

    fn shares(&self, game: &Diamant) -> BySeat<f64> {
        let view = game.view(None);
        let scores = game.standings().scores;
        let lead = i64::from(scores[seat(0)]) - i64::from(scores[seat(1)]);
        let lead = i32::try_from(lead).unwrap();
        let win = if view.is_over() {
            0.5 + 0.5 * f64::from(lead.signum())
        } else {
            self.0.values(view.expedition(), &Hazards::of(&view)).unwrap().at(lead)
        };
        BySeat::from_fn(|who| [win, 1.0 - win].get(who.index()).copied().unwrap_or(0.0))
    }
}

#[test]
fn trying_comes_to_what_is_known_within_its_error() {
    let rules = rules(&[1, 4, 5], &[(Hazard::Snake, 2), (Hazard::Gas, 2)], 2);
    let table = solved(&rules);
    let master = Perfect(&table);
    let start = Diamant::new(rules, 2).unwrap();
    let mut chooser = Chooser::new(4);
    let mut compared = 0;
    for _ in 0..4 {
        let steps = play(&start, &mut chooser, at_random);
        let exact =
            review(start.clone(), steps.clone(), &mut TwoPlayerJudge::new(&Solutions::keeping(&table, 1)))
                .unwrap();
        let tried = review(start.clone(), steps, &mut Rollouts::new(&master, 400)).unwrap();
        assert_adds_up(&tried);
        for (exact, tried) in exact.decisions.iter().zip(&tried.decisions) {
            let difference = |of: &advice::review::JudgedDecision| of.weighed.go_on - of.weighed.leave;
            let off = (difference(exact) - difference(tried)).abs();
            assert!(off <= 5.0 * tried.weighed.error + 1e-9, "{exact:?} {tried:?}");
            assert_eq!(exact.rubies, tried.rubies);
            compared += 1;
        }
    }
    assert!(compared > 20, "{compared}");
}

/// Leaves with ten in hand, mixes from five on, and uses shares of the rubies as chances.
struct Simple;

impl Player for Simple {
    fn stay(&self, view: &View<'_>) -> f64 {
        match view.carried().worth() {
            0..5 => 1.0,
            5..10 => 0.7,
            _ => 0.0,
        }
    }

    fn shares(&self, game: &Diamant) -> BySeat<f64> {
        let (scores, seats) = (game.standings().scores, game.seats());
        let weight = |seat| f64::from(scores[seat]) + 10.0;
        let all: f64 = seats.into_iter().map(weight).sum();
        BySeat::from_fn(|seat| if seats.contains(seat) { weight(seat) / all } else { 0.0 })
    }
}

#[test]
fn luck_and_skill_add_up_for_any_number_of_players_and_any_edition() {
    let mut chooser = Chooser::new(5);
    for (edition, players, relics) in [
        ("classic-2005", 3, None),
        ("iello-2016", 5, None),
        ("portal-2025", 8, Some(Relics::With)),
        ("incan-gold", 4, None),
    ] {
        let rules = Edition::by_id(edition).unwrap().draft(relics).unwrap().check().unwrap();
        let start = Diamant::new(Arc::new(rules), players).unwrap();
        let steps = play(&start, &mut chooser, at_random);
        let judged = || review(start.clone(), steps.clone(), &mut Rollouts::new(&Simple, 30)).unwrap();
        let first = judged();
        assert_adds_up(&first);
        assert_eq!(first, judged(), "the same game is judged the same");
        for decision in &first.decisions {
            let follows = decision.weighed.share(decision.decision) >= 1.0;
            assert!(!follows || (decision.gain().abs() < 1e-15 && decision.error() == 0.0), "{decision:?}");
        }
        assert!(first.decisions.iter().any(|decision| decision.error() > 0.0));
    }
}

/// Eight explorers with one ruby each and twelve on the path: the simple player continues, and a single leaver almost
/// certainly wins. That is not a good mix; once all have responded to each other, nobody gains much by deviating.
#[test]
fn a_master_who_is_wrong_at_one_place_is_put_right_there() {
    let rules = Edition::by_id("classic-2005").unwrap().draft(None).unwrap().check().unwrap();
    let mut game = Diamant::new(Arc::new(rules), 8).unwrap();
    let stay = Ballot::collect(SeatSet::first_n(8), |_| Decision::Continue);
    for card in [Card::Treasure(Gems::new(7)), Card::Treasure(Gems::new(13))] {
        if let Turn::Ballot(_) = game.turn() {
            game = after(&game, Move::Ballot(stay));
        }
        game = after(&game, Move::Chance(card));
    }
    let most = |judge: &mut Rollouts<'_>| {
        let weighed = judge.appraise(&game, stay).weighed;
        let gains = game.seats().into_iter().map(|seat| {
            let weighed = weighed[seat].unwrap();
            let mixed = weighed.stay * weighed.go_on + (1.0 - weighed.stay) * weighed.leave;
            weighed.go_on.max(weighed.leave) - mixed
        });
        gains.fold(0.0, f64::max)
    };
    let as_it_is = most(&mut Rollouts::new(&Simple, 500));
    let answered = most(&mut Rollouts::new(&Simple, 500).answering(12));
    assert!(as_it_is > 0.03 && answered < 0.5 * as_it_is, "{as_it_is} {answered}");
}
