//! The source of random generators. Tables get theirs only from here, so that a simulation can be repeated.

use rand::SeedableRng;
use rand::rngs::StdRng;

/// Makes a random generator for each table.
#[derive(Clone, Default, Debug)]
pub(crate) enum RandomSource {
    /// Unpredictable, from the operating system.
    #[default]
    Real,
    /// Repeatable, for tests: the seed of the next generator.
    #[cfg(test)]
    Seeded(std::sync::Arc<std::sync::atomic::AtomicU64>),
}

impl RandomSource {
    /// A new generator.
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
