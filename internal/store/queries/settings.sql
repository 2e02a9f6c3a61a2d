-- name: Setting :one
SELECT value FROM settings WHERE name = $1;

-- name: SaveSetting :exec
INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value;

-- name: AddAudit :exec
INSERT INTO audit (id, at, event, actor, subject, details) VALUES ($1, $2, $3, $4, $5, $6);

-- name: AuditTrail :many
SELECT page.*, COALESCE(actors.email, '') AS actor_email, COALESCE(subjects.email, '') AS subject_email
FROM (SELECT * FROM audit ORDER BY at DESC, id DESC LIMIT $1 OFFSET $2) AS page
LEFT JOIN users AS actors ON actors.id = page.actor LEFT JOIN users AS subjects ON subjects.id = page.subject
ORDER BY page.at DESC, page.id DESC;

-- name: Repeat :one
SELECT body_hash, answer FROM repeats WHERE user_id = $1 AND scope = $2 AND key = $3;

-- name: AddRepeat :exec
INSERT INTO repeats (user_id, scope, key, body_hash, answer, created_at) VALUES ($1, $2, $3, $4, $5, $6);

-- name: PurgeRepeats :exec
DELETE FROM repeats WHERE created_at < $1;
