//! The files of the web client, embedded in the program. How they are served is up to the server.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$TACORA_WEB_FOLDER"]
struct Files;

/// A file of the client.
#[derive(Clone, Debug)]
pub struct File {
    /// Its content.
    pub content: Cow<'static, [u8]>,
    /// The SHA-256 of the content.
    pub hash: [u8; 32],
}

/// The file at this path, such as `index.html`. Files that are sent compressed also exist with the suffix `.gz`.
pub fn file(path: &str) -> Option<File> {
    let file = Files::get(path)?;
    Some(File { content: file.data, hash: file.metadata.sha256_hash() })
}

#[cfg(test)]
mod tests {
    use super::file;

    #[test]
    fn the_page_names_scripts_and_styles_that_are_there() {
        let page = file("index.html").expect("there is a page").content;
        let page = String::from_utf8(page.into_owned()).expect("the page is text");
        let named: Vec<&str> = page
            .split('"')
            .filter_map(|part| part.strip_prefix('/'))
            .filter(|path| path.contains('.'))
            .collect();
        assert!(named.iter().any(|path| path.starts_with("assets/")), "{page}");
        for path in named {
            assert!(file(path).is_some(), "{path}");
        }
    }

    #[test]
    fn nothing_of_the_page_stands_within_it() {
        let page = file("index.html").expect("there is a page").content;
        let page = String::from_utf8(page.into_owned()).expect("the page is text");
        assert!(!page.contains("<style") && !page.contains("style=") && !page.contains("://"), "{page}");
        assert_eq!(page.matches("<script").count(), page.matches(" src=\"/assets/").count(), "{page}");
    }
}
