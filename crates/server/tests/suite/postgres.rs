//! The store in a PostgreSQL database.

use std::sync::Arc;

use futures_util::future::join_all;
use metrics_exporter_prometheus::PrometheusBuilder;
use server::store::{OpenError, PostgresStore, SharedStore, Store, StoreError};
use sqlx::AssertSqlSafe;

use crate::store::{ALL, append, code, keeps_its_promises};
use crate::support::postgres_server::PostgresServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_database_keeps_the_promises_of_a_store() {
    let server = PostgresServer::get();
    keeps_its_promises(async || Arc::new(server.clone().database().await.open().await) as Arc<dyn Store>)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_start_together_find_one_house_with_one_name() {
    let database = PostgresServer::get().database().await;
    let stores = join_all((0..8).map(|_| database.open())).await;
    let names: Vec<&str> = stores.iter().map(SharedStore::name).collect();
    assert_eq!(names, [names[0]; 8]);
    assert_eq!(names[0].len(), 32);
    let other = PostgresServer::get().database().await.open().await;
    assert_ne!(other.name(), names[0]);
    stores[0].append(append(code(1), 0, &["1"])).await.unwrap();
    assert_eq!(stores[7].events(&code(1), 0, ALL).await.unwrap(), ["1"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_nodes_that_append_to_one_table_one_is_in_time() {
    let database = PostgresServer::get().database().await;
    let stores = join_all((0..4).map(|_| database.open())).await;
    for after in 0..20 {
        let texts: Vec<String> = (0..4).map(|node| node.to_string()).collect();
        let tries =
            stores.iter().zip(&texts).map(|(store, text)| store.append(append(code(1), after, &[text])));
        let won = join_all(tries).await.into_iter().flatten().count();
        assert_eq!(won, 1, "after {after}");
    }
    assert_eq!(stores[0].events(&code(1), 0, ALL).await.unwrap().len(), 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_append_to_the_same_tables_at_once_never_wait_for_each_other_in_a_circle() {
    const TABLES: u64 = 30;
    let database = PostgresServer::get().database().await;
    let stores = join_all((0..3).map(|_| database.open())).await;
    for after in (0..20).step_by(2) {
        // Every node in an order of its own.
        let tries = (0..3 * TABLES).map(|number| {
            let (node, table) = (number % 3, (number * 7 + number % 3 * 11) % TABLES);
            let store = &stores[usize::try_from(node).unwrap()];
            async move { (table, store.append(append(code(table), after, &["1", "2"])).await) }
        });
        let mut won = vec![0; usize::try_from(TABLES).unwrap()];
        for (table, tried) in join_all(tries).await {
            match tried {
                Ok(()) => won[usize::try_from(table).unwrap()] += 1,
                Err(StoreError::Conflict) => {}
                Err(error) => panic!("{error}"),
            }
        }
        assert!(won.iter().all(|count| *count <= 1), "{won:?}");
        // Nobody was refused a log that nobody had written to.
        for (table, _) in (0..).zip(won).filter(|(_, won)| *won == 0) {
            stores[0].append(append(code(table), after, &["1", "2"])).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_append_to_one_table_through_one_node_one_is_in_time() {
    let database = PostgresServer::get().database().await;
    let store = database.open().await;
    for after in 0..20 {
        let tries = ["a", "b", "c"].map(|text| store.append(append(code(1), after, &[text])));
        let (done, late): (Vec<_>, Vec<_>) = join_all(tries).await.into_iter().partition(Result::is_ok);
        assert_eq!([done.len(), late.len()], [1, 2]);
        assert!(late.iter().all(|late| matches!(late, Err(StoreError::Conflict))), "{late:?}");
    }
}

#[tokio::test]
async fn appends_of_a_node_share_statements_and_are_counted() {
    let recorder = PrometheusBuilder::new().build_recorder();
    let _guard = metrics::set_default_local_recorder(&recorder);
    let database = PostgresServer::get().database().await;
    let store = database.open().await;
    let play = async |number| {
        for after in 0..4 {
            store.append(append(code(number), after, &["1"])).await.unwrap();
        }
    };
    join_all((0..50).map(play)).await;
    let text = recorder.handle().render();
    let counted = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.parse::<u64>().ok()).unwrap_or_else(|| panic!("{name} in {text}"))
    };
    assert_eq!(counted("tacora_store_events_total"), 200);
    let commits = counted("tacora_store_commits_total");
    assert!(commits <= 20, "200 appends took {commits} statements");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_schema_is_refused_and_left_alone() {
    let database = PostgresServer::get().database().await;
    database.open().await.close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'later', true, '', 0)";
    sqlx::raw_sql(newer).execute(&mut database.by_hand().await).await.unwrap();
    let refused = PostgresStore::open(&database.address(), 1).await.unwrap_err();
    assert!(matches!(refused, OpenError::Newer { found: 9999, .. }), "{refused}");
    assert!(refused.to_string().contains("newer version of Tacora"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_database_of_ours_is_refused_and_left_alone() {
    let database = PostgresServer::get().database().await;
    let mut hand = database.by_hand().await;
    sqlx::raw_sql("CREATE TABLE recipes (name TEXT)").execute(&mut hand).await.unwrap();
    let refused = PostgresStore::open(&database.address(), 1).await.unwrap_err();
    assert!(matches!(refused, OpenError::NotOurs(_)), "{refused}");
    let count = format!("SELECT count(*) FROM pg_tables WHERE schemaname = '{}'", database.schema);
    let tables: i64 = sqlx::query_scalar(AssertSqlSafe(count)).fetch_one(&mut hand).await.unwrap();
    assert_eq!(tables, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_let_in_is_told_so_without_the_password() {
    let database = PostgresServer::get().database().await;
    let elsewhere = "postgres://ada:geheim@127.0.0.1:1/club".to_owned();
    let nobody = database.url.replace("postgres@", "nobody-we-know:geheim@");
    for url in [elsewhere, nobody] {
        let refused = PostgresStore::open(&url.parse().unwrap(), 1).await.unwrap_err();
        assert!(matches!(refused, OpenError::Failed { .. }), "{refused}");
        assert!(!refused.to_string().contains("geheim"), "{refused}");
    }
}
