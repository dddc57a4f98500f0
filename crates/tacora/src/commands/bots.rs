//! `tacora bots`: lists all bots by name.

use anyhow::Result;
use bots::{CATALOGUES, CHARACTERS};
use serde::Serialize;
use words::{Language, Words};

use crate::output::print;

/// How to print them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print them as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct BotLine {
    game: &'static str,
    name: &'static str,
    title: Option<&'static str>,
    sentence: String,
}

pub(crate) fn run(args: &Args, language: Language) -> Result<()> {
    let words = Words::new(language);
    let lines = lines(&words);
    if args.json {
        return print(&format!("{}\n", serde_json::to_string(&lines)?));
    }
    let width = lines.iter().map(|line| line.name.len()).max().unwrap_or(0);
    let heading_of = |line: &BotLine| match (line.game, line.title) {
        (_, Some(_)) => "bots-cast",
        ("diamant", None) => "bots-diamant",
        _ => "bots-troll",
    };
    let mut text = Vec::new();
    let mut last = "";
    for line in &lines {
        let heading = heading_of(line);
        if heading != last {
            text.push(format!("{}{}", if last.is_empty() { "" } else { "\n" }, words.say(heading, &[])));
            last = heading;
        }
        text.push(format!("  {:width$}  {}", line.name, line.sentence));
    }
    print(&format!("{}\n", text.join("\n")))
}

fn lines(words: &Words) -> Vec<BotLine> {
    let cast = CHARACTERS.iter().map(|character| BotLine {
        game: "diamant",
        name: character.id,
        title: Some(character.name),
        sentence: words.say(&format!("character-{}", character.id), &[]),
    });
    let strategy = |game| {
        move |name: &'static str| {
            let word = name.split(':').next().unwrap_or(name);
            BotLine { game, name, title: None, sentence: words.say(&format!("bot-{word}"), &[]) }
        }
    };
    let strategies = CATALOGUES.iter().flat_map(|of| of.bots.iter().copied().map(strategy(of.game)));
    cast.chain(strategies).collect()
}
