//! Stopping long work: on a signal, or when standard output is closed.
//!
//! The program ends within a second in any case. A command that owes a report stops early enough to write it. All
//! others have already saved what they promised, so nothing waits for them.

use std::thread;

use anyhow::{Context, Result};
use terminal::{ExitReason, WatchedSignals, watch_for_exit};

use crate::output::warn;

/// What a command that is stopped still has to do.
#[derive(Clone, Copy)]
pub(crate) enum WhenStopped {
    /// A report of the results so far. The work must stop within a fraction of a second to write it.
    Report,
    /// Nothing else. If the work does not stop by itself, the program prints this and exits.
    Exit(&'static str),
}

/// Calls `stop` when the work has to stop, perhaps several times.
pub(crate) fn on_request(then: WhenStopped, stop: impl Fn() + Clone + Send + 'static) -> Result<()> {
    #[cfg(not(unix))]
    on_interrupt(stop.clone())?;
    let begin_exit = move |reason| {
        stop();
        if matches!((then, reason), (WhenStopped::Report, ExitReason::Signal(_))) {
            // The program ends when the report is written. A second signal ends it at once.
            loop {
                thread::park();
            }
        }
    };
    let before_forced_exit = move || {
        if let WhenStopped::Exit(sentence) = then {
            warn(&format!("tacora: {sentence}"));
        }
    };
    watch_for_exit(WatchedSignals::All, begin_exit, before_forced_exit).context("cannot listen for signals")
}

/// Calls `stop` at every Ctrl-C.
#[cfg(not(unix))]
fn on_interrupt(stop: impl Fn() + Send + 'static) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    thread::Builder::new().name("interrupts".to_owned()).spawn(move || {
        while runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            stop();
        }
    })?;
    Ok(())
}

/// Ends the program when standard output is closed. Signals end it anyway.
pub(crate) fn when_output_closes() -> Result<()> {
    watch_for_exit(WatchedSignals::None, |_| {}, || {}).context("cannot watch standard output")
}
