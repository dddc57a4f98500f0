//! How values of other crates stand in JSON.

/// A seat as its number, counted from 0.
pub(crate) mod seat {
    use game::Seat;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
    pub(crate) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(number(*seat))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(usize::from(number))
            .ok_or_else(|| D::Error::custom(format_args!("there is no seat {number}")))
    }

    /// The number of a seat.
    pub(crate) fn number(seat: Seat) -> u8 {
        u8::try_from(seat.index()).expect("a table has eight seats")
    }
}

/// A seat as its number, where there may be none.
pub(crate) mod optional_seat {
    use game::Seat;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
    pub(crate) fn serialize<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
        match seat {
            Some(seat) => serializer.serialize_u8(super::number(*seat)),
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

use std::fmt;
use std::marker::PhantomData;

use game::{Seat, SeatSet};
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// For a field that is an object: serde by itself takes a list of its values too.
pub(crate) fn object<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_any(Object(PhantomData))
}

struct Object<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Object<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map))
    }
}

/// The number of a seat.
pub(crate) fn number(seat: Seat) -> u8 {
    seat::number(seat)
}

/// The numbers of these seats, in order.
pub(crate) fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.into_iter().map(seat::number).collect()
}
