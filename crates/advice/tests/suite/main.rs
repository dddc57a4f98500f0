//! Odds, equilibria and reviews, compared with independent results.

mod best_answer;
mod master;
mod outlook;
mod review;
mod single_expedition;
mod support;
mod troll_review;
mod troll_turn;
mod two_player;
