//! A device without a server, asked as its page asks it.

mod games;
mod golden;
mod kit;
mod refusals;
mod streams;
