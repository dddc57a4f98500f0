//! The open question whether a bot should play for somebody, as far as this device can answer it.

use crate::line::Sight;
use crate::offer::seats_here;

/// A question that somebody here may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenVote {
    /// For whom a bot should play.
    pub seat: u8,
    /// Whether that is somebody here.
    pub is_own: bool,
    /// Whether somebody here has agreed already.
    pub has_agreed: bool,
}

impl OpenVote {
    /// The question at this table, if there is one and somebody here plays.
    pub fn of(sight: &Sight) -> Option<OpenVote> {
        let vote = sight.scene.stand_in_vote.as_ref()?;
        let here = seats_here(&sight.you);
        (!here.is_empty()).then(|| OpenVote {
            seat: vote.seat,
            is_own: here.contains(&vote.seat),
            has_agreed: here.iter().any(|seat| vote.agreed.contains(seat)),
        })
    }
}
