//! The settings of a server, from flags, environment and file.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::Path;

use anyhow::{Result, bail};
use server::housekeeping::Retention;
use server::http::{Codes, MetricsToken, Proxy, Rates};
use server::store::{DamagePolicy, PostgresAddress, PostgresStore};
use server::{ConnectionLimits, Settings};

use super::data::DataFolder;
use super::days::Days;
use super::options::{LogFormat, Options};
use super::{env, file};
use crate::input::Input;

/// The default port.
const PORT: u16 = 7777;

/// The maximum size of a token file.
const TOKEN_BYTES: usize = 1024;

/// The settings after all sources are merged.
pub(super) struct Config {
    pub(super) address: SocketAddr,
    /// Whether to show the address on the network and its QR code.
    pub(super) lan: bool,
    pub(super) keeping: Keeping,
    pub(super) damage: DamagePolicy,
    pub(super) settings: Settings,
    pub(super) connections: ConnectionLimits,
    pub(super) log_format: LogFormat,
}

/// Where the data is stored.
pub(super) enum Keeping {
    Folder(DataFolder),
    Memory,
    /// In a database that several nodes share.
    Cluster {
        database: Box<PostgresAddress>,
        connections: u32,
        nats: String,
    },
}

impl Config {
    /// Precedence: flags, environment, file, defaults.
    pub(super) fn settle(flags: Options) -> Result<Config> {
        for address in [&flags.database, &flags.nats].into_iter().flatten() {
            if PostgresAddress::tells_a_password(address) {
                bail!(
                    "everybody on this machine can read a command line: put the password into the environment or a file"
                );
            }
        }
        let said = flags.or(env::options()?);
        let options = match &said.config {
            Some(path) => {
                let file = file::options(path)?;
                said.or(file)
            }
            None => with_file_in_data(said)?,
        };
        let keeping = match (options.database, options.nats, options.memory) {
            (Some(database), Some(nats), _) => Keeping::Cluster {
                database: Box::new(database.parse()?),
                connections: options
                    .database_connections
                    .map_or(PostgresStore::CONNECTIONS, |connections| connections.get().into()),
                nats,
            },
            (Some(_), None, _) => bail!("a node of a cluster needs --nats as well as --database"),
            (None, Some(_), _) => bail!("--nats is for a node of a cluster, which needs --database"),
            _ if options.database_connections.is_some() => {
                bail!("--database-connections is for a node of a cluster, which needs --database")
            }
            (None, None, Some(true)) => Keeping::Memory,
            (None, None, _) => Keeping::Folder(DataFolder::chosen(options.data)?),
        };
        let (limited, direct) = (options.no_limits != Some(true), options.trust_proxy != Some(true));
        let usual_connections = ConnectionLimits::default();
        // Behind a proxy, all connections come from its address.
        let per_address = options
            .connections_per_address
            .map(NonZeroU32::get)
            .or(usual_connections.per_address)
            .filter(|_| limited && direct);
        let usual_retention = Retention::default();
        let kept = |said: Option<Days>, usual| said.map_or(usual, Days::duration);
        let retention = Retention {
            guests: kept(options.delete_guests_after, usual_retention.guests),
            tables: kept(options.delete_tables_after, usual_retention.tables),
            chat: kept(options.delete_chat_after, usual_retention.chat),
            ..usual_retention
        };
        let lan = options.lan == Some(true);
        let ip = if lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let usual = SocketAddr::from((ip, options.port.unwrap_or(PORT)));
        Ok(Config {
            address: options.listen.unwrap_or(usual),
            lan,
            keeping,
            damage: if options.ignore_damage == Some(true) {
                DamagePolicy::Warn
            } else {
                DamagePolicy::Refuse
            },
            settings: Settings {
                public_url: options.public_url.map(|url| url.0),
                // Known once it listens.
                reachable_url: None,
                codes: Codes::Long,
                proxy: if options.trust_proxy == Some(true) { Proxy::Trusted } else { Proxy::Untrusted },
                rates: if options.no_limits == Some(true) { Rates::UNLIMITED } else { Rates::default() },
                metrics_token: metrics_token(options.metrics_token_file.as_deref())?,
                retention,
            },
            connections: ConnectionLimits { per_address, ..usual_connections },
            log_format: options.log_format.unwrap_or_default(),
        })
    }
}

/// Adds `tacora.toml` of the data directory, which can set everything except the store.
fn with_file_in_data(said: Options) -> Result<Options> {
    if said.memory == Some(true) || said.database.is_some() {
        return Ok(said);
    }
    let path = DataFolder::chosen(said.data.clone())?.config();
    if !path.is_file() {
        return Ok(said);
    }
    let file = file::options(&path)?;
    if file.data.is_some() || file.memory.is_some() || file.database.is_some() {
        bail!("{}: a file in the data directory cannot choose another store", path.display());
    }
    Ok(said.or(file))
}

fn metrics_token(file: Option<&Path>) -> Result<Option<MetricsToken>> {
    let word = match (env::text("TACORA_METRICS_TOKEN")?, file) {
        (Some(word), _) => word,
        (None, Some(path)) => Input::File(path.to_owned()).read(TOKEN_BYTES)?,
        (None, None) => return Ok(None),
    };
    let word = word.trim();
    if word.len() < 16 {
        bail!("the metrics token must have at least 16 characters");
    }
    Ok(Some(MetricsToken::new(word)))
}
