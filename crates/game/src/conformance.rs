//! The laws that every game must obey, tested by random play.
//!
//! A game's own test is a [`Subject`] and one call of [`check`]. The laws:
//! - *events are the whole story*: folding `apply` over the events gives the state that `play` left;
//! - *refusal is free*: an illegal move changes nothing and emits nothing;
//! - *exactly the legal actions are accepted*, from exactly the seats that are asked;
//! - *odds sum to the whole*: every listed outcome can happen, and no other can;
//! - *a view never depends on what its onlooker may not know*: two states that differ only in hidden information give
//!   equal views and equal events;
//! - *somebody always leads*, and every game ends.

mod chooser;

pub use chooser::Chooser;

use crate::{Ballot, Choice, Game, MAX_SEATS, Move, Seat, SeatSet, Turn, odds};

/// How the suite sets up a game, and what it cannot find out by itself.
pub trait Subject {
    /// The game under test.
    type Game: Game;

    /// A new game; the chooser may pick any rules and number of players.
    fn new_game(&self, chooser: &mut Chooser) -> Self::Game;

    /// Outcomes that are possible in some state of some game, so that the suite can try the impossible ones.
    fn some_chances(&self) -> Vec<<Self::Game as Game>::Chance>;

    /// The same game with something changed that this onlooker may not know; `None` if nothing is hidden.
    fn differing_in_hidden(
        &self,
        game: &Self::Game,
        onlooker: Option<Seat>,
        chooser: &mut Chooser,
    ) -> Option<Self::Game>;

    /// Lets something happen between moves, if the game has such events. They are logged like all others.
    fn before_a_move(
        &self,
        _game: &mut Self::Game,
        _chooser: &mut Chooser,
        _log: &mut Vec<<Self::Game as Game>::Event>,
    ) {
    }

    /// An upper bound for the number of moves in a game.
    fn longest_game(&self) -> usize;
}

type MoveOf<G> = Move<<G as Game>::Action, <G as Game>::Chance>;

/// Plays `games` random games from this seed and checks the laws after every move.
///
/// # Panics
/// If a law is broken; the message names the law and the state.
pub fn check<S: Subject>(subject: &S, seed: u64, games: usize) {
    choices_know_their_place::<S::Game>();
    let chances = subject.some_chances();
    for number in 0..games {
        let mut chooser = Chooser::new(seed.wrapping_add(number as u64));
        let mut game = subject.new_game(&mut chooser);
        let mut told = game.clone();
        let mut moves = 0;
        loop {
            let mut events = Vec::new();
            subject.before_a_move(&mut game, &mut chooser, &mut events);
            events_are_the_whole_story(&mut told, &game, &events);
            somebody_leads(&game);
            only_the_asked_have_actions(&game);
            odds_sum_to_the_whole(&game, &chances);
            exactly_the_legal_actions_are_accepted(&game, &mut chooser);
            let answer = random_answer(&game, &mut chooser);
            hidden_things_stay_hidden(subject, &game, answer.as_ref(), &mut chooser);
            let Some(answer) = answer else { break };

            let mut events = Vec::new();
            game.play(&answer, &mut events).unwrap_or_else(|error| {
                panic!("a legal move was refused ({error}): {answer:?} in {game:?}");
            });
            events_are_the_whole_story(&mut told, &game, &events);

            moves += 1;
            assert!(moves <= subject.longest_game(), "the game does not end: {game:?}");
        }
    }
}

fn events_are_the_whole_story<G: Game>(told: &mut G, game: &G, events: &[G::Event]) {
    for event in events {
        told.apply(event);
    }
    assert_eq!(told, game, "events are the whole story, but {events:?} are not");
}

fn choices_know_their_place<G: Game>() {
    for (place, choice) in G::Action::ALL.iter().enumerate() {
        assert_eq!(choice.index(), place, "{choice:?} knows its place");
    }
}

fn somebody_leads<G: Game>(game: &G) {
    let winners = game.standings().winners;
    assert!(!winners.is_empty() && winners.is_subset(game.seats()), "somebody leads: {game:?}");
}

fn only_the_asked_have_actions<G: Game>(game: &G) {
    let asked = match game.turn() {
        Turn::Ballot(seats) | Turn::Race(seats) => seats,
        Turn::Chance(_) | Turn::Over => SeatSet::EMPTY,
    };
    assert!(asked.is_subset(game.seats()), "only seats at the table are asked: {game:?}");
    for seat in SeatSet::first_n(MAX_SEATS) {
        let has_actions = game.actions(seat).next().is_some();
        assert_eq!(has_actions, asked.contains(seat), "{seat:?} has actions exactly when asked: {game:?}");
    }
    if matches!(game.turn(), Turn::Ballot(_) | Turn::Race(_)) {
        assert!(!asked.is_empty(), "somebody is asked: {game:?}");
    }
}

fn odds_sum_to_the_whole<G: Game>(game: &G, chances: &[G::Chance]) {
    let odds = odds(game);
    if let Some(odds) = &odds {
        assert!(odds.total() > 0, "something can happen: {game:?}");
        for (outcome, _) in odds.iter() {
            let played = game.clone().play(&Move::Chance(outcome), &mut Vec::new());
            assert!(played.is_ok(), "a listed outcome can happen: {outcome:?} in {game:?}");
        }
    }
    for chance in chances {
        if odds.as_ref().is_none_or(|odds| odds.weight_of(|outcome| outcome == *chance) == 0) {
            refused(game, &Move::Chance(*chance));
        }
    }
}

fn exactly_the_legal_actions_are_accepted<G: Game>(game: &G, chooser: &mut Chooser) {
    let everyone = SeatSet::first_n(MAX_SEATS);
    match game.turn() {
        Turn::Ballot(asked) => {
            let full = Ballot::collect(asked, |seat| pick(game, seat, chooser));
            for seat in everyone {
                for action in G::Action::ALL {
                    let answer = Move::Ballot(full.with(seat, *action));
                    let legal = game.actions(seat).any(|known| known == *action);
                    if legal { accepted(game, &answer) } else { refused(game, &answer) }
                }
            }
            for missing in asked {
                refused(
                    game,
                    &Move::Ballot(Ballot::collect(asked.without(missing), |seat| {
                        full.choice(seat).expect("everyone who is asked has chosen")
                    })),
                );
            }
        }
        Turn::Race(_) => {
            for seat in everyone {
                for action in G::Action::ALL {
                    let legal = game.actions(seat).any(|known| known == *action);
                    let answer = Move::Race(seat, *action);
                    if legal { accepted(game, &answer) } else { refused(game, &answer) }
                }
            }
        }
        Turn::Chance(_) | Turn::Over => {}
    }
    let wrong_kinds = |action: G::Action| {
        let seat = game.seats().first().expect("a game has seats");
        [Move::Ballot(Ballot::of(seat, action)), Move::Race(seat, action), Move::Ballot(Ballot::default())]
    };
    for answer in G::Action::ALL.iter().flat_map(|action| wrong_kinds(*action)) {
        match (game.turn(), &answer) {
            (Turn::Ballot(_), Move::Ballot(_)) | (Turn::Race(_), Move::Race(..)) => {}
            _ => refused(game, &answer),
        }
    }
}

fn accepted<G: Game>(game: &G, answer: &MoveOf<G>) {
    let played = game.clone().play(answer, &mut Vec::new());
    assert!(played.is_ok(), "a legal action is accepted: {answer:?} in {game:?}");
}

fn refused<G: Game>(game: &G, answer: &MoveOf<G>) {
    let mut after = game.clone();
    let mut events = Vec::new();
    assert!(after.play(answer, &mut events).is_err(), "an illegal move is refused: {answer:?} in {game:?}");
    assert!(after == *game && events.is_empty(), "refusal is free: {answer:?} in {game:?}");
}

fn hidden_things_stay_hidden<S: Subject>(
    subject: &S,
    game: &S::Game,
    answer: Option<&MoveOf<S::Game>>,
    chooser: &mut Chooser,
) {
    for onlooker in game.seats().into_iter().map(Some).chain([None]) {
        let Some(mut other) = subject.differing_in_hidden(game, onlooker, chooser) else { continue };
        assert_eq!(other.view(onlooker), game.view(onlooker), "a view hides what its onlooker may not know");
        let Some(answer) = answer else { continue };
        let mut game = game.clone();
        let (mut events, mut other_events) = (Vec::new(), Vec::new());
        game.play(answer, &mut events).expect("the move is legal");
        other.play(answer, &mut other_events).expect("what is legal does not depend on hidden things");
        assert_eq!(other_events, events, "events hide what nobody may know yet");
    }
}

fn random_answer<G: Game>(game: &G, chooser: &mut Chooser) -> Option<MoveOf<G>> {
    Some(match game.turn() {
        Turn::Chance(outcomes) => Move::Chance(game.outcome(chooser.below(outcomes))),
        Turn::Ballot(seats) => Move::Ballot(Ballot::collect(seats, |seat| pick(game, seat, chooser))),
        Turn::Race(seats) => {
            let seats: Vec<Seat> = seats.into_iter().collect();
            let seat = *chooser.one_of(&seats);
            Move::Race(seat, pick(game, seat, chooser))
        }
        Turn::Over => return None,
    })
}

fn pick<G: Game>(game: &G, seat: Seat, chooser: &mut Chooser) -> G::Action {
    let actions: Vec<G::Action> = game.actions(seat).collect();
    *chooser.one_of(&actions)
}
