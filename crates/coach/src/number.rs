//! Numbers as programs read them.

/// Rounded to a billionth, for the last digits of a number differ from machine to machine.
pub(crate) fn rounded(number: f64) -> f64 {
    let rounded = (number * 1e9).round() / 1e9;
    // There is no sense in a zero below zero.
    rounded + 0.0
}

/// A share of the win in points.
pub(crate) fn points(share: f64) -> f64 {
    rounded(100.0 * share)
}

pub(crate) fn count(number: usize) -> u32 {
    u32::try_from(number).expect("a game has far fewer moves")
}

pub(crate) fn small(number: usize) -> u8 {
    u8::try_from(number).expect("there are few seats and relics")
}

/// With one digit behind the point, for people.
pub(crate) fn plain(number: f64) -> String {
    format!("{:.1}", tenth(number))
}

/// The same for a number that is estimated, with its error.
pub(crate) fn about(number: f64, error: f64) -> String {
    format!("{} ± {}", plain(number), plain(error))
}

/// With a sign.
pub(crate) fn signed(number: f64) -> String {
    format!("{:+.1}", tenth(number))
}

/// Rounded first: there is no sense in a zero below zero.
fn tenth(number: f64) -> f64 {
    (number * 10.0).round() / 10.0 + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_below_zero_without_reason() {
        assert_eq!([plain(-0.04), signed(-0.04), signed(-0.06)], ["0.0", "+0.0", "-0.1"]);
        assert!(rounded(-1e-12).is_sign_positive());
    }
}
