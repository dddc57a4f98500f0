-- Accounts can be banned or deleted. People in the state 'deleting' are a queue: a server replaces their names and then
-- removes the row. Every change of state has a number, so that a running server notices what was changed elsewhere.
ALTER TABLE people ADD COLUMN state TEXT NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'banned', 'deleting'));
ALTER TABLE people ADD COLUMN state_change BIGINT NOT NULL DEFAULT 0;

CREATE INDEX people_by_state_change ON people (state_change) WHERE state_change > 0;

-- In which logs somebody's name, words or reactions stand, whether they still sit there or not. People are written as in the events.
CREATE TABLE log_people (
    person     TEXT COLLATE "C" NOT NULL,
    table_code TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, table_code)
);

CREATE INDEX log_people_by_table ON log_people (table_code);

INSERT INTO log_people (person, table_code)
SELECT DISTINCT substring(body FROM '"who":"([0-9a-f]{16})"'), table_code FROM events
WHERE body ~ '"type":"(sat|sat-beside|said|reacted)"' AND body ~ '"who":"[0-9a-f]{16}"';

INSERT INTO log_people (person, table_code)
SELECT substring(body FROM '"host":"([0-9a-f]{16})"'), table_code FROM events
WHERE seq = 1 AND body ~ '"host":"[0-9a-f]{16}"'
ON CONFLICT DO NOTHING;

-- The tables whose logs hold chat, with the moment of the oldest line.
CREATE TABLE log_chat (
    table_code TEXT   COLLATE "C" NOT NULL PRIMARY KEY,
    oldest     BIGINT NOT NULL
);

CREATE INDEX log_chat_by_age ON log_chat (oldest);

INSERT INTO log_chat (table_code, oldest)
SELECT table_code, min(coalesce(substring(body FROM '"at":([0-9]{1,18})')::bigint, 0)) FROM events
WHERE body ~ '"type":"said"' GROUP BY table_code;

-- Tables that a server is to remove.
ALTER TABLE tables ADD COLUMN removing BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_to_remove ON tables (code) WHERE removing = 1;

-- Who was on which seat of a game whose log was removed: people as in the events, '-' for a bot.
ALTER TABLE games ADD COLUMN seats TEXT NOT NULL DEFAULT '';

-- Which node does work that only one of them does at a time.
CREATE TABLE leases (
    name   TEXT   NOT NULL PRIMARY KEY,
    holder BIGINT NOT NULL,
    until  BIGINT NOT NULL
);
