//! Requests and answers.

use std::io::{BufReader, Read};
use std::time::Duration;

use serde_json::Value;
use ureq::http::Response;
use ureq::{Agent, Body};

use super::command::{Command, Method};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// Nobody answers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unreachable;

/// A server, and who we are there.
#[derive(Clone)]
pub(super) struct Http {
    agent: Agent,
    base: String,
    pub(super) token: Option<String>,
}

/// What a server answers.
pub(super) struct Reply {
    pub(super) status: u16,
    pub(super) body: Value,
}

impl Reply {
    pub(super) fn is_yes(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// Why not, as a stable slug.
    pub(super) fn slug(&self) -> String {
        self.body["slug"].as_str().unwrap_or("server/unknown").to_owned()
    }

    /// Why not, in the server's words.
    pub(super) fn message(&self) -> String {
        let told = self.body["message"].as_str().map(str::to_owned);
        told.unwrap_or_else(|| format!("the server answers {}", self.status))
    }
}

impl Http {
    pub(super) fn new(base: &str) -> Http {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(PATIENCE))
            .timeout_recv_response(Some(PATIENCE))
            .build();
        Http { agent: config.into(), base: base.to_owned(), token: None }
    }

    /// The address of the server.
    pub(super) fn base(&self) -> &str {
        &self.base
    }

    pub(super) fn post(&self, path: &str, body: Option<&Value>) -> Result<Reply, Unreachable> {
        self.send(self.agent.post(self.url(path)), body)
    }

    /// Sends a command to the table at this path.
    pub(super) fn command(&self, table: &str, command: &Command) -> Result<Reply, Unreachable> {
        let url = self.url(&format!("{table}/{}", command.route));
        let request = match command.method {
            Method::Post => self.agent.post(url),
            Method::Put => self.agent.put(url),
        };
        let request = match &command.key {
            Some(key) => request.header("idempotency-key", key),
            None => request,
        };
        self.send(request, command.body.as_ref())
    }

    pub(super) fn get(&self, path: &str) -> Result<Reply, Unreachable> {
        reply(self.signed(self.agent.get(self.url(path))).call())
    }

    /// Opens a stream of lines, after this message if one is named.
    pub(super) fn stream(
        &self,
        path: &str,
        after: Option<&str>,
    ) -> Result<Result<BufReader<impl Read + use<>>, Reply>, Unreachable> {
        let request = self.signed(self.agent.get(self.url(path))).header("accept", "application/x-ndjson");
        let request = match after {
            Some(after) => request.header("last-event-id", after),
            None => request,
        };
        let response = request.call().map_err(|_| Unreachable)?;
        if response.status().is_success() {
            return Ok(Ok(BufReader::new(response.into_body().into_reader())));
        }
        reply(Ok(response)).map(Err)
    }

    fn send(
        &self,
        request: ureq::RequestBuilder<ureq::typestate::WithBody>,
        body: Option<&Value>,
    ) -> Result<Reply, Unreachable> {
        let request = self.signed(request);
        reply(match body {
            Some(body) => request.header("content-type", "application/json").send(body.to_string()),
            None => request.send_empty(),
        })
    }

    fn signed<Any>(&self, request: ureq::RequestBuilder<Any>) -> ureq::RequestBuilder<Any> {
        match &self.token {
            Some(token) => request.header("authorization", format!("Bearer {token}")),
            None => request,
        }
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }
}

fn reply(response: Result<Response<Body>, ureq::Error>) -> Result<Reply, Unreachable> {
    let mut response = response.map_err(|_| Unreachable)?;
    let text = response.body_mut().read_to_string().map_err(|_| Unreachable)?;
    Ok(Reply { status: response.status().as_u16(), body: serde_json::from_str(&text).unwrap_or_default() })
}
