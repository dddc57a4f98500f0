//! `tacora licenses`: the licences of everything that is in this program.

use anyhow::Result;

use crate::output::print;

/// Written by `cargo xtask notices`.
const NOTICES: &str = include_str!("../../third-party-notices.txt");

pub(crate) fn run() -> Result<()> {
    print(NOTICES)
}
