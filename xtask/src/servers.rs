//! PostgreSQL and NATS on free ports, for as long as they are needed.

use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};
use throwaway::{Nats, Network, Postgres, Syncing};

use crate::packages;

/// Both servers. They stop when this value is dropped.
pub(crate) struct Servers {
    postgres: Postgres,
    nats: Nats,
}

impl Servers {
    /// Starts them, and installs them first if they are missing.
    pub(crate) fn start(syncing: Syncing) -> Result<Servers> {
        // Tests of the network need iproute2; where namespaces are not permitted they are skipped.
        let needed = [
            (Postgres::is_installed(), "postgresql"),
            (Nats::is_installed(), "nats-server"),
            (Network::is_installed() || !cfg!(target_os = "linux"), "iproute2"),
        ];
        let missing: Vec<&str> =
            needed.into_iter().filter_map(|(there, package)| (!there).then_some(package)).collect();
        if !missing.is_empty() {
            packages::install(&missing)
                .context("PostgreSQL, NATS or iproute2 is missing and could not be installed")?;
        }
        let postgres = Postgres::start(syncing).context("PostgreSQL")?;
        Ok(Servers { postgres, nats: Nats::start().context("NATS")? })
    }

    /// Passes their addresses to a command.
    pub(crate) fn known_to<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command.env("TACORA_TEST_POSTGRES", self.database()).env("TACORA_TEST_NATS", self.bus())
    }

    /// The address of the database.
    pub(crate) fn database(&self) -> String {
        self.postgres.url("postgres")
    }

    /// The address of the message bus.
    pub(crate) fn bus(&self) -> String {
        self.nats.url()
    }

    /// The CPU time of database and bus.
    pub(crate) fn used(&self) -> Result<[Duration; 2]> {
        Ok([self.postgres.used()?, self.nats.used()?])
    }
}
