//! `tacora admin`: lists, bans and removes people and tables of a server, also while it runs.

mod listing;

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use server::TableCode;
use server::housekeeping::Accounts;
use server::store::{AdminDatabase, PersonState, PostgresAddress};
use table::PersonId;
use tokio::runtime;

use super::serve::DataFolder;
use crate::output::print;
use listing::{PeoplePage, TablesPage};

/// The server and the action.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The data directory of the server; can also be set with TACORA_DATA.
    #[arg(long = "data", value_name = "DIR", global = true, conflicts_with = "address")]
    folder: Option<PathBuf>,
    /// The PostgreSQL database of a cluster; can also be set with TACORA_DATABASE, which may include a password.
    #[arg(long = "database", value_name = "URL", global = true)]
    address: Option<String>,
    /// Print as JSON.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    about: About,
}

#[derive(clap::Subcommand)]
enum About {
    /// List, ban, unban and remove people.
    #[command(subcommand)]
    People(People),
    /// List and remove tables.
    #[command(subcommand)]
    Tables(Tables),
}

#[derive(clap::Subcommand)]
enum People {
    /// List people, a page at a time.
    List {
        /// Start after this person.
        #[arg(long, value_name = "ID")]
        after: Option<PersonId>,
        /// Maximum number of entries.
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
    /// Show one person.
    Show {
        /// The id: 16 hexadecimal digits.
        id: PersonId,
    },
    /// Ban an account: all its credentials stop working, and its streams end.
    Ban {
        /// The id.
        id: PersonId,
    },
    /// Lift a ban.
    Unban {
        /// The id.
        id: PersonId,
    },
    /// Delete an account, as if its owner had done it: the name is replaced in all logs and records.
    Remove {
        /// The id.
        id: PersonId,
    },
}

#[derive(clap::Subcommand)]
enum Tables {
    /// List tables, a page at a time.
    List {
        /// Start after this table.
        #[arg(long, value_name = "CODE")]
        after: Option<TableCode>,
        /// Maximum number of entries.
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
    /// Show one table.
    Show {
        /// The code.
        code: TableCode,
    },
    /// Remove a table and its history. The records of its finished games stay.
    Remove {
        /// The code.
        code: TableCode,
    },
}

/// When the request takes effect.
const WHEN: &str =
    "A running server does this within seconds; otherwise the server does it when it next starts.";

pub(crate) fn run(args: Args) -> Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build().context("no threads")?;
    let text = runtime.block_on(async {
        let database = open(args.folder, args.address).await?;
        let accounts = Accounts::new(&database);
        match args.about {
            About::People(what) => people(&accounts, what, args.json).await,
            About::Tables(what) => tables(&accounts, what, args.json).await,
        }
    })?;
    print(&text)
}

async fn open(data: Option<PathBuf>, database: Option<String>) -> Result<AdminDatabase> {
    if database.as_deref().is_some_and(PostgresAddress::tells_a_password) {
        bail!(
            "everybody on this machine can read a command line: put the password into the environment or a file"
        );
    }
    let by_environment = || env::var("TACORA_DATABASE").ok().filter(|address| !address.is_empty());
    match database.or_else(|| if data.is_none() { by_environment() } else { None }) {
        Some(address) => Ok(AdminDatabase::postgres(&address.parse()?).await?),
        None => Ok(AdminDatabase::sqlite(&DataFolder::named(data)?.database()).await?),
    }
}

async fn people(accounts: &Accounts<'_>, what: People, json: bool) -> Result<String> {
    Ok(match what {
        People::List { after, limit } => {
            let people = accounts.people(after, limit).await?;
            PeoplePage::new(&people, limit).text(json)
        }
        People::Show { id } => {
            let person = accounts.person(id).await?.with_context(|| nobody(id))?;
            PeoplePage::one(&person).text(json)
        }
        People::Ban { id } => change(accounts, id, PersonState::Banned).await?,
        People::Unban { id } => change(accounts, id, PersonState::Active).await?,
        People::Remove { id } => change(accounts, id, PersonState::Deleting).await?,
    })
}

async fn change(accounts: &Accounts<'_>, id: PersonId, state: PersonState) -> Result<String> {
    let person = accounts.person(id).await?.with_context(|| nobody(id))?;
    match (person.state, state) {
        (PersonState::Deleting, _) => bail!("the account {id} is being deleted already"),
        (PersonState::Active, PersonState::Active) => bail!("the account {id} is not banned"),
        (PersonState::Banned, PersonState::Banned) => bail!("the account {id} is banned already"),
        _ => {}
    }
    if !accounts.set_state(id, state).await? {
        bail!("the account {id} was changed by somebody else at the same moment: try again");
    }
    Ok(match state {
        PersonState::Active => format!("{id} is no longer banned.\n"),
        PersonState::Banned => format!("{id} is banned. {WHEN}\n"),
        PersonState::Deleting => format!("{id} will be deleted. {WHEN}\n"),
    })
}

async fn tables(accounts: &Accounts<'_>, what: Tables, json: bool) -> Result<String> {
    Ok(match what {
        Tables::List { after, limit } => {
            let tables = accounts.tables(after, limit).await?;
            TablesPage::new(&tables, limit).text(json)
        }
        Tables::Show { code } => {
            let table = accounts.table(&code).await?.with_context(|| no_table(&code))?;
            TablesPage::one(&table).text(json)
        }
        Tables::Remove { code } => {
            let table = accounts.table(&code).await?.with_context(|| no_table(&code))?;
            if table.removing || !accounts.request_removal(&code).await? {
                bail!("the table {code} is being removed already");
            }
            format!("{code} will be removed. {WHEN}\n")
        }
    })
}

fn nobody(id: PersonId) -> String {
    format!("there is nobody with the id {id}")
}

fn no_table(code: &TableCode) -> String {
    format!("there is no table {code}")
}
