//! `tacora completions`: the completion script of a shell.

use anyhow::Result;
use clap_complete::Shell;

use crate::cli;
use crate::output::print;

/// For which shell.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The shell.
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut cli::definition(), "tacora", &mut script);
    print(&String::from_utf8(script)?)
}
