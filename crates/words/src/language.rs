//! The languages: the folders of `locales/`.

use std::str::FromStr;
use std::sync::OnceLock;
use std::{fmt, iter};

use fluent_bundle::FluentResource;
use thiserror::Error;

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
    pub(crate) fn resources(self) -> &'static [FluentResource] {
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
