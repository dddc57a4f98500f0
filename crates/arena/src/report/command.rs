//! The command that makes the same page again.

use diamant::{Edition, RelicSwitch};

use super::markup::Markup;
use crate::{HeatMap, Summary};

/// How far shares that should come to one may miss it by rounding.
const ROUNDING: f64 = 1e-6;

/// A command, and what the page cannot know about it.
pub(super) struct Command {
    options: Vec<String>,
    notes: Vec<&'static str>,
}

impl Command {
    /// Plays the tournament again; nothing where no game was finished.
    pub(super) fn tournament(edition: &str, summary: &Summary) -> Option<Command> {
        if summary.games == 0 {
            return None;
        }
        let names: Vec<&str> = summary.bots.iter().map(|bot| bot.name.as_str()).collect();
        let total: f64 = summary.bots.iter().map(|bot| bot.win_share).sum();
        let ties = match total {
            total if total > 1.0 + ROUNDING => Some("--ties all"),
            total if total < 1.0 - ROUNDING => Some("--ties none"),
            _ => None,
        };
        let (rules, mut notes) = rules(edition);
        notes.push("Add --rotate no if the bots kept their seats.");
        let mut options = vec![
            format!("--bots {}", quoted(&names.join(","))),
            rules,
            format!("--games {}", summary.games),
            format!("--seed {}", summary.seed),
        ];
        options.extend(ties.map(str::to_owned));
        Some(Command { options, notes })
    }

    /// Plays the sweep again; nothing where a family has no short name.
    pub(super) fn sweep(edition: &str, map: &HeatMap) -> Option<Command> {
        let (challengers, incumbents) = (family(&map.challengers)?, family(&map.incumbents)?);
        let (rules, mut notes) = rules(edition);
        notes.push("Add the --seed and the --ties it was played with, unless it had the usual ones.");
        let options = vec![
            format!("--sweep {}", quoted(&challengers)),
            format!("--against {}", quoted(&incumbents)),
            format!("--seats {}", map.seats),
            rules,
            format!("--games {}", map.games),
        ];
        Some(Command { options, notes })
    }

    /// The command and the notes.
    pub(super) fn write(&self, out: &mut Markup) {
        let command = ["tacora simulate"].into_iter().chain(self.options.iter().map(String::as_str));
        let lines: Vec<&str> = command.chain(["--report report.html"]).collect();
        out.element("pre", &[], |out| out.leaf("code", &[], lines.join(" \\\n  ")));
        if !self.notes.is_empty() {
            out.leaf("p", &[("class", &"quiet")], self.notes.join(" "));
        }
    }
}

fn rules(edition: &str) -> (String, Vec<&'static str>) {
    match Edition::by_id(edition) {
        None => ("--house FILE".to_owned(), vec!["FILE holds the house edition."]),
        Some(Edition { id, relics: RelicSwitch::Optional(_), .. }) => {
            (format!("--edition {id}"), vec!["Add --relics if it was played with them."])
        }
        Some(Edition { id, .. }) => (format!("--edition {id}"), Vec::new()),
    }
}

/// `turn:1..12` for the bots from turn:1 to turn:12.
fn family(names: &[String]) -> Option<String> {
    let members: Option<Vec<(&str, u16)>> = names
        .iter()
        .map(|name| name.split_once(':').and_then(|(word, number)| Some((word, number.parse().ok()?))))
        .collect();
    let members = members?;
    let ((word, first), (_, last)) = (members.first()?, members.last()?);
    let is_family = members.iter().map(|(_, number)| *number).eq(*first..=*last)
        && members.iter().all(|(other, _)| other == word);
    is_family.then(|| format!("{word}:{first}..{last}"))
}

/// As a shell takes it for one word.
fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || ":,.-_".contains(letter);
    if word.chars().all(plain) { word.to_owned() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_full_row_of_numbers_is_a_family() {
        let names =
            |numbers: &[u16]| -> Vec<String> { numbers.iter().map(|n| format!("turn:{n}")).collect() };
        assert_eq!(family(&names(&[3, 4, 5])), Some("turn:3..5".to_owned()));
        assert_eq!(family(&names(&[3, 5])), None);
        assert_eq!(family(&[]), None);
        assert_eq!(family(&["turn:1".to_owned(), "gems:2".to_owned()]), None);
    }

    #[test]
    fn a_shell_gets_one_word() {
        assert_eq!(quoted("turn:6,coin:0.8"), "turn:6,coin:0.8");
        assert_eq!(quoted("a'; rm x"), r"'a'\''; rm x'");
    }
}
