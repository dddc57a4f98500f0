//! A number from 0 to 1.

use std::fmt;
use std::str::FromStr;

/// A probability.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Share(f64);

impl Share {
    /// The share; `None` if the number is out of range.
    pub fn new(share: f64) -> Option<Share> {
        (0.0..=1.0).contains(&share).then_some(Share(share))
    }

    /// The share as a number from 0 to 1.
    pub fn get(self) -> f64 {
        self.0
    }
}

impl FromStr for Share {
    type Err = ();

    fn from_str(text: &str) -> Result<Share, ()> {
        text.parse().ok().and_then(Share::new).ok_or(())
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
