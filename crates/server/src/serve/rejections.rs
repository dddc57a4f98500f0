//! Rejects connections beyond the limits, with an HTTP answer if that is cheap.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::http::StatusCode;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::http::Problem;

/// How many get an answer at a time; the others are just closed.
const AT_A_TIME: usize = 64;

/// How long a client may take to receive the answer.
const TIMEOUT: Duration = Duration::from_secs(1);

/// Why a connection is rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rejected {
    /// Too many connections are open.
    Full,
    /// The address has too many connections.
    TooManyOfAddress,
}

static FULL: LazyLock<String> = LazyLock::new(|| {
    let sentence = "Too many connections are open. Try again later.";
    answer(&Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server/full", sentence))
});

static TOO_MANY: LazyLock<String> = LazyLock::new(|| {
    let sentence = "Too many connections from your address are open. Close some first.";
    answer(&Problem::new(StatusCode::TOO_MANY_REQUESTS, "request/too-many", sentence))
});

fn answer(problem: &Problem) -> String {
    let (status, problem) = (problem.status(), problem.clone().retry_after_ms(5000));
    let body = serde_json::to_string(&problem).expect("a problem is plain JSON");
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         retry-after: 5\r\ncache-control: no-store\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
}

/// The rejections that are being answered.
pub(super) struct Rejections(Arc<Semaphore>);

impl Rejections {
    pub(super) fn new() -> Rejections {
        Rejections(Arc::new(Semaphore::new(AT_A_TIME)))
    }

    /// Answers and closes the connection.
    pub(super) fn reject(&self, mut stream: TcpStream, why: Rejected) {
        let Ok(turn) = Arc::clone(&self.0).try_acquire_owned() else { return };
        let answer: &'static str = match why {
            Rejected::Full => &FULL,
            Rejected::TooManyOfAddress => &TOO_MANY,
        };
        tokio::spawn(async move {
            let told = timeout(TIMEOUT, async {
                // Read the request first: closing with unread data would reset the connection and lose the answer.
                let mut unread = [0; 512];
                if stream.read(&mut unread).await? > 0 {
                    stream.write_all(answer.as_bytes()).await?;
                    stream.shutdown().await?;
                    while stream.read(&mut unread).await? > 0 {}
                }
                std::io::Result::Ok(())
            });
            drop((told.await, turn));
        });
    }
}
