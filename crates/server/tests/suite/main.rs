//! The server as its callers meet it: over the network, on a port of its own, and its stores.

mod backup;
mod company;
mod connections;
mod contract;
mod hand_clock;
mod http;
mod limits;
mod lobby;
mod people;
mod player;
mod recovery;
mod reference;
mod replays;
mod sqlite;
mod store;
mod telemetry;
mod test_app;
mod whole_games;
