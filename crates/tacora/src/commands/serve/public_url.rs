//! The address by which people reach a server.

use std::str::FromStr;

use serde::Deserialize;
use thiserror::Error;

/// Scheme and host, without a slash at the end, such as `https://play.example.org`.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct PublicUrl(pub(super) String);

/// A text that is no such address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a public address looks like https://play.example.org, without a path")]
pub(crate) struct NotAPublicUrl;

impl FromStr for PublicUrl {
    type Err = NotAPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NotAPublicUrl> {
        let (scheme, host) = text.split_once("://").ok_or(NotAPublicUrl)?;
        let scheme = scheme.to_ascii_lowercase();
        let host = host.strip_suffix('/').unwrap_or(host);
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "-.:[]".contains(letter);
        let well_formed =
            ["http", "https"].contains(&&*scheme) && !host.is_empty() && host.chars().all(plain);
        if well_formed { Ok(PublicUrl(format!("{scheme}://{host}"))) } else { Err(NotAPublicUrl) }
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = NotAPublicUrl;

    fn try_from(text: String) -> Result<PublicUrl, NotAPublicUrl> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_scheme_and_host_are_taken() {
        for (text, url) in [
            ("https://play.example.org", "https://play.example.org"),
            ("HTTPS://play.example.org/", "https://play.example.org"),
            ("http://[::1]:8080", "http://[::1]:8080"),
        ] {
            assert_eq!(text.parse(), Ok(PublicUrl(url.to_owned())));
        }
        for text in
            ["", "play.example.org", "ftp://a", "https://", "https://a/b", "https://a b", "https://a?b"]
        {
            assert_eq!(text.parse::<PublicUrl>(), Err(NotAPublicUrl), "{text}");
        }
    }
}
