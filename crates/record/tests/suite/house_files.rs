//! The house editions in `testdata/house`, good and bad.

use record::{EditionField, HouseEdition, Settings};
use serde_json::{Value, json};

use crate::testdata;

/// What the first line of a bad file says about it.
fn expected(text: &str) -> &str {
    let first = text.lines().next().and_then(|line| line.strip_prefix("# refused: "));
    first.expect("a bad house edition begins with the line that refuses it")
}

#[test]
fn bad_house_editions_are_refused_with_the_line_that_is_wrong() {
    for name in testdata::names("house/bad") {
        let text = testdata::text(&format!("house/bad/{name}"));
        let fault = HouseEdition::from_toml(&text).err().map(|fault| fault.to_string());
        assert_eq!(fault.as_deref(), Some(expected(&text)), "{name}");
    }
}

#[test]
fn lines_are_counted_the_same_with_line_ends_of_any_system() {
    for name in testdata::names("house/bad") {
        let text = testdata::text(&format!("house/bad/{name}"));
        let fault = HouseEdition::from_toml(&text.replace('\n', "\r\n")).err().map(|fault| fault.to_string());
        assert_eq!(fault.as_deref(), Some(expected(&text)), "{name}");
    }
}

#[test]
fn good_house_editions_come_to_these_settings() {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    for name in testdata::names("house/good") {
        let house = HouseEdition::from_toml(&testdata::text(&format!("house/good/{name}")));
        let house = house.unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let text = Settings::of(house.rules.settings()).describe();
        let name = format!("house-edition.{}", name.strip_suffix(".toml").unwrap());
        settings.bind(|| {
            insta::assert_snapshot!(name, text);
        });
    }
}

#[test]
fn a_house_edition_means_the_same_inside_a_record() {
    for name in testdata::names("house/good") {
        let house = HouseEdition::from_toml(&testdata::text(&format!("house/good/{name}"))).unwrap();
        let edition: Value = serde_json::to_value(&house.file).unwrap();
        let record = json!({
            "format": "tacora-record/1", "game": "diamant", "edition": edition,
            "players": ["Ada", "Bo", "Cy"], "expeditions": [],
        });
        let Ok(record::Record::Diamant(record)) = record::read(&record.to_string()) else { panic!("{name}") };
        assert_eq!(record.rules().unwrap(), house.rules, "{name}");
        assert_eq!(record.edition, EditionField::House(Box::new(house.file)), "{name}");
    }
}

#[test]
fn a_house_edition_has_a_longest_length() {
    let house = testdata::text("house/good/only-a-name.toml");
    let padded = |length: usize| house.clone() + &"#".repeat(length - house.len());
    assert!(HouseEdition::from_toml(&padded(HouseEdition::MAX_BYTES)).is_ok());
    let fault = HouseEdition::from_toml(&padded(HouseEdition::MAX_BYTES + 1)).unwrap_err();
    assert_eq!(fault.to_string(), "an edition has at most 65536 bytes");
}
