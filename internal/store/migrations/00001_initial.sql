-- +goose Up
-- One schema for SQLite and PostgreSQL: ids are random text, times are unix
-- milliseconds (0 = never), money is integer cents or whole credits, lists are JSON.

CREATE TABLE users (
    id                TEXT PRIMARY KEY,
    email             TEXT NOT NULL UNIQUE,
    name              TEXT NOT NULL,
    organisation      TEXT NOT NULL,
    role              TEXT NOT NULL,
    plan              TEXT NOT NULL,
    plan_name         TEXT NOT NULL,
    status            TEXT NOT NULL,
    credits           BIGINT NOT NULL DEFAULT 0 CHECK (credits >= 0),
    converted         BIGINT NOT NULL DEFAULT 0,
    allowed_templates TEXT NOT NULL,
    password_hash     TEXT NOT NULL,
    created_at        BIGINT NOT NULL,
    last_login_at     BIGINT NOT NULL DEFAULT 0,
    demo_used         BIGINT NOT NULL DEFAULT 0,
    retention_days    BIGINT NOT NULL DEFAULT -1,
    locale            TEXT NOT NULL DEFAULT '',
    options           TEXT NOT NULL DEFAULT '',
    expires_at        BIGINT NOT NULL DEFAULT 0,
    must_change       BOOLEAN NOT NULL DEFAULT FALSE,
    totp              TEXT NOT NULL DEFAULT '',
    totp_pending      TEXT NOT NULL DEFAULT '',
    customer_id       TEXT NOT NULL DEFAULT '',
    subscription_id   TEXT NOT NULL DEFAULT '',
    period_end        BIGINT NOT NULL DEFAULT 0,
    search            TEXT NOT NULL -- name, e-mail, organisation and plan in lower case
);
CREATE INDEX users_by_name ON users (name, id);
CREATE INDEX users_by_created ON users (created_at, id);
CREATE INDEX users_by_customer ON users (customer_id);

CREATE TABLE sessions (
    id         TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    generation BIGINT NOT NULL,
    rotated_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    last_used  BIGINT NOT NULL,
    revoked_at BIGINT NOT NULL DEFAULT 0,
    reason     TEXT NOT NULL DEFAULT ''
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_use ON sessions (last_used);

-- Each row moves credits between two accounts of one user: issued, available,
-- reserved, spent, expired. The balance is the sum over "available". key makes
-- every movement happen once. Rows outlive their user, without identity.
CREATE TABLE ledger (
    id           TEXT PRIMARY KEY,
    key          TEXT NOT NULL UNIQUE,
    user_id      TEXT NOT NULL,
    from_account TEXT NOT NULL,
    to_account   TEXT NOT NULL,
    amount       BIGINT NOT NULL CHECK (amount > 0),
    reason       TEXT NOT NULL,
    reference    TEXT NOT NULL,
    actor        TEXT NOT NULL,
    created_at   BIGINT NOT NULL
);
CREATE INDEX ledger_by_user ON ledger (user_id, created_at);

CREATE TABLE tasks (
    id         TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    idem_key   TEXT NOT NULL, -- never empty: the task's id where the client sent none
    body_hash  TEXT NOT NULL,
    status     TEXT NOT NULL,
    error      TEXT NOT NULL DEFAULT '',
    options    TEXT NOT NULL,
    demo       BOOLEAN NOT NULL,
    allowance  BOOLEAN NOT NULL,
    job_name   TEXT NOT NULL,
    job_key    TEXT NOT NULL,
    files      BIGINT NOT NULL,
    done       BIGINT NOT NULL DEFAULT 0,
    bad        BIGINT NOT NULL DEFAULT 0,
    attempts   BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    started_at BIGINT NOT NULL DEFAULT 0,
    ended_at   BIGINT NOT NULL DEFAULT 0,
    expires_at BIGINT NOT NULL DEFAULT 0,
    UNIQUE (user_id, idem_key)
);
CREATE INDEX tasks_by_user ON tasks (user_id, created_at, id);
CREATE INDEX tasks_by_expiry ON tasks (expires_at) WHERE expires_at > 0;
CREATE INDEX tasks_open ON tasks (created_at) WHERE ended_at = 0;

CREATE TABLE files (
    task_id    TEXT NOT NULL REFERENCES tasks (id) ON DELETE CASCADE,
    idx        BIGINT NOT NULL,
    name       TEXT NOT NULL,
    size       BIGINT NOT NULL,
    status     TEXT NOT NULL,
    error      TEXT NOT NULL DEFAULT '',
    input_key  TEXT NOT NULL,
    result_key TEXT NOT NULL DEFAULT '',
    candidate  TEXT NOT NULL DEFAULT '',
    pages      BIGINT NOT NULL DEFAULT 0,
    score      BIGINT NOT NULL DEFAULT -1,
    PRIMARY KEY (task_id, idx)
);

-- One row per user that counts its tasks, so that a page of the history never counts.
CREATE TABLE task_counts (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    total   BIGINT NOT NULL
);

-- Small facts about the installation: who is the node, what was seeded.
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- Append-only record of sensitive actions; never any CV text, password or token.
CREATE TABLE audit (
    id         TEXT PRIMARY KEY,
    at         BIGINT NOT NULL,
    event      TEXT NOT NULL,
    actor      TEXT NOT NULL,
    subject    TEXT NOT NULL,
    details    TEXT NOT NULL
);
CREATE INDEX audit_by_time ON audit (at, id);

-- +goose Down
DROP TABLE audit;
DROP TABLE settings;
DROP TABLE task_counts;
DROP TABLE files;
DROP TABLE tasks;
DROP TABLE ledger;
DROP TABLE sessions;
DROP TABLE users;
