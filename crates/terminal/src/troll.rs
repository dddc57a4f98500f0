//! Troll & Dragon in a terminal.

mod companion;
mod fact;
mod field;
mod odds;
mod rows;
mod scene;
mod stage;
mod state;
