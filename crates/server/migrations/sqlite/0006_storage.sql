-- How many bytes each table takes: its events and the records of its games. Hosts have a quota.
ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET bytes =
    coalesce((SELECT sum(length(body)) FROM events WHERE table_code = code), 0);

-- Records are found by game, not by table: one pass over them all.
UPDATE tables SET bytes = tables.bytes + records.bytes
FROM (SELECT table_code, sum(length(record)) AS bytes FROM games GROUP BY table_code) AS records
WHERE records.table_code = tables.code;
