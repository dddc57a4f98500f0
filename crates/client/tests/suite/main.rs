//! What a front end hears and says.

mod parsed_back;
mod random_games;
