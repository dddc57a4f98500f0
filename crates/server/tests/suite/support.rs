//! What the tests share: servers on a port of their own, players, clocks and stores that fail.

pub(crate) mod back_end;
pub(crate) mod company;
pub(crate) mod faulty_store;
pub(crate) mod hand_clock;
pub(crate) mod player;
pub(crate) mod postgres_server;
pub(crate) mod socket;
pub(crate) mod test_app;
pub(crate) mod test_store;
pub(crate) mod two_nodes;
