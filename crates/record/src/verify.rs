//! Whether the cards or dice of a record are those of its sealed deal.

use seal::DealField;
use serde::Serialize;
use words::{Words, columns_of};

use crate::draws::Draws;
use crate::judged::Legality;
use crate::recorded::Recorded;
use crate::refusal::Refusal;

/// A record in which every draw is what its sealed deal gives, from the first draw of the deal on.
#[derive(Clone, Debug, Serialize)]
pub struct Verification {
    deal: DealField,
    draws: usize,
    complete: bool,
    #[serde(skip)]
    players: Vec<String>,
}

/// Plays the record through the rules and holds every draw against the sealed deal. The draws of a game that was legal when
/// it was stored were fair, too.
pub(crate) fn verify<R: Recorded>(record: R) -> Result<Verification, Refusal> {
    let deal = record.deal().cloned().ok_or_else(|| {
        Refusal::of_file("there is nothing to verify: this record has no sealed deal in a field \"deal\"")
    })?;
    let players = record.players().to_vec();
    let dealer = deal.check(players.len())?.ok_or_else(|| {
        Refusal::of_file("there is nothing to verify yet: the secret is added when the game is over")
    })?;
    let mut draws = Draws::dealt_by(dealer);
    let judged = record.play_through(Legality::WhenStored, &mut draws)?;
    let complete = judged.is_over();
    Ok(Verification { draws: draws.count() - deal.after, deal, complete, players })
}

impl Verification {
    /// How many draws came before the deal and were not checked.
    pub fn draws_before(&self) -> usize {
        self.deal.after
    }

    /// How many draws were recomputed.
    pub fn draws(&self) -> usize {
        self.draws
    }

    /// Whether the game is over: if not, there are draws that nobody has seen.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// What was found, as JSON on one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a verification holds nothing that JSON cannot")
    }

    /// What was found, with what a player should compare: a file alone cannot show that it was sealed before the game.
    pub fn account(&self, words: &Words) -> String {
        let is_bot = |seat: usize| self.deal.bots.as_ref().is_some_and(|bots| bots.contains(&seat));
        let nonces = self.players.iter().zip(&self.deal.nonces).enumerate().map(|(seat, (name, nonce))| {
            let added = match nonce.bytes().all(|digit| digit == b'0') {
                true if is_bot(seat) => words.say("verify-bot", &[]),
                true if self.deal.dropped.contains(&seat) => words.say("verify-dropped", &[]),
                true => words.say("verify-no-nonce", &[]),
                false => nonce.clone(),
            };
            (name.clone(), added)
        });
        let commitment = (words.say("verify-commitment", &[]), self.deal.commitment.clone());
        let rows: Vec<(String, String)> = [commitment].into_iter().chain(nonces).collect();
        let width = rows.iter().map(|(name, _)| columns_of(name)).max().unwrap_or(0);

        let mut text = words.say("verify-deal", &[("game", self.deal.game.as_str().into())]) + "\n\n";
        text.extend(rows.iter().map(|(name, value)| {
            let blanks = " ".repeat(width - columns_of(name));
            format!("  {name}{blanks}   {value}\n")
        }));
        let draws = words.say("verify-draws", &[("count", self.draws.into())]);
        let before =
            (self.deal.after > 0).then(|| words.say("verify-after", &[("count", self.deal.after.into())]));
        let restarts = (self.deal.restarts > 0)
            .then(|| words.say("verify-restarts", &[("count", self.deal.restarts.into())]));
        let version = (self.deal.version == 1).then(|| words.say("verify-version-1", &[]));
        let end = words.say(if self.complete { "verify-over" } else { "verify-not-over" }, &[]);
        let sentences =
            [Some(draws), before, restarts, version, Some(end), Some(words.say("verify-compare", &[]))];
        text.push('\n');
        text.extend(sentences.into_iter().flatten().map(|sentence| sentence + "\n"));
        text
    }
}
