-- +goose Up
-- Addresses of users' programs that are told of the end of conversions. secret is
-- sealed; failures counts tries in a row that failed, since failing_at.
CREATE TABLE webhooks (
    id         TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    url        TEXT NOT NULL,
    origin     TEXT NOT NULL, -- of our own addresses in what is sent
    events     TEXT NOT NULL, -- with spaces between
    secret     TEXT NOT NULL,
    enabled    BOOLEAN NOT NULL DEFAULT TRUE,
    off_reason TEXT NOT NULL DEFAULT '',
    failures   BIGINT NOT NULL DEFAULT 0,
    failing_at BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL
);
CREATE INDEX webhooks_by_user ON webhooks (user_id);

-- What became of an event at an address; one row however often it is tried.
CREATE TABLE webhook_deliveries (
    webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
    event_id   TEXT NOT NULL,
    event      TEXT NOT NULL,
    task_id    TEXT NOT NULL,
    state      TEXT NOT NULL,
    status     BIGINT NOT NULL DEFAULT 0, -- of the last answer; 0 = there was none
    error      TEXT NOT NULL DEFAULT '',
    tries      BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    tried_at   BIGINT NOT NULL,
    next_at    BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (webhook_id, event_id)
);
CREATE INDEX webhook_deliveries_by_time ON webhook_deliveries (created_at);

-- +goose Down
DROP TABLE webhook_deliveries;
DROP TABLE webhooks;
