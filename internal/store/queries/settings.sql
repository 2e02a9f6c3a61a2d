-- name: Setting :one
SELECT value FROM settings WHERE name = $1;

-- name: SaveSetting :exec
INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value;

-- name: AddAudit :exec
INSERT INTO audit (id, at, event, actor, subject, details) VALUES ($1, $2, $3, $4, $5, $6);

-- name: AuditTrail :many
SELECT * FROM audit ORDER BY at DESC, id DESC LIMIT $1 OFFSET $2;
