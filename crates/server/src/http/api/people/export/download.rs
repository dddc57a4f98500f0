//! The body of a download that is written while it is read, with a deadline for the whole of it.

use std::io;
use std::time::Duration;

use axum::body::Body;
use bytes::Bytes;
use futures_util::stream;
use tokio::sync::mpsc;

/// How many pieces wait for the reader.
const QUEUE: usize = 4;

/// Bytes of the document.
pub(super) enum Piece {
    /// More follow.
    Part(Bytes),
    /// The document ends with these.
    Last(Bytes),
}

/// A body with what this writes. The permit is held until all is written, the writer has given up or the time is over.
pub(super) fn body<W: Future<Output = ()> + Send>(
    write: impl FnOnce(mpsc::Sender<Piece>) -> W + Send + 'static,
    permit: impl Send + 'static,
    deadline: Duration,
) -> Body {
    let (pieces, receiver) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        let _permit = permit;
        if tokio::time::timeout(deadline, write(pieces)).await.is_err() {
            tracing::info!("an export of personal data was read too slowly; the download is incomplete");
        }
    });
    Body::from_stream(stream::unfold(Some(receiver), async |receiver| next(receiver?).await))
}

/// The next bytes. Half a document must not look like a whole one, so without a last piece the download fails.
async fn next(
    mut receiver: mpsc::Receiver<Piece>,
) -> Option<(io::Result<Bytes>, Option<mpsc::Receiver<Piece>>)> {
    match receiver.recv().await {
        Some(Piece::Part(bytes)) => Some((Ok(bytes), Some(receiver))),
        Some(Piece::Last(bytes)) => Some((Ok(bytes), None)),
        None => Some((Err(io::Error::other("the download is incomplete")), None)),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::sync::Semaphore;

    use super::*;

    /// Writes more pieces than fit into the queue.
    async fn document(pieces: mpsc::Sender<Piece>) {
        for _ in 0..2 * QUEUE {
            let _ = pieces.send(Piece::Part(Bytes::from_static(b"part "))).await;
        }
        let _ = pieces.send(Piece::Last(Bytes::from_static(b"last"))).await;
    }

    #[tokio::test]
    async fn a_download_that_nobody_reads_makes_room_for_the_next_and_fails() {
        let places = Arc::new(Semaphore::new(1));
        let permit = places.clone().try_acquire_owned().unwrap();
        let unread = body(document, permit, Duration::from_millis(20));
        let permit = places.acquire_owned().await.unwrap();
        let read = body(document, permit, Duration::from_mins(5));
        let whole = axum::body::to_bytes(read, 1_000).await.unwrap();
        assert!(whole.starts_with(b"part part ") && whole.ends_with(b"part last"));
        assert!(axum::body::to_bytes(unread, 1_000).await.is_err());
    }
}
