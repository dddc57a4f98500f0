//! Cells of a CSV table.

/// A name, quoted if it contains a comma.
pub(crate) fn text(name: &str) -> String {
    if name.contains(',') { format!("\"{name}\"") } else { name.to_owned() }
}

/// A number; empty if there is none.
pub(crate) fn number(number: f64) -> String {
    if number.is_finite() { format!("{number:.6}") } else { String::new() }
}
