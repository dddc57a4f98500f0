//! A table held to what people may expect of it: given these inputs, then these effects. Time is set by hand.

mod absence;
mod clocks;
mod fold;
mod golden;
mod hosting;
mod input;
mod kit;
mod rematch;
mod seating;
