//! Where chance comes from. The one place where tables ask, so that a simulation can be repeated.

use rand::SeedableRng;
use rand::rngs::StdRng;

/// Gives every table a generator of its own.
#[derive(Clone, Default, Debug)]
pub(crate) enum RandomSource {
    /// Nobody can foresee it.
    #[default]
    Real,
    /// The same every time: the next generator begins with this number.
    #[cfg(test)]
    Seeded(std::sync::Arc<std::sync::atomic::AtomicU64>),
}

impl RandomSource {
    /// A generator that draws what nobody else draws.
    pub(crate) fn generator(&self) -> StdRng {
        match self {
            RandomSource::Real => StdRng::from_rng(&mut rand::rng()),
            #[cfg(test)]
            RandomSource::Seeded(next) => {
                StdRng::seed_from_u64(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
            }
        }
    }
}
