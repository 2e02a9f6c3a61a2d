-- +goose Up
-- What was given beside the CV, as a reference number, to be found again by.
ALTER TABLE files ADD COLUMN given TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE files DROP COLUMN given;
