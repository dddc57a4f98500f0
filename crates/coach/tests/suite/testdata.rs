//! Records in the repository.

/// The record in this file.
pub(crate) fn testdata(name: &str) -> record::Record {
    let path = format!("{}/../../testdata/{name}", env!("CARGO_MANIFEST_DIR"));
    record::read(&std::fs::read_to_string(path).unwrap()).unwrap()
}
