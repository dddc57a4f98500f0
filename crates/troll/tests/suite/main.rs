//! The rules of Troll & Dragon, held to the rulebook, to the laws of games and to arithmetic.

mod cases;
mod conformance;
mod conservation;
mod moves;
mod odds;
mod rules;
mod step;
