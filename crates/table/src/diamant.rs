//! Diamant at a table.

use protocol::DiamantField;
use std::sync::Arc;

use bots::{Bot, DiamantBot, UnknownBot};
use diamant::{Decision, Diamant, Gems, PlayedMove, Rules};
use game::{Game, Seat, SeatSet};
use rand::Rng;
use record::{DiamantRecord, Refusal};

use crate::hosted::{Hosted, RecordedMove};

impl Hosted for Diamant {
    type Rules = Arc<Rules>;
    type Bot = DiamantBot;

    const COMPANY: &'static [&'static str] = &["kazik", "magda", "renard"];

    /// Whoever rests comes home first.
    const WHEN_RESTING: Option<Decision> = Some(Decision::Leave);

    fn rules(field: &DiamantField) -> Result<Arc<Rules>, Refusal> {
        Diamant::blank_record(field.clone(), Vec::new()).rules().map(Arc::new)
    }

    fn players(rules: &Arc<Rules>) -> (usize, usize) {
        let players = &rules.settings().players;
        (usize::from(*players.start()), usize::from(*players.end()))
    }

    fn begin(rules: &Arc<Rules>, players: usize) -> Diamant {
        Diamant::new(rules.clone(), players).expect("the number of players was checked")
    }

    fn blank_record(field: DiamantField, names: Vec<String>) -> DiamantRecord {
        let DiamantField { edition, relics, chests } = field;
        DiamantRecord::begin(edition, relics, names).with_chests(chests)
    }

    fn recorded_move(played: PlayedMove) -> RecordedMove<Self> {
        RecordedMove { resting: played.resting, answer: played.answer }
    }

    fn bot(name: &str) -> Result<DiamantBot, UnknownBot> {
        match name.parse()? {
            // It solves an expedition when it is first asked, and nobody else is served meanwhile.
            DiamantBot::Oracle => {
                let hint = "it thinks too long for a table and plays in simulations only".to_owned();
                Err(UnknownBot { name: name.to_owned(), hint })
            }
            bot => Ok(bot),
        }
    }

    fn usual_bot() -> DiamantBot {
        "kazik".parse().expect("Kazik is one of the cast")
    }

    fn bot_choice(&self, seat: Seat, bot: DiamantBot, generator: &mut dyn Rng) -> Option<Decision> {
        Some(bot.choose(&self.view(Some(seat)), generator))
    }

    fn resting(&self) -> SeatSet {
        self.view(None).resting()
    }

    fn rest(&mut self, resting: SeatSet) {
        Diamant::rest(self, resting, &mut game::driver::Unlogged);
    }

    fn hidden_chest(&self, seat: Seat) -> Option<u16> {
        let others_know = self.view(None).chest(seat).is_some();
        let own = self.view(Some(seat)).chest(seat);
        own.filter(|_| !others_know).map(Gems::worth)
    }
}
