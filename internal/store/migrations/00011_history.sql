-- +goose Up
-- seen: the owner has looked at what came of it. What was there before counts as seen.
ALTER TABLE tasks ADD COLUMN seen BOOLEAN NOT NULL DEFAULT TRUE;
-- The job's own title, as far as its text tells; job_name is a file's.
ALTER TABLE tasks ADD COLUMN job_title TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE tasks DROP COLUMN seen;
ALTER TABLE tasks DROP COLUMN job_title;
