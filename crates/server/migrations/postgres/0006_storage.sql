-- How many bytes each table takes: its events and the records of its games. Hosts have a quota.
ALTER TABLE tables ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;

UPDATE tables SET bytes = stored.bytes
FROM (SELECT table_code, sum(octet_length(body)) AS bytes FROM events GROUP BY table_code) AS stored
WHERE stored.table_code = tables.code;

UPDATE tables SET bytes = tables.bytes + stored.bytes
FROM (SELECT table_code, sum(octet_length(record)) AS bytes FROM games GROUP BY table_code) AS stored
WHERE stored.table_code = tables.code;
