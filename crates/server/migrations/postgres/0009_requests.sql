-- Requests with an idempotency key, kept for a day: the same request is not carried out twice. Keys and tokens are hashed.
CREATE TABLE requests (
    id BYTEA PRIMARY KEY,
    sender BYTEA NOT NULL,
    fingerprint BYTEA NOT NULL,
    at BIGINT NOT NULL,
    status BIGINT,
    body TEXT
);

CREATE INDEX requests_by_sender ON requests (sender, at);
CREATE INDEX requests_by_time ON requests (at);
