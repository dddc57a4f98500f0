//! The address of the client.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;

/// Whether a trusted proxy forwards the requests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proxy {
    /// No proxy, or none that is trusted.
    Untrusted,
    /// A proxy that adds the true address at the end of `X-Forwarded-For`.
    Trusted,
}

/// The address of the client. The guard layer adds it to every request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client(pub IpAddr);

impl Client {
    /// The peer itself, or the client that a trusted proxy names.
    pub fn of(proxy: Proxy, peer: SocketAddr, headers: &HeaderMap) -> Client {
        let named = match proxy {
            Proxy::Untrusted => None,
            Proxy::Trusted => last_forwarded(headers),
        };
        Client(named.unwrap_or(peer.ip()).to_canonical())
    }
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Infallible> {
        Ok(*parts.extensions.get().expect("the guard layer stands round every route"))
    }
}

/// Only the last entry: the client controls the others.
fn last_forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let entry = line.rsplit(',').next()?.trim();
    let bare = entry.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| entry.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(proxy: Proxy, forwarded: &[&'static str]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        Client::of(proxy, "[::ffff:127.0.0.1]:5000".parse().unwrap(), &headers).0.to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed_and_only_its_own_entry() {
        assert_eq!(client(Proxy::Untrusted, &["1.2.3.4"]), "127.0.0.1");
        assert_eq!(client(Proxy::Trusted, &[]), "127.0.0.1");
        assert_eq!(client(Proxy::Trusted, &["6.6.6.6, 1.2.3.4"]), "1.2.3.4");
        assert_eq!(client(Proxy::Trusted, &["6.6.6.6", "7.7.7.7,1.2.3.4:99"]), "1.2.3.4");
        assert_eq!(client(Proxy::Trusted, &["[2001:db8::1]"]), "2001:db8::1");
        assert_eq!(client(Proxy::Trusted, &["[2001:db8::1]:443"]), "2001:db8::1");
        assert_eq!(client(Proxy::Trusted, &["6.6.6.6, unknown"]), "127.0.0.1");
    }
}
