//! Source text without comments and the content of literals.

/// The source with every comment and every string or character literal blanked. Line numbers are unchanged.
pub(super) fn code_only(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let silent = not_code(rest);
        let (piece, after) = rest.split_at(silent.unwrap_or_else(|| word(rest).max(first.len_utf8())));
        match silent {
            Some(_) => code.extend(piece.chars().map(|letter| if letter == '\n' { '\n' } else { ' ' })),
            None => code.push_str(piece),
        }
        rest = after;
    }
    code
}

/// The length of the word at the start of the text; 0 if there is none.
pub(super) fn word(text: &str) -> usize {
    text.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(text.len())
}

/// The length of the comment or literal at the start of the text.
fn not_code(text: &str) -> Option<usize> {
    line_comment(text)
        .or_else(|| block_comment(text))
        .or_else(|| raw_string(text))
        .or_else(|| string(text))
        .or_else(|| character(text))
}

fn line_comment(text: &str) -> Option<usize> {
    text.starts_with("//").then(|| text.find('\n').unwrap_or(text.len()))
}

/// Block comments nest.
fn block_comment(text: &str) -> Option<usize> {
    let mut length = text.starts_with("/*").then_some(2)?;
    let mut depth = 1;
    while depth > 0 {
        let Some(mark) = text[length..].find(['*', '/']) else { return Some(text.len()) };
        length += mark;
        let step = match text.get(length..length + 2) {
            Some("/*") => {
                depth += 1;
                2
            }
            Some("*/") => {
                depth -= 1;
                2
            }
            _ => 1,
        };
        length += step;
    }
    Some(length)
}

fn raw_string(text: &str) -> Option<usize> {
    let opening = ["r", "br", "cr"].into_iter().find_map(|prefix| text.strip_prefix(prefix))?;
    let hashes = opening.len() - opening.trim_start_matches('#').len();
    let inside = opening[hashes..].strip_prefix('"')?;
    let closing = format!("\"{}", "#".repeat(hashes));
    let end = inside.find(&closing).map_or(inside.len(), |end| end + closing.len());
    Some(text.len() - inside.len() + end)
}

fn string(text: &str) -> Option<usize> {
    text.starts_with('"').then(|| 1 + quoted(&text[1..], '"'))
}

/// A quote can also start a lifetime, which has no closing quote.
fn character(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('\'')?;
    let mut letters = inside.chars();
    let first = letters.next()?;
    (first == '\\' || letters.next() == Some('\'')).then(|| 1 + quoted(inside, '\''))
}

/// The length up to and including the next unescaped closing quote.
fn quoted(inside: &str, quote: char) -> usize {
    let mut letters = inside.char_indices();
    while let Some((at, letter)) = letters.next() {
        if letter == '\\' {
            letters.next();
        } else if letter == quote {
            return at + quote.len_utf8();
        }
    }
    inside.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The remaining words.
    fn words(source: &str) -> String {
        code_only(source).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn comments_are_no_code() {
        assert_eq!(words("a // env\nb /* c /* d */ e */ f //! g"), "a b f");
        assert_eq!(words("/// doc\n//! doc\nx /** doc */ y"), "x y");
        assert_eq!(words("a / b * c /* not closed"), "a / b * c");
        assert_eq!(words("a /**/ b /*/ c */ d"), "a b d");
    }

    #[test]
    fn literals_are_no_code() {
        assert_eq!(words(r#"a "x \" y" b "\\" c"#), "a b c");
        assert_eq!(words(r###"a r"x\" b br#"x " y"# c r##""# "## d"###), "a b c d");
        assert_eq!(words(r#"a '"' b '\'' c '\u{41}' d '\\' e 'ö' f"#), "a b c d e f");
        assert_eq!(words("a \"// no comment\" b"), "a b");
    }

    #[test]
    fn lifetimes_and_raw_names_are_code() {
        assert_eq!(
            words("fn f<'a, 'b>(x: &'a str) -> &'static str"),
            "fn f<'a, 'b>(x: &'a str) -> &'static str"
        );
        assert_eq!(words("r#type br bar"), "r#type br bar");
    }

    #[test]
    fn lines_keep_their_numbers() {
        let source = "a /* 1\n2 */ b \"3\n4\" c\nd";
        assert_eq!(code_only(source).lines().count(), source.lines().count());
        assert!(code_only(source).lines().nth(2).is_some_and(|line| line.contains('c')));
    }
}
