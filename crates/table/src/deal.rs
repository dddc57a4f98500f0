//! The fair deal of a table: sealed before anybody adds to it, drawn from while the game is on, opened at its end.

use game::Seat;
use rand::{Rng, RngExt};
use seal::{Commitment, Contributions, DealField, FairDeal, GameId, Secret};

use protocol::number;

/// No game uses as much of its deal's stream, and there is as much again after it.
const MAX_WORDS: u64 = 1 << 35;

/// A deal whose commitment is on the table while people may still add to it.
#[derive(Clone, Debug)]
pub(crate) struct SealedDeal {
    pub(crate) game: GameId,
    pub(crate) commitment: Commitment,
    pub(crate) secret: Secret,
}

impl SealedDeal {
    /// A new deal from this generator, which nobody else must know.
    pub(crate) fn draw(generator: &mut dyn Rng) -> SealedDeal {
        let game = format!("{:020x}", generator.random::<u128>() >> 48);
        let secret = Secret::new(generator.random());
        SealedDeal {
            game: GameId::new(game).expect("twenty digits are an id"),
            commitment: secret.commitment(),
            secret,
        }
    }
}

/// A deal that is being drawn from. It keeps no stream: the next draw is a function of how much was used.
#[derive(Clone, Debug)]
pub(crate) struct RunningDeal {
    sealed: SealedDeal,
    contributions: Contributions,
    /// How much of the stream is used.
    words: u64,
    /// How many draws of the record came from elsewhere.
    after: usize,
}

impl RunningDeal {
    pub(crate) fn begin(sealed: SealedDeal, contributions: Contributions, after: usize) -> RunningDeal {
        RunningDeal { sealed, contributions, words: 0, after }
    }

    /// The next number below `outcomes`, and how much of the stream is used then. Drawing changes nothing:
    /// [`use_up`](RunningDeal::use_up) does.
    pub(crate) fn next(&self, outcomes: u32) -> (u32, u64) {
        let mut deal = self.fair();
        let outcome = deal.draw(outcomes);
        (outcome, deal.words())
    }

    /// Whether so much of the stream can be used after the next draw.
    pub(crate) fn can_use_up(&self, words: u64) -> bool {
        (self.words + 1..=MAX_WORDS).contains(&words)
    }

    pub(crate) fn use_up(&mut self, words: u64) {
        self.words = words;
    }

    /// What everybody may know while the game is on.
    pub(crate) fn sealed(&self) -> DealField {
        // Not from the secret: what was published stands, whatever is in the store.
        DealField { commitment: self.sealed.commitment.to_string(), ..self.fair().sealed() }
    }

    /// What everybody may know at the end.
    pub(crate) fn opened(&self) -> DealField {
        self.fair().opened()
    }

    /// A number for what the table decides about this seat and question besides the draws. Nobody can foresee it, or the
    /// time that a bot takes could be told from that of a person.
    pub(crate) fn side_number(&self, question: u32, seat: Seat) -> u64 {
        self.sealed.secret.side_number(&self.sealed.game, question, number(seat))
    }

    /// The id of the game.
    pub(crate) fn game(&self) -> &GameId {
        &self.sealed.game
    }

    /// How many draws of the record came from elsewhere.
    pub(crate) fn after(&self) -> usize {
        self.after
    }

    /// What was published of the secret.
    pub(crate) fn commitment(&self) -> Commitment {
        self.sealed.commitment
    }

    fn fair(&self) -> FairDeal {
        let SealedDeal { game, secret, .. } = self.sealed.clone();
        FairDeal::resume(game, secret, self.contributions.clone(), self.words).beginning_after(self.after)
    }
}
