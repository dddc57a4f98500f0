//! Escaping of text from outside.

use std::fmt::{self, Write};

/// Forwards what is written to it, with all markup escaped.
pub(super) struct Escaped<'a>(pub(super) &'a mut String);

impl Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for letter in text.chars() {
            match letter {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                '\'' => self.0.push_str("&#39;"),
                '\n' | '\t' => self.0.push(letter),
                _ if letter.is_control() || is_forbidden(letter) => self.0.push('\u{fffd}'),
                _ => self.0.push(letter),
            }
        }
        Ok(())
    }
}

/// Not allowed in XML, or changes the direction of the following text.
fn is_forbidden(letter: char) -> bool {
    matches!(letter, '\u{fffe}' | '\u{ffff}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn escaped(text: &str) -> String {
        let mut page = String::new();
        Escaped(&mut page).write_str(text).unwrap();
        page
    }

    #[test]
    fn nothing_that_means_something_in_a_page_stays() {
        assert_eq!(escaped(r#"<b a="1">'&'</b>"#), "&lt;b a=&quot;1&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;");
        assert_eq!(escaped("a\0b\u{1b}c\u{202e}d\u{ffff}"), "a\u{fffd}b\u{fffd}c\u{fffd}d\u{fffd}");
    }

    #[test]
    fn other_letters_stay() {
        assert_eq!(escaped("Łódź – été, 洞窟\n"), "Łódź – été, 洞窟\n");
    }
}
