//! The published editions, held to the table in `testdata/diamant/editions.json`.

use serde_json::Value;

use crate::testdata;

#[test]
fn the_published_editions_are_those_of_the_table() {
    let table: Vec<Value> = serde_json::from_str(&testdata::text("diamant/editions.json")).unwrap();
    let editions = record::official_editions();
    assert_eq!(editions.len(), table.len());
    for (edition, expected) in editions.iter().zip(table) {
        assert_eq!(serde_json::to_value(edition).unwrap(), expected, "{}", edition.id);
    }
}

#[test]
fn every_place_among_the_choices_is_taken_once() {
    let mut places: Vec<usize> =
        record::official_editions().iter().map(|edition| usize::from(edition.offered)).collect();
    places.sort_unstable();
    assert_eq!(places, (1..=places.len()).collect::<Vec<_>>());
}
