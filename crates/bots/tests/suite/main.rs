//! What every bot must do, and what some of them promise.

mod diamant_bots;
mod troll_bots;
