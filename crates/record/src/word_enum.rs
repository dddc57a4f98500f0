//! The words that stand in files for the values of a setting or the faces of a die.

/// Declares an enum of words that are the kebab-case names of the variants of another enum, and both ways between them.
macro_rules! word_enum {
    ($(#[$doc:meta])* $name:ident = $meaning:ty { $($word:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $(#[doc = concat!("`", stringify!($word), "`.")] $word),+
        }

        impl From<$name> for $meaning {
            fn from(word: $name) -> $meaning {
                match word { $($name::$word => <$meaning>::$word),+ }
            }
        }

        impl From<$meaning> for $name {
            fn from(meaning: $meaning) -> $name {
                match meaning { $(<$meaning>::$word => $name::$word),+ }
            }
        }
    };
}

pub(crate) use word_enum;
