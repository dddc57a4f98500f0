//! The operations of commands: those of the HTTP routes that change a table, carried out by the same handlers.

use axum::Json;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::http::Problem;
use crate::http::api::body::{Body, parse, unreadable};
use crate::http::api::params::PathParams;
use crate::http::api::people::Player;
use crate::http::api::seats::SeatInPath;
use crate::http::api::table_request::{Done, TableRequest};
use crate::http::api::{play, seats};

/// What a command does: the `operationId` of the HTTP route that does the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = SocketOperation)]
pub(crate) enum Operation {
    /// Make a choice.
    Act,
    /// Send a reaction.
    React,
    /// Send a chat message.
    Say,
    /// Take a seat, or change your name.
    Sit,
    /// Seat another person at your device.
    SitBeside,
    /// Leave your seat.
    StandUp,
    /// Choose how you look.
    ChooseAppearance,
    /// Commit to a nonce.
    CommitNonce,
    /// Reveal the nonce.
    RevealNonce,
    /// Declare that you are ready.
    SayReady,
    /// Vote on a stand-in.
    VoteOnStandIn,
    /// Start the game.
    Start,
    /// Seat a bot.
    AddBot,
    /// Clear a seat.
    Clear,
    /// Move somebody to another place.
    MoveSeat,
    /// Propose a stand-in.
    StandIn,
    /// Make somebody the host.
    PassOn,
    /// Change the rules.
    Options,
    /// List the table in the lobby, or remove it.
    List,
    /// Open or close the table to newcomers.
    SetDoor,
    /// Remove a person.
    Ban,
}

/// What an HTTP request has in its path and in its body.
pub(super) struct Arguments {
    pub(super) body: Option<Box<RawValue>>,
    pub(super) target: Option<u8>,
    pub(super) person: Option<String>,
}

impl Arguments {
    fn body<T: DeserializeOwned>(&self) -> Result<Body<T>, Problem> {
        let body = self.body.as_ref().ok_or_else(|| unreadable("This command needs a `body`."))?;
        parse(body.get()).map(Body)
    }

    fn target(&self) -> Result<SeatInPath, Problem> {
        let target = self.target.ok_or_else(|| unreadable("This command needs a seat as `target`."))?;
        SeatInPath::of(target)
    }

    fn person(self) -> Result<PathParams<(String, String)>, Problem> {
        let person = self.person.ok_or_else(|| unreadable("This command needs a `person`."))?;
        Ok(PathParams((String::new(), person)))
    }
}

impl Operation {
    /// Carries the operation out for this person.
    pub(super) async fn run(
        self,
        table: TableRequest,
        me: Player,
        told: Arguments,
    ) -> Result<Json<Done>, Problem> {
        match self {
            Operation::Act => play::act(table, me, told.body()?).await,
            Operation::React => play::react(table, me, told.body()?).await,
            Operation::Say => play::say(table, me, told.body()?).await,
            Operation::Sit => seats::sit(table, me, told.body()?).await,
            Operation::SitBeside => seats::sit_beside(table, me, told.body()?).await,
            Operation::StandUp => seats::stand_up(table, me).await,
            Operation::ChooseAppearance => seats::choose_appearance(table, me, told.body()?).await,
            Operation::CommitNonce => seats::commit_nonce(table, me, told.body()?).await,
            Operation::RevealNonce => seats::reveal_nonce(table, me, told.body()?).await,
            Operation::SayReady => seats::ready(table, me).await,
            Operation::VoteOnStandIn => {
                seats::vote_on_stand_in(table, me, told.target()?, told.body()?).await
            }
            Operation::Start => seats::start(table, me).await,
            Operation::AddBot => seats::add_bot(table, me, told.body()?).await,
            Operation::Clear => seats::clear(table, me, told.target()?).await,
            Operation::MoveSeat => seats::move_seat(table, me, told.target()?, told.body()?).await,
            Operation::StandIn => seats::stand_in(table, me, told.target()?).await,
            Operation::PassOn => seats::pass_on(table, me, told.target()?).await,
            Operation::Options => seats::options(table, me, told.body()?).await,
            Operation::List => seats::list(table, me, told.body()?).await,
            Operation::SetDoor => seats::door(table, me, told.body()?).await,
            Operation::Ban => seats::ban(table, me, told.person()?).await,
        }
    }
}
