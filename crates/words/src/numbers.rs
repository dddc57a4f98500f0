//! Long numbers in groups of digits.

use std::iter;

use fluent_bundle::FluentValue;

/// From so many digits on, a number is written in groups of three. Numbers of four digits need none in any of our languages.
const LONG: usize = 5;

/// A long number in groups of three digits, with this mark between them.
pub(crate) fn grouped<const MARK: char, M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let text = number.as_string();
    let digits = text.trim_start_matches('-');
    if digits.len() < LONG || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let sign = &text[..text.len() - digits.len()];
    let (first, rest) = digits.split_at((digits.len() - 1) % 3 + 1);
    let groups = rest.as_bytes().chunks(3).map(|group| group.iter().copied().map(char::from));
    let rest: String = groups.flat_map(|group| iter::once(MARK).chain(group)).collect();
    Some(format!("{sign}{first}{rest}"))
}
