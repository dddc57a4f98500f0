//! A value that is written as JSON once, however many messages it stands in.

use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

/// A value and, once somebody has asked for it, its JSON. Clones share both.
///
/// What happens at a table changes little of what is seen of it: the options stay for a whole game, the cave while people
/// choose. Writing them anew for every message was half of the work of a table.
pub struct Rendered<T>(Arc<Inner<T>>);

struct Inner<T> {
    value: T,
    json: OnceLock<Box<RawValue>>,
}

impl<T> Rendered<T> {
    /// The value, not yet written.
    pub fn new(value: T) -> Rendered<T> {
        Rendered(Arc::new(Inner { value, json: OnceLock::new() }))
    }
}

impl<T> Clone for Rendered<T> {
    fn clone(&self) -> Rendered<T> {
        Rendered(Arc::clone(&self.0))
    }
}

impl<T> Deref for Rendered<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<T: PartialEq> PartialEq for Rendered<T> {
    fn eq(&self, other: &Rendered<T>) -> bool {
        // Scenes that follow each other share most of what they show.
        Arc::ptr_eq(&self.0, &other.0) || self.0.value == other.0.value
    }
}

impl<T: Eq> Eq for Rendered<T> {}

impl<T: fmt::Debug> fmt::Debug for Rendered<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.value.fmt(f)
    }
}

impl<T: Serialize> Serialize for Rendered<T> {
    /// Only for JSON: in another format the text of the JSON would stand there.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let json = self.0.json.get_or_init(|| {
            serde_json::value::to_raw_value(&self.0.value)
                .expect("what is seen of a table can be written as JSON")
        });
        json.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Rendered<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rendered<T>, D::Error> {
        T::deserialize(deserializer).map(Rendered::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_written_like_the_value_itself() {
        let value = vec!["a \"b\"".to_owned(), "ć".to_owned()];
        let rendered = Rendered::new(value.clone());
        let text = serde_json::to_string(&rendered).unwrap();
        assert_eq!(text, serde_json::to_string(&value).unwrap());
        assert_eq!(serde_json::to_string(&rendered.clone()).unwrap(), text);
        assert_eq!(serde_json::from_str::<Rendered<Vec<String>>>(&text).unwrap(), rendered);
    }
}
