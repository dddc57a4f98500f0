//! The sentences of `locales/`, in the reader's language.

use std::str::FromStr;
use std::sync::OnceLock;
use std::{fmt, iter};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use crate::diamant_record::EditionField;

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// A folder of `locales/`.
struct Locale {
    tag: &'static str,
    texts: &'static [&'static str],
}

/// A language that everything is told in: a folder of `locales/`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Language(usize);

/// A language that we do not speak.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is not one of our languages: {ours}", ours = tags())]
pub struct UnknownLanguage(String);

/// The tags of all languages: "de, en, fr".
fn tags() -> String {
    Language::ALL.map(Language::code).join(", ")
}

impl Language {
    /// Every language, sorted by tag.
    pub const ALL: [Language; LOCALES.len()] = {
        let mut all = [Language(0); LOCALES.len()];
        let mut next = 0;
        while next < all.len() {
            all[next] = Language(next);
            next += 1;
        }
        all
    };

    /// The language of the source, and the one that is spoken when nothing else is asked for.
    pub const ENGLISH: Language = Language(ENGLISH);

    /// Its code in files and addresses, such as `fr` or `pt-BR`.
    pub const fn code(self) -> &'static str {
        LOCALES[self.0].tag
    }

    /// The sentences, file by file; read once.
    fn resources(self) -> &'static [FluentResource] {
        static READ: [OnceLock<Vec<FluentResource>>; LOCALES.len()] =
            [const { OnceLock::new() }; LOCALES.len()];
        READ[self.0].get_or_init(|| {
            let read = |text: &&str| FluentResource::try_new((*text).to_owned());
            let texts = LOCALES[self.0].texts.iter();
            texts.map(|text| read(text).expect("our sentences are well written")).collect()
        })
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Accepts a tag with anything that a system adds to it, such as `fr_FR.UTF-8` or `de-AT`. Of a language that we speak
    /// only as it is spoken somewhere else, that one is taken: `pt` is `pt-BR`.
    fn from_str(wanted: &str) -> Result<Language, UnknownLanguage> {
        let plain = wanted.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let exactly =
            |tag: &str| Language::ALL.into_iter().find(|known| known.code().eq_ignore_ascii_case(tag));
        let shorter = iter::successors(Some(plain.as_str()), |tag| Some(tag.rsplit_once('-')?.0));
        let primary = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let akin = || Language::ALL.into_iter().find(|known| primary(known.code()) == primary(&plain));
        let found = shorter.into_iter().find_map(exactly).or_else(akin);
        found.ok_or_else(|| UnknownLanguage(wanted.chars().take(20).collect()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Between these marks a text has a direction of its own and does not turn what stands around it.
const ISOLATE: [char; 2] = ['\u{2068}', '\u{2069}'];

/// A value that may stand in any sentence: a name that is written from right to left gets marks around it.
fn isolated<'a>(value: &FluentValue<'a>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) if turns(text) => format!("{}{text}{}", ISOLATE[0], ISOLATE[1]).into(),
        other => other.clone(),
    }
}

/// Whether something outside of isolation marks is written from right to left.
fn turns(text: &str) -> bool {
    let mut depth = 0_u32;
    text.chars().any(|letter| {
        match letter {
            '\u{2068}' => depth += 1,
            '\u{2069}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && is_right_to_left(letter)
    })
}

/// Hebrew, Arabic and the other scripts of the blocks that Unicode keeps for this direction.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}'
        | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

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
        if self.language != Language::ENGLISH || !WITH_REASON.contains(&slug) {
            return sentence;
        }
        self.say("problem-detail", &[("sentence", sentence.into()), ("detail", reason.into())])
    }
}
