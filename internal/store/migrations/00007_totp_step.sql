-- +goose Up
-- The step of the last one-time code that signed the user in: no code counts twice,
-- whichever process is asked.
ALTER TABLE users ADD COLUMN totp_step BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE users DROP COLUMN totp_step;
