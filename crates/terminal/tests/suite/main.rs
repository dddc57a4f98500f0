//! Whole sessions at the keyboard, without a terminal.

mod companion;
mod plain;
mod replay;
mod script;
