//! The one binary: reads the command line, calls the libraries, prints what they say.
//!
//! Whatever goes wrong is one line on standard error and exit code 2; nothing is printed before it is known to be right.

mod cli;
mod commands;
mod input;
mod output;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match cli::Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tacora: {error:#}");
            ExitCode::from(2)
        }
    }
}
