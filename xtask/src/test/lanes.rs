//! Runs phases one after the other, and the lanes of a phase at the same time.
//!
//! The first lane prints as it goes. A step of another lane is a process of its own, whose output is shown when it has
//! ended.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use super::plan::{Lane, Phase, Step};
use super::summary::Summary;
use crate::workspace::Workspace;

/// Runs everything, up to the first failure.
pub(super) fn run(workspace: &Workspace, phases: &[Phase], summary: &Summary) -> Result<()> {
    let folder = tempfile::tempdir()?;
    // Cargo replaces the file of this very program while it builds the workspace.
    let program = folder.path().join("xtask");
    fs::copy(std::env::current_exe()?, &program).context("cannot copy xtask")?;
    phases.iter().try_for_each(|phase| {
        let Some((first, others)) = phase.split_first() else { return Ok(()) };
        together(workspace, first, others, &program, summary)
    })
}

fn together(
    workspace: &Workspace,
    first: Lane,
    others: &[Lane],
    program: &Path,
    summary: &Summary,
) -> Result<()> {
    let failed = AtomicBool::new(false);
    let walk = |lane: Lane, run: &dyn Fn(Step) -> Result<()>| -> Result<()> {
        for step in lane {
            if failed.load(Ordering::Relaxed) {
                return Ok(());
            }
            let start = Instant::now();
            let done = run(*step);
            summary.add(step.name(), start.elapsed(), done.is_ok());
            failed.fetch_or(done.is_err(), Ordering::Relaxed);
            done.with_context(|| format!("step `{}` failed", step.name()))?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let others: Vec<_> = others
            .iter()
            .map(|lane| scope.spawn(|| walk(lane, &|step| in_background(workspace, program, step))))
            .collect();
        let here = walk(first, &|step| {
            println!("── {}", step.name());
            step.run(workspace)
        });
        let there = others.into_iter().map(|lane| lane.join().expect("a lane returns its errors"));
        there.fold(here, Result::and)
    })
}

/// Runs the step in another process and shows its output at once when it has ended.
fn in_background(workspace: &Workspace, program: &Path, step: Step) -> Result<()> {
    let log = program.with_file_name(format!("{}.log", step.name()));
    let out = File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
    let ended = Command::new(program)
        .current_dir(workspace.root())
        .args(["test", step.name()])
        .stderr(out.try_clone()?)
        .stdout(out)
        .status();
    print!("{}", String::from_utf8_lossy(&fs::read(&log)?));
    if !ended.context("cannot start xtask")?.success() {
        bail!("its output is above");
    }
    Ok(())
}
