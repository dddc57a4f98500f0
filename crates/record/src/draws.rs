//! What a referee holds against every draw of a record: nothing, or the deal that it says it was dealt by.

use game::driver::Dealer;
use game::{Game, Move, Turn};

use seal::FairDeal;

/// The draws of one record, in order.
#[derive(Default)]
pub struct Draws {
    deal: Option<FairDeal>,
    count: usize,
}

impl Draws {
    /// Draws that must be those of this deal from its first on. Those of `Draws::default` may be any that are possible.
    pub(crate) fn dealt_by(deal: FairDeal) -> Draws {
        Draws { deal: Some(deal), count: 0 }
    }

    /// How many draws were played.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// Plays what the record tells. Whether it was possible at all is asked first.
    pub(crate) fn play<G: Game>(
        &mut self,
        game: &mut G,
        told: G::Chance,
        word: impl Fn(G::Chance) -> String,
        log: &mut Vec<G::Event>,
    ) -> Result<(), String> {
        let dealt = match (&mut self.deal, game.turn()) {
            (Some(deal), Turn::Chance(outcomes)) if self.count >= deal.begins_after() => {
                deal.deal(game, outcomes)
            }
            _ => told,
        };
        game.play(&Move::Chance(told), log).map_err(|illegal| illegal.to_string())?;
        self.count += 1;
        if dealt == told {
            Ok(())
        } else {
            Err(format!("the sealed deal gives {}, the record says {}", word(dealt), word(told)))
        }
    }
}
