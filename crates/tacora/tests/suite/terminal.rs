//! Playing in a real terminal by keys alone, through a pipe, and on a server.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use crate::process::{run, run_with_input, tacora, testdata};
use crate::serving::Serving;
use crate::window::Window;

const FAST: [&str; 4] = ["play", "--fast", "--seed", "3"];

fn with<'a>(first: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    first.iter().chain(more).copied().collect()
}

/// Presses these keys in turn, one for each question, until the next game could begin.
fn play_to_the_end(window: &mut Window, keys: &[&str], over: &str) -> String {
    let mut keys = keys.iter().cycle();
    let mut last = String::new();
    loop {
        let shown = window.wait_for(|shown| shown.contains(over) || (*shown != *last && asks(shown)));
        if shown.contains(over) {
            return shown;
        }
        let key = keys.next().unwrap();
        let buttons = shown.lines().last().unwrap_or_default();
        let there =
            !key.starts_with(|first: char| first.is_ascii_digit()) || buttons.contains(&format!("[{key} "));
        window.press(if there { key } else { "1" });
        last = shown;
    }
}

fn asks(shown: &str) -> bool {
    shown.lines().last().is_some_and(|line| line.contains("[1 ")) && shown.contains(':')
}

#[test]
fn a_whole_game_of_each_kind_is_played_by_keys_alone() {
    let mut window = Window::open(&with(&FAST, &["--people", "Ada"]), (100, 30), &[("LANG", "en_GB.UTF-8")]);
    let end = play_to_the_end(&mut window, &["1", "c", "l"], "Press Enter when you’re ready.");
    assert!(end.contains("wins"), "{end}");
    assert!(window.is_full_screen());
    window.press("\r");
    window.wait_for(|shown| shown.contains("Expedition 1 of 5"));
    window.press("q");
    window.wait_for(|shown| shown.contains("Press Q again"));
    window.press("q");
    assert_eq!(window.ended().0, 0);
    assert!(!window.is_full_screen(), "the terminal is as it was");

    let dice = ["--game", "troll-dragon", "--race", "step", "--people", "Ada", "--bots", "bold"];
    let mut window = Window::open(&with(&FAST, &dice), (80, 24), &[("LANG", "pl_PL.UTF-8")]);
    play_to_the_end(&mut window, &["1", "1", "2"], "Naciśnij Enter, gdy można zaczynać.");
}

#[test]
fn a_shared_keyboard_writes_no_choice_to_the_terminal() {
    let three = with(&FAST, &["--people", "Ada,Bo,Cy", "--bots", ""]);
    let written = |keys: [&str; 2]| {
        let mut window = Window::open(&three, (80, 24), &[]);
        for (name, key) in ["Ada", "Bo"].into_iter().zip(keys) {
            window.wait_for(|shown| shown.contains(&format!("{name}, choose in secret")));
            window.press(key);
        }
        window.wait_for(|shown| {
            shown.contains("Cy, choose in secret") && shown.matches("has chosen").count() == 2
        })
    };
    assert_eq!(written(["1", "1"]), written(["2", "2"]));
}

#[test]
fn plain_text_in_a_terminal_does_not_echo_a_secret_and_moves_no_cursor() {
    let plain = with(&FAST, &["--plain", "--people", "Ada,Bo,Cy", "--bots", ""]);
    let mut window = Window::open(&plain, (80, 24), &[]);
    for name in ["Ada", "Bo"] {
        window.wait_for(|shown| {
            shown.contains(&format!("{name}: 1 Continue, 2 Leave (what you type is not shown)"))
        });
        window.press("leave\n");
        window.wait_for(|shown| shown.contains(&format!("{name} has chosen.")));
    }
    assert!(!window.shown().contains("leave"), "{}", window.shown());
    assert!(!window.written.contains(&0x1b), "no escape sequence at all");
    window.wait_for(|shown| shown.contains("Cy: 1 Continue"));
    window.press("\u{3}");
    assert_eq!(window.ended().0, 130);
}

#[test]
fn a_signal_ends_plain_text_and_typing_is_shown_again() {
    let plain = with(&FAST, &["--plain", "--people", "Ada,Bo,Cy", "--bots", ""]);
    for (signal, code) in [("TERM", 143), ("HUP", 129), ("INT", 130)] {
        let mut window = Window::open(&plain, (80, 24), &[]);
        window.wait_for(|shown| shown.contains("Ada: 1 Continue, 2 Leave (what you type is not shown)"));
        assert!(window.is_taken());
        window.send(signal);
        assert_eq!(window.ended().0, code);
        assert!(!window.is_taken(), "{signal}: the terminal is as it was");
    }
}

#[test]
fn a_window_can_change_its_size_at_any_moment() {
    let mut window = Window::open(&with(&FAST, &["--people", "Ada"]), (120, 40), &[("LANG", "en_GB.UTF-8")]);
    window.wait_for(asks);
    for (columns, rows) in [(60, 20), (200, 60), (61, 21), (80, 24), (20, 5), (100, 30)] {
        window.resize(columns, rows);
        if columns >= 60 {
            let shown = window.wait_for(|shown| shown.contains("[1 Continue]") && shown.contains("quit"));
            assert!(shown.lines().count() <= usize::from(rows));
        }
    }
    window.press("\u{3}");
    assert_eq!(window.ended().0, 0);
    assert!(!window.is_full_screen());
}

#[test]
fn a_signal_ends_the_full_screen_and_gives_the_terminal_back() {
    let record = testdata("examples/portal-trap.json");
    let game = with(&FAST, &["--people", "Ada", "--mouse"]);
    let recording = ["replay", "--mouse", &record];
    let english = [("LANG", "en_GB.UTF-8")];
    for (signal, arguments) in [("TERM", &game[..]), ("HUP", &game), ("INT", &game), ("TERM", &recording)] {
        let mut window = Window::open(arguments, (100, 30), &english);
        window.wait_for(|shown| asks(shown) || shown.contains("Step 0 of"));
        assert!(window.is_full_screen() && window.is_taken());
        window.send(signal);
        assert_eq!(window.ended().0, 0, "{signal}");
        assert!(!window.is_taken(), "{signal}: the terminal is as it was");
    }
}

#[test]
fn keys_for_help_and_odds_work_and_no_colour_is_used_where_none_is_wanted() {
    let ada = with(&FAST, &["--people", "Ada"]);
    let mut window = Window::open(&ada, (120, 40), &[("NO_COLOR", "1"), ("LANG", "fr_FR.UTF-8")]);
    window.wait_for(|shown| shown.contains("La prochaine carte"));
    window.press("o");
    window.wait_for(|shown| !shown.contains("La prochaine carte"));
    window.press("?");
    window.wait_for(|shown| shown.contains("Ctrl-C pour quitter tout de suite"));
    window.press("\u{1b}");
    window.wait_for(|shown| !shown.contains("Ctrl-C pour quitter tout de suite"));
    assert_eq!(colours(&window.written), Vec::<String>::new());
    let mut coloured = Window::open(&ada, (120, 40), &[]);
    coloured.wait_for(asks);
    assert!(!colours(&coloured.written).is_empty(), "colours are found at all");
}

/// Every sequence that sets a colour.
fn colours(written: &[u8]) -> Vec<String> {
    let written = String::from_utf8_lossy(written).into_owned();
    let sequences = written.split("\u{1b}[").skip(1).filter_map(|rest| {
        let end = rest.find(|letter: char| letter.is_ascii_alphabetic())?;
        rest[end..].starts_with('m').then(|| rest[..end].to_owned())
    });
    let sets_one = |part: &str| {
        part.parse()
            .is_ok_and(|code: u8| (30..=48).contains(&code) && code != 39 || (90..108).contains(&code))
    };
    sequences.filter(|sequence| sequence.split(';').any(sets_one)).collect()
}

#[test]
fn a_terminal_without_unicode_gets_ascii() {
    let ada = with(&FAST, &["--people", "Ada"]);
    let mut window = Window::open(&ada, (80, 24), &[("LANG", "en_GB.ISO-8859-1")]);
    assert!(window.wait_for(asks).is_ascii());
}

#[test]
fn a_pipe_plays_line_by_line_and_writes_a_record() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let file = file.to_str().unwrap();
    let arguments = ["play", "--seed", "3", "--people", "Ada", "--record", file];
    let told = run_with_input(&arguments, b"1\nstate\nodds\n2\nquit\n").printed();
    assert!(told.contains("Ada: 1 Continue, 2 Leave") && told.ends_with("Goodbye.\n"), "{told}");
    assert!(!told.contains('\u{1b}'));
    run(&["referee", file]).printed();
    let again = run_with_input(&["replay", file], b"play\n").printed();
    assert!(again.contains("Expedition 1") || again.contains("Step 0 of"), "{again}");
}

#[test]
fn a_recording_is_shown_in_a_window() {
    let file = testdata("examples/portal-trap.json");
    let mut window = Window::open(&["replay", &file], (80, 24), &[("LANG", "en_GB.UTF-8")]);
    window.wait_for(|shown| shown.contains("Step 0 of"));
    window.press("\u{1b}[C");
    window.wait_for(|shown| shown.contains("Step 1 of"));
    window.press("\u{1b}[F");
    window.wait_for(|shown| shown.contains("One hazard card leaves the game: snakes."));
    window.press("q");
    assert_eq!(window.ended().0, 0);
}

#[test]
fn what_cannot_be_played_is_refused_in_one_line() {
    for (arguments, reason) in [
        (&["play", "--bots", "wolf"][..], "wolf"),
        (&["play", "--edition", "none"][..], "none"),
        (&["play", "--people", "Ada,Ada"][..], "Ada is there twice"),
        (&["play", "--people", "A,B,C,D,E,F,G,H,I"][..], "every seat is taken"),
        (&["play", "--people", "Ada,"][..], "a name is empty"),
        (&["play", "ftp://example.org"][..], "is no table"),
        (&["watch", "http://127.0.0.1:9/t/K7QM2XNP4T"][..], "cannot be reached"),
        (&["replay", "/nowhere.json"][..], "/nowhere.json"),
        (&["companion", "/nowhere/file.json"][..], "--people"),
        (&["companion", "/nowhere/file.json", "--people", "A,B,C"][..], "/nowhere/file.json"),
    ] {
        let line = run(arguments).refused();
        assert!(line.contains(reason), "{arguments:?}: {line}");
    }
}

#[test]
fn a_killed_companion_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.json");
    let file = file.to_str().unwrap();
    let mut answers = Vec::new();
    for typed in ["9", "", "snake", "2", "7", ""] {
        let mut command = tacora(&["companion", file, "--people", "Ada,Bo,Cy"]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut keys = child.stdin.take().unwrap();
        next_question(&mut out);
        writeln!(keys, "{typed}").unwrap();
        // Told means written: the next question comes after the entry is on disk.
        answers.push(next_question(&mut out));
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let verdict = run(&["referee", "--json", file]).printed();
    assert!(verdict.contains(r#""name":"Bo","chest":3"#), "{verdict}");
    let kept = fs::read_to_string(file).unwrap();
    assert!(kept.contains(r#"{"card":"snake","leave":[1]},{"card":"7"}"#), "{kept} {answers:?}");
}

/// Reads up to the next question.
fn next_question(out: &mut impl BufRead) -> String {
    let mut line = String::new();
    loop {
        line.clear();
        assert_ne!(out.read_line(&mut line).unwrap(), 0, "it asks something");
        if line.contains("which card did you turn over?") || line.contains("Who leaves?") {
            return line;
        }
    }
}

#[test]
fn windows_and_plain_text_sit_at_the_same_table() {
    let folder = tempfile::tempdir().unwrap();
    let state = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let server = Serving::start(&["serve", "--listen", "127.0.0.1:0", "--memory", "--no-limits"]);
    let base = format!("http://{}", server.address());
    let (ada, bo) = (state("ada"), state("bo"));
    let environment =
        |folder: &str| [("LANG", "en_GB.UTF-8".to_owned()), ("XDG_STATE_HOME", folder.to_owned())];
    let open = |arguments: &[&str], folder: &str| {
        let environment = environment(folder);
        let environment: Vec<(&str, &str)> =
            environment.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Window::open(arguments, (110, 30), &environment)
    };
    let mut host = open(&["play", &base, "--plain", "--people", "Ada", "--bots", "renard"], &ada);
    let shown = host.wait_for(|shown| shown.contains("Ready to start?"));
    let link = shown.lines().find_map(|line| line.strip_prefix("Table link: ")).unwrap().trim().to_owned();
    let mut guest = open(&["play", &link, "--people", "Bo"], &bo);
    guest.wait_for(|shown| shown.contains("Press Enter when"));
    let mut onlooker = open(&["watch", &link], &state("nobody"));
    onlooker.wait_for(|shown| shown.contains("Ada") && shown.contains("Bo"));
    host.press("yes\n");
    guest.wait_for(|shown| shown.contains("Ada is ready."));
    guest.press("\r");
    host.wait_for(|shown| shown.contains("Ada: 1 Continue, 2 Leave"));
    onlooker.wait_for(|shown| shown.contains("Expedition 1 of 5") && !shown.contains("[1 "));

    // A guest whose window is gone comes back to the same seat.
    guest.wait_for(|shown| shown.contains("Bo, your choice:"));
    guest.send("KILL");
    drop(guest);
    let mut guest = open(&["play", &link, "--people", "Bo"], &bo);
    guest.wait_for(|shown| shown.contains("Bo, your choice:"));
    host.press("2\n");
    guest.wait_for(|shown| shown.contains("has chosen"));
    guest.press("2");
    host.wait_for(|shown| shown.contains("Bo heads home") || shown.contains("and Bo head home"));
}

#[test]
fn a_lost_line_is_found_again_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (data, state) = (path("data"), path("state"));
    let serve =
        |address: &str| Serving::start(&["serve", "--listen", address, "--data", &data, "--no-limits"]);
    let server = serve("127.0.0.1:0");
    let address = server.address().to_string();
    let base = format!("http://{address}");
    let play = ["play", &base, "--plain", "--people", "Ada", "--bots", "renard,magda"];
    let mut window = Window::open(&play, (100, 60), &[("XDG_STATE_HOME", &state)]);
    window.wait_for(|shown| shown.contains("Ready to start?"));
    window.press("yes\n");
    window.wait_for(|shown| shown.contains("Ada: 1 Continue, 2 Leave"));
    server.killed();
    window.wait_for(|shown| shown.contains("Connection lost."));
    window.press("2\n");
    window.wait_for(|shown| shown.contains("Can’t reach the server. Are you online?"));
    let _server = serve(&address);
    window.wait_for(|shown| shown.contains("Connected"));
    window.press("2\n");
    window.wait_for(|shown| shown.contains("Ada heads home") || shown.contains("head home"));
}

/// What happens to a WebSocket on its way to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Treatment {
    Pass,
    Refuse,
    /// The answer to the next command gets lost, together with the connection.
    Cut,
}

/// A proxy before a server.
struct Proxy {
    address: String,
    /// Everything that clients said.
    said: Arc<Mutex<Vec<u8>>>,
    /// Whether the answer to the next command over a socket gets lost.
    cuts: Arc<AtomicBool>,
}

impl Proxy {
    fn before(server: String, treatment: Treatment) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (said, cuts) = (Arc::<Mutex<Vec<u8>>>::default(), Arc::new(AtomicBool::new(false)));
        let (all, cutting) = (said.clone(), cuts.clone());
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let (server, all, cuts) = (server.clone(), all.clone(), cutting.clone());
                thread::spawn(move || carry(client, &server, treatment, &all, &cuts));
            }
        });
        Proxy { address, said, cuts }
    }
}

/// Carries one connection.
fn carry(
    mut client: TcpStream,
    server: &str,
    treatment: Treatment,
    said: &Mutex<Vec<u8>>,
    cuts: &Arc<AtomicBool>,
) -> Option<()> {
    let mut server = TcpStream::connect(server).ok()?;
    // Whether what the server says next gets lost.
    let lost = Arc::new(AtomicBool::new(false));
    let (mut to, mut from, is_lost) = (client.try_clone().ok()?, server.try_clone().ok()?, lost.clone());
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Some(count) = from.read(&mut bytes).ok().filter(|count| *count > 0) {
            if is_lost.load(Ordering::SeqCst) || to.write_all(&bytes[..count]).is_err() {
                break;
            }
        }
        let _ = (to.shutdown(Shutdown::Both), from.shutdown(Shutdown::Both));
    });
    let (mut bytes, mut is_socket) = ([0; 4096], false);
    while let Some(count) = client.read(&mut bytes).ok().filter(|count| *count > 0) {
        let bytes = &bytes[..count];
        said.lock().unwrap().extend_from_slice(bytes);
        // A pong is shorter.
        if is_socket && count > 10 && cuts.swap(false, Ordering::SeqCst) {
            lost.store(true, Ordering::SeqCst);
        }
        is_socket |= String::from_utf8_lossy(bytes).contains("/socket");
        if is_socket && treatment == Treatment::Refuse {
            let _ = client.write_all(b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n");
            break;
        }
        server.write_all(bytes).ok()?;
    }
    let _ = (client.shutdown(Shutdown::Both), server.shutdown(Shutdown::Both));
    Some(())
}

#[test]
fn the_terminal_plays_over_a_socket_or_without_one_and_chooses_once() {
    let server = Serving::start(&["serve", "--listen", "127.0.0.1:0", "--memory", "--no-limits"]);
    for treatment in [Treatment::Pass, Treatment::Refuse, Treatment::Cut] {
        let proxy = Proxy::before(server.address().to_string(), treatment);
        let folder = tempfile::tempdir().unwrap();
        let base = format!("http://{}", proxy.address);
        let play = ["play", &base, "--plain", "--people", "Ada", "--bots", "renard,magda"];
        let state = folder.path().to_str().unwrap();
        let environment = [("LANG", "en_GB.UTF-8"), ("XDG_STATE_HOME", state)];
        let mut window = Window::open(&play, (100, 60), &environment);
        window.wait_for(|shown| shown.contains("Ready to start?"));
        window.press("yes\n");
        window.wait_for(|shown| shown.contains("Ada: 1 Continue, 2 Leave"));
        proxy.cuts.store(treatment == Treatment::Cut, Ordering::SeqCst);
        window.press("2\n");
        let shown = window.wait_for(|shown| shown.contains("Ada heads home") || shown.contains("head home"));
        // The same choice again, under another key, would be refused.
        assert!(!shown.contains("Too late"), "{treatment:?}: {shown}");
        let said = String::from_utf8_lossy(&proxy.said.lock().unwrap()).into_owned();
        assert!(said.contains("/socket"), "{treatment:?}");
        assert_eq!(said.contains("/act?seat=0"), treatment != Treatment::Pass, "{treatment:?}: {said}");
    }
}
