//! What a server shall be, once flags, environment and file have been heard.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::Path;

use anyhow::{Result, bail};
use server::{
    ConnectionLimits, DamagePolicy, MetricsToken, PostgresAddress, PostgresStore, Proxy, Rates, Settings,
};

use super::data::DataFolder;
use super::options::{LogFormat, Options};
use super::{env, file};
use crate::input::Input;

/// The port of Tacora.
const PORT: u16 = 7777;

/// A token is a word, not a book.
const TOKEN_BYTES: usize = 1024;

/// Everything decided.
pub(super) struct Config {
    pub(super) address: SocketAddr,
    /// Whether the host wants to be told how phones get here.
    pub(super) lan: bool,
    pub(super) keeping: Keeping,
    pub(super) damage: DamagePolicy,
    pub(super) settings: Settings,
    pub(super) connections: ConnectionLimits,
    pub(super) log_format: LogFormat,
}

/// Where things are kept.
pub(super) enum Keeping {
    Folder(DataFolder),
    Memory,
    /// With others, who keep the same.
    Cluster {
        database: Box<PostgresAddress>,
        connections: u32,
        nats: String,
    },
}

impl Config {
    /// Flags go before the environment, that before the file, that before what is usual.
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
        // Behind a proxy, everybody comes from its address.
        let per_address = options
            .connections_per_address
            .map(NonZeroU32::get)
            .or(usual_connections.per_address)
            .filter(|_| limited && direct);
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
                proxy: if options.trust_proxy == Some(true) { Proxy::Trusted } else { Proxy::Untrusted },
                rates: if options.no_limits == Some(true) { Rates::UNLIMITED } else { Rates::default() },
                metrics_token: metrics_token(options.metrics_token_file.as_deref())?,
            },
            connections: ConnectionLimits { per_address, ..usual_connections },
            log_format: options.log_format.unwrap_or_default(),
        })
    }
}

/// `tacora.toml` in the data folder says everything but where that folder is.
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
        bail!("{}: a file in the data folder cannot choose another one", path.display());
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
        bail!("a token for the metrics has 16 letters or more");
    }
    Ok(Some(MetricsToken::new(word)))
}
