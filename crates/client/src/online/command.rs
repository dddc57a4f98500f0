//! A command to a table: a frame of a WebSocket, or the request that does the same.

use protocol::{Choice, Vote};
use rand::RngExt;
use seal::{GameId, Nonce};
use serde_json::{Value, json};

/// How the request is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Method {
    Post,
    Put,
}

/// A command.
pub(super) struct Command {
    pub(super) method: Method,
    /// What follows the address of the table.
    pub(super) route: String,
    pub(super) body: Option<Value>,
    /// Makes sure that the command is carried out once, however often it is sent.
    pub(super) key: Option<String>,
    operation: &'static str,
    seat: Option<u8>,
    target: Option<u8>,
}

impl Command {
    pub(super) fn act(seat: u8, question: u32, choice: Choice) -> Command {
        let body = json!({ "question": question, "choice": choice });
        Command::of_seat("act", Method::Post, "act", seat, Some(body)).once()
    }

    pub(super) fn say_ready(seat: u8) -> Command {
        Command::of_seat("say_ready", Method::Post, "ready", seat, None).once()
    }

    pub(super) fn commit(seat: u8, game: &GameId, nonce: &Nonce) -> Command {
        let body = json!({ "game": game, "commitment": nonce.commitment(game) });
        Command::of_seat("commit_nonce", Method::Put, "commitment", seat, Some(body))
    }

    pub(super) fn reveal(seat: u8, game: &GameId, nonce: &Nonce) -> Command {
        let body = json!({ "game": game, "nonce": nonce });
        Command::of_seat("reveal_nonce", Method::Put, "nonce", seat, Some(body))
    }

    /// The same answer twice is one answer, so it needs no key.
    pub(super) fn vote(target: u8, vote: Vote) -> Command {
        Command {
            method: Method::Put,
            route: format!("seats/{target}/stand-in"),
            body: Some(json!({ "vote": vote })),
            key: None,
            operation: "vote_on_stand_in",
            seat: None,
            target: Some(target),
        }
    }

    fn of_seat(
        operation: &'static str,
        method: Method,
        route: &str,
        seat: u8,
        body: Option<Value>,
    ) -> Command {
        let route = format!("{route}?seat={seat}");
        Command { method, route, body, key: None, operation, seat: Some(seat), target: None }
    }

    fn once(self) -> Command {
        Command { key: Some(format!("{:032x}", rand::rng().random::<u128>())), ..self }
    }

    /// The command as a frame with this number.
    pub(super) fn frame(&self, request: u32) -> String {
        let mut frame = json!({ "request": request, "operation": self.operation });
        let fields = [
            ("body", self.body.clone()),
            ("key", self.key.clone().map(Value::from)),
            ("seat", self.seat.map(Value::from)),
            ("target", self.target.map(Value::from)),
        ];
        for (name, value) in fields {
            if let Some(value) = value {
                frame[name] = value;
            }
        }
        frame.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_says_what_the_request_says() {
        let act = Command::act(2, 17, Choice::Leave);
        assert_eq!((act.method, act.route.as_str()), (Method::Post, "act?seat=2"));
        let frame: Value = serde_json::from_str(&act.frame(5)).unwrap();
        let body = json!({ "question": 17, "choice": "leave" });
        let said = json!({ "request": 5, "operation": "act", "seat": 2, "body": body, "key": act.key });
        assert_eq!(frame, said);
        let vote = Command::vote(3, Vote::Refuse);
        let frame: Value = serde_json::from_str(&vote.frame(6)).unwrap();
        let body = json!({ "vote": "refuse" });
        assert_eq!(
            frame,
            json!({ "request": 6, "operation": "vote_on_stand_in", "target": 3, "body": body })
        );
    }
}
