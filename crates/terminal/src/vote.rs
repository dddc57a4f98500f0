//! The open question whether a bot should play for somebody, as far as this device can answer it.

use protocol::Vote;

use crate::folded::folded;
use crate::line::Sight;
use crate::offer::seats_here;
use crate::telling::Teller;

/// A question that somebody here may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OpenVote {
    /// For whom a bot should play.
    pub(crate) seat: u8,
    /// Whether that is somebody here.
    pub(crate) is_own: bool,
    /// Whether somebody here has agreed already.
    pub(crate) has_agreed: bool,
}

impl OpenVote {
    /// The question at this table, if there is one and somebody here plays.
    pub(crate) fn of(sight: &Sight) -> Option<OpenVote> {
        let vote = sight.scene.stand_in_vote.as_ref()?;
        let here = seats_here(&sight.you);
        (!here.is_empty()).then(|| OpenVote {
            seat: vote.seat,
            is_own: here.contains(&vote.seat),
            has_agreed: here.iter().any(|seat| vote.agreed.contains(seat)),
        })
    }

    /// The question, and which keys answer it.
    pub(crate) fn on_screen(self, sight: &Sight, teller: Teller<'_>) -> String {
        let name = teller.name(&sight.scene, self.seat);
        let (question, keys) = if self.is_own {
            ("vote-own", "terminal-vote-keys-own")
        } else {
            ("vote-question", "terminal-vote-keys")
        };
        format!("{} {}", teller.words.say(question, &[("name", name.into())]), teller.say(keys))
    }

    /// Which words answer it.
    pub(crate) fn in_words(self, teller: Teller<'_>) -> String {
        let [agree, refuse] = [Vote::Agree, Vote::Refuse].map(|vote| word(vote, teller));
        let sentence = if self.is_own { "terminal-vote-words-own" } else { "terminal-vote-words" };
        teller.words.say(sentence, &[("agree", agree.into()), ("refuse", refuse.into())])
    }
}

/// The answer that was typed, in English or in the reader's language.
pub(crate) fn read(typed: &str, teller: Teller<'_>) -> Option<Vote> {
    let typed = folded(typed);
    let english = |vote| if vote == Vote::Agree { "agree" } else { "refuse" };
    [Vote::Agree, Vote::Refuse]
        .into_iter()
        .find(|vote| typed == english(*vote) || typed == folded(&word(*vote, teller)))
}

fn word(vote: Vote, teller: Teller<'_>) -> String {
    teller.say(match vote {
        Vote::Agree => "terminal-word-agree",
        Vote::Refuse => "terminal-word-refuse",
    })
}
