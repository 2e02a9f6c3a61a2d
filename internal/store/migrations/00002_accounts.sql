-- +goose Up
-- One-time passwords, keyed by a hash of the address asked for: unknown
-- addresses get a row too (user_id ''), so that both take the same time.
CREATE TABLE reset_codes (
    id         TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL,
    code_hash  TEXT NOT NULL,
    tries      BIGINT NOT NULL DEFAULT 0,
    used       BOOLEAN NOT NULL DEFAULT FALSE,
    expires_at BIGINT NOT NULL
);
CREATE INDEX reset_codes_by_expiry ON reset_codes (expires_at);

CREATE TABLE icons (
    user_id    TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    filename   TEXT NOT NULL,
    mimetype   TEXT NOT NULL,
    blob_key   TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE contact_messages (
    id           TEXT PRIMARY KEY,
    at           BIGINT NOT NULL,
    name         TEXT NOT NULL,
    email        TEXT NOT NULL,
    organisation TEXT NOT NULL,
    message      TEXT NOT NULL
);

-- What a provider told us and what we sold; an event or a session counts once.
CREATE TABLE webhook_events (
    id       TEXT PRIMARY KEY,
    provider TEXT NOT NULL,
    type     TEXT NOT NULL,
    at       BIGINT NOT NULL
);
CREATE TABLE checkouts (
    id              TEXT PRIMARY KEY,
    user_id         TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    provider        TEXT NOT NULL,
    plan            TEXT NOT NULL,
    payment_status  TEXT NOT NULL,
    subscription_id TEXT NOT NULL DEFAULT '',
    success_url     TEXT NOT NULL DEFAULT '',
    cancel_url      TEXT NOT NULL DEFAULT '',
    created_at      BIGINT NOT NULL
);
CREATE INDEX checkouts_by_user ON checkouts (user_id);

CREATE TABLE templates (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    folded     TEXT NOT NULL UNIQUE, -- name in lower case
    blob_key   TEXT NOT NULL,
    size       BIGINT NOT NULL,
    created_by TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

DROP INDEX users_by_name;
CREATE INDEX users_by_name ON users (lower(name), id);

-- +goose Down
DROP INDEX users_by_name;
CREATE INDEX users_by_name ON users (name, id);
DROP TABLE templates;
DROP TABLE checkouts;
DROP TABLE webhook_events;
DROP TABLE contact_messages;
DROP TABLE icons;
DROP TABLE reset_codes;
