//! How long each step took, and what is known about a failure that no step can explain.

use std::fmt;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::workspace::Workspace;

/// Below this a build is likely to fail for lack of space.
const ALMOST_FULL: u64 = 500_000;

/// The steps that have ended, in the order in which they did.
#[derive(Default)]
pub(super) struct Summary(Mutex<Vec<Ended>>);

struct Ended {
    name: &'static str,
    time: Duration,
    passed: bool,
}

impl Summary {
    /// Adds a step that has ended.
    pub(super) fn add(&self, name: &'static str, time: Duration, passed: bool) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(Ended { name, time, passed });
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n{:<10} {:>8}", "step", "seconds")?;
        for Ended { name, time, passed } in self.0.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            let verdict = if *passed { "" } else { "  FAILED" };
            writeln!(f, "{name:<10} {:>8.1}{verdict}", time.as_secs_f32())?;
        }
        Ok(())
    }
}

/// Says so if the disk of the build folder is almost full.
pub(super) fn full_disk(workspace: &Workspace) -> Option<String> {
    let output = Command::new("df").arg("-Pk").arg(workspace.root()).output().ok()?;
    let free = free(&String::from_utf8_lossy(&output.stdout))?;
    (free < ALMOST_FULL).then(|| {
        let megabytes = free / 1000;
        format!("\nthe disk has only {megabytes} MB left: `cargo clean` frees what old builds use")
    })
}

/// Reads the free kilobytes from what `df -Pk` prints.
fn free(printed: &str) -> Option<u64> {
    printed.lines().nth(1)?.split_whitespace().nth(3)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_free_space_is_the_fourth_column() {
        let printed = "Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/vda 100 60 40 60% /\n";
        assert_eq!(free(printed), Some(40));
        assert_eq!(free("df: no such file\n"), None);
    }

    #[test]
    fn every_step_has_a_line_with_its_seconds() {
        let summary = Summary::default();
        summary.add("web", Duration::from_millis(1500), true);
        summary.add("clippy", Duration::from_secs(12), false);
        let lines = summary.to_string();
        assert!(lines.contains("web             1.5\n"), "{lines}");
        assert!(lines.contains("clippy         12.0  FAILED\n"), "{lines}");
    }
}
