//! The best answer to a rival, compared with a tree of the whole game built by the engine, with the solution, and with
//! played games.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::support::small_games::{after, small_games};
use advice::Hazards;
use advice::two_player::{
    BestAnswer, Expedition, PerfectRival, Reply, Rival, SeenRival, TwoPlayerGame, WinTable, base_rules,
    base_table,
};
use diamant::{Card, Decision, Diamant, Draft, Gems, Rules, View};
use game::conformance::Chooser;
use game::{Ballot, Game, Move, Seat, SeatSet, Turn, odds};

const RIVAL: usize = 0;

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn lead(view: &View<'_>) -> i32 {
    let score = |index| i32::from(view.chest(seat(index)).unwrap().worth());
    score(RIVAL) - score(1 - RIVAL)
}

fn coin(_: &View<'_>) -> f64 {
    0.5
}

fn third_card(view: &View<'_>) -> f64 {
    f64::from(u8::from(view.path().cards().len() < 3))
}

/// A strategy that depends on everything in the view, and mixes.
fn moody(view: &View<'_>) -> f64 {
    let mood = i32::from(view.carried().worth()) + 2 * lead(view) + 3 * i32::from(view.traps_left())
        - i32::from(view.path().rubies().worth())
        + i32::from(view.expedition());
    f64::from(mood.rem_euclid(5)) / 4.0
}

/// The share of the win of the answering player in a finished game.
fn share(game: &Diamant) -> f64 {
    let winners = game.standings().winners;
    let [me, rival] = [1 - RIVAL, RIVAL].map(|index| winners.contains(seat(index)));
    0.5 + 0.5 * (f64::from(u8::from(me)) - f64::from(u8::from(rival)))
}

type Stay = fn(&View<'_>) -> f64;

/// The whole game tree, if the answering player plays best and the rival follows its strategy.
struct Tree {
    stay: Stay,
    seen: BTreeMap<(u8, [Gems; 2], Vec<u8>), f64>,
}

impl Tree {
    fn win(&mut self, game: &Diamant) -> f64 {
        match game.turn() {
            Turn::Chance(_) => self.next_card(game),
            Turn::Ballot(inside) => self.choice(game, inside),
            Turn::Race(_) => unreachable!("nobody races in Diamant"),
            Turn::Over => share(game),
        }
    }

    fn next_card(&mut self, game: &Diamant) -> f64 {
        let view = game.view(None);
        let begins = view.path().cards().is_empty();
        let chests = [0, 1].map(|index| view.chest(seat(index)).unwrap());
        let deck = (0..game.rules().faces().len()).map(|slot| game.deck().count(slot)).collect();
        let key = (view.expedition(), chests, deck);
        if let Some(win) = self.seen.get(&key).filter(|_| begins) {
            return *win;
        }
        let odds = odds(game).unwrap();
        let total = f64::from(odds.total());
        let win = odds
            .iter()
            .map(|(card, ways)| f64::from(ways) / total * self.win(&after(game, Move::Chance(card))))
            .sum();
        if begins {
            self.seen.insert(key, win);
        }
        win
    }

    fn choice(&mut self, game: &Diamant, inside: SeatSet) -> f64 {
        let (rival, me) = (seat(RIVAL), seat(1 - RIVAL));
        let stay = if inside.contains(rival) { (self.stay)(&game.view(Some(rival))) } else { 1.0 };
        let mut against = |mine: Decision| {
            let mut win = |theirs: Decision| {
                let ballot = Ballot::collect(inside, |seat| if seat == me { mine } else { theirs });
                self.win(&after(game, Move::Ballot(ballot)))
            };
            let goes_on = if stay > 0.0 { stay * win(Decision::Continue) } else { 0.0 };
            goes_on + if stay < 1.0 { (1.0 - stay) * win(Decision::Leave) } else { 0.0 }
        };
        let go_on = against(Decision::Continue);
        if inside.contains(me) { go_on.max(against(Decision::Leave)) } else { go_on }
    }
}

fn answered<R: Rival>(rules: &Rules, rival: R) -> BestAnswer<R> {
    let mut answer = BestAnswer::new(TwoPlayerGame::new(rules).unwrap(), rival);
    answer.finish();
    answer
}

#[test]
fn the_answer_wins_what_the_tree_of_the_engine_says() {
    for rules in small_games() {
        for (minds_the_lead, stay) in [(false, coin as Stay), (false, third_card), (true, moody)] {
            let answer = answered(&rules, SeenRival::new(rules.clone(), minds_the_lead, stay));
            let mut tree = Tree { stay, seen: BTreeMap::new() };
            let win = tree.win(&Diamant::new(rules.clone(), 2).unwrap());
            let found = answer.win().unwrap();
            assert!((found - win).abs() < 1e-12, "{found}, not {win}");
            assert!(win >= 0.5, "whoever answers could also play like the other: {win}");
        }
    }
}

#[test]
fn nothing_can_be_taken_from_perfect_play() {
    for rules in small_games() {
        let mut table = WinTable::new(TwoPlayerGame::new(&rules).unwrap());
        table.finish();
        let answer = answered(&rules, PerfectRival::new(&table));
        for chapter in table.game().chapters() {
            let solved = table.values(chapter.expedition, &chapter.hazards).unwrap();
            let found = answer.known().values(chapter.expedition, &chapter.hazards).unwrap();
            for lead in chapter.leads().flat_map(|lead| [lead, -lead]) {
                let (solved, found) = (solved.at(lead), found.at(lead));
                assert!((solved - found).abs() < 1e-9, "{chapter:?}, lead {lead}: {found}, not {solved}");
            }
        }
        assert!((answer.win().unwrap() - 0.5).abs() < 1e-9);
    }
}

/// The last expedition of the base deck; `tacora exploit --bot oracle --players 2` answers all of them.
#[test]
fn nothing_can_be_taken_from_perfect_play_with_the_base_deck() {
    let table = base_table();
    let answer = BestAnswer::new(table.game().clone(), PerfectRival::new(table));
    let chapter = table.game().chapters()[0].clone();
    let solved = table.values(chapter.expedition, &chapter.hazards).unwrap();
    let leads = [0, 1, -1, 7, -13, 40];
    for (lead, found) in leads.into_iter().zip(answer.question(chapter).values(&leads)) {
        let solved = solved.at(lead);
        assert!((solved - found).abs() < 1e-9, "lead {lead}: {found}, not {solved}");
    }
}

/// One expedition with the whole deck against the rival: the win rate is as computed.
#[test]
fn games_against_the_rival_are_won_as_often_as_foretold() {
    let base = base_rules().next().unwrap();
    let draft = Draft { players: 2..=2, expeditions: 1, ..base.settings().clone() };
    let rules = Arc::new(draft.check().unwrap());
    let fifth_card: Stay = |view| f64::from(u8::from(view.path().cards().len() < 5));
    for (name, stay) in [("coin", coin as Stay), ("turn:5", fifth_card)] {
        let answer = answered(&rules, SeenRival::new(rules.clone(), false, stay));
        let win = answer.win().unwrap();
        let question = answer.question(answer.known().game().chapters()[0].clone());
        let mut player =
            Player { expedition: question.expedition(), reply: question.reply(0), stops: BTreeMap::new() };
        let mut chooser = Chooser::new(1);
        let games = 4_000;
        let won: f64 = (0..games).map(|_| player.play(&rules, stay, &mut chooser)).sum();
        let share = won / f64::from(games);
        let margin = 4.0 * (win * (1.0 - win) / f64::from(games)).sqrt();
        assert!((share - win).abs() < margin, "{name}: {share} ± {margin}, not {win}");
    }
}

/// A player who follows the best answer.
struct Player<'a> {
    expedition: &'a Expedition,
    reply: Reply,
    /// Whether to continue alone, by what may come and the lead.
    stops: BTreeMap<(Vec<(Card, u8)>, i32), bool>,
}

impl Player<'_> {
    /// The player's share of the win in a game against the rival.
    fn play(&mut self, rules: &Arc<Rules>, stay: Stay, chooser: &mut Chooser) -> f64 {
        let mut game = Diamant::new(rules.clone(), 2).unwrap();
        loop {
            game = match game.turn() {
                Turn::Chance(cards) => after(&game, Move::Chance(game.outcome(chooser.below(cards)))),
                Turn::Ballot(inside) => {
                    let view = game.view(Some(seat(RIVAL)));
                    let mine = self.choose(&view, inside);
                    let steps = 1 << 20;
                    let goes_on = f64::from(chooser.below(steps)) < stay(&view) * f64::from(steps);
                    let theirs = if goes_on { Decision::Continue } else { Decision::Leave };
                    let choice = |seat: Seat| if seat.index() == RIVAL { theirs } else { mine };
                    after(&game, Move::Ballot(Ballot::collect(inside, choice)))
                }
                Turn::Race(_) => unreachable!("nobody races in Diamant"),
                Turn::Over => return share(&game),
            };
        }
    }

    fn choose(&mut self, view: &View<'_>, inside: SeatSet) -> Decision {
        let (expedition, spot) = (self.expedition, self.expedition.spot(view));
        let goes_on = match inside.len() {
            2 => self.reply.goes_on(spot),
            _ => *self.stops.entry((view.may_come().collect(), lead(view))).or_insert_with(|| {
                let held = view.carried() + view.path().rubies();
                let alone = expedition.alone(spot, -lead(view), held.worth());
                alone.go_on > alone.leave
            }),
        };
        if goes_on { Decision::Continue } else { Decision::Leave }
    }
}

/// What counts is what is in the game, not which kinds of hazard have left it.
#[test]
fn a_question_begins_where_its_chapter_does() {
    let rules = small_games().pop().unwrap();
    let seen = std::sync::Mutex::new(Vec::new());
    let stay = |view: &View<'_>| {
        seen.lock().unwrap().push((view.expedition(), Hazards::of(view)));
        0.5
    };
    let answer = answered(&rules, SeenRival::new(rules.clone(), false, stay));
    let mut seen: Vec<_> = std::mem::take(&mut *seen.lock().unwrap());
    seen.dedup();
    let chapters = answer.known().game().chapters().iter();
    assert!(seen.into_iter().eq(chapters.map(|chapter| (chapter.expedition, chapter.hazards.clone()))));
}
