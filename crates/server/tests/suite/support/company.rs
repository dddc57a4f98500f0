//! People at one table, for tests that say what each of them does.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::player::{Player, Stream};
use crate::support::test_app::TestApp;

/// People at one table, in the order of seats. The first is the host.
pub(crate) struct Company {
    pub(crate) code: String,
    pub(crate) players: Vec<Player>,
}

/// What is agreed for a game of Diamant, with this besides.
pub(crate) fn diamant(besides: Value) -> Value {
    let mut options = json!({ "game": { "name": "diamant", "edition": "portal-2025", "relics": true } });
    let Value::Object(besides) = besides else { panic!("options are an object") };
    options.as_object_mut().unwrap().extend(besides);
    options
}

impl Company {
    /// Three people who sit at a table with these options.
    pub(crate) async fn seated(app: &TestApp, options: Value) -> Company {
        let names = ["Ada", "Bo", "Cy"];
        let mut players = Vec::new();
        for name in names {
            players.push(Player::new(app, name).await);
        }
        let company = Company { code: players[0].make(options, names[0]).await, players };
        for (player, name) in company.players.iter().zip(names).skip(1) {
            player.post(&company.path("/seat"), json!({ "name": name })).await;
        }
        company
    }

    /// Three people whose game of Diamant has begun.
    pub(crate) async fn playing(app: &TestApp, besides: Value) -> Company {
        let company = Company::seated(app, diamant(besides)).await;
        company.begin().await;
        company
    }

    /// The same people at the same table, after the server has moved.
    pub(crate) fn at(&self, app: &TestApp) -> Company {
        let players = self.players.iter().map(|player| player.at(app)).collect();
        Company { code: self.code.clone(), players }
    }

    /// The path of something of this table.
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.code)
    }

    pub(crate) async fn begin(&self) {
        self.players[0].post(&self.path("/start"), json!({})).await;
    }

    /// The table as the person on this seat sees it.
    pub(crate) async fn look(&self, seat: usize) -> Value {
        self.players[seat].get(&self.path("")).await
    }

    /// The number of the question that is open.
    pub(crate) async fn question(&self) -> u64 {
        self.look(0).await["scene"]["question"]["number"].as_u64().unwrap()
    }

    /// Answers the question that is open.
    pub(crate) async fn choose(&self, seat: usize, choice: &str) {
        let body = json!({ "question": self.question().await, "choice": choice });
        self.players[seat].post(&self.path("/act"), body).await;
    }

    /// Calls something across the table; the number of the message.
    pub(crate) async fn react(&self, seat: usize, reaction: &str) -> u64 {
        let done = self.players[seat].post(&self.path("/reactions"), json!({ "reaction": reaction })).await;
        done["message"].as_u64().unwrap()
    }

    /// A stream of the person on this seat.
    pub(crate) async fn stream(&self, seat: usize) -> Stream {
        self.players[seat].stream(&self.code, None).await
    }

    /// What the person on this seat is told when this is refused.
    pub(crate) async fn refused(
        &self,
        seat: usize,
        method: Method,
        rest: &str,
        body: Option<Value>,
    ) -> (u16, String) {
        self.players[seat].refused(method, &self.path(rest), body).await
    }
}
