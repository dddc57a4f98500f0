//! Records and house editions, held to the rulebooks, to the engine and to the files in `testdata`.

mod cases;
mod driven_deal;
mod editions;
mod golden;
mod growth;
mod house_files;
mod locales;
mod moves;
mod mutations;
mod play;
mod refusals;
mod round_trip;
mod testdata;
mod troll_cases;
mod verify;
