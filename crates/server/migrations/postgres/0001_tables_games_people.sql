-- The log of every table is the truth. Everything about tables and games below it is an index over the logs.
-- Codes and ids are compared byte by byte, whatever the language of the database.

-- Which house this is, and a number that is written over and over to find out whether the disk still takes anything.
CREATE TABLE tacora (
    id    SMALLINT NOT NULL PRIMARY KEY CHECK (id = 1),
    name  TEXT     NOT NULL,
    beats BIGINT   NOT NULL
);

INSERT INTO tacora (id, name, beats) VALUES (1, replace(gen_random_uuid()::text, '-', ''), 0);

-- How long each log is, when something is due at its table, and until when somebody sees to that.
-- Whoever appends changes this row first, so two who append at the same time meet here and not among the events.
CREATE TABLE logs (
    code    TEXT   COLLATE "C" NOT NULL PRIMARY KEY,
    length  BIGINT NOT NULL,
    due     BIGINT,
    claimed BIGINT
) WITH (fillfactor = 70);

CREATE INDEX logs_by_due ON logs (LEAST(due, claimed)) WHERE LEAST(due, claimed) IS NOT NULL;

CREATE TABLE events (
    table_code TEXT   COLLATE "C" NOT NULL,
    seq        BIGINT NOT NULL CHECK (seq > 0),
    body       TEXT   NOT NULL,
    PRIMARY KEY (table_code, seq)
);

CREATE TABLE tables (
    code   TEXT     COLLATE "C" NOT NULL PRIMARY KEY,
    host   BIGINT   NOT NULL,
    listed BOOLEAN  NOT NULL,
    closed BOOLEAN  NOT NULL,
    at     BIGINT   NOT NULL,
    people BIGINT[] NOT NULL,
    sign   TEXT     NOT NULL
);

CREATE INDEX tables_in_lobby ON tables (at DESC, code) WHERE listed AND NOT closed;
CREATE INDEX tables_by_host ON tables (host, closed);
CREATE INDEX tables_by_person ON tables USING gin (people);

CREATE TABLE games (
    id         TEXT     COLLATE "C" NOT NULL PRIMARY KEY,
    table_code TEXT     COLLATE "C" NOT NULL,
    ended      BIGINT   NOT NULL,
    people     BIGINT[] NOT NULL,
    record     TEXT     NOT NULL
);

-- Somebody's games, the latest first.
CREATE TABLE game_people (
    person BIGINT NOT NULL,
    ended  BIGINT NOT NULL,
    game   TEXT   COLLATE "C" NOT NULL REFERENCES games (id),
    PRIMARY KEY (person, ended, game)
);

CREATE TABLE people (
    id      BIGINT  NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    program BOOLEAN NOT NULL,
    since   BIGINT  NOT NULL
);

CREATE TABLE keys (
    id     BIGINT NOT NULL PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people (id),
    hash   BYTEA  NOT NULL UNIQUE,
    kind   TEXT   NOT NULL CHECK (kind IN ('cookie', 'play', 'watch', 'recovery')),
    label  TEXT   NOT NULL,
    since  BIGINT NOT NULL
);

CREATE INDEX keys_by_person ON keys (person);

-- Who is connected where. After a crash of the database both are empty, and every node finds itself given up and says
-- again who is there: so nothing here needs to wait for a disk.
CREATE UNLOGGED TABLE nodes (
    id    BIGINT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);

CREATE UNLOGGED TABLE presence (
    table_code TEXT     COLLATE "C" NOT NULL,
    node       BIGINT   NOT NULL,
    people     BIGINT[] NOT NULL,
    PRIMARY KEY (table_code, node)
);

CREATE INDEX presence_by_node ON presence (node);
