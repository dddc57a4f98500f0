//! The steps of the test command: their names, what each does, and in which order they run.

use anyhow::{Result, bail};

use super::{Extent, rust};
use crate::npm::install;
use crate::workspace::Workspace;
use crate::{api, browsers, fuzz, levels, module, web};

/// One step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Packages,
    Format,
    Levels,
    Web,
    Wasm,
    Clippy,
    Build,
    Units,
    Tests,
    Docs,
    Api,
    Fuzz,
    Browsers,
}

/// Steps that run one after the other.
pub(super) type Lane = &'static [Step];

/// Lanes that run at the same time.
pub(super) type Phase = &'static [Lane];

/// Only one lane of a phase uses cargo's build folder. Tests that measure time and tests that use all cores run alone.
/// Clippy builds the web client, so its packages are there before anything runs at the same time.
const FULL: &[Phase] = &[
    &[&[Step::Packages]],
    &[&[Step::Clippy, Step::Build, Step::Docs], &[Step::Format, Step::Levels, Step::Web, Step::Wasm]],
    &[&[Step::Tests]],
    &[&[Step::Fuzz], &[Step::Api]],
    &[&[Step::Browsers]],
];

const QUICK: &[Phase] = &[
    &[&[Step::Packages]],
    &[&[Step::Clippy, Step::Build, Step::Units], &[Step::Format, Step::Levels, Step::Web]],
];

/// What runs, phase by phase.
pub(super) fn phases(extent: Extent) -> &'static [Phase] {
    match extent {
        Extent::Full => FULL,
        Extent::Quick => QUICK,
    }
}

impl Step {
    const ALL: [Step; 13] = [
        Step::Packages,
        Step::Format,
        Step::Levels,
        Step::Web,
        Step::Wasm,
        Step::Clippy,
        Step::Build,
        Step::Units,
        Step::Tests,
        Step::Docs,
        Step::Api,
        Step::Fuzz,
        Step::Browsers,
    ];

    /// Its name on the command line.
    pub(super) fn name(self) -> &'static str {
        match self {
            Step::Packages => "packages",
            Step::Format => "format",
            Step::Levels => "levels",
            Step::Web => "web",
            Step::Wasm => "wasm",
            Step::Clippy => "clippy",
            Step::Build => "build",
            Step::Units => "units",
            Step::Tests => "tests",
            Step::Docs => "docs",
            Step::Api => "api",
            Step::Fuzz => "fuzz",
            Step::Browsers => "browsers",
        }
    }

    /// The step of this name.
    pub(super) fn parse(name: &str) -> Result<Step> {
        match Step::ALL.into_iter().find(|step| step.name() == name) {
            Some(step) => Ok(step),
            None => {
                bail!("there is no step `{name}`; the steps are {}", Step::ALL.map(Step::name).join(", "))
            }
        }
    }

    /// Runs it.
    pub(super) fn run(self, workspace: &Workspace) -> Result<()> {
        match self {
            Step::Packages => install(&workspace.root().join("web")),
            Step::Format => rust::format(workspace),
            Step::Levels => levels::run(workspace),
            Step::Web => web::run(workspace),
            Step::Wasm => module::build(workspace).map(drop),
            Step::Clippy => rust::clippy(workspace),
            Step::Build => rust::build(workspace),
            Step::Units => rust::units(workspace),
            Step::Tests => rust::tests(workspace),
            Step::Docs => rust::docs(workspace),
            Step::Api => api::run(workspace),
            Step::Fuzz => fuzz::run(workspace, rust::FUZZING),
            Step::Browsers => browsers::run(workspace),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_has_a_name_of_its_own_and_all_but_units_are_in_the_full_plan() {
        let planned: Vec<Step> = FULL.concat().concat();
        for step in Step::ALL {
            assert_eq!(Step::parse(step.name()).unwrap(), step);
            assert_eq!(planned.contains(&step), step != Step::Units, "{step:?}");
        }
        assert_eq!(planned.len(), Step::ALL.len() - 1);
    }

    #[test]
    fn an_unknown_step_is_refused_with_the_list_of_steps() {
        let refusal = Step::parse("brwosers").unwrap_err().to_string();
        assert!(
            refusal.contains("no step `brwosers`") && refusal.contains("api, fuzz, browsers"),
            "{refusal}"
        );
    }
}
