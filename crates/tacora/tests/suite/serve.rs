//! `tacora serve`: the real server as a process.

use std::path::Path;
use std::process::Command;

use crate::process::Ended;
use crate::serving::{Serving, alone};

fn refused(command: &mut Command) -> String {
    Ended::from(command.output().unwrap()).refused()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn it_says_where_it_is_when_it_is_there() {
    for arguments in [&["--memory", "--listen", "127.0.0.1:0"][..], &["serve", "--memory", "--port", "0"]] {
        let serving = Serving::start(arguments);
        assert!(serving.line.starts_with("Tacora is running at http://localhost:"), "{}", serving.line);
        let answer = serving.get("/ready");
        assert!(
            answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("{\"status\":\"ok\"}"),
            "{answer}"
        );
        assert!(serving.get("/api").contains("<h1>"));
    }
}

#[test]
fn it_speaks_the_language_of_its_host() {
    let serving = Serving::start(&["--lang", "pl", "--memory", "--port", "0"]);
    assert!(serving.line.starts_with("Tacora działa pod adresem http://localhost:"), "{}", serving.line);
    let serving = Serving::of(alone(&["--memory", "--port", "0"]).env("LANG", "fr_FR.UTF-8"));
    assert!(serving.line.starts_with("Tacora tourne à l’adresse http://localhost:"), "{}", serving.line);
}

#[test]
fn on_the_lan_it_shows_a_way_for_phones() {
    let serving = Serving::start(&["--memory", "--lan", "--port", "0"]);
    assert!(serving.line.starts_with("Tacora is running at http://localhost:"), "{}", serving.line);
    let printed = serving.signalled("-TERM").out;
    assert!(
        printed.starts_with("On your network") && printed.contains("█▀")
            || printed.contains("isn’t on a network")
    );
}

#[test]
#[cfg(unix)]
fn a_signal_ends_it_well() {
    for signal in ["-TERM", "-INT"] {
        let folder = tempfile::tempdir().unwrap();
        let serving = Serving::start(&["--data", text(folder.path()), "--port", "0"]);
        assert_eq!(
            serving.signalled(signal),
            Ended { code: Some(0), out: String::new(), err: String::new() }
        );
    }
}

#[test]
fn an_address_in_use_is_said_in_one_sentence() {
    let serving = Serving::start(&["--memory", "--listen", "127.0.0.1:0"]);
    let port = serving.place().1.to_string();
    let line = refused(&mut alone(&["--memory", "--port", &port]));
    assert!(line.starts_with(&format!("127.0.0.1:{port} is already in use")), "{line}");
}

#[test]
fn a_data_folder_has_one_server_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new");
    let first = Serving::start(&["--data", text(&data), "--port", "0"]);
    let line = refused(&mut alone(&["--data", text(&data), "--port", "0"]));
    let expected =
        format!("another Tacora is already using {}; choose another folder with --data", data.display());
    assert_eq!(line, expected);
    drop(first);
    Serving::start(&["--data", text(&data), "--port", "0"]);
}

#[test]
fn the_usual_data_folder_is_that_of_the_platform() {
    if cfg!(target_os = "linux") {
        let home = tempfile::tempdir().unwrap();
        let serving = Serving::of(alone(&["--port", "0"]).env("XDG_DATA_HOME", home.path()));
        assert!(home.path().join("tacora/tacora.db").is_file());
        drop(serving);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_flag_goes_before_the_environment_and_that_before_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my.toml");
    std::fs::write(&file, "listen = \"127.0.0.4:0\"\nmemory = true\n").unwrap();
    let host = |command: &mut Command| Serving::of(command).place().0.to_owned();

    assert_eq!(host(&mut alone(&["--config", text(&file)])), "127.0.0.4");
    assert_eq!(host(alone(&[]).env("TACORA_CONFIG", &file)), "127.0.0.4");
    assert_eq!(host(alone(&["--config", text(&file)]).env("TACORA_LISTEN", "127.0.0.3:0")), "127.0.0.3");
    let mut all = alone(&["--config", text(&file), "--listen", "127.0.0.2:0"]);
    assert_eq!(host(all.env("TACORA_LISTEN", "127.0.0.3:0")), "127.0.0.2");
    assert_eq!(host(&mut alone(&["--config", text(&file), "--port", "0"])), "localhost");
}

#[test]
#[cfg(target_os = "linux")]
fn a_file_in_the_data_folder_is_read_without_being_named() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("tacora.toml"), "listen = \"127.0.0.5:0\"\n").unwrap();
    assert_eq!(Serving::start(&["--data", text(folder.path())]).place().0, "127.0.0.5");
    std::fs::write(folder.path().join("tacora.toml"), "data = \"/elsewhere\"\n").unwrap();
    let line = refused(&mut alone(&["--data", text(folder.path())]));
    assert!(line.ends_with("a file in the data directory cannot choose another store"), "{line}");
}

#[test]
fn what_makes_no_sense_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my.toml");
    for (content, words) in [
        ("port = 1\nlisen = \"a\"\n", "line 2: unknown field `lisen`"),
        ("metrics-token = \"secret secret secret\"\n", "unknown field `metrics-token`"),
        ("port = \n", "line 1"),
        ("port = 70000\n", "line 1: invalid value"),
        ("listen = \"127.0.0.1:1\"\nport = 2\n", "listen cannot be used together with lan or port"),
        ("public-url = \"example.org\"\n", "a public address looks like"),
        ("metrics-token-file = \"nowhere\"\nmemory = true\n", "nowhere"),
    ] {
        std::fs::write(&file, content).unwrap();
        let line = refused(&mut alone(&["--config", text(&file)]));
        assert!(line.contains(words), "{words} in {line}");
    }
    for (arguments, words) in [
        (&["--port", "1", "serve"][..], "server options belong after `serve`"),
        (&["--memory", "editions"], "server options belong after `serve`"),
        (&["--listen", "localhost"], "invalid socket address"),
        (&["--listen", "127.0.0.1:1", "--lan"], "cannot be used with"),
        (&["--config", "/nowhere.toml"], "/nowhere.toml"),
        (&["--database-connections", "0"], "number would be zero"),
        (&["--memory", "--database-connections", "4"], "--database-connections is for a node of a cluster"),
    ] {
        let line = refused(&mut alone(arguments));
        assert!(line.contains(words), "{words} in {line}");
    }
    for (name, value, words) in [
        ("TACORA_PORT", "many", "TACORA_PORT: \"many\""),
        ("TACORA_LAN", "perhaps", "TACORA_LAN: \"perhaps\" is neither true nor false"),
        ("TACORA_LOG", "a=b=c", "TACORA_LOG"),
        ("TACORA_LOG_FORMAT", "xml", "it is text or json"),
        ("TACORA_METRICS_TOKEN", "short", "at least 16 characters"),
    ] {
        let line = refused(alone(&["--memory"]).env(name, value));
        assert!(line.contains(words), "{words} in {line}");
        assert!(!line.contains("short"), "a secret is not repeated");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn the_token_for_the_metrics_comes_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("token");
    std::fs::write(&file, "a token of enough letters\n").unwrap();
    let serving = Serving::start(&["--memory", "--port", "0", "--metrics-token-file", text(&file)]);
    assert!(serving.get("/metrics HTTP/1.1\r\nvia: 1.1 x\r\nx:").starts_with("HTTP/1.1 404"));
    let with = "/metrics HTTP/1.1\r\nvia: 1.1 x\r\nauthorization: Bearer a token of enough letters\r\nx:";
    assert!(serving.get(with).starts_with("HTTP/1.1 200"));
}

#[test]
#[cfg(unix)]
fn the_log_can_be_asked_for_in_json() {
    let mut command = alone(&["--memory", "--port", "0", "--log-format", "json"]);
    let ended = Serving::of(command.env("TACORA_LOG", "info")).signalled("-TERM");
    assert_eq!(ended.code, Some(0));
    let lines: Vec<serde_json::Value> =
        ended.err.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let said = |word: &str| lines.iter().any(|line| line["fields"]["message"] == word);
    assert!(said("listening") && said("stopped"), "{}", ended.err);
}

#[test]
fn a_backup_is_a_copy_that_serves() {
    let folder = tempfile::tempdir().unwrap();
    let (data, other) = (folder.path().join("data"), folder.path().join("other"));
    let serving = Serving::start(&["--data", text(&data), "--port", "0"]);
    std::fs::create_dir(&other).unwrap();
    let copy = other.join("tacora.db");
    let done = Ended::from(alone(&["backup", text(&copy), "--data", text(&data)]).output().unwrap());
    assert_eq!(done.printed(), format!("Backed up to {}\n", copy.display()));
    let again = refused(&mut alone(&["backup", text(&copy), "--data", text(&data)]));
    assert!(again.contains("there already"), "{again}");
    let none = refused(&mut alone(&["backup", text(&folder.path().join("a")), "--data", "/nowhere"]));
    assert!(none.contains("/nowhere/tacora.db"), "{none}");
    drop(serving);
    Serving::start(&["--data", text(&other), "--port", "0"]);
}

#[test]
fn every_number_on_the_dashboard_is_there() {
    let dashboard = include_str!("../../../../deploy/grafana-dashboard.json");
    let serving = Serving::start(&["serve", "--memory", "--port", "0"]);
    assert!(serving.get("/ready").starts_with("HTTP/1.1 200"));
    let numbers = serving.get("/metrics");
    let words = dashboard.split(|letter: char| !letter.is_ascii_lowercase() && letter != '_');
    let mut named: Vec<&str> =
        words.filter(|word| word.starts_with("tacora_") || word.starts_with("process_")).collect();
    named.sort_unstable();
    named.dedup();
    assert!(named.len() > 8, "{named:?}");
    for name in named {
        assert!(numbers.contains(&format!("\n{name}")), "{name} in {numbers}");
    }
}
