//! Everything that can happen at a table, as it stands in its log. Folding these gives the table.
//!
//! The log holds secrets: sealed choices and the secret of a deal. What people are told is [`News`](crate::News).

use game::Seat;
use seal::{Commitment, GameId, Nonce, NonceCommitment, Secret, ShortNonce};
use serde::{Deserialize, Serialize};

use crate::key::Key;
use crate::log::wire;
use crate::people::name::Name;
use crate::people::person::PersonId;
use crate::time::Time;
use protocol::{Appearance, Choice, Listing, OptionsField, Reaction, Reason, StandIn, Vote};

/// An event with its moment and, if somebody's wish led to it, the key of that wish.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// When.
    pub at: Time,
    /// Whose wish, and its key.
    #[serde(default, rename = "wish", skip_serializing_if = "Option::is_none")]
    pub by: Option<(PersonId, Key)>,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

/// A fact.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// The table was made.
    Made {
        /// By whom.
        host: PersonId,
        /// Whether the lobby shows it.
        listing: Listing,
        /// What was agreed.
        options: Box<OptionsField>,
        /// Where the first game starts, if not at the beginning.
        #[serde(default, rename = "prelude", skip_serializing_if = "Option::is_none")]
        starting_point: Option<StartingPoint>,
    },
    /// The secret of the next game was drawn and sealed.
    DealSealed {
        /// The id of that game.
        game: GameId,
        /// What is published of the secret.
        commitment: Commitment,
        /// The secret.
        #[serde(with = "wire::secret")]
        secret: Secret,
    },
    /// Somebody sat down, or is called otherwise.
    Sat {
        /// Who.
        who: PersonId,
        /// Their name.
        name: Name,
        /// Which of their seats is called otherwise; without it the first, if they have one.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "wire::optional_seat")]
        seat: Option<Seat>,
    },
    /// Somebody else sat down at a device.
    SatBeside {
        /// Whose device.
        who: PersonId,
        /// Their name.
        name: Name,
    },
    /// A bot sat down.
    BotSat {
        /// The word for the bot.
        bot: String,
        /// Its name.
        name: Name,
    },
    /// A seat was given up between games, or taken over by a bot for good.
    SeatLeft {
        /// Which.
        #[serde(with = "wire::seat")]
        seat: Seat,
    },
    /// Somebody must not come back.
    Banned {
        /// Who.
        who: PersonId,
    },
    /// Newcomers may not come to the table any more while it is private.
    DoorClosed {
        /// Who may stay, besides those who sit here.
        stay: Vec<PersonId>,
    },
    /// Newcomers may come again.
    DoorOpened,
    /// The order of seats changed.
    Moved {
        /// Who.
        #[serde(with = "wire::seat")]
        from: Seat,
        /// Where to.
        #[serde(with = "wire::seat")]
        to: Seat,
    },
    /// The explorer or the bag of a seat looks like this from now on.
    AppearanceChosen {
        /// Which seat.
        #[serde(with = "wire::seat")]
        seat: Seat,
        /// How it looks.
        appearance: Appearance,
    },
    /// Something else was agreed.
    Agreed {
        /// What.
        options: Box<OptionsField>,
    },
    /// The lobby shows the table, or no longer.
    Listed {
        /// Which of the two.
        listing: Listing,
    },
    /// Somebody else is host.
    HostPassed {
        /// Who.
        to: PersonId,
    },
    /// Somebody added to the next deal, which was one of version 1. Only old logs have this; [`Event::GameBegan`] has what
    /// came of it.
    NonceGiven {
        /// Who.
        who: PersonId,
        /// What.
        nonce: ShortNonce,
    },
    /// A seat committed to its nonce for the next deal, in place of an earlier commitment if there was one.
    NonceCommitted {
        /// Which.
        #[serde(with = "wire::seat")]
        seat: Seat,
        /// The hash of its nonce.
        commitment: NonceCommitment,
    },
    /// Seats, order and options are settled, and everybody sees how the seats have committed.
    CommitmentsPublished {
        /// In the order of seats.
        seats: Vec<DealSeat>,
    },
    /// A seat revealed its nonce. Nobody is told before all have.
    NonceRevealed {
        /// Which.
        #[serde(with = "wire::seat")]
        seat: Seat,
        /// Its nonce.
        nonce: Nonce,
    },
    /// Some seats did not reveal their nonces. The procedure begins anew without them, with a new deal.
    DealRestarted {
        /// Which; as numbers.
        dropped: Vec<u8>,
        /// The id of the game.
        game: GameId,
        /// What is published of the new secret.
        commitment: Commitment,
        /// The secret.
        #[serde(with = "wire::secret")]
        secret: Secret,
    },
    /// Somebody wants to play (again).
    ReadySaid {
        /// Who.
        #[serde(with = "wire::seat")]
        seat: Seat,
    },
    /// The game began.
    GameBegan {
        /// What every seat added to the deal. Everybody is told.
        #[serde(flatten)]
        added: AddedNonces,
    },
    /// A card was turned or dice were rolled.
    Drawn {
        /// Its number among the outcomes, in the order that the game documents.
        outcome: u32,
        /// How much of the deal's stream was used up then.
        words: u64,
    },
    /// A choice was sealed, in place of an earlier one if there was one.
    Sealed {
        /// Whose.
        #[serde(with = "wire::seat")]
        seat: Seat,
        /// The choice.
        choice: Choice,
    },
    /// All choices were in and were opened.
    Opened,
    /// Somebody acted in a race.
    Raced {
        /// Who.
        #[serde(with = "wire::seat")]
        seat: Seat,
        /// How.
        choice: Choice,
    },
    /// From now on these rest and nobody else: they stay out of the next rounds, as the rules of the game have it. It comes
    /// right before the event that leads to it. Logs of earlier versions do not have it.
    Rested {
        /// Who; as numbers.
        seats: Vec<u8>,
    },
    /// Somebody is stood in for.
    StoodIn {
        /// Whose seat.
        #[serde(with = "wire::seat")]
        seat: Seat,
        /// By what.
        by: StandIn,
        /// Why.
        why: Reason,
    },
    /// The host asked whether a bot should play for somebody.
    StandInAsked {
        /// For whom.
        #[serde(with = "wire::seat")]
        seat: Seat,
        /// Who asked.
        by: PersonId,
    },
    /// Somebody answered that question.
    StandInVoted {
        /// For whom a bot should play.
        #[serde(with = "wire::seat")]
        seat: Seat,
        /// Who answered.
        by: PersonId,
        /// The answer.
        vote: Vote,
    },
    /// That question was closed, and nothing came of it.
    StandInDropped {
        /// For whom a bot would have played.
        #[serde(with = "wire::seat")]
        seat: Seat,
    },
    /// Somebody who is stood in for has chosen by themselves. With hidden timing the others learn it when the ballot is opened.
    Returned {
        /// Whose seat.
        #[serde(with = "wire::seat")]
        seat: Seat,
    },
    /// Somebody is back and acts again.
    HandedBack {
        /// Whose seat.
        #[serde(with = "wire::seat")]
        seat: Seat,
    },
    /// The game is over.
    GameEnded,
    /// Somebody came back to a table that everybody had left: the clock begins anew.
    Woken,
    /// Somebody called something across the table.
    Reacted {
        /// Who.
        who: PersonId,
        /// From which of their seats; without it from the first, if they have one.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "wire::optional_seat")]
        seat: Option<Seat>,
        /// What.
        reaction: Reaction,
    },
    /// Somebody said something.
    Said {
        /// Who.
        who: PersonId,
        /// From which of their seats; without it from the first, if they have one.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "wire::optional_seat")]
        seat: Option<Seat>,
        /// What; empty once it was removed.
        text: String,
    },
    /// Somebody deleted their account: what they were called here is replaced. Nobody is told; the next message shows it.
    NamesReplaced {
        /// Who.
        who: PersonId,
        /// The new names of the seats that are called after them.
        seats: Vec<SeatName>,
        /// The same for the players of the game that is on, or of the last one.
        players: Vec<SeatName>,
    },
}

impl Event {
    /// Whether it is part of a game and changes nothing else at the table.
    pub fn is_move(&self) -> bool {
        matches!(
            self,
            Event::Sealed { .. }
                | Event::Returned { .. }
                | Event::Opened
                | Event::Drawn { .. }
                | Event::Raced { .. }
                | Event::Rested { .. }
        )
    }
}

/// What a seat is called from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatName {
    /// Which.
    #[serde(with = "wire::seat")]
    pub seat: Seat,
    /// Its name.
    pub name: Name,
}

/// What one seat publishes before any nonce is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DealSeat {
    /// Whether a bot sits there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// How the seat has committed to a nonce; nothing if it adds none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<NonceCommitment>,
}

/// What the seats add to a deal, in the order of seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum AddedNonces {
    /// In a deal of version 2: nothing for a seat that adds nothing.
    Version2 {
        /// One for every seat that committed.
        revealed: Vec<Option<Nonce>>,
    },
    /// In a deal of version 1, which only old logs have.
    Version1 {
        /// One for every seat.
        nonces: Vec<ShortNonce>,
    },
}

/// The moves with which a game begins that goes on from somebody's record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StartingPoint {
    /// The record, as JSON.
    pub record: String,
    /// How many of its moves were made.
    pub moves: u32,
    /// What is known of the game that it tells of.
    #[serde(default, skip_serializing_if = "Origin::is_unknown")]
    pub origin: Origin,
}

/// What is known of the game that a record tells of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// It is over: it was finished at this server, or its sealed deal proves it.
    Finished,
    /// Nothing: it may be a game that is still running somewhere.
    #[default]
    Unknown,
}

impl Origin {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_unknown(&self) -> bool {
        *self == Origin::Unknown
    }
}
