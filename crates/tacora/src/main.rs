//! The one binary: parses the command line, calls the libraries, prints their results.
//!
//! An error is one line on standard error and exit code 2; nothing is printed before it is known to be right.

mod cli;
mod commands;
mod input;
mod output;
mod progress;
mod rules_args;
mod stop;
mod threads;

use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;
use terminal::{ExitReason, Fault};
use words::{Language, Words};

/// A server frees memory on another thread than it allocated it on, thousands of times a second: with the system's
/// allocator that was a fifth of its work.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let told = match cli::Cli::try_parse() {
        Ok(cli) => {
            let language = cli.language();
            match cli.run() {
                Err(error) if let Some(code) = quiet_exit(&error) => return code,
                done => done.map_err(|error| in_words(&error, language)),
            }
        }
        Err(error) if error.use_stderr() && error.kind() != HELP_WITHOUT_ARGUMENTS => {
            Err(in_one_line(&error))
        }
        Err(error) => error.exit(),
    };
    match told {
        Ok(()) => ExitCode::SUCCESS,
        Err(line) => {
            // A file name may contain anything, including a line break.
            output::warn(&format!("tacora: {}", line.replace(char::is_control, "\u{FFFD}")));
            ExitCode::from(2)
        }
    }
}

/// The error message. Refusals of a table or server are in the user's language.
fn in_words(error: &anyhow::Error, language: Language) -> String {
    let words = Words::new(language);
    let message = error.downcast_ref::<Fault>().map(|fault| fault.message(&words));
    message
        .or_else(|| error.downcast_ref::<client::Fault>().map(|fault| fault.message(&words)))
        .unwrap_or_else(|| format!("{error:#}"))
}

/// The exit code after a signal or a closed window, when there is nothing to report.
fn quiet_exit(error: &anyhow::Error) -> Option<ExitCode> {
    let reason = match error.downcast_ref()? {
        Fault::Stopped(signal) => ExitReason::Signal(*signal),
        Fault::Closed => ExitReason::Closed,
        _ => return None,
    };
    Some(ExitCode::from(reason.exit_code()))
}

const HELP_WITHOUT_ARGUMENTS: ErrorKind = ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;

/// The error in the command line, without the usage text.
fn in_one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let lines: Vec<&str> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let line = lines.join(" ");
    format!("{} (--help says more)", shortened(line.strip_prefix("error: ").unwrap_or(&line)))
}

/// Without the middle of a very long quoted argument: the reason is at the end.
fn shortened(line: &str) -> String {
    const START: usize = 100;
    const END: usize = 400;
    let letters = line.chars().count();
    if letters <= START + END {
        return line.to_owned();
    }
    let part = |from: usize, count: usize| line.chars().skip(from).take(count).collect::<String>();
    format!("{}…{}", part(0, START), part(letters - END, END))
}
