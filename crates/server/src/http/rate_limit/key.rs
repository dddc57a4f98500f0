//! The key by which requests are counted together.

use std::net::IpAddr;

use table::PersonId;

/// A person or an address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RateKey {
    /// A person, at any address.
    Person(PersonId),
    /// Everybody at one address; made by [`RateKey::address`].
    Address(IpAddr),
}

impl RateKey {
    /// An address, or the whole /64 of it: that much of IPv6 belongs to one household.
    pub fn address(address: IpAddr) -> RateKey {
        RateKey::Address(match address.to_canonical() {
            IpAddr::V6(six) => IpAddr::V6((six.to_bits() & (u128::MAX << 64)).into()),
            four @ IpAddr::V4(_) => four,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_has_one_key() {
        let key = |text: &str| RateKey::address(text.parse().unwrap());
        assert_eq!(key("2001:db8:1:2::1"), key("2001:db8:1:2:ffff::9"));
        assert_ne!(key("2001:db8:1:2::1"), key("2001:db8:1:3::1"));
        assert_eq!(key("::ffff:1.2.3.4"), key("1.2.3.4"));
        assert_ne!(key("1.2.3.4"), key("1.2.3.5"));
    }
}
