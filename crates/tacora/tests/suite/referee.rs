//! `tacora referee`.

use std::fs;

use crate::process::{Ended, run, run_with_input, tacora, testdata};

const PORTAL_TRAP: &str = concat!(
    r#"{"game":"diamant","complete":false,"#,
    r#""expeditions":[{"trap":"snake","chests":[0,3,0],"relics":[[],[],[]]}],"#,
    r#""players":[{"name":"Ada","chest":0,"relics":[],"score":0},"#,
    r#"{"name":"Bo","chest":3,"relics":[],"score":3},{"name":"Cy","chest":0,"relics":[],"score":0}],"#,
    r#""winners":[1]}"#,
    "\n"
);

const TROLL_DRAGON: &str = concat!(
    r#"{"game":"troll-dragon","complete":false,"cave":56,"hall":48,"hand":0,"#,
    r#""players":[{"name":"A","diamonds":0,"nuggets":0,"score":0},"#,
    r#"{"name":"B","diamonds":3,"nuggets":1,"score":6},{"name":"C","diamonds":1,"nuggets":1,"score":4}],"#,
    r#""winners":[1]}"#,
    "\n"
);

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

#[test]
fn the_verdict_in_json_has_exactly_the_shape_that_the_rules_say() {
    for (file, verdict) in [("portal-trap", PORTAL_TRAP), ("troll-dragon", TROLL_DRAGON)] {
        let file = testdata(&format!("examples/{file}.json"));
        assert_eq!(run(&["referee", &file, "--json"]).printed(), verdict);
        assert_eq!(run(&["referee", "--json", &file]).printed(), verdict);
    }
}

#[test]
fn a_record_is_read_from_standard_input_too() {
    for file in ["examples/portal-trap.json", "examples/troll-dragon.json", "records/house.json"] {
        let path = testdata(file);
        let text = fs::read(&path).unwrap();
        for more in [&["--json"][..], &[]] {
            let from_file = run(&[&["referee", path.as_str()], more].concat()).printed();
            assert_eq!(run_with_input(&[&["referee", "-"], more].concat(), &text).printed(), from_file);
        }
    }
}

#[test]
fn without_json_it_is_told_to_people() {
    insta::assert_snapshot!(run(&["referee", &testdata("examples/portal-trap.json")]).printed());
}

#[test]
fn the_language_is_the_one_asked_for() {
    let file = testdata("examples/portal-trap.json");
    let told = |arguments: &[&str], environment: &[(&str, &str)]| {
        let mut command = tacora(&[&["referee", file.as_str()], arguments].concat());
        command.envs(environment.iter().copied());
        first_line(&Ended::from(command.output().unwrap()).printed()).to_owned()
    };
    let english = "Diamant, numbered relics and spikes, with relics, 3 players";
    let french = "Diamant, reliques numérotées et pieux, avec reliques, 3 joueurs";
    let polish = "Diamenty, relikty z liczbami i kolce, z reliktami, gracze: 3";

    assert_eq!(told(&[], &[]), english);
    assert_eq!(told(&["--lang", "fr"], &[]), french);
    assert_eq!(told(&["--lang", "pl_PL.UTF-8"], &[]), polish);
    assert_eq!(told(&[], &[("LANG", "pl_PL.UTF-8")]), polish);
    assert_eq!(told(&[], &[("LANG", "fr")]), french);
    assert_eq!(told(&["--lang", "fr"], &[("LANG", "pl_PL.UTF-8")]), french);
    assert_eq!(told(&[], &[("LC_MESSAGES", "fr_CA"), ("LANG", "pl_PL.UTF-8")]), french);
    assert_eq!(told(&[], &[("LC_ALL", "fr_FR@euro"), ("LC_MESSAGES", "en_GB"), ("LANG", "pl")]), french);
    assert_eq!(told(&[], &[("LC_ALL", ""), ("LANG", "pl_PL.UTF-8")]), polish);
    assert_eq!(told(&[], &[("LANG", "C.UTF-8")]), english);
    assert_eq!(told(&[], &[("LANG", "xx_YY")]), english);
}

#[test]
fn the_verdict_in_json_has_no_language() {
    let file = testdata("examples/portal-trap.json");
    assert_eq!(run(&["--lang", "pl", "referee", &file, "--json"]).printed(), PORTAL_TRAP);
}

#[test]
fn an_impossible_record_is_one_line_and_exit_code_2() {
    let record = fs::read_to_string(testdata("examples/portal-trap.json")).unwrap();
    let twice = record.replace(r#""leave":[1]"#, r#""leave":[1,1]"#);
    for arguments in [&["referee", "-"][..], &["referee", "-", "--json"], &["referee", "-", "--lang", "fr"]] {
        let line = run_with_input(arguments, twice.as_bytes()).refused();
        assert_eq!(line, "expedition 1, step 2: seat 1 leaves twice");
    }
}

#[test]
fn what_is_not_json_is_one_line_and_exit_code_2() {
    for (text, line) in [
        ("", "the file is empty"),
        ("{\n\"format\": record", "expected value at line 2 column 11"),
        ("\u{1b}[2J", "expected value at line 1 column 1"),
    ] {
        assert_eq!(run_with_input(&["referee", "-"], text.as_bytes()).refused(), line);
    }
}

#[test]
fn every_record_in_the_testdata_ends_as_the_library_ends() {
    for entry in fs::read_dir(testdata("records")).unwrap() {
        let path = entry.unwrap().path();
        let judgement = record::read(&fs::read_to_string(&path).unwrap()).unwrap().judge().unwrap();
        let file = path.to_str().unwrap();
        assert_eq!(run(&["referee", file, "--json"]).printed(), judgement.to_json() + "\n");
        let words = words::Words::new("pl".parse().unwrap());
        assert_eq!(run(&["referee", file, "--lang", "pl"]).printed(), judgement.account(&words));
    }
}
