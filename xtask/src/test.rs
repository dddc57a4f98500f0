//! `cargo xtask test`: everything CI runs, cheapest first.

mod lanes;
mod plan;
mod rust;
mod summary;

use std::time::Instant;

use anyhow::{Result, bail};

use crate::workspace::Workspace;
use plan::Step;
use summary::Summary;

/// How much is tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Extent {
    /// Every step.
    Full,
    /// What takes less than two minutes when everything is built: for daily work.
    Quick,
}

/// Runs the steps with these names, or all of them, up to the first failure.
pub(crate) fn run(workspace: &Workspace, words: &[&str]) -> Result<()> {
    let start = Instant::now();
    let summary = Summary::default();
    let done = match words {
        [] => lanes::run(workspace, plan::phases(Extent::Full), &summary),
        ["--quick"] => lanes::run(workspace, plan::phases(Extent::Quick), &summary),
        names => {
            let steps: Vec<Step> = names.iter().map(|name| Step::parse(name)).collect::<Result<_>>()?;
            return steps
                .into_iter()
                .try_for_each(|step| crate::step::step(step.name(), || step.run(workspace)));
        }
    };
    println!("{summary}");
    if let Err(error) = done {
        bail!("{error:#}{}", summary::full_disk(workspace).unwrap_or_default());
    }
    println!("all steps passed in {:.0} s", start.elapsed().as_secs_f32());
    Ok(())
}
