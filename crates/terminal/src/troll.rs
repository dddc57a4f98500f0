//! Troll & Dragon in a terminal.

mod companion;
mod rows;
mod scene;
mod stage;
