//! The chance of winning by the lead.

/// The chance that the first of two wins, for every lead: whoever leads by more than can be caught up with has won.
#[derive(Clone, PartialEq, Debug)]
pub struct LeadValues {
    /// For the leads from the most negative one upwards, as many on either side of 0.
    values: Vec<f64>,
}

impl LeadValues {
    /// Nothing is to be played any more.
    pub(crate) fn over() -> LeadValues {
        LeadValues { values: vec![0.5] }
    }

    /// The values for the leads from 0 upwards, where both play alike: the other half is the mirror image.
    pub(crate) fn mirrored(ahead: &[f64]) -> LeadValues {
        let behind = ahead.iter().skip(1).rev().map(|win| 1.0 - win);
        LeadValues { values: behind.chain(ahead.iter().copied()).collect() }
    }

    /// The values for all leads that are open, as many on either side of 0.
    pub(crate) fn new(values: Vec<f64>) -> LeadValues {
        LeadValues { values }
    }

    /// The values for the leads from 0 upwards, as far as the game is open.
    pub(crate) fn ahead(&self) -> &[f64] {
        &self.values[self.values.len() / 2..]
    }

    /// The same as the second of the two sees it.
    pub(crate) fn of_the_other(&self) -> LeadValues {
        LeadValues { values: self.values.iter().rev().map(|win| 1.0 - win).collect() }
    }

    /// The chance of winning with this lead.
    pub fn at(&self, lead: i32) -> f64 {
        let middle = i32::try_from(self.values.len() / 2).expect("leads are small");
        let place = usize::try_from(middle + lead);
        place.map_or(0.0, |place| self.values.get(place).copied().unwrap_or(1.0))
    }
}
