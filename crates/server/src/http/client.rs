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

    /// Whether the client is on this machine or in a private network. Behind a proxy that is not trusted, or that does not
    /// say whom it stands for, everybody has the address of the proxy, so nobody is known to be.
    pub(crate) fn is_local(self, headers: &HeaderMap) -> bool {
        let named = last_forwarded(headers).map(|address| address.to_canonical());
        let is_certain = named == Some(self.0) || !is_forwarded(headers);
        is_certain
            && match self.0 {
                IpAddr::V4(four) => four.is_loopback() || four.is_private() || four.is_link_local(),
                IpAddr::V6(six) => six.is_loopback() || six.is_unique_local() || six.is_unicast_link_local(),
            }
    }
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Infallible> {
        Ok(*parts.extensions.get().expect("the guard layer stands round every route"))
    }
}

/// Whether a proxy has forwarded the request: then the peer is not the client.
pub(crate) fn is_forwarded(headers: &HeaderMap) -> bool {
    let names = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];
    names.iter().any(|name| headers.contains_key(*name))
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
    fn only_machines_in_private_networks_are_local() {
        let is_local = |client: &str, forwarded: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            if let Some(forwarded) = forwarded {
                headers.insert("x-forwarded-for", forwarded.parse().unwrap());
            }
            Client(client.parse().unwrap()).is_local(&headers)
        };
        for local in
            ["127.0.0.1", "192.168.1.7", "10.1.2.3", "172.16.0.1", "169.254.1.1", "::1", "fd00::1", "fe80::1"]
        {
            assert!(is_local(local, None), "{local}");
        }
        for foreign in ["1.2.3.4", "172.32.0.1", "100.64.0.1", "2001:db8::1"] {
            assert!(!is_local(foreign, None), "{foreign}");
        }
        assert!(is_local("192.168.1.7", Some("192.168.1.7")), "a trusted proxy names them");
        assert!(!is_local("127.0.0.1", Some("1.2.3.4")), "the proxy is not trusted");
        assert!(!is_local("127.0.0.1", Some("unknown")));
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
