-- Requests with an idempotency key, kept for a day: the same request is not carried out twice. Keys and tokens are hashed.
CREATE TABLE requests (
    id BLOB PRIMARY KEY,
    sender BLOB NOT NULL,
    fingerprint BLOB NOT NULL,
    at INTEGER NOT NULL,
    status INTEGER,
    body TEXT
) WITHOUT ROWID;

CREATE INDEX requests_by_sender ON requests (sender, at);
CREATE INDEX requests_by_time ON requests (at);
