//! The page about a bot's strength.

use std::fmt::Write as _;

use super::{Held, Strength, Taken};

impl Strength {
    /// What was done, so that it can be done again, and how it came out.
    pub(super) fn written(&self, held: &[Held<'_>]) -> String {
        let champion = self.champion;
        let mut text = format!(
            "# Strength\n\n\
             How strong `{champion}` is, held against every rival in both directions: one `{champion}` among rivals, and one rival among `{champion}`s. One \
             direction alone misleads.\n\n\
             This page was written by\n\n```sh\n{}\n```\n\n\
             Seats rotate, every pair plays the same cards, every bot draws from a stream of its own, a shared victory is shared. Behind each figure \
             stands half the width of its 95 % interval, in which all games of one deal count as one observation.\n\n\
             | deck | players | fair share | games for each figure | verdict |\n|---|---|---|---|---|\n",
            self.command
        );
        for held in held {
            let table = held.table;
            let (fair, games) = (100.0 * table.fair(), table.games);
            let verdict = held.verdict();
            writeln!(text, "| {} | {} | {fair:.1} % | {games} | {verdict} |", table.edition, table.players)
                .expect("a string takes everything");
        }
        text.push('\n');
        for held in held {
            text.push_str(&self.table(held));
        }
        // A file ends with one line break.
        format!("{}\n", text.trim_end())
    }

    fn table(&self, held: &Held<'_>) -> String {
        let (champion, table) = (self.champion, held.table);
        let rivals = table.players - 1;
        let mut text = format!(
            "## {}, {} players\n\n{} A fair share is {:.1} %; {} games for each figure.\n\n\
             | rival | one `{champion}` among {rivals} of it | one of it among {rivals} `{champion}` |\n|---|---|---|\n",
            table.edition,
            table.players,
            held.verdict(),
            100.0 * table.fair(),
            table.games,
        );
        for row in &held.rows {
            let (alone, among) = (percent(row.alone), percent(row.among));
            writeln!(text, "| `{}` | {alone} | {among} |", row.rival).expect("a string takes everything");
        }
        text.push('\n');
        text
    }
}

fn percent(taken: Option<Taken>) -> String {
    taken.map_or_else(
        || "–".to_owned(),
        |taken| format!("{:.1} ± {:.1} %", 100.0 * taken.share, 100.0 * taken.ci95),
    )
}
