//! What a game must offer to be hosted at a table, and a game that is written down while it is played.
//!
//! Everything here is the same for all games. What differs is in the folder of each game, and [`any`](crate::any) lists them.

use std::fmt::Debug;
use std::time::Duration;

use bots::UnknownBot;
use game::{Ballot, Choice as _, Game, Move, Seat, SeatSet, Turn};
use protocol::{Choice, OnWire};
use rand::Rng;
use record::Recorded;

/// A game that can be played at a table.
pub trait Hosted: OnWire {
    /// Its rules, once they were checked.
    type Rules: Clone + PartialEq + Debug;
    /// A bot that plays it.
    type Bot: Copy + PartialEq + Debug + ToString;

    /// The rules that were agreed, if they make sense.
    fn rules(field: &Self::Field) -> Result<Self::Rules, record::Refusal>;

    /// The fewest and the most who can play by these rules.
    fn players(rules: &Self::Rules) -> (usize, usize);

    /// A new game for as many players as the rules allow.
    fn begin(rules: &Self::Rules, players: usize) -> Self;

    /// The record of a game of people with these names, before its first move.
    fn blank_record(field: Self::Field, names: Vec<String>) -> Self::Record;

    /// A move that a record tells of.
    fn recorded_move(played: <Self::Record as Recorded>::Played) -> RecordedMove<Self>;

    /// The bot of this name that may play at tables.
    fn bot(name: &str) -> Result<Self::Bot, UnknownBot>;

    /// The bot that plays when nobody has asked for another.
    fn usual_bot() -> Self::Bot;

    /// The bots that play against one person who has asked for none.
    const COMPANY: &'static [&'static str];

    /// What this bot chooses on this seat, which is asked.
    fn bot_choice(&self, seat: Seat, bot: Self::Bot, generator: &mut dyn Rng) -> Option<Self::Action>;

    /// How long this bot waits before it acts in a race.
    fn pace(_: Self::Bot) -> Duration {
        Duration::ZERO
    }

    /// Makes a move that was legal when it was made: rules may have become stricter since.
    fn replay(&mut self, answer: &Answer<Self>, log: &mut Vec<Self::Event>) -> Result<(), Self::Illegal> {
        self.play(answer, log)
    }

    /// What a seat that rests chooses while it is still asked; nothing in a game in which nobody can rest.
    const WHEN_RESTING: Option<Self::Action> = None;

    /// Who rests.
    fn resting(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Says who rests from now on.
    fn rest(&mut self, _: SeatSet) {}

    /// In a race, the one player whom all others race.
    fn active(&self) -> Option<Seat> {
        None
    }

    /// On which side of a race somebody acts who does this; nothing if this is no matter of speed.
    fn race_side(_: Self::Action) -> Option<RaceSide> {
        None
    }

    /// What this seat has, if the others may not know.
    fn hidden_chest(&self, _: Seat) -> Option<u16> {
        None
    }
}

/// What answers a game's turn.
pub(crate) type Answer<G> = Move<<G as Game>::Action, <G as Game>::Chance>;

/// A move of which a record tells.
#[derive(Clone, Debug)]
pub struct RecordedMove<G: Game> {
    /// Who rests from then on.
    pub resting: SeatSet,
    /// The move.
    pub answer: Answer<G>,
}

/// The two sides of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RaceSide {
    /// The player whose turn it is.
    Active,
    /// Everybody else.
    Others,
}

/// What was agreed about a game, and the rules that come of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Agreed<G: Hosted> {
    field: G::Field,
    rules: G::Rules,
}

impl<G: Hosted> Agreed<G> {
    pub(crate) fn check(field: G::Field) -> Result<Agreed<G>, record::Refusal> {
        let rules = G::rules(&field)?;
        Ok(Agreed { field, rules })
    }

    /// The fewest and the most who can play.
    pub(crate) fn players(&self) -> (usize, usize) {
        G::players(&self.rules)
    }
}

/// A game that is written down while it is played.
#[derive(Clone, Debug)]
pub(crate) struct WrittenGame<G: Hosted> {
    pub(crate) game: G,
    pub(crate) record: G::Record,
}

impl<G: Hosted> WrittenGame<G> {
    /// A new game for people of these names.
    pub(crate) fn begin(agreed: &Agreed<G>, names: Vec<String>) -> WrittenGame<G> {
        WrittenGame {
            game: G::begin(&agreed.rules, names.len()),
            record: G::blank_record(agreed.field.clone(), names),
        }
    }

    /// Makes a move that the rules allow, or allowed when it was made.
    fn play(&mut self, answer: &Answer<G>) -> Vec<G::Fact> {
        let before = self.game.clone();
        let mut events = Vec::new();
        self.game.replay(answer, &mut events).expect("what a table lets through is legal");
        self.record.write(&before, answer, &events);
        events.iter().map(G::Fact::from).collect()
    }

    /// Makes a move of which a record tells.
    pub(crate) fn play_recorded(&mut self, told: &RecordedMove<G>) -> Vec<G::Fact> {
        self.game.rest(told.resting);
        self.play(&told.answer)
    }

    /// Says who rests from now on.
    pub(crate) fn rest(&mut self, resting: SeatSet) {
        self.game.rest(resting);
    }

    fn action(&self, seat: Seat, choice: Choice) -> Option<G::Action> {
        self.game.actions(seat).find(|action| (*action).into() == choice)
    }

    pub(crate) fn actions(&self, seat: Seat) -> Vec<Choice> {
        self.game.actions(seat).map(Into::into).collect()
    }

    pub(crate) fn allows(&self, seat: Seat, choice: Choice) -> bool {
        self.action(seat, choice).is_some()
    }

    /// Why the seat, which is asked, may not choose this.
    pub(crate) fn objection(&self, seat: Seat, choice: Choice) -> Option<String> {
        if self.action(seat, choice).is_some() {
            return None;
        }
        let Some(action) = action_called::<G>(choice) else {
            return Some("this is no choice in this game".to_owned());
        };
        let answer = match self.game.turn() {
            Turn::Race(_) => Move::Race(seat, action),
            _ => Move::Ballot(Ballot::of(seat, action)),
        };
        let refused = self.game.clone().play(&answer, &mut game::driver::Unlogged).err();
        Some(refused.map_or("this cannot be chosen now".to_owned(), |illegal| illegal.to_string()))
    }

    pub(crate) fn open(&mut self, seats: SeatSet, choice: impl Fn(Seat) -> Choice) -> Vec<G::Fact> {
        let chosen = |seat| self.action(seat, choice(seat)).expect("only what is legal was sealed");
        let ballot = Ballot::collect(seats, chosen);
        self.play(&Move::Ballot(ballot))
    }

    pub(crate) fn race(&mut self, seat: Seat, choice: Choice) -> Vec<G::Fact> {
        let action = action_called::<G>(choice).expect("only what is legal was let through");
        self.play(&Move::Race(seat, action))
    }

    /// Whether this was legal in a race, when it was made.
    pub(crate) fn was_legal_in_race(&self, seat: Seat, choice: Choice) -> bool {
        action_called::<G>(choice).is_some_and(|action| {
            self.game.clone().replay(&Move::Race(seat, action), &mut Vec::new()).is_ok()
        })
    }

    /// On which side of a race somebody acts who chooses this.
    pub(crate) fn race_side(choice: Choice) -> Option<RaceSide> {
        action_called::<G>(choice).and_then(G::race_side)
    }

    pub(crate) fn draw(&mut self, outcome: u32) -> Vec<G::Fact> {
        self.play(&Move::Chance(self.game.outcome(outcome)))
    }

    /// What the bot chooses on this seat.
    pub(crate) fn bot_choice(&self, seat: Seat, bot: G::Bot, generator: &mut dyn Rng) -> Option<Choice> {
        self.game.bot_choice(seat, bot, generator).map(Into::into)
    }
}

fn action_called<G: Hosted>(choice: Choice) -> Option<G::Action> {
    G::Action::ALL.iter().copied().find(|action| (*action).into() == choice)
}
