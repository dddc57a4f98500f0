-- Accounts can be banned or deleted. People in the state 'deleting' are a queue: a server replaces their names and then
-- removes the row. Every change of state has a number, so that a running server notices what was changed elsewhere.
ALTER TABLE people ADD COLUMN state TEXT NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'banned', 'deleting'));
ALTER TABLE people ADD COLUMN state_change INTEGER NOT NULL DEFAULT 0;

CREATE INDEX people_by_state_change ON people (state_change) WHERE state_change > 0;

-- In which logs somebody's name, words or reactions stand, whether they still sit there or not. People are written as in the events.
CREATE TABLE log_people (
    person     TEXT NOT NULL,
    table_code TEXT NOT NULL,
    PRIMARY KEY (person, table_code)
) STRICT, WITHOUT ROWID;

CREATE INDEX log_people_by_table ON log_people (table_code);

INSERT OR IGNORE INTO log_people (person, table_code)
SELECT substr(body, instr(body, '"who":"') + 7, 16), table_code FROM events
WHERE body LIKE '%"type":"sat"%' OR body LIKE '%"type":"sat-beside"%' OR body LIKE '%"type":"said"%'
   OR body LIKE '%"type":"reacted"%';

INSERT OR IGNORE INTO log_people (person, table_code)
SELECT substr(body, instr(body, '"host":"') + 8, 16), table_code FROM events WHERE seq = 1;

-- The tables whose logs hold chat, with the moment of the oldest line.
CREATE TABLE log_chat (
    table_code TEXT    NOT NULL PRIMARY KEY,
    oldest     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX log_chat_by_age ON log_chat (oldest);

INSERT INTO log_chat (table_code, oldest)
SELECT table_code, min(CAST(substr(body, instr(body, '"at":') + 5, 19) AS INTEGER)) FROM events
WHERE body LIKE '%"type":"said"%' GROUP BY table_code;

-- Tables that a server is to remove.
ALTER TABLE tables ADD COLUMN removing INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_to_remove ON tables (code) WHERE removing = 1;

-- Who was on which seat of a game whose log was removed: people as in the events, '-' for a bot.
ALTER TABLE games ADD COLUMN seats TEXT NOT NULL DEFAULT '';
