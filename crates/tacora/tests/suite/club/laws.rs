//! What must hold when all is over: between what people did, what they saw, and what is written.

use std::collections::HashMap;

use super::journal::{Journal, WishKind, Wished};
use super::log::{Log, Written};

/// What happened often enough to prove something.
#[derive(Default, Debug)]
pub(crate) struct Count {
    /// Choices that were acknowledged.
    pub(crate) acknowledged: usize,
    /// Those that were acknowledged in one life of the server and opened in another.
    pub(crate) survived: usize,
    /// Wishes whose answer was lost when the server ended, so that they were sent again.
    pub(crate) sent_again: usize,
    /// Those of them that had been written down already.
    pub(crate) written_before: usize,
}

/// Holds all journals against the log.
///
/// What was granted is written once, in the words in which it was sent; what was refused is not; and nothing else is
/// written in anybody's name. Of an earlier evening any part may be written.
pub(crate) fn hold(journals: &[Journal], earlier: &[Journal], log: &Log) -> Count {
    let mut count = Count::default();
    let mut known: HashMap<&str, &str> = HashMap::new();
    for journal in earlier {
        known.extend(journal.wishes.iter().map(|wished| (wished.key.as_str(), journal.code.as_str())));
    }
    for journal in journals {
        let events = &log[&journal.code];
        let raced = |wished: &&Wished| wished.granted && matches!(wished.kind, WishKind::Race(_));
        assert_eq!(journal.wishes.iter().filter(raced).count(), journal.raced, "{}", journal.code);
        count.survived += journal.survived;
        for wished in &journal.wishes {
            let person = journal.person.as_deref().expect("only people wish");
            known.insert(&wished.key, &journal.code);
            let by = |event: &&Written| {
                event.by.as_ref().is_some_and(|(who, key)| who == person && *key == wished.key)
            };
            let written: Vec<&Written> = events.iter().filter(by).collect();
            hold_one(wished, &written, &journal.code);
            count.acknowledged += usize::from(wished.granted && wished.kind != WishKind::Start);
            if let Some(moment) = wished.cut_off {
                count.sent_again += 1;
                count.written_before += written.iter().filter(|event| event.at <= moment).count();
            }
        }
    }
    for (code, events) in log {
        for (_, key) in events.iter().filter_map(|event| event.by.as_ref()) {
            assert_eq!(known.get(key.as_str()).copied(), Some(code.as_str()), "{key}");
        }
    }
    count
}

fn hold_one(wished: &Wished, written: &[&Written], code: &str) {
    let Wished { key, kind, granted, .. } = wished;
    assert_eq!(written.len(), usize::from(*granted), "{code}: {key} {kind:?}");
    for event in written {
        let (expected, choice) = match kind {
            WishKind::Seal(choice) => ("sealed", Some(choice)),
            WishKind::Race(choice) => ("raced", Some(choice)),
            WishKind::Start => ("game-began", None),
        };
        assert_eq!(event.kind, expected, "{code}: {key}");
        let found = event.choice.as_ref().and_then(|choice| choice.as_str());
        assert_eq!(found, choice.map(String::as_str), "{code}: {key}");
    }
}
