-- +goose Up
-- What a CV that is being converted is busy with; 'cancelled' of one that its user ended, whose credit is back already.
ALTER TABLE files ADD COLUMN stage TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE files DROP COLUMN stage;
