//! The address on the local network, and its QR code.

use std::io::{self, IsTerminal};
use std::net::{IpAddr, SocketAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::Settings;
use server::http::{Codes, Proxy};

/// Our address on the local network, if there is one. Nothing is sent.
pub(super) fn address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    // A documentation address: connecting only asks the system for the route.
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

/// The address at which other devices reach a server that listens here; none if only this computer can.
pub(super) fn reachable_url(listening: SocketAddr, public_url: Option<&str>) -> Option<String> {
    if let Some(url) = public_url {
        return Some(url.trim_end_matches('/').to_owned());
    }
    let ip = listening.ip();
    let ip = if ip.is_unspecified() { address()? } else { ip };
    (!ip.is_loopback()).then(|| format!("http://{}:{}", host(ip), listening.port()))
}

/// Short codes where only people at home can reach the server: it listens on an address of a private network, and no
/// public address or proxy brings strangers to it.
pub(super) fn codes(listening: SocketAddr, settings: &Settings) -> Codes {
    let exposed = settings.public_url.is_some() || settings.proxy == Proxy::Trusted;
    let ip = listening.ip();
    let ip = if ip.is_unspecified() { address() } else { Some(ip) };
    match ip {
        _ if exposed => Codes::Long,
        // Without a network there is only this computer.
        None => Codes::Short,
        Some(ip) if is_private(ip) => Codes::Short,
        Some(_) => Codes::Long,
    }
}

fn is_private(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(four) => four.is_private() || four.is_loopback() || four.is_link_local(),
        IpAddr::V6(six) => six.is_loopback() || six.is_unique_local() || six.is_unicast_link_local(),
    }
}

/// An address as written in a URL.
pub(super) fn host(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(four) => four.to_string(),
        IpAddr::V6(six) => format!("[{six}]"),
    }
}

/// The link as a QR code of half-blocks. In a terminal its colours are fixed, so that it is always dark on light.
pub(super) fn picture(url: &str) -> String {
    code(url, io::stdout().is_terminal())
}

fn code(url: &str, coloured: bool) -> String {
    let code = QrCode::new(url).expect("a link is short enough");
    let mut picture = code.render::<Dense1x2>();
    if coloured {
        let lines = picture.build();
        let lines = lines.lines().map(|line| format!("\x1b[30;107m{line}\x1b[0m\n"));
        lines.collect()
    } else {
        // Most terminals are light on dark, so draw the light parts.
        picture.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build() + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_is_as_wide_as_it_is_high_and_has_a_margin() {
        let picture = code("http://192.168.178.20:7777", false);
        let lines: Vec<&str> = picture.lines().collect();
        let width = lines[0].chars().count();
        assert!(lines.iter().all(|line| line.chars().count() == width));
        assert_eq!(width.div_ceil(2), lines.len());
        assert!(lines[0].chars().all(|block| block == '█'), "{picture}");
        assert!(picture.chars().all(|block| " ▀▄█\n".contains(block)));
    }

    #[test]
    fn other_devices_find_what_listens_on_the_network_or_has_a_public_address() {
        let found = |listening: &str, public| reachable_url(listening.parse().unwrap(), public);
        assert_eq!(found("127.0.0.1:7777", None), None);
        assert_eq!(found("[::1]:7777", None), None);
        assert_eq!(found("192.168.178.20:7777", None).as_deref(), Some("http://192.168.178.20:7777"));
        let public = Some("https://play.example.org/");
        assert_eq!(found("127.0.0.1:7777", public).as_deref(), Some("https://play.example.org"));
        if let Some(ip) = address() {
            assert_eq!(found("0.0.0.0:80", None), Some(format!("http://{}:80", host(ip))));
        }
    }

    #[test]
    fn codes_are_short_only_where_strangers_cannot_come() {
        let usual = Settings::default();
        let of = |listening: &str, settings: &Settings| codes(listening.parse().unwrap(), settings);
        for home in
            ["127.0.0.1:1", "[::1]:1", "192.168.178.20:1", "10.1.2.3:1", "[fd00::1]:1", "169.254.0.9:1"]
        {
            assert_eq!(of(home, &usual), Codes::Short, "{home}");
        }
        for public in ["203.0.113.9:1", "[2001:db8::1]:1"] {
            assert_eq!(of(public, &usual), Codes::Long, "{public}");
        }
        let named = Settings { public_url: Some("https://play.example.org".into()), ..usual.clone() };
        let proxied = Settings { proxy: Proxy::Trusted, ..usual };
        for exposed in [named, proxied] {
            assert_eq!(of("127.0.0.1:1", &exposed), Codes::Long);
        }
    }

    #[test]
    fn an_address_of_the_new_kind_has_brackets_in_a_link() {
        assert_eq!(host("::1".parse().unwrap()), "[::1]");
        assert_eq!(host("10.0.0.1".parse().unwrap()), "10.0.0.1");
    }
}
