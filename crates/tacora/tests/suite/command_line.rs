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
