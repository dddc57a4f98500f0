//! What is typed, compared without regard to case and accents: not every keyboard has them.

use unicode_normalization::UnicodeNormalization;

/// A word as it is compared.
pub(crate) fn folded(text: &str) -> String {
    let plain = text.trim().to_lowercase();
    let letters = plain.nfd().filter(|letter| !('\u{300}'..='\u{36f}').contains(letter));
    letters.fold(String::new(), |mut word, letter| {
        match letter {
            'ł' => word.push('l'),
            'ß' => word.push_str("ss"),
            'œ' => word.push_str("oe"),
            other => word.push(other),
        }
        word
    })
}

/// The one of these that is meant by its beginning: as it is written or, if that tells none, without accents.
pub(crate) fn meant(typed: &str, names: &[String]) -> Option<usize> {
    let exact = typed.trim().to_lowercase();
    let by_case = |name: &String| name.to_lowercase();
    only(names, &exact, by_case).or_else(|| only(names, &folded(typed), |name| folded(name)))
}

/// The one that is this word or else the only one that begins with it.
fn only(names: &[String], word: &str, form: impl Fn(&String) -> String) -> Option<usize> {
    if word.is_empty() {
        return None;
    }
    let names: Vec<String> = names.iter().map(form).collect();
    if let Some(exact) = names.iter().position(|name| name == word) {
        return Some(exact);
    }
    let mut fitting = names.iter().enumerate().filter(|(_, name)| name.starts_with(word));
    match (fitting.next(), fitting.next()) {
        (Some((place, _)), None) => Some(place),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_keyboard_without_accents_is_enough() {
        for (typed, word) in [
            ("ARRIERE", "arrière"),
            ("powtorz", "powtórz"),
            ("zolty", "żółty"),
            ("Wurfel", "Würfel"),
            ("strasse", "Straße"),
            ("coeur", "cœur"),
            ("não", "nao"),
            ("さくら", "さくら"),
        ] {
            assert_eq!(folded(typed), folded(word));
        }
        assert_ne!(folded("か"), folded("が"), "in Japanese the marks make another sound");
    }

    #[test]
    fn accents_still_tell_names_apart_when_they_are_typed() {
        let names = ["Ana", "Aña", "Zoë"].map(str::to_owned);
        for (typed, place) in
            [("ana", Some(0)), ("aña", Some(1)), ("zoe", Some(2)), ("z", Some(2)), ("a", None), ("", None)]
        {
            assert_eq!(meant(typed, &names), place, "{typed}");
        }
    }
}
