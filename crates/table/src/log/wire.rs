//! How values of other crates stand in JSON.

/// A seat as its number, counted from 0.
pub(crate) mod seat {
    use game::Seat;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
    pub(crate) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(protocol::number(*seat))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(usize::from(number))
            .ok_or_else(|| D::Error::custom(format_args!("there is no seat {number}")))
    }
}

/// A seat as its number, where there may be none.
pub(crate) mod optional_seat {
    use game::Seat;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
    pub(crate) fn serialize<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
        match seat {
            Some(seat) => serializer.serialize_u8(protocol::number(*seat)),
            None => serializer.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
        #[derive(Deserialize)]
        struct Number(#[serde(with = "super::seat")] Seat);
        Ok(Option::<Number>::deserialize(deserializer)?.map(|Number(seat)| seat))
    }
}

/// A secret as its digits. What is written so goes into the log of a table and nowhere else.
pub(crate) mod secret {
    use seal::Secret;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(secret: &Secret, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&secret.reveal())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        let digits = String::deserialize(deserializer)?;
        Secret::from_hex(&digits).ok_or_else(|| D::Error::custom("a secret is 64 hexadecimal digits"))
    }
}
