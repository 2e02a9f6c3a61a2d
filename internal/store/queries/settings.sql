-- name: Setting :one
SELECT value FROM settings WHERE name = $1;

-- name: SaveSetting :exec
INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value;

-- name: AddAudit :exec
INSERT INTO audit (id, at, event, actor, subject, details) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING;

-- name: Repeat :one
SELECT body_hash, answer FROM repeats WHERE user_id = $1 AND scope = $2 AND key = $3;

-- name: AddRepeat :exec
INSERT INTO repeats (user_id, scope, key, body_hash, answer, created_at) VALUES ($1, $2, $3, $4, $5, $6);

-- name: PurgeRepeats :exec
DELETE FROM repeats WHERE created_at < $1;
