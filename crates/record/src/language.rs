//! The sentences of `locales/`, in the reader's language.

use std::fmt;
use std::str::FromStr;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use crate::diamant_record::EditionField;

/// A language that everything is told in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Language {
    English,
    French,
    Polish,
}

/// A language that we do not speak.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is not one of our languages: en, fr, pl")]
pub struct UnknownLanguage(String);

/// The files of one language.
macro_rules! sources {
    ($code:literal) => {
        [
            include_str!(concat!("../../../locales/", $code, "/words.ftl")),
            include_str!(concat!("../../../locales/", $code, "/account.ftl")),
            include_str!(concat!("../../../locales/", $code, "/bots.ftl")),
            include_str!(concat!("../../../locales/", $code, "/migrate.ftl")),
            include_str!(concat!("../../../locales/", $code, "/review.ftl")),
            include_str!(concat!("../../../locales/", $code, "/serve.ftl")),
            include_str!(concat!("../../../locales/", $code, "/verify.ftl")),
            // What happens at a table is told in the same sentences in a browser and in a terminal.
            include_str!(concat!("../../../locales/", $code, "/web.ftl")),
            include_str!(concat!("../../../locales/", $code, "/web-refusals.ftl")),
            include_str!(concat!("../../../locales/", $code, "/terminal.ftl")),
        ]
    };
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::Polish];

    /// Its code in files and addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Polish => "pl",
        }
    }

    /// The sentences, file by file.
    const fn sources(self) -> [&'static str; 10] {
        match self {
            Language::English => sources!("en"),
            Language::French => sources!("fr"),
            Language::Polish => sources!("pl"),
        }
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Accepts a code with anything that a system adds to it, such as `fr_FR.UTF-8`.
    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let short = code.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        let known = Language::ALL.into_iter().find(|language| language.code() == short);
        known.ok_or_else(|| UnknownLanguage(code.chars().take(20).collect()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The refusals whose exact reason only the table knows. It is written in English.
const WITH_REASON: [&str; 3] = ["table/bad-options", "table/bad-record", "table/illegal-choice"];

/// All sentences of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The sentences of this language.
    pub fn new(language: Language) -> Words {
        let id: LanguageIdentifier = language.code().parse().expect("our codes are language codes");
        let mut bundle = FluentBundle::new(vec![id]);
        // Isolation marks are for mixing directions of writing; in a terminal they only show up as rubbish.
        bundle.set_use_isolating(false);
        for source in language.sources() {
            let resource =
                FluentResource::try_new(source.to_owned()).expect("our sentences are well written");
            bundle.add_resource(resource).expect("every sentence has a name of its own");
        }
        Words { language, bundle }
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
        let args: FluentArgs<'_> = values.iter().map(|(key, value)| (*key, value.clone())).collect();
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

    /// What an edition is called. One that we do not know is called by its id.
    pub fn edition(&self, edition: &EditionField) -> String {
        match edition {
            EditionField::Published(id) => {
                let name = format!("edition-{id}");
                if self.bundle.has_message(&name) { self.say(&name, &[]) } else { id.clone() }
            }
            EditionField::House(house) => self.say("account-house", &[("name", house.name.as_str().into())]),
        }
    }

    /// Why a table or a server said no. `reason` is its own text in English: readers of other languages do not get it.
    pub fn refusal(&self, slug: &str, reason: &str) -> String {
        let name = format!("refusal-{}", slug.replace('/', "-"));
        if !self.bundle.has_message(&name) {
            return self.say("problem", &[]);
        }
        let sentence = self.say(&name, &[]);
        if self.language != Language::English || !WITH_REASON.contains(&slug) {
            return sentence;
        }
        self.say("problem-detail", &[("sentence", sentence.into()), ("detail", reason.into())])
    }
}
