//! Number formatting for people. Unknown values are a dash.

/// Shown instead of an unknown number.
pub(super) const UNKNOWN: &str = "–";

/// The unit of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    /// A fraction, shown in per cent.
    Share,
    /// Rubies.
    Points,
}

impl Unit {
    /// The number alone, with two decimals.
    pub(super) fn number(self, value: f64) -> String {
        match self {
            Unit::Share => fixed(100.0 * value),
            Unit::Points => fixed(value),
        }
    }

    /// The number with its unit.
    pub(super) fn value(self, value: f64) -> String {
        with_sign(self, &self.number(value))
    }

    /// As short as possible, for an axis.
    pub(super) fn tick(self, value: f64) -> String {
        let factor = if self == Unit::Share { 100.0 } else { 1.0 };
        with_sign(self, &short(factor * value))
    }

    /// Half the width of an interval; a positive number is never shown as zero.
    pub(super) fn spread(self, ci95: f64) -> String {
        match self.number(ci95) {
            number if number == "0.00" && ci95 > 0.0 => "<\u{a0}0.01".to_owned(),
            number => number,
        }
    }
}

fn with_sign(unit: Unit, number: &str) -> String {
    if unit == Unit::Share && number != UNKNOWN { format!("{number}\u{a0}%") } else { number.to_owned() }
}

fn fixed(value: f64) -> String {
    // Adding zero turns the negative zero of an empty sum into a positive one.
    if value.is_finite() { format!("{:.2}", value + 0.0) } else { UNKNOWN.to_owned() }
}

/// Without trailing zeros: for axes and coordinates.
pub(super) fn short(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A count with commas.
pub(super) fn grouped(count: u64) -> String {
    with_commas(&count.to_string())
}

/// A rate, rounded to an integer, with commas.
pub(super) fn rate(value: f64) -> String {
    if value.is_finite() { with_commas(&format!("{value:.0}")) } else { UNKNOWN.to_owned() }
}

fn with_commas(digits: &str) -> String {
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A count as a floating-point number.
#[expect(clippy::cast_precision_loss, reason = "a drawing needs no more than 53 bits")]
pub(super) fn float(count: u64) -> f64 {
    count as f64
}

/// An index as a floating-point number.
#[expect(clippy::cast_precision_loss, reason = "a drawing needs no more than 53 bits")]
pub(super) fn place(index: usize) -> f64 {
    index as f64
}

/// "a", "a and b", "a, b and c".
pub(super) fn listed(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Shortened if a drawing has no room for it; the table has the full name.
pub(super) fn clipped(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    name.chars().take(most - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_have_commas() {
        assert_eq!([7, 999, 1000, 12_345_678].map(grouped), ["7", "999", "1,000", "12,345,678"]);
        assert_eq!(rate(364_404.6), "364,405");
    }

    #[test]
    fn what_is_not_known_is_a_dash() {
        assert_eq!(Unit::Share.value(f64::NAN), UNKNOWN);
        assert_eq!(Unit::Points.spread(f64::INFINITY), UNKNOWN);
    }

    #[test]
    fn a_small_spread_is_not_said_to_be_none() {
        assert_eq!(Unit::Share.spread(0.000_01), "<\u{a0}0.01");
        assert_eq!([0.0, -0.0].map(|ci95| Unit::Share.spread(ci95)), ["0.00", "0.00"]);
    }

    #[test]
    fn axes_have_no_needless_zeros() {
        assert_eq!(
            [0.25, 0.2, 1.0].map(|value| Unit::Share.tick(value)),
            ["25\u{a0}%", "20\u{a0}%", "100\u{a0}%"]
        );
        assert_eq!(Unit::Points.tick(2.5), "2.5");
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(clipped("gems-or-turn:9,6", 8), "gems-or…");
        assert_eq!(clipped("turn:6", 6), "turn:6");
    }
}
