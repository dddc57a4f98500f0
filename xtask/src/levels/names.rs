//! The paths mentioned in a source file, each in full.
//!
//! `use std::{env, io::{self, Write as _}}` mentions `std::env`, `std::io::self` and `std::io::Write`. A macro keeps
//! its exclamation mark: `println!`.

use super::code::{code_only, word};

/// A path as written in the source, with `use` trees expanded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Name {
    /// The line of its last segment, counted from 1.
    pub(super) line: usize,
    /// The parts between the double colons.
    pub(super) segments: Vec<String>,
}

/// Every path in the code of this source.
pub(super) fn names(source: &str) -> Vec<Name> {
    let code = code_only(source);
    let mut reader = Reader { tokens: tokens(&code), at: 0, names: Vec::new() };
    while let Some(token) = reader.peek(0) {
        if matches!(token, Token::Word(_)) { reader.path(&[]) } else { reader.at += 1 }
    }
    reader.names
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Token<'a> {
    Word(&'a str),
    Colons,
    Mark(char),
}

/// Tokens with the number of their line.
fn tokens(code: &str) -> Vec<(usize, Token<'_>)> {
    let mut tokens = Vec::new();
    for (line, mut rest) in (1..).zip(code.lines()) {
        while let Some(first) = rest.chars().next() {
            let (token, length) = match word(rest) {
                0 if rest.starts_with("::") => (Some(Token::Colons), 2),
                0 => (Some(Token::Mark(first)).filter(|_| !first.is_whitespace()), first.len_utf8()),
                length => (Some(Token::Word(&rest[..length])), length),
            };
            tokens.extend(token.map(|token| (line, token)));
            rest = &rest[length..];
        }
    }
    tokens
}

struct Reader<'a> {
    tokens: Vec<(usize, Token<'a>)>,
    at: usize,
    names: Vec<Name>,
}

impl<'a> Reader<'a> {
    fn peek(&self, ahead: usize) -> Option<Token<'a>> {
        self.tokens.get(self.at + ahead).map(|(_, token)| *token)
    }

    /// Reads a path from its next segment on; `before` is the prefix from a `use` tree.
    fn path(&mut self, before: &[String]) {
        let mut segments = before.to_vec();
        loop {
            match self.peek(0) {
                Some(Token::Word(segment)) => segments.push(segment.to_owned()),
                Some(Token::Mark('*')) if !segments.is_empty() => segments.push("*".to_owned()),
                Some(Token::Mark('{')) if !segments.is_empty() => return self.tree(&segments),
                _ => break,
            }
            self.at += 1;
            if self.peek(0) != Some(Token::Colons) {
                break;
            }
            self.at += 1;
        }
        // `a != b` is a comparison, not a macro call.
        if self.peek(0) == Some(Token::Mark('!')) && self.peek(1) != Some(Token::Mark('=')) {
            segments.last_mut().expect("a path starts with a word").push('!');
        }
        let (line, _) = self.tokens[self.at - 1];
        self.names.push(Name { line, segments });
    }

    /// Reads the branches between braces.
    fn tree(&mut self, before: &[String]) {
        self.at += 1;
        loop {
            match self.peek(0) {
                None => return,
                Some(Token::Mark('}')) => {
                    self.at += 1;
                    return;
                }
                Some(Token::Word("as")) => self.at += 2,
                Some(Token::Word(_) | Token::Mark('*')) => self.path(before),
                Some(_) => self.at += 1,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(source: &str) -> Vec<String> {
        names(source).into_iter().map(|name| name.segments.join("::")).collect()
    }

    #[test]
    fn trees_are_written_out() {
        assert_eq!(
            spelled("use std::{env, io::{self, Write as _}, fmt::*};"),
            ["use", "std::env", "std::io::self", "std::io::Write", "std::fmt::*"]
        );
        assert_eq!(spelled("= ::std\n::env ;"), ["std::env"]);
    }

    #[test]
    fn a_macro_keeps_its_mark_and_a_comparison_has_none() {
        assert_eq!(spelled("std::println!(a); a != b; !c"), ["std::println!", "a", "a", "b", "c"]);
    }

    #[test]
    fn blocks_and_types_are_no_trees() {
        assert_eq!(spelled("fn f() { Vec::<u8>::new() }"), ["fn", "f", "Vec", "u8", "new"]);
        assert_eq!(spelled("a * b"), ["a", "b"]);
    }

    #[test]
    fn text_that_breaks_off_is_read_to_its_end() {
        assert_eq!(spelled("use std::{env, "), ["use", "std::env"]);
        assert_eq!(spelled("use std::"), ["use", "std"]);
        assert_eq!(spelled("use std::{a as"), ["use", "std::a"]);
    }

    #[test]
    fn a_name_knows_its_line() {
        let lines: Vec<usize> =
            names("a\n\"\n\"\nuse b::{\n  c,\n  d::e,\n}").iter().map(|name| name.line).collect();
        assert_eq!(lines, [1, 4, 5, 6]);
    }
}
