//! Every command ends when its window is closed, a hang-up signal comes, its input ends or nobody reads its output.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::closable_terminal::{ClosableTerminal, exit_code};
use crate::process::{Running, run, tacora, testdata};
use crate::serving::{Serving, alone};

/// A closed window is no failure; the signal that comes with it may be noticed first.
const HUNG_UP: [Option<i32>; 2] = [Some(0), Some(129)];

fn in_terminal(arguments: &[&str]) -> ClosableTerminal {
    ClosableTerminal::open(&tacora(arguments))
}

#[track_caller]
fn assert_whole_record(file: &Path) {
    let verdict = run(&["referee", "--json", file.to_str().unwrap()]).printed();
    assert!(verdict.contains("Ada"), "{verdict}");
}

#[test]
fn a_closed_window_ends_a_game_and_its_record_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let play = ["play", "--fast", "--seed", "3", "--people", "Ada", "--record", file.to_str().unwrap()];
    for plain in [&[][..], &["--plain"]] {
        let mut terminal = in_terminal(&[&play, plain].concat());
        terminal.wait_for("1 Continue");
        let code = terminal.close();
        assert!(HUNG_UP.contains(&code), "{code:?}");
        assert_whole_record(&file);
        fs::remove_file(&file).unwrap();
    }
}

#[test]
fn a_closed_window_ends_a_game_that_ignores_the_signal() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    for plain in ["", "--plain"] {
        let mut shell = Command::new("sh");
        let script = format!(
            "trap '' HUP; exec {} play --fast --seed 3 --people Ada --record {} {plain}",
            env!("CARGO_BIN_EXE_tacora"),
            file.display()
        );
        let mut terminal = ClosableTerminal::open(shell.args(["-c", &script]));
        terminal.wait_for("1 Continue");
        assert_eq!(terminal.close(), Some(0));
        assert_whole_record(&file);
        fs::remove_file(&file).unwrap();
    }
}

#[test]
fn a_closed_window_ends_a_replay() {
    let record = testdata("examples/portal-trap.json");
    for plain in [&[][..], &["--plain"]] {
        let mut terminal = in_terminal(&[&["replay", &record], plain].concat());
        terminal.wait_for("Step 0 of");
        assert!(HUNG_UP.contains(&terminal.close()));
    }
}

#[test]
fn a_closed_window_ends_a_companion_and_its_book_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.json");
    let mut terminal = in_terminal(&["companion", file.to_str().unwrap(), "--people", "Ada,Bo,Cy"]);
    terminal.wait_for("which card did you turn over?");
    assert!(HUNG_UP.contains(&terminal.close()));
    assert_whole_record(&file);
}

#[test]
fn a_closed_window_or_the_end_of_input_ends_whoever_is_at_a_table_on_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = Serving::start(&["serve", "--listen", "127.0.0.1:0", "--memory", "--no-limits"]);
    let base = format!("http://{}", server.address());
    let online = |who: &str, arguments: &[&str]| {
        let mut command = tacora(arguments);
        command.env("XDG_STATE_HOME", folder.path().join(who));
        command
    };
    let mut host = online("Ada", &["play", &base, "--plain", "--people", "Ada", "--bots", "renard"]);
    let mut host = Running::from(host.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap());
    let mut lines = BufReader::new(host.stdout.take().unwrap()).lines();
    let link = lines.next().unwrap().unwrap();
    let link = link.strip_prefix("Table link: ").unwrap();

    for (plain, shown) in [(&[][..], "Ada"), (&["--plain"], "Players are taking their seats.")] {
        for command in [&["play", link, "--people", "Bo"][..], &["watch", link]] {
            let mut terminal = ClosableTerminal::open(&online("Bo", &[command, plain].concat()));
            terminal.wait_for(shown);
            assert!(HUNG_UP.contains(&terminal.close()), "{command:?} {plain:?}");
        }
    }
    let watch = online("nobody", &["watch", link]).stdin(Stdio::null()).stdout(Stdio::null()).spawn();
    assert_eq!(exit_code(watch.unwrap()), Some(0), "nobody can tell it anything any more");
    // Somebody else is asked now: Bo sits at the table and is not ready.
    host.stdin.take().unwrap().write_all(b"yes\n").unwrap();
    assert_eq!(exit_code(host), Some(0));
    assert_eq!(lines.last().unwrap().unwrap(), "Goodbye.");
}

/// Starts a command whose output nobody reads, but whose input stays open.
fn unread(command: &mut Command) -> Running {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    child.into()
}

#[test]
fn an_output_that_nobody_reads_ends_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let server = Serving::start(&["serve", "--listen", "127.0.0.1:0", "--memory", "--no-limits"]);
    let base = format!("http://{}", server.address());
    let record = testdata("examples/portal-trap.json");
    let (game, book, table, two) = (path("game.json"), path("book.json"), path("table"), path("two"));
    for arguments in [
        &["play", "--seed", "3", "--people", "Ada", "--record", &game][..],
        &["replay", &record],
        &["companion", &book, "--people", "Ada,Bo,Cy"],
        &["simulate", "--bots", "turn:6,turn:6,gems:9", "--games", "1000000000"],
        &["train", "--players", "4", "--games", "100000000", "--out", &table],
        &["strength", "--games", "100000000"],
        &["exploit", "--bot", "kazik", "--players", "4", "--rounds", "100000"],
        &["solve", "two-player", "--file", &two],
        &["load", &base, "--tables", "1", "--seconds", "3600"],
    ] {
        let mut child = unread(&mut tacora(arguments));
        let input = child.stdin.take();
        let code = exit_code(child);
        assert!(matches!(code, Some(0 | 2)), "{arguments:?}: {code:?}");
        drop(input);
    }
    assert_whole_record(Path::new(&game));
    assert_whole_record(Path::new(&book));
}

/// One field of what the system says about the process, as long as it runs.
#[track_caller]
fn process_status(child: &Child, field: &str) -> String {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    assert!(!status.contains("State:\tZ"), "the process has ended");
    status.lines().find_map(|line| line.strip_prefix(field)).unwrap().trim().to_owned()
}

fn contains_signal(mask: &str, signal: u32) -> bool {
    u64::from_str_radix(mask, 16).unwrap() & (1 << (signal - 1)) != 0
}

/// Waits until the process catches this signal.
#[track_caller]
fn wait_until_it_catches(child: &Child, signal: u32) {
    while !contains_signal(&process_status(child, "SigCgt:"), signal) {
        thread::park_timeout(Duration::from_millis(5));
    }
}

/// Waits until the process has used so much processor time.
fn wait_until_it_has_worked(child: &Child, time: Duration) {
    let of_thread = |thread: fs::DirEntry| -> Option<u64> {
        fs::read_to_string(thread.path().join("schedstat")).ok()?.split(' ').next()?.parse().ok()
    };
    let threads = format!("/proc/{}/task", child.id());
    let worked = || fs::read_dir(&threads).unwrap().filter_map(|thread| of_thread(thread.ok()?)).sum::<u64>();
    while u128::from(worked()) < time.as_nanos() {
        process_status(child, "State:");
        thread::park_timeout(Duration::from_millis(5));
    }
}

/// Sends a signal and waits for the end; the exit code. It must come within a second: the rest is for a busy machine.
#[track_caller]
fn signalled(child: Running, signal: &str) -> Option<i32> {
    assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
    let began = Instant::now();
    let code = exit_code(child);
    let took = began.elapsed();
    assert!(took < Duration::from_secs(3), "it took {took:?}");
    code
}

/// Long work whose steps are long as well: tables full of masters, and solving.
#[test]
fn every_signal_ends_long_work_within_a_second_and_what_was_promised_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (report, page, table, two) = (path("report.html"), path("page.md"), path("table"), path("two"));
    let masters = "master,master,master,master,master,master,master,master";
    let oracles = "oracle,oracle";
    for (signal, number) in [("-HUP", 1), ("-INT", 2), ("-TERM", 15)] {
        let in_the_end = |arguments: &[&str]| {
            let child = tacora(arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
            let child = Running::from(child.unwrap());
            wait_until_it_catches(&child, number);
            wait_until_it_has_worked(&child, Duration::from_millis(300));
            signalled(child, signal)
        };
        for bots in [masters, oracles, "turn:6,turn:6,gems:9"] {
            let code =
                in_the_end(&["simulate", "--bots", bots, "--games", "1000000000", "--report", &report]);
            assert_eq!(code, Some(0), "{signal} {bots}");
            assert!(fs::read_to_string(&report).unwrap().contains("</html>"), "{signal} {bots}");
            fs::remove_file(&report).unwrap();
        }
        assert_eq!(in_the_end(&["strength", "--games", "100000000", "--out", &page]), Some(0), "{signal}");
        assert!(fs::read_to_string(&page).unwrap().contains("strength"), "{signal}");
        let ended = |code: Option<i32>| [Some(2), Some(128 + i32::try_from(number).unwrap())].contains(&code);
        for arguments in [
            &["train", "--players", "8", "--games", "100000000", "--out", &table][..],
            &["exploit", "--bot", "kazik", "--players", "4", "--rounds", "100000"],
            &["exploit", "--bot", "kazik", "--players", "2"],
            &["solve", "two-player", "--file", &two],
        ] {
            let code = in_the_end(arguments);
            assert!(ended(code), "{signal} {arguments:?}: {code:?}");
        }
        fs::write(&table, "what was there").unwrap();
    }
    assert_eq!(fs::read_to_string(&table).unwrap(), "what was there", "until there is something better");
}

#[test]
fn a_hang_up_ends_a_server_gently_unless_it_was_told_to_ignore_it() {
    let serve = ["serve", "--listen", "127.0.0.1:0", "--memory"];
    let ended = Serving::start(&serve).signalled("-HUP");
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));

    let script = format!("trap '' HUP; exec {} {}", env!("CARGO_BIN_EXE_tacora"), serve.join(" "));
    let server = Serving::of(Command::new("sh").args(["-c", &script]));
    server.signal("-HUP");
    assert!(server.get("/health").starts_with("HTTP/1.1 200"));
    assert_eq!(server.signalled("-TERM").code, Some(0));
}

#[test]
fn a_server_goes_on_when_nobody_reads_what_it_says() {
    let mut command = alone(&["serve", "--listen", "127.0.0.1:0", "--memory"]);
    command.env("TACORA_LOG", "debug").stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = Running::from(command.spawn().unwrap());
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    drop(child.stderr.take());
    let port = line.trim_end().rsplit(':').next().unwrap();
    for _ in 0..3 {
        let answer = get(&format!("127.0.0.1:{port}"), "/health");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
    assert_eq!(exit_code(child), Some(0));
}

fn get(address: &str, path: &str) -> String {
    use std::io::Read;
    use std::net::TcpStream;
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}
