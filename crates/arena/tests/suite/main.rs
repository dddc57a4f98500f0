//! Tournaments: what they measure, and that they measure it.

mod ladder;
mod published_results;
mod report;
mod strength;
mod sweep;
mod tournament;
mod training;
