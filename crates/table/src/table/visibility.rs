//! Who sees an event.

use game::Seat;

use protocol::News;

/// Who sees an event.
pub(crate) enum Visibility {
    /// Everybody, as this news.
    Public(News),
    /// Only the person on this seat, whose own view has changed.
    Private(Seat),
    /// Nobody.
    Silent,
}
