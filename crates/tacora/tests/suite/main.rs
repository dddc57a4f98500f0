//! The real binary, run as a process.

#[cfg(target_os = "linux")]
mod admin;
mod closable_terminal;
mod club;
mod cluster;
mod command_line;
mod cost;
mod documents;
mod editions;
#[cfg(target_os = "linux")]
mod files;
#[cfg(target_os = "linux")]
mod hang_up;
mod input;
mod kill;
mod load;
mod migrate;
mod netns;
mod odds;
mod outages;
mod process;
mod referee;
mod review;
mod serve;
mod serving;
mod simulate;
mod solve;
mod terminal;
mod train;
mod value;
mod verify;
mod vote;
mod window;
