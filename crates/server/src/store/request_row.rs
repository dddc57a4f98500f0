//! A request with an idempotency key, as the store keeps it for a day.

/// A request that was sent with an idempotency key. It holds no secret: neither the key nor the token, only hashes of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestRow {
    /// What identifies it: a hash of the key and of who sent it.
    pub id: [u8; 32],
    /// A hash of who sent it. Each sender has room for a few requests.
    pub sender: [u8; 32],
    /// A hash of method, address and body.
    pub fingerprint: [u8; 32],
    /// When it came, in milliseconds since 1970.
    pub at: u64,
    /// The answer; nothing while it is being carried out.
    pub answer: Option<StoredAnswer>,
}

/// What was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredAnswer {
    /// The status.
    pub status: u16,
    /// The body; nothing if it held a secret, which is shown only once.
    pub body: Option<String>,
}

impl RequestRow {
    /// For how long a request is kept, in milliseconds.
    pub const KEPT_FOR: u64 = 24 * 60 * 60 * 1_000;

    /// How many requests of one sender are kept.
    pub const OF_ONE_SENDER: u32 = 64;
}
