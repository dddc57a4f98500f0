//! The log of the server, on standard error.

use std::io;
use std::panic;

use anyhow::{Result, anyhow};
use tracing_subscriber::EnvFilter;

use super::env;
use super::options::LogFormat;

/// The levels unless `TACORA_LOG` sets others. When the database goes away or is slow, its driver warns about every
/// single connection; the node reports an outage once, and the metrics show slow writes.
const DEFAULT_LEVELS: &str = "warn,sqlx_core::pool=error,sqlx::pool=error";

/// Starts the log: warnings and errors, or the levels that `TACORA_LOG` sets.
pub(super) fn start(format: LogFormat) -> Result<()> {
    let wanted = env::text("TACORA_LOG")?.unwrap_or_else(|| DEFAULT_LEVELS.to_owned());
    let filter = EnvFilter::builder().parse(&wanted).map_err(|error| anyhow!("TACORA_LOG: {error}"))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // A closed log must not stop the server: reporting the error would panic.
    let log = log.log_internal_errors(false);
    let started = match format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().try_init(),
    };
    started.map_err(|error| anyhow!("cannot start logging: {error}"))?;
    panic::set_hook(Box::new(|info| tracing::error!("{info}")));
    Ok(())
}
