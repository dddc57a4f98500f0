-- Revoked keys and new names, for as long as a node may not have heard of them. Every node reads this several times a
-- second and forgets what it remembers of these people, so that a revoked key opens nothing anywhere a second later.
-- `tx` gives the changes an order in which none can appear behind a reader: whoever has seen a snapshot has seen every
-- transaction before its `xmin`, and asks from there the next time.
CREATE TABLE identity_changes (
    id      BIGINT      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tx      XID8        NOT NULL DEFAULT pg_current_xact_id(),
    at      TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    person  BIGINT      NOT NULL,
    revoked BYTEA
);

CREATE INDEX identity_changes_by_tx ON identity_changes (tx);

-- Triggers, so that no statement that removes a key can forget to say so.
CREATE FUNCTION note_revoked_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO identity_changes (person, revoked) SELECT person, hash FROM gone;
    RETURN NULL;
END $$;

CREATE TRIGGER keys_revoked AFTER DELETE ON keys
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_revoked_keys();

CREATE FUNCTION note_new_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO identity_changes (person) VALUES (NEW.id);
    RETURN NULL;
END $$;

CREATE TRIGGER people_renamed AFTER UPDATE OF name ON people
FOR EACH ROW EXECUTE FUNCTION note_new_name();
