//! How a server behaves; the same everywhere unless somebody says otherwise.

use crate::housekeeping::Retention;
use crate::http::{MetricsToken, Proxy, Rates, Scheme};

/// What can be set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address by which people reach it, such as `https://play.example.org`, if it is known.
    pub public_url: Option<String>,
    /// The address by which other devices reach it, for links and QR codes; none if only this machine can.
    pub reachable_url: Option<String>,
    /// Who stands before it.
    pub proxy: Proxy,
    /// How often one may do what.
    pub rates: Rates,
    /// What opens `/metrics` from elsewhere.
    pub metrics_token: Option<MetricsToken>,
    /// How long things are kept.
    pub retention: Retention,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public_url: None,
            reachable_url: None,
            proxy: Proxy::Untrusted,
            rates: Rates::default(),
            metrics_token: None,
            retention: Retention::default(),
        }
    }
}

impl Settings {
    /// Whether people reach it by https: then cookies are `Secure` and browsers are told to stay with it.
    pub fn scheme(&self) -> Scheme {
        let https = self.public_url.as_deref().and_then(|url| url.get(..8));
        if https.is_some_and(|start| start.eq_ignore_ascii_case("https://")) {
            Scheme::Https
        } else {
            Scheme::Http
        }
    }
}
