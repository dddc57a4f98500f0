//! The sentences of `locales/`, in the reader's language.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::isolation::isolated;
use crate::language::Language;
use crate::numbers::grouped;

/// The refusals whose exact reason only the table knows. It is written in English.
const WITH_REASON: [&str; 3] = ["table/bad-options", "table/bad-record", "table/illegal-choice"];

/// All sentences of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<&'static FluentResource>,
}

impl Words {
    /// The sentences of this language.
    pub fn new(language: Language) -> Words {
        let id: LanguageIdentifier = language.code().parse().expect("our folders are named by language tags");
        let mut bundle = FluentBundle::new(vec![id]);
        // Isolation marks are for mixing directions of writing; around everything they would only be rubbish in a terminal.
        bundle.set_use_isolating(false);
        for resource in language.resources() {
            bundle.add_resource(resource).expect("every sentence has a name of its own");
        }
        let mut words = Words { language, bundle };
        let mark = words.say("number-group", &[]);
        words.bundle.set_formatter(Some(match mark.as_str() {
            "." => grouped::<'.', _>,
            "\u{a0}" => grouped::<'\u{a0}', _>,
            "\u{202f}" => grouped::<'\u{202f}', _>,
            _ => grouped::<',', _>,
        }));
        words
    }

    /// Which language it is.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence with this name, filled in.
    ///
    /// # Panics
    /// When there is no such sentence or it needs another value: a test reads every sentence in every language.
    pub fn say(&self, name: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let message = self.bundle.get_message(name).and_then(|message| message.value());
        let pattern = message.unwrap_or_else(|| panic!("there is no sentence {name}"));
        let args: FluentArgs<'_> = values.iter().map(|(key, value)| (*key, isolated(value))).collect();
        let mut errors = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "the sentence {name} needs another value: {errors:?}");
        sentence
    }

    /// Several things as one: "Ada, Bo and Cy".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [firsts @ .., last] => {
                self.say("list-and", &[("firsts", self.row(firsts).into()), ("last", last.as_str().into())])
            }
        }
    }

    /// Several things side by side: "Ada 3, Bo 5, Cy 0".
    pub fn row(&self, items: &[String]) -> String {
        self.joined("list-comma", items)
    }

    /// Several things, each added to those before it by the message of this name.
    pub fn joined(&self, name: &str, items: &[String]) -> String {
        let add = |firsts: String, next: &String| {
            self.say(name, &[("firsts", firsts.into()), ("next", next.as_str().into())])
        };
        let mut items = items.iter();
        let first = items.next().cloned().unwrap_or_default();
        items.fold(first, add)
    }

    /// A number with one digit after the point, or after the comma, as the language has it.
    pub fn decimal(&self, number: f64) -> String {
        let text = format!("{number:.1}");
        let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
        self.say("decimal", &[("whole", whole.into()), ("tenths", tenths.into())])
    }

    /// What a published edition is called. One that we do not know is called by its id.
    pub fn edition(&self, id: &str) -> String {
        let name = format!("edition-{id}");
        if self.bundle.has_message(&name) { self.say(&name, &[]) } else { id.to_owned() }
    }

    /// Why a table or a server said no. `reason` is its own text in English: readers of other languages do not get it.
    pub fn refusal(&self, slug: &str, reason: &str) -> String {
        let name = format!("refusal-{}", slug.replace('/', "-"));
        if !self.bundle.has_message(&name) {
            return self.say("problem", &[]);
        }
        let sentence = self.say(&name, &[]);
        if self.language != Language::ENGLISH || !WITH_REASON.contains(&slug) {
            return sentence;
        }
        self.say("problem-detail", &[("sentence", sentence.into()), ("detail", reason.into())])
    }
}
