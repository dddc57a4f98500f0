//! The chance of winning by the lead.

/// The chance that the first of two wins, for every lead. A lead that is too large to catch up wins.
#[derive(Clone, PartialEq, Debug)]
pub struct LeadValues {
    /// For all leads in ascending order, symmetric around 0.
    values: Vec<f64>,
}

impl LeadValues {
    /// The values at the end of the game.
    pub(crate) fn over() -> LeadValues {
        LeadValues { values: vec![0.5] }
    }

    /// Values for leads from 0 upwards in a symmetric game: the other half is the mirror image.
    pub(crate) fn mirrored(ahead: &[f64]) -> LeadValues {
        let behind = ahead.iter().skip(1).rev().map(|win| 1.0 - win);
        LeadValues { values: behind.chain(ahead.iter().copied()).collect() }
    }

    /// Values for all open leads, symmetric around 0.
    pub(crate) fn new(values: Vec<f64>) -> LeadValues {
        LeadValues { values }
    }

    /// The values for leads from 0 upwards, while the game is open.
    pub(crate) fn ahead(&self) -> &[f64] {
        &self.values[self.values.len() / 2..]
    }

    /// The same from the other player's point of view.
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
