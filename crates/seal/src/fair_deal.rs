//! A dealer who cannot cheat and can prove it. `docs/fairness.md` has the scheme, for other languages too.

use std::fmt;

use game::Game;
use game::driver::Dealer;

use crate::contributions::Contributions;
use crate::deal_field::DealField;
use crate::draw_stream::DrawStream;
use crate::secret::{GameId, Secret};

/// Deals one game from a secret, its id and the nonces of its seats.
///
/// The order in which things become known is the caller's part: id and commitment first, then the commitments of the
/// seats, then all nonces, then the cards, and the secret when the game is over.
pub struct FairDeal {
    game: GameId,
    secret: Secret,
    contributions: Contributions,
    after: usize,
    stream: DrawStream,
}

impl FairDeal {
    /// A deal from its first draw. What the seats add is in seat order.
    pub fn new(game: GameId, secret: Secret, contributions: impl Into<Contributions>) -> FairDeal {
        FairDeal::resume(game, secret, contributions, 0)
    }

    /// A deal taken up again after [`words`](FairDeal::words) of its stream were used.
    ///
    /// # Panics
    /// Beyond the end of the stream, which has 2³⁶ words.
    pub fn resume(
        game: GameId,
        secret: Secret,
        contributions: impl Into<Contributions>,
        words: u64,
    ) -> FairDeal {
        let contributions = contributions.into();
        let stream = DrawStream::after(secret.key(&game, &contributions), words);
        FairDeal { game, secret, contributions, after: 0, stream }
    }

    /// The same deal for a game that goes on from another one: so many draws of its record came before the first of the
    /// deal. They use nothing of its stream.
    #[must_use]
    pub fn beginning_after(self, draws: usize) -> FairDeal {
        FairDeal { after: draws, ..self }
    }

    /// How many draws came before the first of the deal.
    pub fn begins_after(&self) -> usize {
        self.after
    }

    /// How much of the stream is used. Whoever stores a draw stores this with it, and can take the deal up again.
    pub fn words(&self) -> u64 {
        self.stream.words()
    }

    /// The next number below `outcomes`, each equally likely.
    ///
    /// # Panics
    /// When there is no outcome.
    pub fn draw(&mut self, outcomes: u32) -> u32 {
        self.stream.below(outcomes)
    }

    /// What everyone may know from the first draw on: a record of the running game holds this.
    pub fn sealed(&self) -> DealField {
        let field = DealField::sealed(&self.game, self.secret.commitment(), &self.contributions);
        DealField { after: self.after, ..field }
    }

    /// The same with the secret: a record of the finished game holds this.
    pub fn opened(&self) -> DealField {
        DealField { secret: Some(self.secret.reveal()), ..self.sealed() }
    }
}

impl<G: Game> Dealer<G> for FairDeal {
    fn deal(&mut self, game: &G, outcomes: u32) -> G::Chance {
        game.outcome(self.draw(outcomes))
    }
}

/// Neither the secret nor the key: what is shown may end in a log.
impl fmt::Debug for FairDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("FairDeal");
        shown.field("game", &self.game).field("contributions", &self.contributions);
        shown.field("after", &self.after).field("words", &self.words());
        shown.finish_non_exhaustive()
    }
}
