//! Every translation says what the English original says: nothing missing, nothing left in English, no value forgotten, and
//! every plural that the language has. The tests go over whatever folders `locales` has.

use std::collections::BTreeSet;
use std::fs;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;
use words::Language;

use crate::ftl::{Text, Texts, files, texts};
use crate::root;

/// The plural categories as they are named in the files.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn translations() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::ENGLISH)
}

/// Goes over every translated text beside its original, and tells what is found.
fn compare(find: impl Fn(Language, &Text, &Text) -> Option<String>) -> Vec<String> {
    let english = texts(Language::ENGLISH);
    let mut found = Vec::new();
    for language in translations() {
        let own = texts(language);
        for (key, original) in &english {
            let told = own.get(key).and_then(|translated| find(language, original, translated));
            found.extend(told.map(|told| format!("{language}/{} {}: {told}", key.0, key.1)));
        }
    }
    found
}

/// The categories of this language that whole numbers as they come up in our games fall into.
fn plurals(language: Language, numbers: impl IntoIterator<Item = u32>) -> BTreeSet<String> {
    let id: LanguageIdentifier = language.code().parse().unwrap();
    // Rules are known by language alone: those of `pt-BR` are those of `pt`.
    let id = LanguageIdentifier::from_parts(id.language, None, None, &[]);
    let rules = PluralRules::create(id, PluralRuleType::CARDINAL).unwrap();
    let category = |number| format!("{:?}", rules.select(number).unwrap()).to_lowercase();
    numbers.into_iter().map(category).collect()
}

/// Whether these cases tell plurals apart. `[0]` and `[other]` alone do not.
fn are_plurals(cases: &BTreeSet<String>) -> bool {
    cases.iter().any(|case| case != "other" && CATEGORIES.contains(&case.as_str()))
}

fn is_number(case: &str) -> bool {
    case.chars().all(|letter| letter.is_ascii_digit())
}

/// The names that this language may say as English does, one in each line of a file beside its messages.
fn same_as_english(language: Language) -> BTreeSet<String> {
    let path = root().join("locales").join(language.code()).join("same-as-english.txt");
    let text = fs::read_to_string(path).unwrap_or_default();
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(str::to_owned).collect()
}

#[test]
fn no_message_is_missing_and_none_is_left_over() {
    let names = |texts: &Texts| texts.keys().cloned().collect::<BTreeSet<_>>();
    let english = names(&texts(Language::ENGLISH));
    for language in translations() {
        let own = names(&texts(language));
        let missing: Vec<_> = english.difference(&own).collect();
        let left_over: Vec<_> = own.difference(&english).collect();
        assert!(missing.is_empty() && left_over.is_empty(), "{language}: {missing:?} {left_over:?}");
    }
}

#[test]
fn no_message_is_left_in_english() {
    let english = texts(Language::ENGLISH);
    for language in translations() {
        let own = texts(language);
        let is_same = |key: &(String, String)| {
            let original = &english[key];
            let says_something = original.letters.chars().any(char::is_alphabetic);
            says_something && own.get(key).is_some_and(|translated| translated.whole == original.whole)
        };
        let same: BTreeSet<String> =
            english.keys().filter(|key| is_same(key)).map(|(_, name)| name.clone()).collect();
        let permitted = same_as_english(language);
        let untranslated: Vec<_> = same.difference(&permitted).collect();
        assert!(untranslated.is_empty(), "{language} says the same as English: {untranslated:?}");
        let needless: Vec<_> = permitted.difference(&same).collect();
        assert!(needless.is_empty(), "{language}: no longer the same as in English: {needless:?}");
    }
}

#[test]
fn every_value_that_english_prints_is_used_and_no_other() {
    let found = compare(|_, original, translated| {
        let (all, used) = (original.variables(), translated.variables());
        // What only tells English singular and plural apart is of no use to a language without them.
        let needed: BTreeSet<&str> = original.printed.iter().map(String::as_str).collect();
        let missing: Vec<_> = needed.difference(&used).collect();
        let unknown: Vec<_> = used.difference(&all).collect();
        (!missing.is_empty() || !unknown.is_empty())
            .then(|| format!("lacks {missing:?}, invents {unknown:?}"))
    });
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn every_reference_leads_somewhere() {
    for language in Language::ALL {
        let texts = texts(language);
        let names: BTreeSet<&str> = texts.keys().map(|(_, name)| name.as_str()).collect();
        for ((file, name), text) in &texts {
            for referred in &text.referred {
                // The only function of Fluent that both of our implementations have is the one for numbers.
                let known = names.contains(referred.as_str()) || referred == "NUMBER";
                assert!(known, "{language}/{file} {name} refers to {referred}");
            }
        }
    }
}

#[test]
fn cases_with_names_are_the_same_in_every_language() {
    let named = |cases: &BTreeSet<String>| {
        let plain = |case: &&String| !is_number(case) && !CATEGORIES.contains(&case.as_str());
        cases.iter().filter(plain).cloned().collect::<BTreeSet<_>>()
    };
    let all = |text: &Text| {
        let of = |(by, places): (&String, &Vec<BTreeSet<String>>)| {
            let found = places.iter().map(|cases| (by.clone(), named(cases)));
            found.filter(|(_, cases)| !cases.is_empty()).collect()
        };
        text.selected.iter().flat_map(|one| -> BTreeSet<_> { of(one) }).collect::<BTreeSet<_>>()
    };
    let found = compare(|language, original, translated| {
        let (wanted, mut given) = (all(original), all(translated));
        // A language may have a sentence of its own for an amount that it calls "nothing".
        if wanted == given {
            return None;
        }
        let amounts = texts(language);
        let amounts = ["stones", "treasure"].map(|name| &amounts[&("words.ftl".to_owned(), name.to_owned())]);
        let says =
            |word: &String| amounts.iter().any(|text| text.letters.split_whitespace().any(|one| one == word));
        given.retain(|(by, cases)| original.selected.contains_key(by) || !cases.iter().all(says));
        (wanted != given).then(|| format!("has {given:?} instead of {wanted:?}"))
    });
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn every_plural_of_a_language_has_its_form() {
    let mut found = Vec::new();
    let mut seen = 0;
    for language in Language::ALL {
        let met = plurals(language, 0..=200);
        let known: BTreeSet<String> =
            plurals(language, (0..=200).chain([1_000_000])).into_iter().chain(["other".to_owned()]).collect();
        for ((file, name), text) in texts(language) {
            for (by, cases) in text.selected.iter().flat_map(|(by, all)| all.iter().map(move |one| (by, one)))
            {
                if !are_plurals(cases) {
                    continue;
                }
                seen += 1;
                // "Ada goes, Bo and Cy go": one and several can be told apart without their number.
                let missing: Vec<_> =
                    if text.printed.contains(by) { met.difference(cases).collect() } else { Vec::new() };
                // `other` is the default and may stand for one more category if no whole number is `other` itself.
                let spare = usize::from(cases.contains("other") && !met.contains("other"));
                // Romance languages have `many` for millions, which our games do not reach.
                let never = |case: &&String| {
                    CATEGORIES.contains(&case.as_str()) && !known.contains(*case) && *case != "many"
                };
                let never: Vec<_> = cases.iter().filter(never).collect();
                if missing.len() > spare || !never.is_empty() {
                    found
                        .push(format!("{language}/{file} {name}, ${by}: lacks {missing:?}, never {never:?}"));
                }
            }
        }
    }
    assert!(seen > 100, "plurals are found at all");
    assert_eq!(found, Vec::<String>::new());
}

/// Every message is said with small numbers and with words, and nothing is missing in it.
#[test]
fn every_message_can_be_said() {
    for language in Language::ALL {
        let id: LanguageIdentifier = language.code().parse().unwrap();
        let texts = texts(language);
        // Both reviews have messages of the same name: they are for different readers.
        let shared = ["words.ftl"];
        for (file, source) in files(language) {
            let mut bundle = FluentBundle::new(vec![id.clone()]);
            bundle.set_use_isolating(false);
            bundle.add_resource(FluentResource::try_new(source).unwrap()).unwrap();
            for other in shared.into_iter().filter(|other| *other != file) {
                let resource = FluentResource::try_new(files(language)[other].clone()).unwrap();
                bundle.add_resource(resource).unwrap();
            }
            let names = texts
                .keys()
                .filter(|(of, name)| *of == file && !name.starts_with('-') && !name.contains('.'));
            let names: Vec<&String> = names.map(|(_, name)| name).collect();
            for name in names {
                let text = &texts[&(file.clone(), name.clone())];
                for number in [0, 1, 2, 5, 22] {
                    let args: FluentArgs<'_> =
                        text.variables().into_iter().map(|by| (by, FluentValue::from(number))).collect();
                    let pattern = bundle.get_message(name).unwrap().value().unwrap();
                    let mut errors = Vec::new();
                    let said = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
                    assert!(errors.is_empty(), "{language}/{file} {name}: {errors:?}");
                    let spaced = said.contains("  ") && !text.variables().is_empty();
                    assert!(!spaced, "{language}/{file} {name} with {number}: “{said}”");
                }
            }
        }
    }
}
