-- +goose Up
-- Codes that sign in once each when the authenticator is gone, hashed.
CREATE TABLE recovery_codes (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    hash    TEXT NOT NULL,
    PRIMARY KEY (user_id, hash)
);

-- +goose Down
DROP TABLE recovery_codes;
