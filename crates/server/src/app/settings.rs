//! The settings of a server and their defaults.

use crate::housekeeping::Retention;
use crate::http::{Codes, MetricsToken, Proxy, Rates, Scheme};

/// The settings.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The public address, such as `https://play.example.org`, if it is known.
    pub public_url: Option<String>,
    /// The address at which other devices reach the server, for links and QR codes; none if only this machine can.
    pub reachable_url: Option<String>,
    /// Which codes lead to a table.
    pub codes: Codes,
    /// Whether a proxy is trusted.
    pub proxy: Proxy,
    /// The rate limits.
    pub rates: Rates,
    /// The token for `/metrics` from other machines.
    pub metrics_token: Option<MetricsToken>,
    /// How long data is kept.
    pub retention: Retention,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public_url: None,
            reachable_url: None,
            codes: Codes::Long,
            proxy: Proxy::Untrusted,
            rates: Rates::default(),
            metrics_token: None,
            retention: Retention::default(),
        }
    }
}

impl Settings {
    /// The scheme of the public address. With HTTPS, cookies are `Secure` and HSTS is on.
    pub fn scheme(&self) -> Scheme {
        let https = self.public_url.as_deref().and_then(|url| url.get(..8));
        if https.is_some_and(|start| start.eq_ignore_ascii_case("https://")) {
            Scheme::Https
        } else {
            Scheme::Http
        }
    }
}
