//! A table in plain text.

/// Lays rows out in columns: the first to the left, the others, numbers mostly, to the right.
pub fn lay_out(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let padding = " ".repeat(width - cell.chars().count());
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
}
