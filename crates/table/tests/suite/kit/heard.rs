//! What people heard: the messages among the entries, by word, by fact, or byte for byte.

use protocol::News;
use serde_json::Value;
use table::{Entry, Logged, Message, Notice, PersonId, Whisper};

/// The messages to everybody.
pub(crate) fn messages(entries: &[Entry]) -> Vec<&Message> {
    let public = entries.iter().filter_map(|entry| match &entry.notice {
        Notice::Everybody(message) => Some(&**message),
        Notice::One(_) | Notice::Nobody => None,
    });
    public.collect()
}

/// The messages to one person.
pub(crate) fn whispers(entries: &[Entry]) -> Vec<&Whisper> {
    let private = entries.iter().filter_map(|entry| match &entry.notice {
        Notice::One(whisper) => Some(whisper),
        Notice::Everybody(_) | Notice::Nobody => None,
    });
    private.collect()
}

pub(crate) fn news(entries: &[Entry]) -> Vec<News> {
    messages(entries).into_iter().filter_map(|message| message.news.clone()).collect()
}

/// What was told to everybody, by its word and the seat it is about.
pub(crate) fn told(entries: &[Entry]) -> Vec<String> {
    let word = |news: News| {
        let news = serde_json::to_value(news).unwrap();
        let seat = news.get("seat").filter(|seat| !seat.is_null()).map(|seat| format!(" {seat}"));
        format!("{}{}", news["type"].as_str().unwrap(), seat.unwrap_or_default())
    };
    news(entries).into_iter().map(word).collect()
}

/// The seats that were stood in for, in order.
pub(crate) fn stood_in(entries: &[Entry]) -> Vec<u8> {
    let seats = news(entries).into_iter().filter_map(|news| match news {
        News::StoodIn { seat, .. } => Some(seat),
        _ => None,
    });
    seats.collect()
}

/// What this onlooker receives of a message, byte for byte.
pub(crate) fn received(message: &Message, onlooker: Option<PersonId>) -> String {
    let [news, scene] =
        [serde_json::to_string(&message.news), serde_json::to_string(&message.scene)].map(Result::unwrap);
    let you = serde_json::to_string(&message.you(onlooker)).unwrap();
    format!(r#"{{"number":{},"news":{news},"scene":{scene},"you":{you}}}"#, message.number)
}

/// The facts of the game among what was told.
pub(crate) fn facts(entries: &[Entry]) -> Vec<Value> {
    let of_news = |news: News| serde_json::to_value(news).unwrap().get("facts").cloned();
    let lists = news(entries).into_iter().filter_map(of_news);
    lists.flat_map(|list| list.as_array().cloned().unwrap_or_default()).collect()
}

/// The facts of this kind.
pub(crate) fn facts_called(entries: &[Entry], kind: &str) -> Vec<Value> {
    facts(entries).into_iter().filter(|fact| fact["fact"] == kind).collect()
}

/// The secret of the latest deal, in hexadecimal.
pub(crate) fn latest_secret(log: &[Logged]) -> String {
    let sealed = log.iter().rev().map(|logged| serde_json::to_value(logged).unwrap());
    let mut secret =
        sealed.filter(|logged| logged["type"] == "deal-sealed").map(|logged| logged["secret"].clone());
    secret.find_map(|secret| secret.as_str().map(str::to_owned)).unwrap()
}
