//! `tacora load`: presses a real server for a moment.

use serde_json::Value;

use crate::process::run;
use crate::serving::Serving;

#[test]
fn a_short_run_gives_plausible_figures_over_both_transports() {
    for transport in ["stream", "socket"] {
        check_short_run(transport);
    }
}

fn check_short_run(transport: &str) {
    let serving = Serving::start(&["--memory", "--no-limits", "--listen", "127.0.0.1:0"]);
    let server = format!("http://{}", serving.address());
    let ended = run(&[
        "load",
        &server,
        "--tables",
        "3",
        "--seconds",
        "1",
        "--idle",
        "5",
        "--transport",
        transport,
        "--json",
    ]);
    let figures: Value = serde_json::from_str(&ended.printed()).unwrap();
    let number = |path: &str| figures.pointer(path).and_then(Value::as_f64).expect(path);
    let counts = ["tables", "seats", "idle", "refused", "broken"].map(|name| figures[name].as_u64());
    assert_eq!(counts, [3, 5, 5, 0, 0].map(Some), "{figures}");
    assert!((1.0..10.0).contains(&number("/seconds")), "{figures}");
    assert!(number("/decisions") > 0.0, "{figures}");
    // Five who watch three tables of five receive at least what five players decide.
    assert!(number("/delivered_per_second") > number("/decisions_per_second"), "watchers read: {figures}");
    let rate = number("/decisions") / number("/seconds");
    assert!((rate - number("/decisions_per_second")).abs() < 1.0, "{figures}");
    for times in ["/acknowledged_ms", "/reveal_ms"] {
        let [half, most, max] = ["p50", "p99", "max"].map(|name| number(&format!("{times}/{name}")));
        assert!(0.0 < half && half <= most && most <= max && max < 10_000.0, "{figures}");
    }
    if cfg!(target_os = "linux") {
        assert!(number("/cpu_ms_per_1000_decisions") > 0.0, "{figures}");
        assert!(number("/bytes_in_the_end") > 1e6, "{figures}");
    }
}

#[test]
fn the_same_figures_are_there_for_people() {
    let serving = Serving::start(&["--memory", "--no-limits", "--listen", "127.0.0.1:0"]);
    let server = format!("http://{}/", serving.address());
    let printed = run(&["load", &server, "--tables", "1", "--seats", "3", "--seconds", "1"]).printed();
    assert!(printed.starts_with("1 tables of 3, 0 more who look on, 1."), "{printed}");
    assert!(printed.contains("decisions written") && !printed.contains("refused"), "{printed}");
}

#[test]
fn several_servers_are_pressed_and_each_is_told_of() {
    // Two that know nothing of each other: whole tables must stay at one of them.
    let servings = [(); 2].map(|()| Serving::start(&["--memory", "--no-limits", "--listen", "127.0.0.1:0"]));
    let [first, second] = servings.each_ref().map(|serving| format!("http://{}", serving.address()));
    let pressed =
        ["load", &first, &second, "--spread", "tables", "--tables", "2", "--seconds", "1", "--json"];
    let figures: Value = serde_json::from_str(&run(&pressed).printed()).unwrap();
    assert_eq!([&figures["refused"], &figures["broken"]].map(Value::as_u64), [Some(0); 2], "{figures}");
    let hosts: Vec<String> = servings.iter().map(|serving| serving.address().to_string()).collect();
    let nodes = figures["nodes"].as_array().expect("nodes");
    assert_eq!(nodes.iter().map(|node| node["host"].as_str().unwrap()).collect::<Vec<_>>(), hosts);
    if cfg!(target_os = "linux") {
        let used = nodes.iter().map(|node| node["cpu_ms_per_1000_decisions"].as_f64().unwrap());
        assert!(used.clone().all(|used| used > 0.0), "both had something to do: {figures}");
        assert!((used.sum::<f64>() - figures["cpu_ms_per_1000_decisions"].as_f64().unwrap()).abs() < 1e-6);
    }
}

#[test]
fn what_makes_no_sense_is_refused_in_one_sentence() {
    for (arguments, words) in [
        (&["load", "https://127.0.0.1:1"][..], "must begin with http://"),
        (&["load", "127.0.0.1:1"], "must begin with http://"),
        (&["load", "http://"], "must be http://HOST:PORT"),
        (&["load", "http://a/b"], "must be http://HOST:PORT"),
        (&["load", "http://name@a"], "must be http://HOST:PORT"),
        (&["load", "--tables", "0"], "0 is not in 1..=10000"),
        (&["load", "--seats", "9"], "9 is not in 3..=8"),
        (&["load", "--seconds", "many"], "invalid digit"),
        (&["load", "--idle", "-1"], "unexpected argument"),
    ] {
        let line = run(arguments).refused();
        assert!(line.contains(words), "{words} in {line}");
    }
}

#[test]
fn a_server_that_is_not_there_is_said_in_one_sentence() {
    let address = {
        let serving = Serving::start(&["--memory", "--listen", "127.0.0.1:0"]);
        serving.address()
    };
    let line = run(&["load", &format!("http://{address}")]).refused();
    assert!(line.starts_with(&format!("cannot reach {address}: ")), "{line}");
}
