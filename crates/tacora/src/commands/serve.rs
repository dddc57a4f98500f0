//! `tacora serve`, and `tacora` alone: runs the server.

mod client;
mod config;
mod data;
mod days;
mod env;
mod file;
mod lan;
mod logs;
mod options;
mod public_url;
mod signal;
mod welcome;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use server::cluster::{Cluster, NatsBus};
use server::store::{DamagePolicy, PostgresStore, SharedStore, SqliteStore};
use server::{Server, Settings, Shutdown, Telemetry};
use tokio::net::TcpListener;
use tokio::runtime::{self, Runtime};
use words::{Language, Words};

use crate::output::print;
use client::BuiltIn;
use config::{Config, Keeping};
pub(crate) use data::{DataFolder, FolderLock};
pub(crate) use options::Options;

/// Serves until a signal arrives.
pub(crate) fn run(options: Options, language: Language) -> Result<()> {
    let config = Config::settle(options)?;
    logs::start(config.log_format)?;
    runtime()?.block_on(serve(config, &Words::new(language)))
}

/// One core is left to the thread that writes to disk. Measured on two cores, a second worker makes every decision a fifth
/// more expensive and none faster; a multi-threaded scheduler with one worker costs a tenth more than a single-threaded one.
fn runtime() -> Result<Runtime> {
    let workers = std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1));
    let mut builder = match workers {
        0 | 1 => runtime::Builder::new_current_thread(),
        several => {
            let mut builder = runtime::Builder::new_multi_thread();
            builder.worker_threads(several);
            builder
        }
    };
    builder.enable_all().build().context("cannot start the async runtime")
}

async fn serve(config: Config, words: &Words) -> Result<()> {
    let signals = signal::listen()?;
    // Held until the end, so that nobody else writes there.
    let lock = match &config.keeping {
        Keeping::Folder(folder) => Some(folder.take(words)?),
        Keeping::Memory | Keeping::Cluster { .. } => None,
    };
    let listener = listen(config.address, words).await?;
    let address = listener.local_addr().context("cannot read the listening address")?;
    let reachable_url = lan::reachable_url(address, config.settings.public_url.as_deref());
    let codes = lan::codes(address, &config.settings);
    let settings = Settings { reachable_url, codes, ..config.settings };
    let (telemetry, shutdown) = (Telemetry::new(), Shutdown::new());
    telemetry.install();
    let server = Server {
        telemetry: telemetry.clone(),
        shutdown: shutdown.clone(),
        pages: Some(Arc::new(BuiltIn)),
        ..open(config.keeping, config.damage, settings).await?
    };
    let public_url = server.settings.public_url.clone();
    let store = Arc::clone(&server.store);
    let (app, _) = server.build();
    tokio::spawn(telemetry.keep_small(shutdown.clone()));
    tokio::spawn(signals.begins(shutdown.clone()));

    print(&welcome::text(address, config.lan, public_url.as_deref(), words))?;
    tracing::info!(%address, "listening");
    server::run(listener, app, config.connections, shutdown).await;
    store.close().await;
    tracing::info!("stopped");
    drop(lock);
    Ok(())
}

/// Opens the store and creates a server with it.
async fn open(keeping: Keeping, damage: DamagePolicy, settings: Settings) -> Result<Server> {
    Ok(match keeping {
        Keeping::Folder(folder) => {
            let store = SqliteStore::open_with(&folder.database(), damage).await?;
            Server::new(Arc::new(store), settings)
        }
        Keeping::Memory => Server::new(Arc::new(SqliteStore::in_memory().await?), settings),
        Keeping::Cluster { database, connections, nats } => {
            let store = PostgresStore::open(&database, connections).await?;
            let bus = NatsBus::connect(&nats, store.name()).await?;
            Server::node(Cluster { store: Arc::new(store), bus: Arc::new(bus) }, settings)
        }
    })
}

async fn listen(address: SocketAddr, words: &Words) -> Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => {
            anyhow!(words.say("serve-address-taken", &[("address", address.to_string().into())]))
        }
        _ => anyhow!(error).context(address.to_string()),
    })
}
