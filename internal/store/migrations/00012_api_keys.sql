-- +goose Up
-- Keys of programs. id is the part of a key that is shown, hash the SHA-256 of all of
-- it; a revoked key has no row.
CREATE TABLE api_keys (
    id         TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name       TEXT NOT NULL,
    hash       TEXT NOT NULL,
    scopes     TEXT NOT NULL, -- with spaces between
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL DEFAULT 0,
    last_used  BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX api_keys_by_user ON api_keys (user_id);

-- +goose Down
DROP TABLE api_keys;
