//! A standby PostgreSQL server that replicates the first and can take over.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::{PATIENCE, Postgres, Syncing, homes};
use crate::network::Host;
use crate::place::{as_user, command_on, folder, program};

/// The port of a server that has its own host.
const PORT: u16 = 5432;

impl Postgres {
    pub(super) fn on(host: &Host) -> io::Result<Postgres> {
        let (folder, host) = (folder()?, Some(host.clone()));
        Ok(Postgres { folder, host, port: PORT, syncing: Syncing::On, power: None, daemon: None })
    }

    /// On its own host it is reachable only from the hosts of that network.
    pub(super) fn trust_all_hosts(&self) -> io::Result<()> {
        let mut file = OpenOptions::new().append(true).open(self.data().join("pg_hba.conf"))?;
        file.write_all(b"host all all all trust\nhost replication all all trust\n")
    }

    /// Starts a copy of this server on another host. From then on every commit waits until both have synced it.
    pub fn start_standby(&self, host: &Host) -> io::Result<Postgres> {
        let address =
            self.host.as_ref().ok_or_else(|| io::Error::other("it has no host of its own"))?.address();
        let mut standby = Postgres::on(host)?;
        let mut copy = as_user("postgres", &program("pg_basebackup", &homes())?, Some(host))?;
        copy.args(["-h", &address.to_string(), "-U", "postgres", "-R", "-X", "stream", "-c", "fast", "-D"]);
        let done = copy.arg(standby.data()).stdin(Stdio::null()).output()?;
        if !done.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&done.stderr).into_owned()));
        }
        standby.resume()?;
        self.query("ALTER SYSTEM SET synchronous_standby_names = '*'")?;
        self.query("SELECT pg_reload_conf()")?;
        let begun = Instant::now();
        while self.query("SELECT sync_state FROM pg_stat_replication")? != "sync" {
            if begun.elapsed() > PATIENCE {
                return Err(io::Error::other("the standby does not follow"));
            }
            sleep(Duration::from_millis(50));
        }
        Ok(standby)
    }

    /// Promotes a standby to primary. It has no standby of its own, so commits do not wait.
    pub fn promote(&self) -> io::Result<()> {
        self.query("SELECT pg_promote(true, 60)")?;
        self.query("ALTER SYSTEM RESET synchronous_standby_names")?;
        self.query("SELECT pg_reload_conf()")?;
        Ok(())
    }

    /// The result of this query, as text.
    pub fn query(&self, statement: &str) -> io::Result<String> {
        let mut ask = command_on(self.host.as_ref(), program("psql", &homes())?);
        ask.args([
            "-X",
            "-A",
            "-t",
            "-v",
            "ON_ERROR_STOP=1",
            "-h",
            "127.0.0.1",
            "-p",
            &self.port.to_string(),
        ]);
        let done = ask.args(["-U", "postgres", "-c", statement]).stdin(Stdio::null()).output()?;
        if !done.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&done.stderr).into_owned()));
        }
        Ok(String::from_utf8_lossy(&done.stdout).trim().to_owned())
    }
}
