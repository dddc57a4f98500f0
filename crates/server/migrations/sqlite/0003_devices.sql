-- Each key says when it was last used, to the day. A program's own first token is its 'owner' key: it may manage the
-- account, as a browser's cookie may. Tokens that somebody makes for programs are 'play' or 'watch' and may not.
CREATE TABLE keys_with_use (
    id     INTEGER NOT NULL PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id),
    hash   BLOB    NOT NULL UNIQUE,
    kind   TEXT    NOT NULL CHECK (kind IN ('cookie', 'owner', 'play', 'watch', 'recovery')),
    label  TEXT    NOT NULL,
    since  INTEGER NOT NULL,
    seen   INTEGER NOT NULL
) STRICT;

INSERT INTO keys_with_use (id, person, hash, kind, label, since, seen)
SELECT k.id, k.person, k.hash,
       CASE WHEN k.kind = 'play' AND k.label = '' AND p.program = 1 THEN 'owner' ELSE k.kind END,
       k.label, k.since, k.since
FROM keys k JOIN people p ON p.id = k.person;

DROP TABLE keys;
ALTER TABLE keys_with_use RENAME TO keys;
CREATE INDEX keys_by_person ON keys (person);
