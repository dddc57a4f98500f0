//! How the question whether a bot should play for somebody is shown and answered by keys and words.

use client::{Narrator, OpenVote, Sight};
use protocol::Vote;

use crate::folded::folded;

/// The question, and which keys answer it.
pub(crate) fn on_screen(vote: OpenVote, sight: &Sight, narrator: Narrator<'_>) -> String {
    let name = narrator.name(&sight.scene, vote.seat);
    let (question, keys) = if vote.is_own {
        ("vote-own", "terminal-vote-keys-own")
    } else {
        ("vote-question", "terminal-vote-keys")
    };
    format!("{} {}", narrator.words.say(question, &[("name", name.into())]), narrator.say(keys))
}

/// Which words answer it.
pub(crate) fn in_words(vote: OpenVote, narrator: Narrator<'_>) -> String {
    let [agree, refuse] = [Vote::Agree, Vote::Refuse].map(|vote| word(vote, narrator));
    let sentence = if vote.is_own { "terminal-vote-words-own" } else { "terminal-vote-words" };
    narrator.words.say(sentence, &[("agree", agree.into()), ("refuse", refuse.into())])
}

/// The answer that was typed, in English or in the reader's language.
pub(crate) fn read(typed: &str, narrator: Narrator<'_>) -> Option<Vote> {
    let typed = folded(typed);
    let english = |vote| if vote == Vote::Agree { "agree" } else { "refuse" };
    [Vote::Agree, Vote::Refuse]
        .into_iter()
        .find(|vote| typed == english(*vote) || typed == folded(&word(*vote, narrator)))
}

fn word(vote: Vote, narrator: Narrator<'_>) -> String {
    narrator.say(match vote {
        Vote::Agree => "terminal-word-agree",
        Vote::Refuse => "terminal-word-refuse",
    })
}
