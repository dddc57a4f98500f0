//! The commands of the binary, one file each.

pub(crate) mod admin;
pub(crate) mod backup;
pub(crate) mod bots;
pub(crate) mod companion;
pub(crate) mod completions;
pub(crate) mod edition;
pub(crate) mod editions;
pub(crate) mod exploit;
mod front_end;
mod game_args;
pub(crate) mod licenses;
pub(crate) mod load;
pub(crate) mod man;
pub(crate) mod migrate;
pub(crate) mod odds;
pub(crate) mod play;
pub(crate) mod referee;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod solve;
pub(crate) mod strength;
pub(crate) mod train;
pub(crate) mod value;
pub(crate) mod verify;
pub(crate) mod watch;
