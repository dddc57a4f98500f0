//! What can be said about a server, each thing or nothing; the same in every place where it can be said.

use std::net::SocketAddr;
use std::num::{NonZeroU16, NonZeroU32};
use std::path::PathBuf;

use serde::Deserialize;

use super::public_url::PublicUrl;

/// Options of `tacora serve`.
///
/// Each can also come from the environment, such as `TACORA_PUBLIC_URL`, or from a file, such as `public-url`. A flag goes
/// before the environment, and that before the file.
#[derive(clap::Args, Deserialize, Clone, PartialEq, Default, Debug)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Options {
    /// Listen on this address: 127.0.0.1:7777 unless you say otherwise.
    #[arg(long, value_name = "ADDRESS:PORT", help_heading = SERVER, conflicts_with_all = ["lan", "port"])]
    pub(super) listen: Option<SocketAddr>,
    /// Let everybody on your network play: listen on all addresses, and show a code for their phones.
    #[arg(long, value_name = YES_OR_NO, help_heading = SERVER, num_args = 0..=1, require_equals = true,
        default_missing_value = "true", hide_possible_values = true)]
    pub(super) lan: Option<bool>,
    /// Listen on this port: 7777 unless you say otherwise.
    #[arg(long, value_name = "PORT", help_heading = SERVER)]
    pub(super) port: Option<u16>,
    /// Keep tables, games and people in this folder.
    #[arg(long, value_name = "DIR", help_heading = SERVER, conflicts_with = "memory")]
    pub(super) data: Option<PathBuf>,
    /// Keep nothing: when the server stops, everything is forgotten.
    #[arg(long, value_name = YES_OR_NO, help_heading = SERVER, num_args = 0..=1, require_equals = true,
        default_missing_value = "true", hide_possible_values = true)]
    pub(super) memory: Option<bool>,
    /// Start although the database is damaged, with what can still be read.
    #[arg(long, value_name = YES_OR_NO, help_heading = SERVER, num_args = 0..=1, require_equals = true,
        default_missing_value = "true", hide_possible_values = true)]
    pub(super) ignore_damage: Option<bool>,
    /// Be a node of a cluster: keep things in this PostgreSQL database. A password goes into TACORA_DATABASE, PGPASSWORD or
    /// a file, not on the command line.
    #[arg(long, value_name = "URL", help_heading = SERVER, conflicts_with_all = ["data", "memory"])]
    pub(super) database: Option<String>,
    /// How many connections this node opens to the database at most: 16 unless you say otherwise.
    #[arg(long, value_name = "N", help_heading = SERVER)]
    pub(super) database_connections: Option<NonZeroU16>,
    /// The NATS server by which the nodes of a cluster tell each other what is new.
    #[arg(long, value_name = "URL", help_heading = SERVER)]
    pub(super) nats: Option<String>,
    /// The address by which people reach this server, if there is a proxy before it.
    #[arg(long, value_name = "URL", help_heading = SERVER)]
    pub(super) public_url: Option<PublicUrl>,
    /// Believe the proxy about the addresses of people (the last entry of X-Forwarded-For).
    #[arg(long, value_name = YES_OR_NO, help_heading = SERVER, num_args = 0..=1, require_equals = true,
        default_missing_value = "true", hide_possible_values = true)]
    pub(super) trust_proxy: Option<bool>,
    /// How many connections one address may have open: 1000 unless you say otherwise. With --trust-proxy that is the
    /// business of the proxy.
    #[arg(long, value_name = "N", help_heading = SERVER)]
    pub(super) connections_per_address: Option<NonZeroU32>,
    /// Let everybody do everything as often as they like: only for measurements.
    #[arg(long, value_name = YES_OR_NO, help_heading = SERVER, num_args = 0..=1, require_equals = true,
        default_missing_value = "true", hide_possible_values = true)]
    pub(super) no_limits: Option<bool>,
    /// A file with the token that opens /metrics from elsewhere (TACORA_METRICS_TOKEN may hold the token itself).
    #[arg(long, value_name = "FILE", help_heading = SERVER)]
    pub(super) metrics_token_file: Option<PathBuf>,
    /// How the log is written, to standard error; TACORA_LOG says what is in it, such as info or debug.
    #[arg(long, value_name = "FORMAT", help_heading = SERVER, value_enum)]
    pub(super) log_format: Option<LogFormat>,
    /// A TOML file with these options; by default tacora.toml in the data folder, if it is there.
    #[arg(long, value_name = "FILE", help_heading = SERVER)]
    #[serde(skip)]
    pub(super) config: Option<PathBuf>,
}

const SERVER: &str = "Options of the server";
const YES_OR_NO: &str = "true|false";

/// How the log is written.
#[derive(clap::ValueEnum, Deserialize, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: an object on each line.
    Json,
}

impl Options {
    /// These, and where they say nothing, the others.
    pub(super) fn or(self, others: Options) -> Options {
        // Where to listen is one question, however it is answered; so is where to keep things.
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
            metrics_token_file: self.metrics_token_file.or(others.metrics_token_file),
            log_format: self.log_format.or(others.log_format),
            config: self.config.or(others.config),
        }
    }

    /// Whether anything was said at all.
    pub(crate) fn are_empty(&self) -> bool {
        *self == Options::default()
    }
}
