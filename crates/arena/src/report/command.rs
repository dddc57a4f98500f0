//! The command to play it again.

use super::Played;
use super::markup::Markup;

/// The command, one option per line.
pub(super) fn write(out: &mut Markup, played: &Played<'_>) {
    let command = ["tacora simulate"].into_iter().chain(played.options.iter().map(String::as_str));
    let lines: Vec<&str> = command.chain(["--report report.html"]).collect();
    out.leaf("p", &[], "The same command gives the same numbers, on any machine.");
    out.element("pre", &[], |out| out.leaf("code", &[], lines.join(" \\\n  ")));
}
