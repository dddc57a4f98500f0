//! Diamant in a terminal.

mod card;
mod companion;
mod fact;
mod field;
mod last_look;
mod odds;
mod rows;
mod scene;
mod stage;
mod state;
mod tunnel;
