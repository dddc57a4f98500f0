//! The fair deal, held to numbers that were computed without it.

mod fair_deal;
mod testdata;
