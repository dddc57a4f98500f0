//! The server from outside: its stores and what it says over HTTP.

mod backup;
mod connections;
mod http;
mod reference;
mod sqlite;
mod store;
mod telemetry;
mod test_app;
