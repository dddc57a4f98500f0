//! The trait of a bot.

use game::Game;
use rand::Rng;

/// A player that decides by what its seat may see. It is stateless: the same view and the same numbers from the
/// generator give the same choice.
pub trait Bot<G: Game> {
    /// The choice of the seat whose view this is.
    fn choose(&self, view: &G::View<'_>, generator: &mut dyn Rng) -> G::Action;
}
