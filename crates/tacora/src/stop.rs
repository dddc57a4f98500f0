//! When long work has to stop: at Ctrl-C, at a signal, or when nobody reads standard output any more.
//!
//! Work that is asked to stop by a signal stops at its next step and writes what is done so far. When the output is closed
//! there is nobody to wait for that: the program ends within a second, whether or not the work has stopped by then.

use std::thread;

use anyhow::{Context, Result};
use terminal::{ExitReason, WatchedSignals, watch_for_exit};

/// Calls this when the work has to stop, perhaps several times.
pub(crate) fn on_request(stop: impl Fn() + Clone + Send + 'static) -> Result<()> {
    ctrlc::set_handler(stop.clone()).context("cannot listen for Ctrl-C")?;
    let begin_exit = move |reason| {
        stop();
        if matches!(reason, ExitReason::Signal(_)) {
            // The program ends when the work has written what it promised; until then it is not forced to.
            loop {
                thread::park();
            }
        }
    };
    watch_for_exit(WatchedSignals::NotInterrupt, begin_exit, || {}).context("cannot listen for signals")
}

/// Ends the program when nobody reads standard output any more. Signals end it anyway.
pub(crate) fn when_output_closes() -> Result<()> {
    watch_for_exit(WatchedSignals::None, |_| {}, || {}).context("cannot watch standard output")
}
