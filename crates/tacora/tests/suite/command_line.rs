//! The command line itself: help, and what it does not understand.

use crate::process::{Ended, run};

/// Nothing on standard output, an explanation on standard error, exit code 2.
fn misunderstood(arguments: &[&str]) -> String {
    let Ended { code, out, err } = run(arguments);
    assert_eq!((code, out.as_str()), (Some(2), ""), "{arguments:?}");
    err
}

#[test]
fn it_says_what_it_can_do() {
    let help = run(&["--help"]).printed();
    let words =
        ["Usage: tacora", "serve", "backup", "referee", "verify", "editions", "edition", "--lang", "--lan"];
    for word in words {
        assert!(help.contains(word), "{word} in {help}");
    }
    assert!(help.starts_with("Play, host and study Diamant"), "{help}");
}

#[test]
fn every_command_explains_itself() {
    for command in [
        &["serve"][..],
        &["backup"],
        &["migrate"],
        &["referee"],
        &["verify"],
        &["simulate"],
        &["odds"],
        &["value"],
        &["solve"],
        &["solve", "two-player"],
        &["solve", "expedition"],
        &["editions"],
        &["edition"],
        &["edition", "check"],
    ] {
        let help = run(&[command, &["--help"]].concat()).printed();
        assert!(help.contains(&format!("Usage: tacora {}", command.join(" "))), "{help}");
    }
}

#[test]
fn it_says_its_version() {
    assert_eq!(run(&["--version"]).printed(), concat!("tacora ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn what_it_does_not_understand_is_explained() {
    for (arguments, word) in [
        (&["refere"][..], "unrecognized subcommand 'refere'"),
        (&["referee"], "<FILE>"),
        (&["referee", "a", "b"], "unexpected argument 'b'"),
        (&["referee", "-", "--jsn"], "unexpected argument '--jsn'"),
        (&["edition"], "Usage: tacora edition"),
        (&["edition", "check"], "<FILE>"),
        (
            &["--lang", "nl", "editions"],
            "\"nl\" is not one of our languages: de, en, es, fr, it, ja, pl, pt-BR",
        ),
    ] {
        let explanation = misunderstood(arguments);
        assert!(explanation.contains(word), "{word} in {explanation}");
        assert!(!explanation.contains("panicked"), "{explanation}");
    }
}

#[test]
fn every_shell_gets_completions_of_every_command() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = run(&["completions", shell]).printed();
        for word in ["simulate", "referee", "completions"] {
            assert!(script.contains(word), "{word} for {shell}");
        }
    }
    assert!(misunderstood(&["completions", "sh"]).contains("'sh'"));
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    assert_eq!(run(&["man", path]).printed(), "");
    for page in ["tacora.1", "tacora-serve.1", "tacora-simulate.1", "tacora-edition-check.1"] {
        let text = std::fs::read_to_string(folder.path().join(page)).unwrap();
        assert!(text.contains(".TH"), "{page}: {text}");
    }
    assert!(misunderstood(&["man", "/nowhere/at/all"]).contains("/nowhere/at/all"));
}

#[test]
fn the_licences_of_crates_and_packages_are_in_the_program() {
    let notices = run(&["licenses"]).printed();
    for part in ["serde 1.", "libsqlite3-sys ", "svelte 5.", "@noble/hashes ", "Permission is hereby granted"]
    {
        assert!(notices.contains(part), "{part}");
    }
}
