//! What a sealed deal is made of: the secret, what is published of it, and what the seats add.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::contributions::Contributions;
use crate::hex;

/// What begins the text under the key, so that no other use of the secret can ever give the same.
const VERSION_1: &[u8] = b"tacora/1";
const VERSION_2: &[u8] = b"tacora/2";
const SIDE_NUMBER: &[u8] = b"tacora/side";
/// What begins the text of a nonce commitment.
const NONCE_COMMITMENT: &[u8] = b"tacora/2/nonce";

/// The 32 bytes that decide a deal, known to the dealer alone until the game is over.
///
/// Nothing prints them by accident: there is no `Display` and no `Serialize`, and `Debug` shows none of them.
#[derive(Clone)]
pub struct Secret([u8; 32]);

/// The SHA-256 of a secret. Published first, it binds the dealer and tells nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

/// What one seat adds to a deal of version 1, after it has seen the commitment of the dealer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShortNonce([u8; 16]);

/// What one seat adds to a deal of version 2. It is kept secret until every seat has committed to its nonce.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Nonce([u8; 32]);

/// The hash with which a seat commits to its nonce. It is published before any nonce is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NonceCommitment([u8; 32]);

/// The name of a game, published together with the commitment: 1 to 64 visible ASCII characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameId(String);

impl Secret {
    /// A secret of these bytes. For a fair deal they come from the system's generator.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Reads what [`reveal`](Secret::reveal) wrote.
    pub fn from_hex(digits: &str) -> Option<Secret> {
        hex::decode(digits).map(Secret)
    }

    /// What everyone may know from the beginning.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The secret in 64 hexadecimal digits: for the record of a finished game, and for the dealer's own store.
    pub fn reveal(&self) -> String {
        hex::encode(&self.0)
    }

    /// The key of the stream from which this game is drawn.
    pub(crate) fn key(&self, game: &GameId, contributions: &Contributions) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of HMAC may have any length");
        let version = match contributions {
            Contributions::Version1(_) => VERSION_1,
            Contributions::Version2(_) => VERSION_2,
        };
        for part in [version, &[0], game.0.as_bytes(), &[0]] {
            mac.update(part);
        }
        match contributions {
            Contributions::Version1(nonces) => nonces.iter().for_each(|nonce| mac.update(&nonce.0)),
            Contributions::Version2(seats) => seats.nonces().for_each(|nonce| mac.update(&nonce.0)),
        }
        mac.finalize().into_bytes().into()
    }

    /// A number for something about this question and seat that is no draw, such as how long a bot thinks. It can be foreseen
    /// only with the secret, and tells nothing about the draws.
    pub fn side_number(&self, game: &GameId, question: u32, seat: u8) -> u64 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of HMAC may have any length");
        for part in [SIDE_NUMBER, &[0], game.0.as_bytes(), &[0], &question.to_le_bytes(), &[seat]] {
            mac.update(part);
        }
        let bytes: [u8; 32] = mac.finalize().into_bytes().into();
        let (first, _) = bytes.split_first_chunk().expect("there are 32 bytes");
        u64::from_le_bytes(*first)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Commitment {
    /// Reads 64 lower-case hexadecimal digits.
    pub fn from_hex(digits: &str) -> Option<Commitment> {
        hex::decode(digits).map(Commitment)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl ShortNonce {
    /// The nonce of a seat that adds nothing.
    pub const NONE: ShortNonce = ShortNonce([0; 16]);

    /// A nonce of these bytes.
    pub const fn new(bytes: [u8; 16]) -> ShortNonce {
        ShortNonce(bytes)
    }

    /// Reads 32 lower-case hexadecimal digits.
    pub fn from_hex(digits: &str) -> Option<ShortNonce> {
        hex::decode(digits).map(ShortNonce)
    }
}

impl fmt::Display for ShortNonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl Nonce {
    /// The nonce of a seat that adds nothing: a bot, or somebody whose client did not commit to one.
    pub const NONE: Nonce = Nonce([0; 32]);

    /// A nonce of these bytes. The client of the seat draws them at random.
    pub const fn new(bytes: [u8; 32]) -> Nonce {
        Nonce(bytes)
    }

    /// Reads 64 lower-case hexadecimal digits.
    pub fn from_hex(digits: &str) -> Option<Nonce> {
        hex::decode(digits).map(Nonce)
    }

    /// What a seat publishes before it reveals this nonce for this game.
    pub fn commitment(&self, game: &GameId) -> NonceCommitment {
        let mut hash = Sha256::new();
        for part in [NONCE_COMMITMENT, &[0], game.0.as_bytes(), &[0], &self.0] {
            hash.update(part);
        }
        NonceCommitment(hash.finalize().into())
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

/// A nonce must not appear in a log before all are revealed.
impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Nonce(…)")
    }
}

impl NonceCommitment {
    /// Reads 64 lower-case hexadecimal digits.
    pub fn from_hex(digits: &str) -> Option<NonceCommitment> {
        hex::decode(digits).map(NonceCommitment)
    }
}

impl fmt::Display for NonceCommitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl GameId {
    /// The longest id.
    pub const LONGEST: usize = 64;

    /// The id, if it is one.
    pub fn new(id: impl Into<String>) -> Option<GameId> {
        let id = id.into();
        let fits = (1..=Self::LONGEST).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_graphic());
        fits.then_some(GameId(id))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Stores a value as the text that it prints, and takes in no other.
macro_rules! stored_as_text {
    ($($name:ident: $read:path, $expected:literal;)+) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                $read(&text).ok_or_else(|| D::Error::custom($expected))
            }
        }
    )+};
}

stored_as_text! {
    Commitment: Commitment::from_hex, "a commitment is 64 lower-case hexadecimal digits";
    ShortNonce: ShortNonce::from_hex, "a nonce of version 1 is 32 lower-case hexadecimal digits";
    Nonce: Nonce::from_hex, "a nonce is 64 lower-case hexadecimal digits";
    NonceCommitment: NonceCommitment::from_hex, "a nonce commitment is 64 lower-case hexadecimal digits";
    GameId: GameId::new, "an id is 1 to 64 visible ASCII characters";
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_secret_does_not_print_itself() {
        let secret = Secret::new([0xab; 32]);
        assert_eq!(format!("{secret:?} {secret:#?}"), "Secret(…) Secret(…)");
        assert_eq!(secret.reveal(), "ab".repeat(32));
        assert_eq!(format!("{:?}", Nonce::new([0xab; 32])), "Nonce(…)");
    }

    #[test]
    fn a_side_number_depends_on_everything() {
        let game = |id: &str| GameId::new(id).unwrap();
        let secret = Secret::new([1; 32]);
        let numbers = [
            secret.side_number(&game("k7Qm2x"), 5, 1),
            secret.side_number(&game("k7Qm2y"), 5, 1),
            secret.side_number(&game("k7Qm2x"), 6, 1),
            secret.side_number(&game("k7Qm2x"), 5, 2),
            Secret::new([2; 32]).side_number(&game("k7Qm2x"), 5, 1),
        ];
        assert_eq!(BTreeSet::from(numbers).len(), numbers.len());
        assert_eq!(secret.side_number(&game("k7Qm2x"), 5, 1), numbers[0]);
    }

    #[test]
    fn what_may_be_known_is_stored_as_its_text() {
        let (nonce, id) = (Nonce::new([0x0f; 32]), GameId::new("k7Qm2x").unwrap());
        let sealed = (Secret::new([0xab; 32]).commitment(), nonce, id);
        let text = serde_json::to_string(&sealed).unwrap();
        assert_eq!(text, format!("[\"{}\",\"{}\",\"k7Qm2x\"]", sealed.0, "0f".repeat(32)));
        assert_eq!(serde_json::from_str::<(Commitment, Nonce, GameId)>(&text).unwrap(), sealed);

        assert!(serde_json::from_str::<Nonce>("\"0F\"").is_err());
        assert!(serde_json::from_str::<Commitment>("[1]").is_err());
        assert!(serde_json::from_str::<GameId>("\"a b\"").is_err());
    }

    #[test]
    fn an_id_is_short_and_visible() {
        for id in ["a", "k7Qm2x", "~!", &"x".repeat(64)] {
            assert_eq!(GameId::new(id).map(|id| id.to_string()), Some(id.to_owned()));
        }
        for id in ["", "a b", "a\0", "é", "a\u{7f}", &"x".repeat(65)] {
            assert_eq!(GameId::new(id), None, "{id}");
        }
    }
}
