//! What several files of this suite need.

pub(crate) mod small_games;
