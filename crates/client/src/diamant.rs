//! Diamant in sentences.

mod fact;
mod field;
mod odds;
mod scene;
mod state;
