//! The rules of Diamant, through the crate's public interface.

mod conformance;
mod exact_odds;
mod random_play;
mod rest;
