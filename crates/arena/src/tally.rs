//! Counts of a tournament: integers only, so that the order of adding does not matter.

use game::{SeatSet, Standings};

use crate::estimate::Clusters;
use crate::exits::ExitCount;

/// One bin for every score; the last also counts everything above.
pub const SCORE_BINS: usize = 256;

/// A win, in units that two to eight winners can share.
pub(crate) const WIN: u64 = 840;

/// How a shared first place counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ties {
    /// The win is divided among those who share it.
    Share,
    /// Everyone who shares it wins.
    All,
    /// Nobody wins.
    None,
}

impl Ties {
    /// The credit of each winner.
    pub(crate) fn credit(self, winners: SeatSet) -> u64 {
        match (self, winners.len()) {
            (Ties::Share, count) => WIN / count.max(1) as u64,
            (Ties::All, _) | (Ties::None, 1) => WIN,
            (Ties::None, _) => 0,
        }
    }
}

/// All counts of one bot in a line-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BotTally {
    pub(crate) wins: Clusters,
    pub(crate) scores: Clusters,
    pub(crate) histogram: Vec<u64>,
    pub(crate) exits: ExitCount,
    deal: DealTally,
}

/// The counts of one bot in the current deal.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct DealTally {
    wins: u64,
    score: u64,
    games: u64,
}

impl Default for BotTally {
    fn default() -> BotTally {
        BotTally {
            wins: Clusters::default(),
            scores: Clusters::default(),
            histogram: vec![0; SCORE_BINS],
            exits: ExitCount::default(),
            deal: DealTally::default(),
        }
    }
}

impl BotTally {
    /// Adds the end of a game in which the bot had this seat.
    pub(crate) fn game_over(&mut self, standings: &Standings, seat: game::Seat, credit: u64) {
        let score = standings.scores[seat];
        self.deal.wins += if standings.winners.contains(seat) { credit } else { 0 };
        self.deal.score += u64::from(score);
        self.deal.games += 1;
        self.histogram[(score as usize).min(SCORE_BINS - 1)] += 1;
    }

    /// Ends the current deal.
    pub(crate) fn deal_over(&mut self) {
        let deal = std::mem::take(&mut self.deal);
        self.wins.observe(deal.wins, deal.games);
        self.scores.observe(deal.score, deal.games);
    }

    pub(crate) fn add(&mut self, other: &BotTally) {
        self.wins.add(&other.wins);
        self.scores.add(&other.scores);
        for (mine, theirs) in self.histogram.iter_mut().zip(&other.histogram) {
            *mine += theirs;
        }
        self.exits.add(&other.exits);
    }
}

/// All counts of a line-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) bots: Vec<BotTally>,
}

impl Tally {
    pub(crate) fn new(bots: usize) -> Tally {
        Tally { games: 0, bots: vec![BotTally::default(); bots] }
    }

    pub(crate) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        for (mine, theirs) in self.bots.iter_mut().zip(&other.bots) {
            mine.add(theirs);
        }
    }
}
