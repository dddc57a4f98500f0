//! The public address of a server.

use std::net::{Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use serde::Deserialize;
use thiserror::Error;

/// Scheme and host, without a trailing slash, such as `https://play.example.org`.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct PublicUrl(pub(super) String);

/// A text that is not such an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a public address looks like https://play.example.org, without a path")]
pub(crate) struct NotAPublicUrl;

impl FromStr for PublicUrl {
    type Err = NotAPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NotAPublicUrl> {
        let (scheme, host) = text.split_once("://").ok_or(NotAPublicUrl)?;
        let scheme = scheme.to_ascii_lowercase();
        let host = host.strip_suffix('/').unwrap_or(host);
        let well_formed = ["http", "https"].contains(&&*scheme) && is_authority(host);
        if well_formed { Ok(PublicUrl(format!("{scheme}://{host}"))) } else { Err(NotAPublicUrl) }
    }
}

/// Whether this is a host, with or without a port.
fn is_authority(text: &str) -> bool {
    let end = text.rfind(']').map_or(0, |bracket| bracket + 1);
    let (host, port) = match text[end..].rfind(':') {
        Some(colon) => (&text[..end + colon], Some(&text[end + colon + 1..])),
        None => (text, None),
    };
    let is_port = |port: &str| {
        port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok_and(|port| port > 0)
    };
    let is_host = match host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        Some(six) => six.parse::<Ipv6Addr>().is_ok(),
        None => is_name(host),
    };
    is_host && port.is_none_or(is_port)
}

/// Whether this is an IPv4 address or a valid DNS name.
fn is_name(host: &str) -> bool {
    let is_label = |label: &str| {
        let plain = label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        plain && (1..=63).contains(&label.len()) && !label.starts_with('-') && !label.ends_with('-')
    };
    let name = host.strip_suffix('.').unwrap_or(host);
    let numeric = name.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    name.len() <= 253 && name.split('.').all(is_label) && (!numeric || name.parse::<Ipv4Addr>().is_ok())
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
            ("http://192.168.0.7:80", "http://192.168.0.7:80"),
            ("http://[fd00::1]", "http://[fd00::1]"),
            ("http://localhost", "http://localhost"),
        ] {
            assert_eq!(text.parse(), Ok(PublicUrl(url.to_owned())));
        }
        for text in
            ["", "play.example.org", "ftp://a", "https://", "https://a/b", "https://a b", "https://a?b"]
                .into_iter()
                .chain(["https://:443", "https://a:", "https://a:0", "https://a:65536", "https://a:+1"])
                .chain(["https://a..b", "https://-a", "https://a-.b", "https://[", "https://[]", "https://]"])
                .chain([
                    "https://[::1",
                    "https://::1",
                    "https://[1.2.3.4]",
                    "https://1.2.3",
                    "https://1.2.3.256",
                ])
                .chain(["https://[::1]x", "https://a:b@c", "https://a_b"])
        {
            assert_eq!(text.parse::<PublicUrl>(), Err(NotAPublicUrl), "{text}");
        }
    }
}
