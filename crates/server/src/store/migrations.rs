//! The migrations of a schema, read from the names and texts of their files.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Files named `<version>_<description>`, with their SQL.
pub(super) fn migrator(files: &[(&str, &'static str)]) -> Migrator {
    Migrator::with_migrations(files.iter().map(|(name, sql)| migration(name, sql)).collect())
}

fn migration(name: &str, sql: &'static str) -> Migration {
    let (version, description) = name.split_once('_').expect("the name of a migration has a `_`");
    let version = version.parse().expect("the name of a migration starts with its version");
    let description = description.replace('_', " ");
    Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_name_is_the_version_and_the_description() {
        let migrator = migrator(&[("0012_b_c", "SELECT 2"), ("0003_a", "SELECT 1")]);
        let read: Vec<(i64, &str, &str)> = migrator
            .iter()
            .map(|migration| (migration.version, &*migration.description, migration.sql.as_str()))
            .collect();
        assert_eq!(read, [(3, "a", "SELECT 1"), (12, "b c", "SELECT 2")]);
    }

    /// A database keeps the checksum of every migration and refuses to start with another one.
    #[test]
    fn a_checksum_is_the_sha_384_of_the_file() {
        let migrator = migrator(&[("0001_a", "SELECT 1")]);
        let sum = migrator.iter().next().map(|migration| &migration.checksum[..]).unwrap();
        assert_eq!(sum.len(), 48);
        assert_eq!(sum[..8], [0xa8, 0x7b, 0xe5, 0xea, 0x59, 0xa5, 0x0f, 0x15]);
    }
}
