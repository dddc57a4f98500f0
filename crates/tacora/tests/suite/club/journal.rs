//! What one guest has done and seen.

use std::collections::BTreeMap;

use super::stream::Ending;

/// A journal.
pub(crate) struct Journal {
    pub(super) code: String,
    pub(super) person: Option<String>,
    /// The number of the last message, and of the last whisper after it.
    mark: (u32, u32),
    /// The message up to which others may have chosen for this guest: those of an earlier evening.
    head: u32,
    /// The last choice that was acknowledged for each question, and in which life of the server.
    sealed: BTreeMap<u32, (String, u32)>,
    pub(super) wishes: Vec<Wished>,
    /// How often this seat was seen to act in a race.
    pub(super) raced: usize,
    /// Choices that were acknowledged in one life of the server and opened in another.
    pub(super) survived: usize,
    /// How each stream ended.
    pub(crate) endings: Vec<Ending>,
}

/// Something that was sent with a key, and what became of it.
pub(super) struct Wished {
    pub(super) key: String,
    pub(super) kind: WishKind,
    pub(super) granted: bool,
    /// When the server was last ended while this waited for an answer, in milliseconds since 1970.
    pub(super) cut_off: Option<u64>,
}

/// What was wished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WishKind {
    Seal(String),
    Race(String),
    Start,
}

impl Journal {
    /// An empty journal of somebody who has read the making of the table and takes part after this message.
    pub(super) fn new(code: &str, person: Option<&str>, head: u32) -> Journal {
        Journal {
            code: code.to_owned(),
            person: person.map(str::to_owned),
            mark: (1, 0),
            head,
            sealed: BTreeMap::new(),
            wishes: Vec::new(),
            raced: 0,
            survived: 0,
            endings: Vec::new(),
        }
    }

    /// What to tell a server from which one wants to hear the rest.
    pub(super) fn last_event_id(&self) -> String {
        match self.mark {
            (message, 0) => message.to_string(),
            (message, whisper) => format!("{message}.{whisper}"),
        }
    }

    /// A key that was never used, on this evening or another.
    pub(super) fn next_key(&self) -> String {
        let person = self.person.as_deref().expect("only people wish");
        format!("{person}-{}-{}", self.head, self.wishes.len())
    }

    pub(super) fn message(&self) -> u32 {
        self.mark.0
    }

    /// Whether the guest only reads what happened before.
    pub(super) fn catches_up(&self) -> bool {
        self.mark.0 < self.head
    }

    /// Whether the last message is of this evening.
    pub(super) fn is_new(&self) -> bool {
        self.mark.0 > self.head
    }

    /// Something comes: exactly what follows.
    pub(super) fn advance(&mut self, (message, whisper): (u32, u32)) {
        let (last, last_whisper) = self.mark;
        let follows =
            if whisper == 0 { message == last + 1 } else { message == last && whisper > last_whisper };
        assert!(follows, "{}: {message}.{whisper} comes after {last}.{last_whisper}", self.code);
        self.mark = (message, whisper);
    }

    /// A choice was acknowledged in this life of the server.
    pub(super) fn seal(&mut self, question: u32, choice: &str, life: u32) {
        self.sealed.insert(question, (choice.to_owned(), life));
    }

    pub(super) fn has_sealed(&self, question: u32) -> bool {
        self.sealed.contains_key(&question)
    }

    /// The choices were opened: this one is the last that was acknowledged.
    pub(super) fn open(&mut self, question: u32, choice: &str, life: u32) {
        let Some((sealed, sealed_in)) = self.sealed.get(&question) else {
            assert!(question <= self.head, "{}: somebody else has answered {question}", self.code);
            return;
        };
        assert_eq!(sealed, choice, "{}: question {question}", self.code);
        self.survived += usize::from(*sealed_in < life);
    }
}
