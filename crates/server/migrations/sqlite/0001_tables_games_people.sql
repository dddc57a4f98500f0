-- The log of every table is the truth. Everything about tables and games below it is an index over the logs.
-- "Taco", so that a file can be told from a database of something else.
PRAGMA application_id = 0x5461636f;

CREATE TABLE events (
    table_code TEXT    NOT NULL,
    seq        INTEGER NOT NULL CHECK (seq > 0),
    body       TEXT    NOT NULL,
    PRIMARY KEY (table_code, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    code   TEXT    NOT NULL PRIMARY KEY,
    host   INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    closed INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    sign   TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_in_lobby ON tables (at DESC, code) WHERE listed = 1 AND closed = 0;
CREATE INDEX tables_by_host ON tables (host, closed);

CREATE TABLE table_people (
    table_code TEXT    NOT NULL REFERENCES tables (code),
    place      INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    PRIMARY KEY (table_code, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX table_people_by_person ON table_people (person);

CREATE TABLE games (
    id         TEXT    NOT NULL PRIMARY KEY,
    table_code TEXT    NOT NULL,
    ended      INTEGER NOT NULL,
    record     TEXT    NOT NULL
) STRICT;

CREATE TABLE game_people (
    game   TEXT    NOT NULL REFERENCES games (id),
    place  INTEGER NOT NULL,
    person INTEGER NOT NULL,
    ended  INTEGER NOT NULL,
    PRIMARY KEY (game, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_people_by_person ON game_people (person, ended DESC, game);

CREATE TABLE people (
    id      INTEGER NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    program INTEGER NOT NULL,
    since   INTEGER NOT NULL
) STRICT;

CREATE TABLE keys (
    id     INTEGER NOT NULL PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id),
    hash   BLOB    NOT NULL UNIQUE,
    kind   TEXT    NOT NULL CHECK (kind IN ('cookie', 'play', 'watch', 'recovery')),
    label  TEXT    NOT NULL,
    since  INTEGER NOT NULL
) STRICT;

CREATE INDEX keys_by_person ON keys (person);

-- One row that is written over and over, to find out whether the disk still takes anything.
CREATE TABLE pulse (
    id    INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    beats INTEGER NOT NULL
) STRICT;

INSERT INTO pulse (id, beats) VALUES (1, 0);
