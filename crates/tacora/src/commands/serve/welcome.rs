//! What the host sees when the server is ready.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use words::Words;

use super::lan;

/// The address of the server, and a QR code for phones. A public address takes precedence.
pub(super) fn text(address: SocketAddr, lan: bool, public_url: Option<&str>, words: &Words) -> String {
    if let Some(url) = public_url {
        let code = if lan { format!("\n{}", lan::picture(url)) } else { String::new() };
        return format!("{}\n{code}", words.say("serve-at", &[("url", url.into())]));
    }
    let at = |host: &str| format!("http://{host}:{}", address.port());
    let here = words.say("serve-at", &[("url", at(&host(address.ip())).into())]);
    if !lan {
        return format!("{here}\n");
    }
    match lan::address() {
        Some(ip) => {
            let url = at(&lan::host(ip));
            let there = words.say("serve-lan", &[("url", url.as_str().into())]);
            format!("{here}\n{there}\n\n{}", lan::picture(&url))
        }
        None => format!("{here}\n{}\n", words.say("serve-no-lan", &[])),
    }
}

/// The host to type on this computer. 127.0.0.2 and similar are loopback too, but not `localhost`.
fn host(ip: IpAddr) -> String {
    let localhost = [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)];
    if ip.is_unspecified() || localhost.contains(&ip) { "localhost".to_owned() } else { lan::host(ip) }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn it_names_the_address_that_works_here() {
        let words = Words::new(Language::ENGLISH);
        for (address, url) in [
            ("127.0.0.1:7777", "http://localhost:7777"),
            ("[::1]:80", "http://localhost:80"),
            ("0.0.0.0:7777", "http://localhost:7777"),
            ("127.0.0.2:7777", "http://127.0.0.2:7777"),
            ("[fd00::1]:7777", "http://[fd00::1]:7777"),
        ] {
            assert_eq!(
                text(address.parse().unwrap(), false, None, &words),
                format!("Tacora is running at {url}\n")
            );
        }
        let public = Some("https://play.example.org");
        let expected = "Tacora is running at https://play.example.org\n";
        assert_eq!(text("127.0.0.1:7777".parse().unwrap(), false, public, &words), expected);
        assert!(text("0.0.0.0:7777".parse().unwrap(), true, public, &words).starts_with(expected));
    }
}
