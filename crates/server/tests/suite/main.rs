//! The server as its callers meet it: over the network, on a port of its own.

mod connections;
mod http;
mod reference;
mod telemetry;
mod test_app;
