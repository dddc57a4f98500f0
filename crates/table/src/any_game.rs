//! A game together with its record: what a table plays, whichever of the two games it is.

use diamant::Diamant;
use game::{Ballot, Choice as _, Game, Move, Seat, SeatSet, Turn};
use rand::Rng;
use record::{DiamantRecord, Record, Recorded, TrollRecord};
use seal::DealField;
use troll::Troll;

use crate::bot::{Botted, TableBot};
use crate::choice::Choice;
use crate::fact::Fact;
use crate::name::Name;
use crate::options::{GameField, GameRules, Options};
use crate::position::OpenGame;
use crate::scene::{DiamantScene, GameScene, TrollScene};

/// The game that is on, or the last one.
#[derive(Clone, Debug)]
pub(crate) enum AnyGame {
    Diamant(Box<Written<Diamant>>),
    Troll(Box<Written<Troll>>),
}

/// A game that is written down while it is played.
#[derive(Clone, Debug)]
pub(crate) struct Written<G: Scribe> {
    game: G,
    record: G::Record,
}

/// A game that can be written down and told.
pub(crate) trait Scribe: Botted<Action: Into<Choice>> {
    type Record: Clone + std::fmt::Debug;

    fn write(record: &mut Self::Record, before: &Self, answer: &Answer<Self>, events: &[Self::Event]);
    fn fact(event: &Self::Event) -> Fact;

    /// Makes a move that was legal when it was made.
    fn replay_move(
        &mut self,
        answer: &Answer<Self>,
        log: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.play(answer, log)
    }
}

type Answer<G> = Move<<G as Game>::Action, <G as Game>::Chance>;

impl Scribe for Diamant {
    type Record = DiamantRecord;

    fn write(record: &mut DiamantRecord, before: &Diamant, answer: &Answer<Self>, events: &[diamant::Event]) {
        record.write(before, answer, events);
    }

    fn fact(event: &diamant::Event) -> Fact {
        Fact::Diamant(event.into())
    }
}

impl Scribe for Troll {
    type Record = TrollRecord;

    fn write(record: &mut TrollRecord, before: &Troll, answer: &Answer<Self>, events: &[troll::Event]) {
        record.write(before, answer, events);
    }

    fn fact(event: &troll::Event) -> Fact {
        Fact::Troll(event.into())
    }

    fn replay_move(
        &mut self,
        answer: &Answer<Self>,
        log: &mut Vec<troll::Event>,
    ) -> Result<(), troll::Illegal> {
        self.replay(answer, log)
    }
}

impl<G: Scribe> Written<G> {
    /// Makes a move that the rules allow, or allowed when it was made.
    fn play(&mut self, answer: &Answer<G>) -> Vec<Fact> {
        let before = self.game.clone();
        let mut events = Vec::new();
        self.game.replay_move(answer, &mut events).expect("what a table lets through is legal");
        G::write(&mut self.record, &before, answer, &events);
        events.iter().map(G::fact).collect()
    }

    fn action(&self, seat: Seat, choice: Choice) -> Option<G::Action> {
        self.game.actions(seat).find(|action| (*action).into() == choice)
    }

    fn allows(&self, seat: Seat, choice: Choice) -> bool {
        self.action(seat, choice).is_some()
    }

    /// Why the seat, which is asked, may not choose this.
    fn objection(&self, seat: Seat, choice: Choice) -> Option<String> {
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

    fn open(&mut self, seats: SeatSet, choice: impl Fn(Seat) -> Choice) -> Vec<Fact> {
        let chosen = |seat| self.action(seat, choice(seat)).expect("only what is legal was sealed");
        let ballot = Ballot::collect(seats, chosen);
        self.play(&Move::Ballot(ballot))
    }

    fn race(&mut self, seat: Seat, choice: Choice) -> Vec<Fact> {
        let action = action_called::<G>(choice).expect("only what is legal was let through");
        self.play(&Move::Race(seat, action))
    }

    /// Whether this was legal in a race, when it was made.
    fn was_legal(&self, seat: Seat, choice: Choice) -> bool {
        action_called::<G>(choice).is_some_and(|action| {
            self.game.clone().replay_move(&Move::Race(seat, action), &mut Vec::new()).is_ok()
        })
    }

    fn draw(&mut self, outcome: u32) -> Vec<Fact> {
        self.play(&Move::Chance(self.game.outcome(outcome)))
    }
}

fn action_called<G: Scribe>(choice: Choice) -> Option<G::Action> {
    G::Action::ALL.iter().copied().find(|action| (*action).into() == choice)
}

const OTHER_GAME: &str = "this is a record of the other game";

/// Says the same of whichever game it is.
macro_rules! either {
    ($any_game:expr, $written:ident => $said:expr) => {
        match $any_game {
            AnyGame::Diamant($written) => $said,
            AnyGame::Troll($written) => $said,
        }
    };
}

impl AnyGame {
    /// A new game by these options, for people of these names.
    pub(crate) fn new(options: &Options, names: Vec<String>) -> AnyGame {
        let players = names.len();
        match (&options.rules, options.field().game.clone()) {
            (GameRules::Diamant(rules), GameField::Diamant { edition, relics, chests }) => {
                AnyGame::Diamant(Box::new(Written {
                    game: Diamant::new(rules.clone(), players).expect("the number of players was checked"),
                    record: DiamantRecord::begin(edition, relics, names).with_chests(chests),
                }))
            }
            (GameRules::Troll(rules), GameField::Troll { options }) => AnyGame::Troll(Box::new(Written {
                game: Troll::new(*rules, players).expect("the number of players was checked"),
                record: TrollRecord::begin(options, names),
            })),
            _ => unreachable!("checked rules are of the game they were checked for"),
        }
    }

    /// The same game for people of these names, one for each seat.
    pub(crate) fn with_names(mut self, names: Vec<String>) -> AnyGame {
        either!(&mut self, written => written.record.players = names);
        self
    }

    /// Makes the first of the moves that a record tells of; how many of them were draws.
    pub(crate) fn replay(&mut self, told: &Record, moves: usize) -> Result<usize, String> {
        self.each_move(told, moves, |_, _| {})
    }

    /// Makes the first of the moves that a record tells of, and shows what came of each; how many of them were draws.
    pub(crate) fn each_move(
        &mut self,
        told: &Record,
        moves: usize,
        mut shown: impl FnMut(Vec<Fact>, &AnyGame),
    ) -> Result<usize, String> {
        let no = |refusal: record::Refusal| refusal.to_string();
        let mut draws = 0;
        match told {
            Record::Diamant(told) => {
                for told in told.moves().map_err(no)?.into_iter().take(moves) {
                    let AnyGame::Diamant(written) = self else { return Err(OTHER_GAME.to_owned()) };
                    draws += usize::from(matches!(told.answer, Move::Chance(_)));
                    written.game.rest(told.resting, &mut game::driver::Unlogged);
                    let facts = written.play(&told.answer);
                    shown(facts, self);
                }
            }
            Record::Troll(told) => {
                for answer in told.moves().map_err(no)?.into_iter().take(moves) {
                    let AnyGame::Troll(written) = self else { return Err(OTHER_GAME.to_owned()) };
                    draws += usize::from(matches!(answer, Move::Chance(_)));
                    let facts = written.play(&answer);
                    shown(facts, self);
                }
            }
        }
        Ok(draws)
    }

    pub(crate) fn turn(&self) -> Turn {
        either!(self, written => written.game.turn())
    }

    /// What the seat may choose now.
    pub(crate) fn actions(&self, seat: Seat) -> Vec<Choice> {
        either!(self, written => written.game.actions(seat).map(Into::into).collect())
    }

    /// Whether the seat, which is asked, may choose this.
    pub(crate) fn allows(&self, seat: Seat, choice: Choice) -> bool {
        either!(self, written => written.allows(seat, choice))
    }

    pub(crate) fn objection(&self, seat: Seat, choice: Choice) -> Option<String> {
        either!(self, written => written.objection(seat, choice))
    }

    pub(crate) fn bot_choice(&self, seat: Seat, bot: TableBot, generator: &mut dyn Rng) -> Option<Choice> {
        either!(self, written => written.game.bot_choice(seat, bot, generator))
    }

    pub(crate) fn open(&mut self, seats: SeatSet, choice: impl Fn(Seat) -> Choice) -> Vec<Fact> {
        either!(self, written => written.open(seats, choice))
    }

    pub(crate) fn race(&mut self, seat: Seat, choice: Choice) -> Vec<Fact> {
        either!(self, written => written.race(seat, choice))
    }

    /// Whether a stored log can say that somebody acted so in a race.
    pub(crate) fn was_legal_in_race(&self, seat: Seat, choice: Choice) -> bool {
        either!(self, written => written.was_legal(seat, choice))
    }

    pub(crate) fn draw(&mut self, outcome: u32) -> Vec<Fact> {
        either!(self, written => written.draw(outcome))
    }

    /// Says who stays in the camp from the next expedition on.
    pub(crate) fn rest(&mut self, resting: SeatSet) {
        if let AnyGame::Diamant(written) = self {
            written.game.rest(resting, &mut game::driver::Unlogged);
        }
    }

    /// Whose turn in the hall it is, in a race.
    pub(crate) fn active(&self) -> Option<Seat> {
        match self {
            AnyGame::Diamant(_) => None,
            AnyGame::Troll(written) => Some(written.game.view(None).active()),
        }
    }

    pub(crate) fn scene(&self) -> GameScene {
        match self {
            AnyGame::Diamant(written) => GameScene::Diamant(DiamantScene::new(&written.game)),
            AnyGame::Troll(written) => GameScene::Troll(TrollScene::new(&written.game)),
        }
    }

    /// The game itself, to think about.
    pub(crate) fn as_it_lies(&self) -> OpenGame {
        match self {
            AnyGame::Diamant(written) => OpenGame::Diamant(Box::new(written.game.clone())),
            AnyGame::Troll(written) => OpenGame::Troll(Box::new(written.game.clone())),
        }
    }

    /// What is in the seat's chest, if the others may not know.
    pub(crate) fn hidden_chest(&self, seat: Seat) -> Option<u16> {
        let AnyGame::Diamant(written) = self else { return None };
        let others_know = written.game.view(None).chest(seat).is_some();
        let own = written.game.view(Some(seat)).chest(seat);
        own.filter(|_| !others_know).map(diamant::Gems::worth)
    }

    /// What the players are called, in the order of seats.
    pub(crate) fn names(&self) -> &[String] {
        either!(self, written => &written.record.players)
    }

    /// From now on the record calls this player so.
    pub(crate) fn rename(&mut self, seat: Seat, name: &Name) {
        let players = either!(self, written => &mut written.record.players);
        if let Some(player) = players.get_mut(seat.index()) {
            *player = name.to_string();
        }
    }

    /// The record so far, with what may be told of the deal.
    pub(crate) fn record(&self, deal: DealField) -> Record {
        match self {
            AnyGame::Diamant(written) => {
                Record::Diamant(DiamantRecord { deal: Some(deal), ..written.record.clone() })
            }
            AnyGame::Troll(written) => {
                Record::Troll(TrollRecord { deal: Some(deal), ..written.record.clone() })
            }
        }
    }
}
