-- +goose Up
-- A doubtful reading of a scan keeps its credit reserved until the user accepts or refuses it.
ALTER TABLE files ADD COLUMN held BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX files_held ON files (task_id) WHERE held = TRUE;

-- +goose Down
DROP INDEX files_held;
ALTER TABLE files DROP COLUMN held;
