//! Names in any script stand in a sentence without turning it.

use words::{Language, Words};

/// What is shown of a text, without marks that have no width.
fn shown(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

#[test]
fn a_name_that_is_written_from_right_to_left_keeps_to_itself() {
    for language in Language::ALL {
        let words = Words::new(language);
        let names = ["Ada", "ليلى", "דנה"].map(str::to_owned);
        let list = words.list(&names);
        let said = words.say("account-camp", &[("names", list.into()), ("count", 3.into())]);
        for name in &names[1..] {
            assert!(said.contains(&format!("\u{2068}{name}\u{2069}")), "{language}: {said:?}");
        }
        assert_eq!(said.matches('\u{2068}').count(), 2, "once for each name: {said:?}");
        assert_eq!(said.matches('\u{2069}').count(), 2, "{said:?}");
        assert!(shown(&said).contains("ليلى"));
    }
}

#[test]
fn other_names_have_no_marks() {
    for language in Language::ALL {
        let words = Words::new(language);
        for name in ["Ada", "Łucja", "さくら", "\u{1F48E}", "Ωmega", "김민준"] {
            let said = words.say("news-back", &[("name", name.into())]);
            assert!(said.contains(name) && shown(&said) == said, "{language}: {said:?}");
        }
    }
}
