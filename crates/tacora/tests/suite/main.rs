//! The real binary, run as a process.

#[cfg(target_os = "linux")]
mod closable_terminal;
mod club;
mod cluster;
mod command_line;
mod editions;
#[cfg(target_os = "linux")]
mod files;
#[cfg(target_os = "linux")]
mod hang_up;
mod input;
mod kill;
mod load;
mod migrate;
mod odds;
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
mod window;
