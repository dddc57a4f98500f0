//! Tokens: 32 random bytes, with a prefix by which a leaked one can be recognised.

use std::fmt;

use rand::RngExt;
use seal::hex;
use sha2::{Digest, Sha256};

use crate::store::KeyHash;

/// A secret token. Its `Debug` output does not show it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token {
    kind: TokenKind,
    bytes: [u8; 32],
}

/// Where a token is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TokenKind {
    /// In a browser's cookie.
    Cookie,
    /// After `Authorization: Bearer`.
    Bearer,
    /// In a recovery link.
    Recovery,
}

impl TokenKind {
    const fn prefix(self) -> &'static str {
        match self {
            TokenKind::Cookie => "tg_",
            TokenKind::Bearer => "tb_",
            TokenKind::Recovery => "tr_",
        }
    }
}

impl Token {
    /// A new token from the system's generator.
    pub(crate) fn fresh(kind: TokenKind) -> Token {
        Token { kind, bytes: rand::rng().random() }
    }

    /// Reads what [`Token::text`] wrote.
    pub(crate) fn parse(kind: TokenKind, text: &str) -> Option<Token> {
        let bytes = hex::decode(text.strip_prefix(kind.prefix())?)?;
        Some(Token { kind, bytes })
    }

    /// The text that its owner gets.
    pub(crate) fn text(&self) -> String {
        self.kind.prefix().to_owned() + &hex::encode(&self.bytes)
    }

    /// The hash that the store keeps.
    pub(crate) fn hash(&self) -> KeyHash {
        KeyHash(Sha256::digest(self.bytes).into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Token({:?}, …)", self.kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [TokenKind; 3] = [TokenKind::Cookie, TokenKind::Bearer, TokenKind::Recovery];

    #[test]
    fn a_token_is_read_as_what_it_is_and_prints_nothing() {
        for kind in ALL {
            let token = Token::fresh(kind);
            let text = token.text();
            assert_eq!(Token::parse(kind, &text), Some(token.clone()));
            for other in ALL.into_iter().filter(|other| *other != kind) {
                assert_eq!(Token::parse(other, &text), None);
            }
            assert!(!format!("{token:?}").contains(&text[3..]));
            assert_eq!(Token::parse(kind, &text.to_uppercase()), None);
            assert_eq!(Token::parse(kind, &text[..text.len() - 1]), None);
            assert_eq!(Token::parse(kind, &format!("{text}0")), None);
        }
    }
}
