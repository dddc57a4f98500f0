//! A table held to what people may expect of it: given these inputs, then these effects. Time is set by hand.

mod absence;
mod clocks;
mod closed_chests;
mod deal;
mod elsewhere;
mod fold;
mod golden;
mod hidden_timing;
mod hints;
mod hosting;
mod independence;
mod input;
mod keys;
mod kit;
mod one_device;
mod preparation;
mod race;
mod refusals;
mod rematch;
mod removal;
mod replay;
mod sealed;
mod seating;
mod stand_in_vote;
mod starting_point;
mod storm;
