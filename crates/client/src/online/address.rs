//! Where a table is: what people send each other.

use std::str::FromStr;

use crate::fault::Fault;

/// The server that is meant when only a code is given.
const HOME: &str = "http://localhost:7777";

/// A server and, if one is named, a table there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableAddress {
    /// The server, without a slash at the end.
    pub base: String,
    /// The code of the table.
    pub code: Option<String>,
}

impl FromStr for TableAddress {
    type Err = Fault;

    /// Takes a link, the address of a server, or the code of a table on this machine.
    fn from_str(text: &str) -> Result<TableAddress, Fault> {
        let no = || Fault::Address(text.chars().take(80).collect());
        let text = text.trim();
        if !text.contains("://") {
            return code(text)
                .map(|code| TableAddress { base: HOME.to_owned(), code: Some(code) })
                .ok_or_else(no);
        }
        let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).ok_or_else(no)?;
        let scheme = &text[..text.len() - rest.len()];
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let visible = host.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'@');
        if host.is_empty() || !visible {
            return Err(no());
        }
        let path = path.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
        let code = match path.rsplit_once('/').map_or(("", path), |(before, last)| (before, last)) {
            ("", "") => None,
            ("t" | "", last) => Some(code(last).ok_or_else(no)?),
            _ => return Err(no()),
        };
        Ok(TableAddress { base: format!("{scheme}{host}"), code })
    }
}

/// A code as it stands in addresses. What people make of one, the server puts right.
fn code(text: &str) -> Option<String> {
    let letters: String = text.chars().filter(|letter| !matches!(letter, '-' | ' ')).collect();
    let fits = letters.len() == 10 && letters.bytes().all(|byte| byte.is_ascii_alphanumeric());
    fits.then(|| letters.to_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_servers_and_codes_are_understood_and_nothing_else() {
        for (text, base, code) in [
            ("https://example.org/t/K7QM2XNP4T", "https://example.org", Some("K7QM2XNP4T")),
            ("http://10.0.0.7:7777/t/k7qm2xnp4t?x#y", "http://10.0.0.7:7777", Some("K7QM2XNP4T")),
            ("http://10.0.0.7:7777/", "http://10.0.0.7:7777", None),
            ("K7QM2-XNP4T", HOME, Some("K7QM2XNP4T")),
        ] {
            let address: TableAddress = text.parse().unwrap();
            assert_eq!((address.base.as_str(), address.code.as_deref()), (base, code), "{text}");
        }
        for text in [
            "",
            "K7QM2",
            "ftp://example.org",
            "https://",
            "https://a b/",
            "https://example.org/g/K7QM2XNP4T",
            "https://me@example.org/",
        ] {
            assert!(text.parse::<TableAddress>().is_err(), "{text}");
        }
    }
}
