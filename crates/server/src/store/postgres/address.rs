//! Where a database is, and by what name and password to enter it. The password has no way out.

use std::fmt;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;
use thiserror::Error;

/// An address such as `postgres://tacora@db.example.org/tacora`. What it does not say comes from the variables and the
/// password file that every program for PostgreSQL knows (`PGPASSWORD`, `~/.pgpass`).
#[derive(Clone)]
pub struct PostgresAddress {
    options: PgConnectOptions,
}

/// A text that is no address. It is not repeated: there may be a password in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("this is no address of a PostgreSQL database, such as postgres://tacora@db.example.org/tacora")]
pub struct NotAnAddress;

impl PostgresAddress {
    /// Whether this text contains a password. It should not where others can see it, such as on a command line.
    pub fn tells_a_password(text: &str) -> bool {
        let (_, rest) = text.split_once("://").unwrap_or(("", text));
        let (place, question) = rest.split_once('?').unwrap_or((rest, ""));
        let who = place.rsplit_once('@').map_or("", |(who, _)| who);
        who.contains(':') || question.split('&').any(|part| part.starts_with("password="))
    }

    pub(super) fn options(&self) -> PgConnectOptions {
        self.options.clone()
    }
}

impl FromStr for PostgresAddress {
    type Err = NotAnAddress;

    fn from_str(text: &str) -> Result<PostgresAddress, NotAnAddress> {
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(NotAnAddress);
        }
        text.parse().map(|options| PostgresAddress { options }).map_err(|_: sqlx::Error| NotAnAddress)
    }
}

/// The place alone.
impl fmt::Display for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (host, port) = (self.options.get_host(), self.options.get_port());
        let database = self.options.get_database().unwrap_or(self.options.get_username());
        write!(f, "postgres://{host}:{port}/{database}")
    }
}

impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresAddress({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_never_shows_its_password() {
        for text in ["postgres://ada:geheim@db:5433/club", "postgresql://ada@db:5433/club?password=geheim"] {
            let address: PostgresAddress = text.parse().unwrap();
            assert_eq!(address.to_string(), "postgres://db:5433/club");
            assert!(!format!("{address:?}").contains("geheim"));
            assert!(PostgresAddress::tells_a_password(text), "{text}");
        }
        for text in ["postgres://ada@db/club", "postgres:///club?host=/run", "postgres://db:5432/a:b"] {
            assert!(!PostgresAddress::tells_a_password(text), "{text}");
        }
    }

    #[test]
    fn a_text_that_is_no_address_is_not_repeated() {
        for text in ["", "geheim", "mysql://ada:geheim@db", "postgres://db:geheim/club", "postgres://[geheim"]
        {
            let refused = text.parse::<PostgresAddress>().unwrap_err();
            assert!(!refused.to_string().contains("geheim"), "{refused}");
        }
    }
}
