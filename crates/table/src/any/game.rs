//! A game at a table, whichever it is.

use game::{Game, Move, Seat, SeatSet, Turn};
use protocol::{Choice, Fact, GameScene, OnWire};
use rand::Rng;
use record::{Judgement, Record, Recorded};
use seal::DealField;

use super::{AnyGame, GameRules, Listed, OpenGame, TableBot};
use crate::bad_record::BadRecord;
use crate::hosted::{Hosted, RaceSide, WrittenGame};
use crate::people::name::Name;

impl AnyGame {
    /// A new game by these rules, for people of these names.
    pub(crate) fn new(rules: &GameRules, names: Vec<String>) -> AnyGame {
        by_game!(rules, GameRules(agreed) as G => WrittenGame::<G>::begin(agreed, names).into())
    }

    /// The same game for people of these names, one for each seat.
    pub(crate) fn with_names(mut self, names: Vec<String>) -> AnyGame {
        for (player, name) in self.names_mut().iter_mut().zip(names) {
            *player = name;
        }
        self
    }

    /// Makes the first of the moves that a record tells of; how many of them were draws.
    pub(crate) fn replay(&mut self, told: &Judgement, moves: usize) -> Result<usize, BadRecord> {
        self.each_move(told, moves, |_, _| {})
    }

    /// Makes the first of the moves that a record tells of, and shows what came of each; how many of them were draws.
    pub(crate) fn each_move(
        &mut self,
        told: &Judgement,
        moves: usize,
        mut shown: impl FnMut(Vec<Fact>, &AnyGame),
    ) -> Result<usize, BadRecord> {
        let mut draws = 0;
        by_game!(told, Judgement(told) as G => {
            for played in told.moves.iter().take(moves) {
                let told = G::recorded_move(*played);
                draws += usize::from(matches!(told.answer, Move::Chance(_)));
                let written = G::own_game(self).ok_or(BadRecord::OtherGame)?;
                let facts = written.play_recorded(&told).into_iter().map(Fact::from).collect();
                shown(facts, self);
            }
        });
        Ok(draws)
    }

    pub(crate) fn turn(&self) -> Turn {
        by_game!(self, AnyGame(written) => written.game.turn())
    }

    /// What the seat may choose now.
    pub(crate) fn actions(&self, seat: Seat) -> Vec<Choice> {
        by_game!(self, AnyGame(written) => written.actions(seat))
    }

    /// Whether the seat, which is asked, may choose this.
    pub(crate) fn allows(&self, seat: Seat, choice: Choice) -> bool {
        by_game!(self, AnyGame(written) => written.allows(seat, choice))
    }

    /// Why the seat, which is asked, may not choose this.
    pub(crate) fn objection(&self, seat: Seat, choice: Choice) -> Option<String> {
        by_game!(self, AnyGame(written) => written.objection(seat, choice))
    }

    /// What the bot chooses on this seat; the first thing allowed if it is a bot of another game.
    pub(crate) fn bot_choice(&self, seat: Seat, bot: TableBot, generator: &mut dyn Rng) -> Option<Choice> {
        by_game!(self, AnyGame(written) as G => match G::own_bot(bot) {
            Some(bot) => written.bot_choice(seat, bot, generator),
            None => written.actions(seat).first().copied(),
        })
    }

    /// What a seat that rests chooses while it is still asked.
    pub(crate) fn choice_when_resting(&self) -> Option<Choice> {
        by_game!(self, AnyGame(_) as G => G::WHEN_RESTING.map(Choice::from))
    }

    pub(crate) fn open(&mut self, seats: SeatSet, choice: impl Fn(Seat) -> Choice) -> Vec<Fact> {
        by_game!(self, AnyGame(written) => facts(written.open(seats, choice)))
    }

    pub(crate) fn race(&mut self, seat: Seat, choice: Choice) -> Vec<Fact> {
        by_game!(self, AnyGame(written) => facts(written.race(seat, choice)))
    }

    /// Whether a stored log can say that somebody acted so in a race.
    pub(crate) fn was_legal_in_race(&self, seat: Seat, choice: Choice) -> bool {
        by_game!(self, AnyGame(written) => written.was_legal_in_race(seat, choice))
    }

    /// On which side of a race somebody acts who chooses this.
    pub(crate) fn race_side(&self, choice: Choice) -> Option<RaceSide> {
        by_game!(self, AnyGame(_) as G => WrittenGame::<G>::race_side(choice))
    }

    pub(crate) fn draw(&mut self, outcome: u32) -> Vec<Fact> {
        by_game!(self, AnyGame(written) => facts(written.draw(outcome)))
    }

    /// Who rests.
    pub(crate) fn resting(&self) -> SeatSet {
        by_game!(self, AnyGame(written) => Hosted::resting(&written.game))
    }

    /// Says who rests from now on.
    pub(crate) fn rest(&mut self, resting: SeatSet) {
        by_game!(self, AnyGame(written) => written.rest(resting));
    }

    /// In a race, the one player whom all others race.
    pub(crate) fn active(&self) -> Option<Seat> {
        by_game!(self, AnyGame(written) => Hosted::active(&written.game))
    }

    pub(crate) fn scene(&self) -> GameScene {
        by_game!(self, AnyGame(written) => written.game.scene().into())
    }

    /// The game itself, to think about.
    pub(crate) fn as_it_lies(&self) -> OpenGame {
        by_game!(self, AnyGame(written) => written.game.clone().into())
    }

    /// What is in the seat's chest, if the others may not know.
    pub(crate) fn hidden_chest(&self, seat: Seat) -> Option<u16> {
        by_game!(self, AnyGame(written) => Hosted::hidden_chest(&written.game, seat))
    }

    /// What the players are called, in the order of seats.
    pub(crate) fn names(&self) -> &[String] {
        by_game!(self, AnyGame(written) => written.record.players())
    }

    fn names_mut(&mut self) -> &mut [String] {
        by_game!(self, AnyGame(written) => written.record.players_mut())
    }

    /// From now on the record calls this player so.
    pub(crate) fn rename(&mut self, seat: Seat, name: &Name) {
        if let Some(player) = self.names_mut().get_mut(seat.index()) {
            *player = name.to_string();
        }
    }

    /// The record so far, with what may be told of the deal.
    pub(crate) fn record(&self, deal: DealField) -> Record {
        by_game!(self, AnyGame(written) => {
            let mut record = written.record.clone();
            record.set_deal(deal);
            record.into()
        })
    }
}

fn facts<F: Into<Fact>>(facts: Vec<F>) -> Vec<Fact> {
    facts.into_iter().map(Into::into).collect()
}
