//! What a proofreader would mark in any sentence of a language: typography and words that we do not use.

use words::{Language, Words};

use crate::ftl::files;

/// Every line of every message, with the file it stands in. Comments are left out.
fn lines(language: Language) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for (file, text) in files(language) {
        let spoken = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        lines.extend(spoken.map(|line| (file.clone(), line.to_owned())));
    }
    assert!(lines.len() > 1_000, "the messages are found at all");
    lines
}

/// What is said, without the name of the message and without what is filled in.
fn spoken(line: &str) -> String {
    let text =
        if line.starts_with(' ') { line } else { line.split_once(" = ").map_or(line, |(_, text)| text) };
    let mut said = String::new();
    let mut depth = 0_u32;
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => said.push(letter),
            _ => {}
        }
    }
    said
}

/// The lines with one of these words, as whole words.
fn with_words(language: Language, words: &[&str]) -> Vec<(String, String)> {
    let has = |line: &str| {
        let said = spoken(line).to_lowercase();
        said.split(|c: char| !c.is_alphabetic() && c != '’').any(|word| words.contains(&word))
    };
    lines(language).into_iter().filter(|(_, line)| has(line)).collect()
}

#[test]
fn english_says_everyone_and_someone_and_uses_contractions() {
    let avoided = ["everybody", "somebody", "anybody", "cannot"];
    assert_eq!(with_words(Language::ENGLISH, &avoided), []);
    let long = [" do not ", " does not ", " did not ", " you are ", " could not ", " was not ", " were not "];
    let stiff = |line: &str| {
        let said = format!(" {} ", spoken(line).to_lowercase());
        long.iter().any(|form| said.contains(form))
    };
    let found: Vec<_> = lines(Language::ENGLISH).into_iter().filter(|(_, line)| stiff(line)).collect();
    assert_eq!(found, []);
}

#[test]
fn french_has_a_narrow_space_that_cannot_break_before_tall_punctuation() {
    // Keys are quoted as they are typed.
    let keys = ["terminal-keys", "settings-keys"];
    let wrong = |line: &str| {
        let said = spoken(line);
        let letters: Vec<char> = said.chars().collect();
        let before = letters.windows(2).any(|pair| {
            matches!(pair[1], ';' | '!' | '?' | '%' | '»') && pair[0] != '\u{202f}' && pair[0] != '!'
        });
        let colon = letters.windows(2).any(|pair| pair[1] == ':' && pair[0] == ' ');
        let quote = letters.windows(2).any(|pair| pair[0] == '«' && pair[1] != '\u{202f}');
        before || colon || quote
    };
    let found: Vec<_> = lines("fr".parse().unwrap())
        .into_iter()
        .filter(|(_, line)| !keys.iter().any(|key| line.starts_with(key)) && wrong(line))
        .collect();
    assert_eq!(found, []);
}

#[test]
fn french_never_puts_de_before_a_name() {
    // "de Ada" would have to be "d’Ada", and nobody knows the name beforehand.
    let found: Vec<_> = lines("fr".parse().unwrap())
        .into_iter()
        .filter(|(_, line)| line.contains(" de { $name") || line.contains(" que { $name"))
        .collect();
    assert_eq!(found, []);
}

#[test]
fn polish_does_not_guess_whether_the_reader_is_a_man_or_a_woman() {
    let found: Vec<_> = lines("pl".parse().unwrap())
        .into_iter()
        .filter(|(_, line)| {
            let said = spoken(line).to_lowercase();
            let words = said.split(|c: char| !c.is_alphabetic());
            words
                .into_iter()
                .any(|word| ["łeś", "łaś", "łbyś", "łabyś", "ęłam"].iter().any(|end| word.ends_with(end)))
        })
        .collect();
    assert_eq!(found, []);
}

#[test]
fn a_percent_sign_stands_as_each_language_has_it() {
    for language in Language::ALL {
        let spaced = |line: &str| line.contains(" %");
        let found: Vec<_> = lines(language).into_iter().filter(|(_, line)| spaced(line)).collect();
        assert_eq!(found, [], "{language}");
    }
    let said = ["en", "fr", "pl"]
        .map(|code| Words::new(code.parse().unwrap()).say("percent", &[("number", 25.into())]));
    assert_eq!(said, ["25%", "25\u{202f}%", "25%"]);
}

#[test]
fn a_refusal_is_said_in_the_language_of_the_reader_and_its_english_reason_only_in_english() {
    for language in Language::ALL {
        let said = Words::new(language).refusal("table/bad-options", "snake has one card");
        let told = said.ends_with("(snake has one card)");
        assert_eq!(told, language == Language::ENGLISH, "{language}: {said}");
        assert_eq!(said.contains("snake"), told, "{language}: {said}");
    }
    let unknown = Language::ALL.map(|language| Words::new(language).refusal("table/too-dark", "no torch"));
    assert!(unknown.iter().all(|sentence| !sentence.contains("too-dark") && !sentence.contains("torch")));
}
