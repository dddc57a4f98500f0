//! The page of a tournament: who won, by how much, and how.

use super::bars::{Bar, Bars};
use super::entrants::{Entrant, entrants, even_share};
use super::headline::headline;
use super::markup::Markup;
use super::numbers::{Unit, grouped, rate};
use super::page::{Breadth, card, notes, page};
use super::{Played, command};
use super::{exits, figures, histogram};
use crate::Summary;

pub(super) fn write(played: &Played<'_>, summary: &Summary) -> String {
    let entrants = entrants(summary);
    let even = even_share(summary);
    let headline = headline(&entrants, summary.games, even);
    page("Tacora · Diamant tournament", &headline, &facts(played.edition, summary), |out| {
        if summary.games > 0 && !entrants.is_empty() {
            charts(out, &entrants, even);
        }
        card(out, "figures", "All figures", Breadth::Whole, |out| {
            figures::table(&entrants, summary.games).write(out);
        });
        card(out, "reading", "How to read this", Breadth::Part, |out| notes(out, &reading()));
        card(out, "again", "Play it again", Breadth::Part, |out| command::write(out, played));
    })
}

fn facts(edition: &str, summary: &Summary) -> Vec<(&'static str, String)> {
    let games = match grouped(summary.games) {
        games if summary.games < summary.wanted => format!("{games} of {}, stopped", grouped(summary.wanted)),
        games => games,
    };
    let mut facts = vec![
        ("Edition", edition.to_owned()),
        ("Players", summary.bots.len().to_string()),
        ("Games", games),
        ("Seed", summary.seed.to_string()),
    ];
    // A summary without times has none to show.
    if summary.seconds > 0.0 && summary.games > 0 {
        facts.push(("Speed", format!("{} games/s", rate(summary.games_per_second))));
    }
    facts
}

fn charts(out: &mut Markup, entrants: &[Entrant], even: f64) {
    let wins = entrants.iter().map(|entrant| Bar {
        label: &entrant.label,
        value: entrant.bot.win_share,
        ci95: Some(entrant.bot.ci95),
        leads: entrant.leads,
    });
    let wins = Bars {
        id: "wins-chart",
        title: "Part of the wins, with 95 % confidence intervals",
        unit: Unit::Share,
        rows: wins.collect(),
        line: Some((even, "fair share")),
    };
    let scores = entrants.iter().map(|entrant| Bar {
        label: &entrant.label,
        value: entrant.bot.average,
        ci95: Some(entrant.bot.average_ci95),
        leads: entrant.leads,
    });
    let scores = Bars {
        id: "averages-chart",
        title: "Average score, with 95 % confidence intervals",
        unit: Unit::Points,
        rows: scores.collect(),
        line: None,
    };
    card(out, "wins", "Who wins", Breadth::Part, |out| {
        wins.write(out);
        wins.table("Bot", "Wins").write_folded(out);
    });
    card(out, "averages", "Average score", Breadth::Part, |out| {
        scores.write(out);
        scores.table("Bot", "Average").write_folded(out);
    });
    card(out, "scores", "How often they had which score", Breadth::Whole, |out| {
        out.leaf(
            "p",
            &[("class", &"quiet")],
            "Part of the games, all on one scale. The dashed line is the average.",
        );
        histogram::write(out, entrants);
    });
    card(out, "exits", "When they leave the cave", Breadth::Whole, |out| {
        let text = "Part of the expeditions, all on one scale: after how many cards the bot went home, and in red how \
                    often a trap caught it first.";
        out.leaf("p", &[("class", &"quiet")], text);
        exits::write(out, entrants);
    });
}

fn reading() -> Vec<String> {
    [
        "Every deal of the cards is played once from every seat of the line-up (unless rotation was switched off), so luck \
         of the cards and of the seat falls on everyone alike.",
        "The whiskers and the numbers behind ± are 95 % confidence intervals: in 19 of 20 tournaments like this one the \
         true value lies within. The games of one deal count as one observation. A dash means that there were too few \
         deals to tell.",
        "Where two intervals overlap, the order of the two may be luck. A star ★ marks the best bot and everyone whose \
         interval reaches the interval of the best.",
        "The fair share is what each would have if the wins were spread evenly.",
        "A bot is only as good as its company: change one of the others and the order may change too.",
    ]
    .map(str::to_owned)
    .to_vec()
}
