//! Twice the record costs about twice as much, for every command that reads one.
//!
//! What a process cost is known to its parent only, so a few lines of Python start it and ask.

#[path = "../../../record/tests/growth/cost.rs"]
#[expect(dead_code, reason = "other tests measure a thread")]
mod growth;
#[path = "../../../record/tests/growth/worst_case.rs"]
#[expect(dead_code, reason = "other tests need the others")]
mod worst_case;

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use growth::assert_ratio;
use record::{Record, Recorded};
use seal::{FairDeal, GameId, Secret, ShortNonce};
use worst_case::{ODD_TEXTS, long_expeditions, many_throws, many_turns, one_long_turn};

/// Makes a record of about this size.
type MakeRecord = fn(usize) -> String;

/// Runs the command several times; prints the processor time of the cheapest run in nanoseconds.
const MEASURE: &str = "
import resource, subprocess, sys
def spent():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
def cost():
    before = spent()
    null = subprocess.DEVNULL
    subprocess.run(sys.argv[1:], stdin=null, stdout=null, stderr=null)
    return spent() - before
print(int(min(cost() for _ in range(3)) * 1e9))
";

/// What it costs to start.
static START: OnceLock<u64> = OnceLock::new();

/// Less than this is not told from nothing: what is refused at once costs next to nothing.
const LITTLE: u64 = 4_000_000;

fn cost(arguments: &[&str]) -> u64 {
    let mut command = Command::new("python3");
    command.args(["-c", MEASURE, env!("CARGO_BIN_EXE_tacora")]).args(arguments);
    let output = command.output().expect("python3 is needed for this test");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim().parse().unwrap()
}

/// Asserts that the command, for which FILE stands for the file, costs about twice as much with the second file.
fn assert_linear(what: &str, command: &[&str], [one, two]: [&Path; 2]) {
    let of = |file: &Path| {
        let file = file.to_str().unwrap();
        let arguments: Vec<&str> =
            command.iter().map(|word| if *word == "FILE" { file } else { word }).collect();
        cost(&arguments)
    };
    // Starting costs the same whatever is read.
    let start = *START.get_or_init(|| cost(&["--version"]));
    assert_ratio(&format!("{what}: {}", command.join(" ")), || {
        [one, two].map(|file| of(file).saturating_sub(start).max(LITTLE))
    });
}

/// The record with a deal to verify. Its draws are not those of the record, so only draws before the deal are checked.
fn with_deal(text: &str) -> String {
    let (game, secret) = (GameId::new("game").unwrap(), Secret::new([7; 32]));
    let mut told = record::read(text).unwrap();
    let (players, draws) = match &told {
        Record::Diamant(told) => {
            let moves = told.clone().judge_stored().unwrap().moves;
            (
                told.players.len(),
                moves.iter().filter(|told| matches!(told.answer, game::Move::Chance(_))).count(),
            )
        }
        Record::Troll(told) => {
            let moves = told.clone().judge_stored().unwrap().moves;
            (
                told.players.len(),
                moves.iter().filter(|answer| matches!(answer, game::Move::Chance(_))).count(),
            )
        }
    };
    let mut deal = FairDeal::new(game, secret, vec![ShortNonce::NONE; players]).opened();
    deal.after = draws;
    match &mut told {
        Record::Diamant(told) => told.deal = Some(deal),
        Record::Troll(told) => told.deal = Some(deal),
    }
    told.to_json()
}

#[test]
fn twice_the_record_costs_about_twice_as_much() {
    let folder = tempfile::tempdir().unwrap();
    let files = [1, 2].map(|half| folder.path().join(format!("{half}.json")));
    let files = [files[0].as_path(), files[1].as_path()];
    let write =
        |texts: [String; 2]| files.iter().zip(texts).for_each(|(file, text)| fs::write(file, text).unwrap());
    let records: [(&str, usize, MakeRecord); 4] = [
        ("one long turn", 4_000, one_long_turn),
        ("many turns", 4_000, many_turns),
        ("many throws", 4_000, many_throws),
        ("long expeditions", 5, long_expeditions),
    ];
    for (name, size, make) in records {
        write([with_deal(&make(size)), with_deal(&make(2 * size))]);
        for command in [
            &["referee", "FILE"][..],
            &["referee", "--json", "FILE"],
            &["verify", "FILE"],
            &["replay", "--plain", "FILE"],
            &["companion", "FILE"],
        ] {
            assert_linear(name, command, files);
        }
        if name != "long expeditions" {
            // None of these games is over, so it is refused; but only after the whole record was read and judged.
            assert_linear(name, &["review", "FILE"], files);
        }
    }
    for (name, make) in ODD_TEXTS {
        write([make(250_000), make(500_000)]);
        // Every command reads a record in the same way before it does anything else, so a few of them stand for all.
        let is_typical = ["deep lists", "unknown fields", "blanks"].contains(&name);
        let others: &[&str] = if is_typical { &["verify", "review", "replay", "companion"] } else { &[] };
        for command in ["referee"].iter().chain(others) {
            assert_linear(name, &[command, "FILE"], files);
        }
    }
}

#[test]
fn twice_the_house_edition_costs_about_twice_as_much() {
    let folder = tempfile::tempdir().unwrap();
    let files = [1, 2].map(|half| folder.path().join(format!("{half}.toml")));
    let files = [files[0].as_path(), files[1].as_path()];
    let lines = |count: usize, line: &dyn Fn(usize) -> String| (0..count).map(line).collect::<String>();
    let odd: [(&str, &dyn Fn(usize) -> String); 8] = [
        ("comments", &|bytes| lines(bytes / 4, &|_| "# x\n".to_owned())),
        ("many treasures", &|bytes| format!("treasures = [{}]\n", lines(bytes / 2, &|_| "9,".to_owned()))),
        ("unknown keys", &|bytes| lines(bytes / 12, &|number| format!("x{number:06} = 1\n"))),
        ("unknown tables", &|bytes| lines(bytes / 10, &|number| format!("[x{number:06}]\n"))),
        ("dotted keys", &|bytes| format!("x{} = 1\n", ".x".repeat(bytes / 2))),
        ("deep lists", &|bytes| format!("x = {}{}\n", "[".repeat(bytes / 2), "]".repeat(bytes / 2))),
        ("a huge number", &|bytes| format!("expeditions = {}\n", "9".repeat(bytes))),
        ("a long name", &|bytes| format!("sprung = \"{}\"\n", "x".repeat(bytes))),
    ];
    for (name, make) in odd {
        let text = |bytes| format!("name = \"A\"\nbase = \"classic-2005\"\n{}", make(bytes));
        files.iter().zip([30_000, 60_000]).for_each(|(file, bytes)| fs::write(file, text(bytes)).unwrap());
        assert_linear(name, &["edition", "check", "FILE"], files);
        assert_linear(name, &["odds", "--house", "FILE"], files);
    }
}
