-- +goose Up
CREATE TABLE subscriptions (
    id         TEXT PRIMARY KEY, -- the provider's
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    provider   TEXT NOT NULL,
    plan       TEXT NOT NULL,
    ended      BOOLEAN NOT NULL DEFAULT FALSE, -- final: a late event never revives it
    cancelled  BOOLEAN NOT NULL DEFAULT FALSE, -- runs out at period_end
    period_end BIGINT NOT NULL DEFAULT 0,
    changed_at BIGINT NOT NULL DEFAULT 0 -- time of the newest event that was applied
);
CREATE INDEX subscriptions_by_user ON subscriptions (user_id);
CREATE INDEX subscriptions_by_end ON subscriptions (period_end) WHERE ended = FALSE;

-- +goose Down
DROP TABLE subscriptions;
