//! The real binary, run as a process.

mod command_line;
mod editions;
mod input;
mod odds;
mod process;
mod referee;
mod serve;
mod simulate;
mod verify;
