//! Number formatting for programs and people.

use words::Words;

/// Rounded to a billionth, because the last digits differ between machines.
pub(crate) fn rounded(number: f64) -> f64 {
    let rounded = (number * 1e9).round() / 1e9;
    // Turns a negative zero into a positive one.
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

/// With one decimal, for people.
pub(crate) fn plain(words: &Words, number: f64) -> String {
    words.decimal(tenth(number))
}

/// The same for an estimate, with its error.
pub(crate) fn about(words: &Words, number: f64, error: f64) -> String {
    let (number, error) = (plain(words, number), plain(words, error));
    words.say("number-about", &[("number", number.into()), ("error", error.into())])
}

/// A share as a percentage.
pub(crate) fn percent(words: &Words, share: f64) -> String {
    words.say("percent", &[("number", plain(words, 100.0 * share).into())])
}

/// With a sign.
pub(crate) fn signed(words: &Words, number: f64) -> String {
    let number = tenth(number);
    format!("{}{}", if number < 0.0 { "-" } else { "+" }, words.decimal(number.abs()))
}

/// Rounded first, so that there is no negative zero.
fn tenth(number: f64) -> f64 {
    (number * 10.0).round() / 10.0 + 0.0
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn nothing_is_below_zero_without_reason() {
        let words = Words::new(Language::ENGLISH);
        let told = [plain(&words, -0.04), signed(&words, -0.04), signed(&words, -0.06)];
        assert_eq!(told, ["0.0", "+0.0", "-0.1"]);
        assert!(rounded(-1e-12).is_sign_positive());
    }

    #[test]
    fn numbers_are_written_as_each_language_has_them() {
        let told = ["en", "fr", "pl"].map(|code| percent(&Words::new(code.parse().unwrap()), 0.125));
        assert_eq!(told, ["12.5%", "12,5\u{202f}%", "12,5%"]);
    }
}
