//! What a game must offer to be recorded: a file, a referee and a narrator.

use std::fmt::Debug;

use game::{Game, Move};
use seal::DealField;
use serde::Serialize;
use serde::de::DeserializeOwned;
use words::Words;

use crate::draws::Draws;
use crate::judged::{Judged, Legality};
use crate::refusal::Refusal;

/// The record of one game, as somebody wrote it down. It may be impossible; [`judge`](Recorded::judge) finds out.
pub trait Recorded: Clone + PartialEq + Debug + Serialize + DeserializeOwned {
    /// How a record names the game.
    const GAME: &'static str;
    /// The rules.
    type Game: Game;
    /// One move, with all that is needed to make it again.
    type Played: Copy + PartialEq + Debug;
    /// What happened in one part of the record.
    type Part: Clone + PartialEq + Debug;
    /// The verdict in the shape that programs read.
    type Verdict: Serialize;

    /// The names, in seat order.
    fn players(&self) -> &[String];

    /// The names, to be changed. Names are no part of what a deal proves.
    fn players_mut(&mut self) -> &mut [String];

    /// How the cards or dice were drawn, if a program drew them.
    fn deal(&self) -> Option<&DealField>;

    /// Says how they were drawn.
    fn set_deal(&mut self, deal: DealField);

    /// Writes down a move that was accepted: the game before it, the move, and what it told.
    fn write(&mut self, before: &Self::Game, answer: &Answer<Self>, events: &[<Self::Game as Game>::Event]);

    /// Plays the record through the rules, with an eye on the draws.
    #[doc(hidden)]
    fn play_through(self, legality: Legality, draws: &mut Draws) -> Result<Judged<Self>, Refusal>;

    /// What the record comes to.
    fn verdict(judged: &Judged<Self>) -> Self::Verdict;

    /// The whole story, for people.
    fn account(judged: &Judged<Self>, words: &Words) -> String;

    /// Plays the record through the rules.
    fn judge(self) -> Result<Judged<Self>, Refusal> {
        self.play_through(Legality::Today, &mut Draws::default())
    }

    /// The same for a game that was played here: what was legal when it was stored is accepted.
    fn judge_stored(self) -> Result<Judged<Self>, Refusal> {
        self.play_through(Legality::WhenStored, &mut Draws::default())
    }
}

/// A move of the game of this record.
pub type Answer<R> = Move<<<R as Recorded>::Game as Game>::Action, <<R as Recorded>::Game as Game>::Chance>;
