//! `tacora simulate`.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::process::{Ended, file, run, testdata};

const THREE: &str = "turn:6,gems-or-turn:9,6,hazards:1";

/// Three bots, so many games.
fn three<'a>(games: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["simulate", "--bots", THREE, "--games", games], more].concat()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&run(arguments).printed()).unwrap()
}

fn without_times(mut summary: Value) -> Value {
    let object = summary.as_object_mut().unwrap();
    for time in ["seconds", "games_per_second"] {
        assert!(object.remove(time).unwrap().as_f64().unwrap() > 0.0, "{time}");
    }
    summary
}

fn keys(object: &Value) -> Vec<&str> {
    object.as_object().unwrap().keys().map(String::as_str).collect()
}

fn refused(arguments: &[&str]) -> String {
    run(&[&["simulate"], arguments].concat()).refused()
}

fn target(name: &str) -> String {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).into_os_string().into_string().unwrap()
}

#[test]
fn the_result_in_json_has_the_bots_in_the_order_given() {
    let summary = json(&three("301", &["--json", "--seed", "5"]));
    assert_eq!(keys(&summary), ["bots", "edition", "games", "games_per_second", "seconds", "seed", "wanted"]);
    assert_eq!((&summary["games"], &summary["seed"]), (&301.into(), &5.into()));
    assert!(
        summary["seconds"].as_f64().unwrap() > 0.0 && summary["games_per_second"].as_f64().unwrap() > 1.0
    );
    let bots = summary["bots"].as_array().unwrap();
    let names: Vec<&str> = bots.iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["turn:6", "gems-or-turn:9,6", "hazards:1"]);
    let mut wins = 0.0;
    for bot in bots {
        let expected = ["average", "average_ci95", "ci95", "exits", "name", "scores", "trapped", "win_share"];
        assert_eq!(keys(bot), expected);
        wins += bot["win_share"].as_f64().unwrap();
        assert!(bot["ci95"].as_f64().unwrap() > 0.0 && bot["average"].as_f64().unwrap() > 1.0);
        let games: u64 = bot["scores"].as_array().unwrap().iter().map(|games| games.as_u64().unwrap()).sum();
        assert_eq!(games, 301);
    }
    assert!((wins - 1.0).abs() < 1e-12);
}

#[test]
fn the_seed_decides_and_the_threads_do_not() {
    let with = |seed, threads| {
        without_times(json(&three("2500", &["--json", "--seed", seed, "--threads", threads])))
    };
    assert_eq!(with("3", "1"), with("3", "2"));
    assert_eq!(with("3", "1"), with("3", "16"));
    assert_ne!(with("3", "1")["bots"], with("4", "1")["bots"]);
    let default = without_times(json(&three("2500", &["--json"])));
    assert_eq!(default, with("1", "1"));
}

#[test]
fn options_reach_the_arena() {
    let twins = |more: &[&str]| {
        let base = ["simulate", "--bots", "turn:5,turn:5,turn:5", "--games", "60", "--json"];
        json(&[&base, more].concat())
    };
    let win_share = |more: &[&str]| twins(more)["bots"][0]["win_share"].as_f64().unwrap();
    assert!((win_share(&[]) - 1.0 / 3.0).abs() < 1e-12);
    assert!((win_share(&["--ties", "share"]) - 1.0 / 3.0).abs() < 1e-12);
    assert!((win_share(&["--ties", "all"]) - 1.0).abs() < 1e-12);
    assert!(win_share(&["--ties", "none"]).abs() < 1e-12);
    let scores = |more: &[&str]| twins(more)["bots"][0]["scores"].clone();
    assert_eq!(scores(&["--rotate", "yes"]), scores(&[]));
    assert_ne!(scores(&["--rotate", "no"]), scores(&[]), "three times as many deals");
    assert_ne!(scores(&["--edition", "portal-2025", "--relics"]), scores(&[]));
    let house = testdata("../examples/house/six-strategies.toml");
    assert_ne!(scores(&["--house", &house]), scores(&[]));
}

#[test]
fn csv_has_a_row_for_every_bot() {
    let csv = run(&three("30", &["--csv"])).printed();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "bot,games,win_share,ci95,average,average_ci95,trapped");
    let starts: Vec<bool> = lines[1..]
        .iter()
        .zip(["turn:6,30,", "\"gems-or-turn:9,6\",30,", "hazards:1,30,"])
        .map(|(line, start)| line.starts_with(start))
        .collect();
    assert_eq!(starts, [true; 3], "{csv}");
    assert_eq!(run(&three("30", &["--csv", "--threads", "1"])).printed(), csv, "no time in it");
}

#[test]
fn for_people_there_is_a_table() {
    let table = run(&three("300", &[])).printed();
    let lines: Vec<&str> = table.lines().collect();
    assert!(lines[0].starts_with("classic-2005, 3 players, 300 games in "), "{table}");
    assert!(lines[0].ends_with(" games/s), seed 1"), "{table}");
    let rows = lines[1..].join("\n");
    insta::assert_snapshot!(rows);
    let one = run(&three("1", &[])).printed();
    assert!(one.contains("±      ?") && !one.contains("inf") && !one.contains("NaN"), "{one}");
}

#[test]
fn a_sweep_is_a_matrix() {
    let sweep = ["simulate", "--sweep", "turn:1..3", "--against", "gems:8..9", "--games", "40"];
    let map = json(&[&sweep[..], &["--json", "--seats", "3"]].concat());
    assert_eq!(
        keys(&map),
        ["challengers", "ci95", "edition", "games", "incumbents", "seats", "seed", "win_share"]
    );
    assert_eq!(map["challengers"], serde_json::json!(["turn:1", "turn:2", "turn:3"]));
    assert_eq!(map["incumbents"], serde_json::json!(["gems:8", "gems:9"]));
    assert_eq!((&map["seats"], &map["games"]), (&3.into(), &40.into()));
    let rows = map["win_share"].as_array().unwrap();
    assert_eq!(rows.iter().map(|row| row.as_array().unwrap().len()).collect::<Vec<_>>(), [2, 2, 2]);
    assert!(rows.iter().flat_map(|row| row.as_array().unwrap()).all(Value::is_number));
    let csv = run(&[&sweep[..], &["--csv"]].concat()).printed();
    assert!(csv.starts_with("challenger,incumbent,seats,games,win_share\nturn:1,gems:8,4,40,"), "{csv}");
    assert_eq!(csv.lines().count(), 7);
    insta::assert_snapshot!(run(&sweep).printed());
}

#[test]
fn a_report_is_written_beside_the_result() {
    let page = file("report.html", &vec![b'x'; 1_000_000]);
    let page = page.to_str().unwrap();
    assert!(run(&three("30", &["--report", page])).printed().contains("hazards:1"));
    let text = fs::read_to_string(page).unwrap();
    assert!(text.to_lowercase().starts_with("<!doctype html>") && text.trim_end().ends_with("</html>"));
    assert!(text.contains("gems-or-turn:9,6") && text.contains("classic-2005"));

    let map = target("sweep.html");
    let sweep = ["simulate", "--sweep", "turn:1..2", "--against", "turn:3..4", "--games", "20"];
    run(&[&sweep[..], &["--report", &map, "--csv"]].concat()).printed();
    assert!(fs::read_to_string(&map).unwrap().contains("turn:4"));
    fs::remove_file(page).unwrap();
    fs::remove_file(map).unwrap();
}

/// A thousand billion games would take days: whatever is refused is refused before the first.
#[test]
fn what_cannot_be_written_is_refused_before_the_work_begins() {
    let forever = "1000000000000";
    let folder = env!("CARGO_TARGET_TMPDIR");
    for path in ["no/such/folder/page.html", folder] {
        let start = format!("cannot write {path}: ");
        let line = run(&three(forever, &["--report", path])).refused();
        assert!(line.starts_with(&start), "{line}");
        let sweep = ["--sweep", "turn:1..2", "--against", "turn:1..2", "--games", forever, "--report", path];
        assert!(refused(&sweep).starts_with(&start));
        let two = refused(&["--bots", "turn:6,never", "--games", forever, "--report", path]);
        assert!(two.starts_with(&start), "one line, and no note before it: {two}");
    }
    let untouched = file("untouched.html", b"dear to me");
    let page = untouched.to_str().unwrap();
    refused(&["--bots", "turn:6", "--games", forever, "--report", page]);
    assert_eq!(fs::read(&untouched).unwrap(), b"dear to me");
    fs::remove_file(untouched).unwrap();
}

#[test]
fn two_may_try_it_and_are_told_that_it_is_unofficial() {
    for arguments in [
        &["simulate", "--bots", "turn:6,gems:9", "--games", "10", "--json"][..],
        &["simulate", "--sweep", "turn:1..2", "--against", "turn:3..3", "--seats", "2", "--games", "10"],
    ] {
        let Ended { code, out, err } = run(arguments);
        assert_eq!(code, Some(0));
        assert_eq!(err, "note: two players are unofficial, classic-2005 is for 3 to 8\n");
        assert!(out.contains("turn:"), "{out}");
    }
    let house = testdata("house/good/two-players.toml");
    run(&["simulate", "--bots", "turn:6,gems:9", "--games", "10", "--house", &house]).printed();
}

#[test]
fn what_makes_no_sense_is_refused_in_one_line() {
    let nine = ["never"; 9].join(",");
    let only_a_name = testdata("house/good/only-a-name.toml");
    for (arguments, line) in [
        (&["--bots", &nine][..], "classic-2005 is for 3 to 8 players, not 9"),
        (&["--bots", "never"], "classic-2005 is for 3 to 8 players, not 1"),
        (&["--bots", THREE, "--relics"], "classic-2005 has no relics"),
        (
            &["--bots", THREE, "--edition", "2005"],
            "\"2005\" is not a published edition; there are classic-2005, iello-2016, iello-numbered, portal-2025, incan-gold",
        ),
        (
            &["--sweep", "turn:1..2", "--against", "turn:1..2", "--seats", "0"],
            "classic-2005 is for 3 to 8 players, not 0",
        ),
        (
            &["--sweep", "turn:1..2", "--against", "turn:1..2", "--seats", "9"],
            "classic-2005 is for 3 to 8 players, not 9",
        ),
    ] {
        assert_eq!(refused(arguments), line);
    }
    let ten_kilobytes = "x".repeat(10_000);
    for (arguments, word) in [
        (
            &["--bots", "turn:0,never,never"][..],
            "\"turn:0\" is not a bot: write it like turn:6, with 1 to 64 cards",
        ),
        (&["--bots", "never,never,turn:6,7"], "\"turn:6,7\" is not a bot: write it like turn:6"),
        (&["--bots", "never,,never"], "\"\" is not a bot: try coin:0.9, turn:6"),
        (&["--bots", ""], "\"\" is not a bot: try coin:0.9, turn:6"),
        (&["--bots", "torn:6,never,never"], "\"torn:6\" is not a bot: try coin:0.9, turn:6"),
        (&["--bots", &ten_kilobytes], "is not a bot: try coin:0.9, turn:6"),
        (&["--bots", "coin:nan,never,never"], "\"coin:nan\" is not a bot: write it like coin:0.9"),
        (&["--bots", "never,never", "--house", &only_a_name], "is for 3 to 8 players, not 2"),
        (&["--bots", THREE, "--house", "no/such/file"], "no/such/file: "),
        (&["--bots", THREE, "--house", &only_a_name, "--edition", "portal-2025"], "cannot be used with"),
        (&["--bots", THREE, "--games", "0"], "0 is not in 1..=1000000000000"),
        (&["--bots", THREE, "--games", "1000000000001"], "is not in 1..=1000000000000"),
        (&["--bots", THREE, "--games", "many"], "'--games <N>'"),
        (&["--bots", THREE, "--seed", "-1"], "-1"),
        (&["--bots", THREE, "--threads", "0"], "'--threads <T>'"),
        (&["--bots", THREE, "--threads", "100000"], "100000 is not in 1..=1024"),
        (&["--bots", THREE, "--seats", "4"], "--sweep <RANGE>"),
        (&["--sweep", "turn:1", "--against", "turn:1", "--rotate", "no"], "cannot be used with"),
        (&["--bots", "bold,never,never"], "\"bold\" is not a bot: it plays Troll & Dragon, not Diamant"),
        (&["--bots", THREE, "--ties", "half"], "'--ties <TIES>'"),
        (&["--bots", THREE, "--json", "--csv"], "cannot be used with"),
        (&["--bots", THREE, "--sweep", "turn:1..2", "--against", "turn:1..2"], "cannot be used with"),
        (&["--sweep", "turn:1..2"], "--against <RANGE>"),
        (&["--against", "turn:1..2"], "not provided"),
        (
            &["--sweep", "turn:2..1", "--against", "turn:1..2"],
            "write a family like turn:1..12, in whole numbers",
        ),
        (&["--sweep", "turn:1..200", "--against", "turn:1..2"], "at most 100 of them"),
        (&["--sweep", "turn", "--against", "turn:1..2"], "\"turn\" is not a bot: write it like turn:6"),
        (&["--sweep", "torn:1..2", "--against", "turn:1..2"], "\"torn:1\" is not a bot"),
        (&[], "--bots <NAMES>"),
    ] {
        let line = refused(arguments);
        assert!(line.contains(word), "{word} in {line}");
    }
}

#[test]
fn a_bad_house_file_is_named() {
    let bad = testdata("house/bad/nine-players.toml");
    let line = refused(&["--bots", THREE, "--house", &bad]);
    assert_eq!(line, format!("{bad}: line 4: a game is for 2 to 8 players, not 3 to 9"));
}

#[cfg(target_os = "linux")]
mod interrupted {
    use std::process::{Child, Command, Stdio};
    use std::time::{Duration, Instant};

    use super::{Ended, Value, fs, target, three};
    use crate::process::tacora;

    const FOREVER: &str = "1000000000000";

    /// Whether the process has spent this many hundredths of a second on its work: it listens for Ctrl-C before that.
    fn has_worked(child: &Child, hundredths: u64) -> bool {
        let stat = fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap();
        let (_, after_the_name) = stat.rsplit_once(')').unwrap();
        let user_time = after_the_name.split_whitespace().nth(11).unwrap();
        user_time.parse::<u64>().unwrap() >= hundredths
    }

    /// Waits for this to come true; ends the process when it does not.
    fn wait_until(child: &mut Child, what: &str, holds: impl Fn(&mut Child) -> bool) {
        let deadline = Instant::now() + Duration::from_mins(1);
        while !holds(child) {
            if Instant::now() > deadline {
                child.kill().unwrap();
                panic!("{what}");
            }
            std::thread::yield_now();
        }
    }

    /// Begins this, and presses Ctrl-C as soon as it works.
    fn interrupt(arguments: &[&str]) -> Ended {
        let mut command = tacora(arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        wait_until(&mut child, "it begins to work", |child| has_worked(child, 20));
        let kill = format!("kill -INT {}", child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        wait_until(&mut child, "it ends", |child| child.try_wait().unwrap().is_some());
        child.wait_with_output().unwrap().into()
    }

    #[test]
    fn ctrl_c_shows_what_is_done_so_far() {
        let page = target("interrupted.html");
        let printed = interrupt(&three(FOREVER, &["--json", "--report", &page])).printed();
        let summary: Value = serde_json::from_str(&printed).unwrap();
        let games = summary["games"].as_u64().unwrap();
        assert!((1..1_000_000_000).contains(&games), "{games}");
        let counted = |bot: &Value| bot["scores"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
        let counts: Vec<u64> = summary["bots"].as_array().unwrap().iter().map(counted).collect();
        assert_eq!(counts, [games; 3]);
        assert!(fs::read_to_string(&page).unwrap().contains("hazards:1"));
        fs::remove_file(page).unwrap();
    }

    #[test]
    fn ctrl_c_is_told_to_people() {
        let table = interrupt(&three(FOREVER, &[])).printed();
        assert!(
            table.lines().next().unwrap().contains(&format!(" games of {FOREVER}, stopped in ")),
            "{table}"
        );
    }

    #[test]
    fn ctrl_c_leaves_the_pairs_that_were_not_reached_empty() {
        let sweep = ["simulate", "--sweep", "turn:1..2", "--against", "turn:3..5", "--games", FOREVER];
        let map: Value =
            serde_json::from_str(&interrupt(&[&sweep[..], &["--json"]].concat()).printed()).unwrap();
        assert_eq!(map["win_share"], serde_json::json!([[null, null, null], [null, null, null]]));
    }
}
