//! A progress bar, and signals that stop the work.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use arena::Watch;
use indicatif::{ProgressBar, ProgressStyle};

use crate::stop::{self, WhenStopped};

/// Runs the work with a progress bar on standard error, if that is a terminal. A signal stops the work.
pub(crate) fn watch<T: Send>(
    watch: &Arc<Watch>,
    then: WhenStopped,
    total: u64,
    work: impl FnOnce() -> T + Send,
) -> Result<T> {
    count(watch, then, "games", total, work)
}

/// The same for work that is not counted in games.
pub(crate) fn count<T: Send>(
    watch: &Arc<Watch>,
    then: WhenStopped,
    what: &str,
    total: u64,
    work: impl FnOnce() -> T + Send,
) -> Result<T> {
    let stopper = watch.clone();
    stop::on_request(then, move || stopper.stop())?;
    let style = ProgressStyle::with_template(&format!(
        "{{bar:40}} {{human_pos}} of {{human_len}} {what}, {{eta}} left"
    ))
    .context("the template of the bar")?;
    let bar = ProgressBar::new(total).with_style(style);
    let done = thread::scope(|scope| {
        let worker = scope.spawn(work);
        while !worker.is_finished() {
            bar.set_position(watch.played());
            thread::park_timeout(Duration::from_millis(20));
        }
        worker.join()
    });
    bar.finish_and_clear();
    done.map_err(|_| anyhow::anyhow!("the work broke down"))
}
