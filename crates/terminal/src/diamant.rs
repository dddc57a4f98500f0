//! Diamant in a terminal.

mod card;
mod companion;
mod last_look;
mod rows;
mod scene;
mod stage;
mod tunnel;
