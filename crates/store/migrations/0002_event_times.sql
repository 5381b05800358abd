-- When each event happened, in milliseconds of the site's own time: it stands still while the server is down and never
-- goes back. Logs from before have 0, and no clock that would ask.
ALTER TABLE events ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
