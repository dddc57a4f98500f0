//! The chance of winning by the lead.

/// The chance that the first of two wins, for every lead: the mirror image gives the other half, and whoever leads by more
/// than can be caught up with has won.
#[derive(Clone, PartialEq, Debug)]
pub struct LeadValues {
    /// For the leads from 0 upwards.
    ahead: Vec<f64>,
}

impl LeadValues {
    /// Nothing is to be played any more.
    pub(crate) fn over() -> LeadValues {
        LeadValues { ahead: vec![0.5] }
    }

    /// The values for the leads from 0 upwards.
    pub(crate) fn new(ahead: Vec<f64>) -> LeadValues {
        LeadValues { ahead }
    }

    /// The values for the leads from 0 upwards, as far as the game is open.
    pub(crate) fn ahead(&self) -> &[f64] {
        &self.ahead
    }

    /// The chance of winning with this lead.
    pub fn at(&self, lead: i32) -> f64 {
        let size = usize::try_from(lead.unsigned_abs()).unwrap_or(usize::MAX);
        let ahead = self.ahead.get(size).copied().unwrap_or(1.0);
        if lead < 0 { 1.0 - ahead } else { ahead }
    }
}
