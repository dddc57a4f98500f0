//! The pages are well-formed, show the numbers they were given, and load nothing.

use arena::report::{self, Played};
use arena::{BotSummary, HeatMap, Summary};

/// An element of a page, or text.
#[derive(Debug)]
enum Node {
    Element { tag: String, attributes: Vec<(String, String)>, children: Vec<Node> },
    Text(String),
}

impl Node {
    fn tag(&self) -> &str {
        if let Node::Element { tag, .. } = self { tag } else { "" }
    }

    fn attribute(&self, name: &str) -> Option<&str> {
        let Node::Element { attributes, .. } = self else { return None };
        attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    fn text(&self) -> String {
        match self {
            Node::Text(text) => text.clone(),
            Node::Element { children, .. } => children.iter().map(Node::text).collect(),
        }
    }

    fn all<'a>(&'a self, wanted: &str, found: &mut Vec<&'a Node>) {
        if let Node::Element { tag, children, .. } = self {
            if tag == wanted {
                found.push(self);
            }
            for child in children {
                child.all(wanted, found);
            }
        }
    }

    fn elements(&self, tag: &str) -> Vec<&Node> {
        let mut found = Vec::new();
        self.all(tag, &mut found);
        found
    }

    fn cells(&self) -> Vec<Vec<String>> {
        let cells = |row: &&Node| {
            let Node::Element { children, .. } = row else { return Vec::new() };
            children.iter().filter(|cell| ["td", "th"].contains(&cell.tag())).map(Node::text).collect()
        };
        self.elements("tr").iter().map(cells).collect()
    }
}

/// Reads a page as strict XML would: every tag closed, every attribute quoted and given once, every `&` a known entity.
fn parse(page: &str) -> Node {
    let mut rest = page.strip_prefix("<!DOCTYPE html>\n").expect("a page says that it is HTML");
    let mut open = vec![("root".to_owned(), Vec::new(), Vec::new())];
    while let Some(at) = rest.find('<') {
        let (text, tail) = rest.split_at(at);
        open.last_mut().unwrap().2.push(Node::Text(unescaped(text)));
        let end = tail.find('>').expect("a tag ends");
        let tag = &tail[1..end];
        rest = &tail[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            let (tag, attributes, children) = open.pop().unwrap();
            assert_eq!(tag, name, "a tag closes the one that was opened last");
            let closed = Node::Element { tag, attributes, children };
            open.last_mut().expect("no more is closed than opened").2.push(closed);
        } else {
            let empty = tag.ends_with('/');
            let tag = tag.trim_end_matches('/');
            let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
            assert!(!name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric()), "<{tag}>");
            let attributes = parse_attributes(attributes);
            if empty {
                let node = Node::Element { tag: name.to_owned(), attributes, children: Vec::new() };
                open.last_mut().unwrap().2.push(node);
            } else {
                open.push((name.to_owned(), attributes, Vec::new()));
            }
        }
    }
    assert_eq!(rest.trim(), "");
    assert_eq!(open.len(), 1, "everything is closed");
    let (tag, attributes, children) = open.pop().unwrap();
    Node::Element { tag, attributes, children }
}

fn parse_attributes(mut text: &str) -> Vec<(String, String)> {
    let mut attributes: Vec<(String, String)> = Vec::new();
    while !text.trim().is_empty() {
        let (name, tail) = text.trim_start().split_once("=\"").expect("an attribute has a quoted value");
        let (value, tail) = tail.split_once('"').expect("a quote ends");
        assert!(attributes.iter().all(|(other, _)| other != name), "{name} is given once");
        attributes.push((name.to_owned(), unescaped(value)));
        text = tail;
    }
    attributes
}

fn unescaped(text: &str) -> String {
    let mut parts = text.split('&');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (entity, tail) = part.split_once(';').expect("an entity ends");
        plain.push_str(match entity {
            "amp" => "&",
            "lt" => "<",
            "gt" => ">",
            "quot" => "\"",
            "#39" => "'",
            other => panic!("unknown entity {other}"),
        });
        plain.push_str(tail);
    }
    plain
}

/// Checks that apply to every page.
fn checked(page: &str) -> Node {
    for foreign in ["http", "<script", "javascript", "@import", "src=", "NaN", "inf", "-0.00"] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    assert!(page.match_indices("url(").all(|(at, _)| page[at..].starts_with("url(#")));
    let root = parse(page);
    assert_eq!(root.elements("html")[0].attribute("lang"), Some("en"));
    assert_eq!(root.elements("h1").len(), 1);

    let mut ids: Vec<String> = Vec::new();
    for tag in ["h2", "title", "desc", "radialGradient"] {
        ids.extend(root.elements(tag).iter().filter_map(|node| node.attribute("id")).map(str::to_owned));
    }
    let count = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), count, "no two things have the same id");
    for chart in root.elements("svg").iter().filter(|chart| chart.attribute("aria-hidden").is_none()) {
        assert_eq!(chart.attribute("role"), Some("img"));
        for (attribute, tag) in [("aria-labelledby", "title"), ("aria-describedby", "desc")] {
            let node = chart.elements(tag)[0];
            assert_eq!(chart.attribute(attribute), node.attribute("id"));
            assert!(!node.text().is_empty());
        }
    }
    root
}

fn bot(name: &str, win_share: f64, ci95: f64) -> BotSummary {
    BotSummary {
        name: name.to_owned(),
        win_share,
        ci95,
        average: 21.5,
        average_ci95: 0.25,
        trapped: 0.375,
        exits: vec![0.0, 0.125, 0.5],
        scores: vec![3, 0, 7],
    }
}

fn played(edition: &str) -> Played<'_> {
    Played { edition, options: &[] }
}

fn summary(bots: Vec<BotSummary>) -> Summary {
    Summary { games: 12_345, wanted: 12_345, seconds: 2.0, games_per_second: 6172.5, seed: 77, bots }
}

fn heading(root: &Node) -> String {
    root.elements("h1")[0].text()
}

#[test]
fn tables_hold_the_numbers_of_the_summary() {
    let summary = summary(vec![bot("turn:6", 0.25, 0.01), bot("gems:11", 0.75, 0.0125)]);
    let root = checked(&report::tournament(&played("classic-2005"), &summary));
    let tables: Vec<_> = root.elements("table").iter().map(|table| table.cells()).collect();
    let [wins, averages, scores, exits, figures] = tables.as_slice() else {
        panic!("five tables: {tables:?}")
    };
    assert_eq!(wins[1], ["gems:11", "75.00\u{a0}%", "1.25"]);
    assert_eq!(wins[2], ["turn:6", "25.00\u{a0}%", "1.00"]);
    assert_eq!(averages[1], ["gems:11", "21.50", "0.25"]);
    assert_eq!(scores[1..], [["0", "3", "3"], ["1", "0", "0"], ["2", "7", "7"]]);
    assert_eq!(exits[2], ["1", "12.50\u{a0}%", "12.50\u{a0}%"]);
    assert_eq!(exits[4], ["trapped", "37.50\u{a0}%", "37.50\u{a0}%"]);
    let row = ["gems:11", "75.00\u{a0}%", "1.25", "21.50", "0.25", "2", "37.50\u{a0}%", "2 cards"];
    assert_eq!(figures[1], row);
}

#[test]
fn the_settings_and_the_command_are_told() {
    let summary = summary(vec![bot("turn:6", 0.25, 0.01), bot("coin:0.8", 0.75, 0.01)]);
    let options = ["--bots turn:6,coin:0.8", "--games 12345"].map(str::to_owned);
    let page = report::tournament(&Played { edition: "classic-2005", options: &options }, &summary);
    let facts: Vec<String> = checked(&page).elements("dd").iter().map(|fact| fact.text()).collect();
    assert_eq!(facts, ["classic-2005", "2", "12,345", "77", "6,172 games/s"]);
    let command = parse(&page).elements("code")[0].text().replace(" \\\n ", "");
    assert_eq!(command, "tacora simulate --bots turn:6,coin:0.8 --games 12345 --report report.html");
}

#[test]
fn a_summary_without_times_makes_the_same_page_every_time() {
    let slow = Summary { seconds: 9.0, games_per_second: 1.0, ..summary(vec![bot("never", 1.0, 0.0)]) };
    let fast = summary(vec![bot("never", 1.0, 0.0)]);
    let pages = [slow, fast].map(|summary| report::tournament(&played("x"), &summary.timeless()));
    assert_eq!(pages[0], pages[1]);
    assert!(!pages[0].contains("games/s"));
}

#[test]
fn a_winner_is_named_only_where_the_intervals_are_apart() {
    let heading = |bots| heading(&checked(&report::tournament(&played("x"), &summary(bots))));
    assert_eq!(heading(vec![bot("a", 0.4, 0.01), bot("b", 0.6, 0.01)]), "b wins");
    assert_eq!(
        heading(vec![bot("a", 0.4, 0.02), bot("b", 0.43, 0.02), bot("c", 0.17, 0.01)]),
        "Too close to call: b and a"
    );
    assert_eq!(heading(vec![bot("a", 0.5, 0.02), bot("b", 0.5, 0.02)]), "Nobody stands out");
    assert_eq!(
        heading(vec![bot("a", 1.0, f64::INFINITY), bot("b", 0.0, f64::INFINITY)]),
        "Too few games to tell"
    );
    assert_eq!(heading(vec![bot("a", 1.0, 0.0)]), "a played alone");
}

#[test]
fn what_comes_from_outside_stays_text() {
    let evil = r#"<script>alert("1")</script>&'"#;
    let summary = summary(vec![bot(evil, 0.4, 0.01), bot("b", 0.6, 0.01), bot("\u{0}]]>", 0.0, 0.01)]);
    let root = checked(&report::tournament(&played(evil), &summary));
    assert_eq!(root.elements("dd")[0].text(), evil);
    assert!(root.elements("th").iter().any(|cell| cell.text() == evil));

    let map = HeatMap {
        seats: 3,
        games: 10,
        challengers: vec![evil.to_owned()],
        incumbents: vec![evil.to_owned()],
        win_share: vec![vec![Some(0.5)]],
        ci95: Some(0.01),
        seed: 1,
    };
    let root = checked(&report::sweep(&played(evil), &map));
    assert_eq!(root.elements("dd")[0].text(), evil);
    assert_eq!(root.elements("table")[0].cells()[0], ["Challenger", evil]);
}

#[test]
fn bots_with_the_same_name_are_told_apart() {
    let summary = summary(vec![bot("turn:6", 0.5, 0.01), bot("turn:6", 0.5, 0.01)]);
    let root = checked(&report::tournament(&played("x"), &summary));
    let names: Vec<String> = root.elements("figcaption").iter().map(|name| name.text()).collect();
    assert_eq!(names[..2], ["turn:6 #1", "turn:6 #2"]);
}

#[test]
fn an_unknown_interval_is_a_dash() {
    let summary = summary(vec![bot("a", 1.0, f64::INFINITY), bot("b", 0.0, f64::INFINITY)]);
    let root = checked(&report::tournament(&played("x"), &summary));
    assert_eq!(root.elements("table")[0].cells()[1], ["a", "100.00\u{a0}%", "–"]);
}

#[test]
fn no_games_at_all_are_a_page_too() {
    let nothing = |name: &str| BotSummary {
        exits: Vec::new(),
        scores: Vec::new(),
        average: 0.0,
        average_ci95: f64::INFINITY,
        trapped: 0.0,
        ..bot(name, 0.0, f64::INFINITY)
    };
    let summary = Summary { games: 0, ..summary(vec![nothing("a"), nothing("b")]) };
    let root = checked(&report::tournament(&played(&"long house edition name ".repeat(40)), &summary));
    assert_eq!(heading(&root), "No game was finished");
    assert_eq!(root.elements("table")[0].cells()[1][1..], ["–"; 7]);
    checked(&report::tournament(&played(""), &Summary { games: 0, bots: Vec::new(), ..summary }));
}

#[test]
fn ties_that_count_otherwise_move_the_fair_share() {
    let page = report::tournament(&played("x"), &summary(vec![bot("a", 0.7, 0.01), bot("b", 0.5, 0.01)]));
    let text = checked(&page).text();
    assert!(text.contains("fair share 60\u{a0}%"), "{text}");
}

#[test]
fn the_heat_map_is_a_table_with_a_star_for_the_best_of_each_column() {
    let map = HeatMap {
        seats: 4,
        games: 5000,
        challengers: vec!["turn:1".to_owned(), "turn:2".to_owned()],
        incumbents: vec!["turn:1".to_owned(), "turn:2".to_owned(), "turn:3".to_owned()],
        win_share: vec![vec![Some(0.25), Some(0.375), None], vec![Some(0.979), Some(0.25), None]],
        ci95: Some(0.01),
        seed: 1,
    };
    let root = checked(&report::sweep(&played("classic-2005"), &map));
    let cells = root.elements("table")[0].cells();
    assert_eq!(cells[0], ["Challenger", "turn:1", "turn:2", "turn:3"]);
    assert_eq!(cells[1], ["turn:1", "25.0", "37.5★ best of its column", "–"]);
    assert_eq!(cells[2], ["turn:2", "97.9★ best of its column", "25.0", "–"]);
    assert_eq!(heading(&root), "The sweep was stopped early");
    let answers = root.elements("table")[1].cells();
    assert_eq!(
        answers[1..],
        [["turn:1", "turn:2", "97.90\u{a0}%"], ["turn:2", "turn:1", "37.50\u{a0}%"], ["turn:3", "–", "–"]]
    );
}

#[test]
fn a_large_sweep_has_a_picture_and_every_number() {
    let names: Vec<String> = (1..=100).map(|gems| format!("gems:{gems}")).collect();
    let share = |row: u32, column: u32| Some(f64::from((row * 7 + column * 13) % 101) / 100.0);
    let map = HeatMap {
        seats: 4,
        games: 1000,
        challengers: names.clone(),
        incumbents: names,
        win_share: (0..100).map(|row| (0..100).map(|column| share(row, column)).collect()).collect(),
        ci95: Some(0.01),
        seed: 1,
    };
    let page = report::sweep(&played("classic-2005"), &map);
    let root = checked(&page);
    assert_eq!(root.elements("table")[0].cells().len(), 101);
    assert!(root.elements("title").iter().any(|title| title.text() == "Who beats whom, at a glance"));
    assert!(page.len() < 1_500_000, "{}", page.len());
}

#[test]
fn an_empty_sweep_is_a_page_too() {
    let map = HeatMap {
        seats: 0,
        games: 0,
        challengers: Vec::new(),
        incumbents: Vec::new(),
        win_share: Vec::new(),
        ci95: Some(0.01),
        seed: 1,
    };
    checked(&report::sweep(&played("x"), &map));
}
