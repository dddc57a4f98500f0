//! Which language is spoken to somebody who asks for one.

use std::str::FromStr;

use words::Language;

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
