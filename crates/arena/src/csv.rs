//! Cells of a table for spreadsheets.

/// A name, in quotes where a comma would cut it in two.
pub(crate) fn text(name: &str) -> String {
    if name.contains(',') { format!("\"{name}\"") } else { name.to_owned() }
}

/// A number; nothing where there is none to tell.
pub(crate) fn number(number: f64) -> String {
    if number.is_finite() { format!("{number:.6}") } else { String::new() }
}
