//! Gives the web client to the server.

use server::http::{Page, Pages};

/// The client that is embedded in this program.
pub(super) struct BuiltIn;

impl Pages for BuiltIn {
    fn page(&self, path: &str) -> Option<Page> {
        web::file(path).map(|web::File { content, hash }| Page { content, hash })
    }
}
