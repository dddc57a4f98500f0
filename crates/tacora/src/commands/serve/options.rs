//! The options of a server, the same for flags, environment and file. Each is optional.

use std::net::SocketAddr;
use std::num::{NonZeroU16, NonZeroU32};
use std::path::PathBuf;

use serde::Deserialize;

use super::days::Days;
use super::public_url::PublicUrl;

/// Options of `tacora serve`.
///
/// Each can also come from the environment, such as `TACORA_PUBLIC_URL`, or from a file, such as `public-url`. Precedence:
/// flag, environment, file.
#[derive(clap::Args, Deserialize, Clone, PartialEq, Default, Debug)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Options {
    /// The address to listen on. Default: 127.0.0.1:7777.
    #[arg(long, value_name = "ADDRESS:PORT", help_heading = SERVER, conflicts_with_all = ["lan", "port"])]
    pub(super) listen: Option<SocketAddr>,
    /// Listen on all IPv4 addresses, so that everybody on your network can play, and show a QR code for phones.
    #[arg(long, value_name = YES_OR_NO, help_heading = SERVER, num_args = 0..=1, require_equals = true,
        default_missing_value = "true", hide_possible_values = true)]
    pub(super) lan: Option<bool>,
    /// The port to listen on; 0 picks a free one. Default: 7777.
    #[arg(long, value_name = "PORT", help_heading = SERVER)]
    pub(super) port: Option<u16>,
    /// The data directory, with tables, games and people.
    #[arg(long, value_name = "DIR", help_heading = SERVER, conflicts_with = "memory")]
    pub(super) data: Option<PathBuf>,
    /// Keep data in memory only; it is lost when the server stops.
    #[arg(long, value_name = YES_OR_NO, help_heading = SERVER, num_args = 0..=1, require_equals = true,
        default_missing_value = "true", hide_possible_values = true)]
    pub(super) memory: Option<bool>,
    /// Start even if the database is damaged, with what is still readable.
    #[arg(long, value_name = YES_OR_NO, help_heading = SERVER, num_args = 0..=1, require_equals = true,
        default_missing_value = "true", hide_possible_values = true)]
    pub(super) ignore_damage: Option<bool>,
    /// Run as a node of a cluster with this PostgreSQL database. Put a password into TACORA_DATABASE, PGPASSWORD or a file,
    /// not on the command line.
    #[arg(long, value_name = "URL", help_heading = SERVER, conflicts_with_all = ["data", "memory"])]
    pub(super) database: Option<String>,
    /// The maximum number of database connections of this node. Default: 16.
    #[arg(long, value_name = "N", help_heading = SERVER)]
    pub(super) database_connections: Option<NonZeroU16>,
    /// The NATS server that connects the nodes of a cluster.
    #[arg(long, value_name = "URL", help_heading = SERVER)]
    pub(super) nats: Option<String>,
    /// The public address of this server behind a proxy, such as `https://play.example.org`.
    #[arg(long, value_name = "URL", help_heading = SERVER)]
    pub(super) public_url: Option<PublicUrl>,
    /// Take client addresses from the proxy (the last entry of X-Forwarded-For).
    #[arg(long, value_name = YES_OR_NO, help_heading = SERVER, num_args = 0..=1, require_equals = true,
        default_missing_value = "true", hide_possible_values = true)]
    pub(super) trust_proxy: Option<bool>,
    /// The maximum number of open connections per address. Default: 1000. Not checked with --trust-proxy.
    #[arg(long, value_name = "N", help_heading = SERVER)]
    pub(super) connections_per_address: Option<NonZeroU32>,
    /// Turn off rate limits, for load tests only.
    #[arg(long, value_name = YES_OR_NO, help_heading = SERVER, num_args = 0..=1, require_equals = true,
        default_missing_value = "true", hide_possible_values = true)]
    pub(super) no_limits: Option<bool>,
    /// Delete accounts that were not used for this many days (0 or never: keep them). Default: 365
    #[arg(long, value_name = DAYS, help_heading = SERVER)]
    pub(super) delete_guests_after: Option<Days>,
    /// Remove unfinished tables without activity for this many days. Default: never
    #[arg(long, value_name = DAYS, help_heading = SERVER)]
    pub(super) delete_tables_after: Option<Days>,
    /// Remove chat after this many days (0 or never: keep it). Default: 30
    #[arg(long, value_name = DAYS, help_heading = SERVER)]
    pub(super) delete_chat_after: Option<Days>,
    /// A file with the bearer token for /metrics (or put the token into TACORA_METRICS_TOKEN).
    #[arg(long, value_name = "FILE", help_heading = SERVER)]
    pub(super) metrics_token_file: Option<PathBuf>,
    /// The format of the log on standard error. TACORA_LOG sets its level, such as info or debug.
    #[arg(long, value_name = "FORMAT", help_heading = SERVER, value_enum)]
    pub(super) log_format: Option<LogFormat>,
    /// A TOML file with these options. Default: tacora.toml in the data directory, if it exists.
    #[arg(long, value_name = "FILE", help_heading = SERVER)]
    #[serde(skip)]
    pub(super) config: Option<PathBuf>,
}

const SERVER: &str = "Server options";
const DAYS: &str = "DAYS|never";
const YES_OR_NO: &str = "true|false";

/// The log format.
#[derive(clap::ValueEnum, Deserialize, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    /// Readable text.
    #[default]
    Text,
    /// One JSON object per line.
    Json,
}

impl Options {
    /// These options, completed by the others.
    pub(super) fn or(self, others: Options) -> Options {
        // The options about where to listen belong together; so do those about where to store data.
        let listens = self.listen.is_some() || self.lan.is_some() || self.port.is_some();
        let keeps = self.data.is_some() || self.memory.is_some() || self.database.is_some();
        Options {
            listen: if listens { self.listen } else { others.listen },
            lan: if self.listen.is_some() { None } else { self.lan.or(others.lan) },
            port: if self.listen.is_some() { None } else { self.port.or(others.port) },
            data: if keeps { self.data } else { others.data },
            memory: if keeps { self.memory } else { others.memory },
            database: if keeps { self.database } else { others.database },
            ignore_damage: self.ignore_damage.or(others.ignore_damage),
            database_connections: self.database_connections.or(others.database_connections),
            nats: self.nats.or(others.nats),
            public_url: self.public_url.or(others.public_url),
            trust_proxy: self.trust_proxy.or(others.trust_proxy),
            connections_per_address: self.connections_per_address.or(others.connections_per_address),
            no_limits: self.no_limits.or(others.no_limits),
            delete_guests_after: self.delete_guests_after.or(others.delete_guests_after),
            delete_tables_after: self.delete_tables_after.or(others.delete_tables_after),
            delete_chat_after: self.delete_chat_after.or(others.delete_chat_after),
            metrics_token_file: self.metrics_token_file.or(others.metrics_token_file),
            log_format: self.log_format.or(others.log_format),
            config: self.config.or(others.config),
        }
    }

    /// Whether no option is set.
    pub(crate) fn are_empty(&self) -> bool {
        *self == Options::default()
    }
}
