-- Each key says when it was last used, to the day. A program's own first token is its 'owner' key: it may manage the
-- account, as a browser's cookie may. Tokens that somebody makes for programs are 'play' or 'watch' and may not.
ALTER TABLE keys ADD COLUMN seen BIGINT;
UPDATE keys SET seen = since;
ALTER TABLE keys ALTER COLUMN seen SET NOT NULL;

ALTER TABLE keys DROP CONSTRAINT keys_kind_check;
ALTER TABLE keys ADD CONSTRAINT keys_kind_check CHECK (kind IN ('cookie', 'owner', 'play', 'watch', 'recovery'));
UPDATE keys SET kind = 'owner' FROM people
WHERE people.id = keys.person AND people.program AND keys.kind = 'play' AND keys.label = '';
