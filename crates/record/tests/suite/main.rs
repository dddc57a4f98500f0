//! Records and house editions, held to the rulebooks, to the engine and to the files in `testdata`.

mod cases;
mod editions;
mod fair_deal;
mod ftl;
mod golden;
mod growth;
mod house_files;
mod languages;
mod locales;
mod moves;
mod mutations;
mod names_in_sentences;
mod natural_language;
mod play;
mod refusals;
mod round_trip;
mod testdata;
mod translations;
mod troll_cases;
mod verify;
