//! Text that becomes HTML: escaped, always.

use std::fmt;

/// A text as it may stand anywhere in HTML, in an attribute too.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0;
        while let Some(at) = rest.find(['&', '<', '>', '"', '\'']) {
            f.write_str(&rest[..at])?;
            f.write_str(match rest.as_bytes()[at] {
                b'&' => "&amp;",
                b'<' => "&lt;",
                b'>' => "&gt;",
                b'"' => "&quot;",
                _ => "&#39;",
            })?;
            rest = &rest[at + 1..];
        }
        f.write_str(rest)
    }
}

/// One line in which `ticks` mark code.
pub(super) struct Line<'a>(pub(super) &'a str);

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let closed = self.0.matches('`').count() / 2 * 2;
        for (number, part) in self.0.splitn(closed + 1, '`').enumerate() {
            if number % 2 == 1 {
                write!(f, "<code>{}</code>", Escaped(part))?;
            } else {
                write!(f, "{}", Escaped(part))?;
            }
        }
        Ok(())
    }
}

/// Paragraphs, lists, headings and code blocks, as doc comments and the introduction have them.
pub(super) struct Prose<'a>(pub(super) &'a str);

impl fmt::Display for Prose<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for paragraph in self.0.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()) {
            if let Some(items) = paragraph.strip_prefix("- ") {
                f.write_str("<ul>")?;
                for item in items.split("\n- ") {
                    write!(f, "<li>{}</li>", Line(item))?;
                }
                f.write_str("</ul>")?;
            } else if let Some(heading) = paragraph.strip_prefix("## ") {
                write!(f, "<h2 id=\"{}\">{}</h2>", anchor(heading), Escaped(heading))?;
            } else if let Some((_, code)) =
                paragraph.strip_prefix("```").and_then(|block| block.strip_suffix("\n```")?.split_once('\n'))
            {
                write!(f, "<pre tabindex=\"0\"><code>{}</code></pre>", Escaped(code))?;
            } else {
                write!(f, "<p>{}</p>", Line(paragraph))?;
            }
        }
        Ok(())
    }
}

/// A name for an anchor, made of any text.
pub(super) fn anchor(text: &str) -> String {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_gets_out_of_its_place() {
        assert_eq!(Escaped("a<b & \"c\" 'd'>é").to_string(), "a&lt;b &amp; &quot;c&quot; &#39;d&#39;&gt;é");
        assert_eq!(Line("see `<b>` and `x").to_string(), "see <code>&lt;b&gt;</code> and `x");
        assert_eq!(
            Prose("One\nline.\n\n- a\n- `b`\n").to_string(),
            "<p>One\nline.</p><ul><li>a</li><li><code>b</code></li></ul>"
        );
        assert_eq!(
            Prose("## One & two\n\n```json\n{\"a\": 1}\n```").to_string(),
            "<h2 id=\"one-two\">One &amp; two</h2><pre tabindex=\"0\"><code>{&quot;a&quot;: 1}</code></pre>"
        );
        assert_eq!(anchor("GET /api/tables/{code}"), "get-api-tables-code");
    }
}
