-- +goose Up
-- What a request with an Idempotency-Key led to, so that its repeats lead there too.
CREATE TABLE repeats (
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    scope      TEXT NOT NULL, -- what was asked for
    key        TEXT NOT NULL, -- the client's
    body_hash  TEXT NOT NULL,
    answer     TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, scope, key)
);
CREATE INDEX repeats_by_time ON repeats (created_at);

-- +goose Down
DROP TABLE repeats;
