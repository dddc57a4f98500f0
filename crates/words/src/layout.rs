//! A table in plain text.

use unicode_width::UnicodeWidthStr;

/// How many columns of a terminal a text takes: Japanese letters and most emoji take two.
pub fn columns_of(text: &str) -> usize {
    text.width()
}

/// Lays rows out in columns: the first to the left, the others, numbers mostly, to the right.
pub fn lay_out(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| columns_of(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let padding = " ".repeat(width - columns_of(cell));
            let cell = if column == 0 { format!("  {cell}{padding}") } else { format!("   {padding}{cell}") };
            text.push_str(&cell);
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_to_the_left_and_numbers_to_the_right() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let text = lay_out(&[row(["", "points"]), row(["Łucja", "7"]), row(["Bo", "12"])]);
        assert_eq!(text, "          points\n  Łucja        7\n  Bo          12\n");
    }

    #[test]
    fn columns_stand_below_each_other_in_any_script() {
        let names = ["", "Bo", "さくら", "ليلى", "דנה", "\u{1F48E}\u{1F409}", "e\u{301}te\u{301}", "김민준"];
        let rows = names.map(|name| vec![name.to_owned(), "宝箱".to_owned(), "7".to_owned()]);
        let text = lay_out(&rows);
        let widths: Vec<usize> = text.lines().map(columns_of).collect();
        assert_eq!(widths, [widths[0]; 8], "{text}");
    }
}
