//! The fair deal: cards and dice that nobody can choose, and that everybody can check afterwards.
//!
//! A [`FairDeal`] draws from a [`Secret`], the id of the game and the nonces of its seats. A [`DealField`] is what a record
//! says about it; [`DealField::check`] is the only way from one to the other. `docs/fairness.md` has the scheme.

mod contributions;
mod contributions_check;
mod deal_fault;
mod deal_field;
mod draw_stream;
mod fair_deal;
pub mod hex;
mod secret;

pub use contributions::{CommittedNonces, Contributions, SeatNonce};
pub use deal_fault::DealFault;
pub use deal_field::DealField;
pub use fair_deal::FairDeal;
pub use secret::{Commitment, GameId, Nonce, NonceCommitment, Secret, ShortNonce};
