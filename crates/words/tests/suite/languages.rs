//! Which language is spoken to somebody who asks for one.

use std::str::FromStr;

use words::{Language, Words};

fn spoken(wanted: &str) -> Option<&'static str> {
    Language::from_str(wanted).ok().map(Language::code)
}

#[test]
fn a_language_is_found_by_its_tag_whatever_a_system_adds() {
    for language in Language::ALL {
        let code = language.code();
        assert_eq!(spoken(code), Some(code));
        assert_eq!(spoken(&code.to_uppercase()), Some(code));
        assert_eq!(spoken(&format!("{}.UTF-8", code.replace('-', "_"))), Some(code));
        assert_eq!(spoken(&format!("{code}-x-cave")), Some(code));
        assert_eq!(spoken(&format!("{code}@euro")), Some(code));
        // `pt` is spoken as in Brazil if that is all we have.
        let primary = code.split('-').next().unwrap();
        assert_eq!(spoken(primary).and_then(|code| code.split('-').next()), Some(primary));
        assert!(spoken(&format!("{primary}_XX")).is_some_and(|code| code.starts_with(primary)));
    }
    assert_eq!(spoken("en_GB.UTF-8"), Some("en"));
    assert_eq!(spoken("fr-CH"), Some("fr"));
}

#[test]
fn what_is_no_language_of_ours_is_refused_with_the_list_of_those_that_are() {
    for wanted in ["", "C", "POSIX", "C.UTF-8", "tlh", "e", "eng", "-", "_", "..", "frx"] {
        assert_eq!(spoken(wanted), None, "{wanted}");
    }
    let error = "tlh".parse::<Language>().unwrap_err().to_string();
    assert!(error.starts_with("\"tlh\" is not one of our languages: "), "{error}");
    assert!(Language::ALL.iter().all(|language| error.contains(language.code())), "{error}");
}

#[test]
fn long_numbers_are_written_in_groups_as_the_language_has_it() {
    let said = |language: &str, number: i64| {
        let words = Words::new(language.parse().unwrap());
        words.say("percent", &[("number", number.into())])
    };
    assert_eq!(said("en", 1_234_567), "1,234,567%");
    assert_eq!(said("en", -12_345), "-12,345%");
    assert_eq!(said("en", 123_456), "123,456%");
    assert_eq!(said("en", 9_999), "9999%");
    assert_eq!(said("de", 10_000), "10.000\u{202f}%");
    assert_eq!(said("fr", 10_000), "10\u{202f}000\u{202f}%");
    assert_eq!(said("pl", 10_000), "10\u{a0}000%");
    assert_eq!(said("ja", 10_000), "10,000%");
    for language in Language::ALL {
        let words = Words::new(language);
        let said = words.say("percent", &[("number", 1_234_567.into())]);
        let digits: String = said.chars().filter(char::is_ascii_digit).collect();
        assert_eq!(digits, "1234567", "{language}");
        assert_ne!(said, words.say("percent", &[("number", "1234567".into())]), "{language}");
    }
}
