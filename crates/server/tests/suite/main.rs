//! The server from outside: its stores and what it says over HTTP.

mod backup;
mod sqlite;
mod store;
