//! Options from the environment: `TACORA_` and the name of the flag in capitals.

use std::env;
use std::str::FromStr;

use anyhow::{Result, anyhow, bail};
use clap::ValueEnum;

use super::options::{LogFormat, Options};

/// The options in the environment.
pub(super) fn options() -> Result<Options> {
    let listen = read("TACORA_LISTEN")?;
    let (lan, port) = (flag("TACORA_LAN")?, read("TACORA_PORT")?);
    if listen.is_some() && (lan.is_some() || port.is_some()) {
        bail!("TACORA_LISTEN cannot be used together with TACORA_LAN or TACORA_PORT");
    }
    Ok(Options {
        listen,
        lan,
        port,
        data: path("TACORA_DATA"),
        memory: flag("TACORA_MEMORY")?,
        ignore_damage: flag("TACORA_IGNORE_DAMAGE")?,
        database: text("TACORA_DATABASE")?,
        database_connections: read("TACORA_DATABASE_CONNECTIONS")?,
        nats: text("TACORA_NATS")?,
        public_url: read("TACORA_PUBLIC_URL")?,
        trust_proxy: flag("TACORA_TRUST_PROXY")?,
        connections_per_address: read("TACORA_CONNECTIONS_PER_ADDRESS")?,
        no_limits: flag("TACORA_NO_LIMITS")?,
        delete_guests_after: read("TACORA_DELETE_GUESTS_AFTER")?,
        delete_tables_after: read("TACORA_DELETE_TABLES_AFTER")?,
        delete_chat_after: read("TACORA_DELETE_CHAT_AFTER")?,
        metrics_token_file: path("TACORA_METRICS_TOKEN_FILE"),
        log_format: read::<Format>("TACORA_LOG_FORMAT")?.map(|format| format.0),
        config: path("TACORA_CONFIG"),
    })
}

/// The text of a variable; an empty one counts as unset.
pub(super) fn text(name: &str) -> Result<Option<String>> {
    match env::var(name) {
        Ok(text) if text.is_empty() => Ok(None),
        Ok(text) => Ok(Some(text)),
        Err(env::VarError::NotPresent) => Ok(None),
        Err(env::VarError::NotUnicode(_)) => bail!("{name} is not text in UTF-8"),
    }
}

/// A path need not be UTF-8.
pub(super) fn path(name: &str) -> Option<std::path::PathBuf> {
    env::var_os(name).filter(|path| !path.is_empty()).map(Into::into)
}

fn read<T: FromStr<Err: std::fmt::Display>>(name: &str) -> Result<Option<T>> {
    let text = text(name)?;
    text.map(|text| text.parse().map_err(|error| anyhow!("{name}: \"{text}\": {error}"))).transpose()
}

fn flag(name: &str) -> Result<Option<bool>> {
    match text(name)?.as_deref() {
        None => Ok(None),
        Some("1" | "true" | "yes") => Ok(Some(true)),
        Some("0" | "false" | "no") => Ok(Some(false)),
        Some(other) => bail!("{name}: \"{other}\" is neither true nor false"),
    }
}

struct Format(LogFormat);

impl FromStr for Format {
    type Err = &'static str;

    fn from_str(word: &str) -> Result<Format, &'static str> {
        LogFormat::from_str(word, false).map(Format).map_err(|_| "it is text or json")
    }
}
