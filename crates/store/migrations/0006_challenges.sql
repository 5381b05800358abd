-- Whom the open seat of a table is kept for, as long as their answer is awaited; a guest with an account.
ALTER TABLE tables ADD COLUMN invited TEXT;

CREATE INDEX tables_by_invited ON tables (invited);
