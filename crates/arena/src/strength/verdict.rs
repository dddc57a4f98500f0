//! The result of a table, in a sentence.

use super::{Held, Row, Taken};

impl Taken {
    /// Whether it is significantly above this share.
    fn is_above(self, fair: f64) -> bool {
        self.share - self.ci95 > fair
    }

    /// Whether it is significantly below this share.
    fn is_below(self, fair: f64) -> bool {
        self.share + self.ci95 < fair
    }
}

impl Held<'_> {
    /// Which rivals take more than their fair share, and against which the champion does not.
    pub(super) fn verdict(&self) -> String {
        let fair = self.table.fair();
        let among = |holds: fn(Taken, f64) -> bool| {
            self.named(|row| row.among.is_some_and(|taken| holds(taken, fair)))
        };
        let above = among(Taken::is_above);
        let level = among(|taken, fair| !taken.is_above(fair) && !taken.is_below(fair));
        let not_taken = self.named(|row| row.alone.is_some_and(|taken| !taken.is_above(fair)));
        let played = self.rows.iter().any(|row| row.among.is_some());
        let mut sentences = Vec::new();
        match above {
            Some(above) => sentences.push(format!("More than a fair share is taken from it by {above}.")),
            None if played => sentences.push("No rival takes more than its fair share.".to_owned()),
            None => sentences.push("Not played.".to_owned()),
        }
        sentences.extend(level.map(|level| format!("Within the interval of a fair share: {level}.")));
        sentences
            .extend(not_taken.map(|rivals| format!("It does not take more than its own among {rivals}.")));
        sentences.join(" ")
    }

    /// The rivals in these rows; `None` if there are none.
    fn named(&self, holds: impl Fn(&Row) -> bool) -> Option<String> {
        let names = self.rows.iter().filter(|row| holds(row)).map(|row| format!("`{}`", row.rival));
        let names: Vec<String> = names.collect();
        (!names.is_empty()).then(|| names.join(", "))
    }
}
