//! The real binary, run as a process.

mod command_line;
mod editions;
mod input;
mod process;
mod referee;
