-- +goose Up
-- When an admin suspended the account: nobody signs in to it, and its keys do not work, until that is lifted. 0 = it is not.
ALTER TABLE users ADD COLUMN suspended_at BIGINT NOT NULL DEFAULT 0;
-- An admin ended the right to convert: the free plan does not give it back. A plan that is paid, or an admin, does.
ALTER TABLE users ADD COLUMN switched_off BOOLEAN NOT NULL DEFAULT FALSE;

-- +goose Down
ALTER TABLE users DROP COLUMN switched_off;
ALTER TABLE users DROP COLUMN suspended_at;
