-- name: CreateUser :exec
INSERT INTO users (id, email, name, organisation, role, plan, plan_name, status, allowed_templates, password_hash, created_at, retention_days, expires_at, must_change, search)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15);

-- name: UserByID :one
SELECT * FROM users WHERE id = $1;

-- name: UserForChange :one
SELECT * FROM users WHERE id = $1 FOR NO KEY UPDATE;

-- name: UserByEmail :one
SELECT * FROM users WHERE email = $1;

-- name: CountUsers :one
SELECT count(*) FROM users;

-- name: CountAdmins :one
SELECT count(*) FROM users WHERE role = 'admin';

-- name: AdminsNotSuspended :many
SELECT id, email, CAST(CASE WHEN totp = '' THEN 1 ELSE 0 END AS BIGINT) AS password_alone
FROM users WHERE role = 'admin' AND suspended_at = 0 ORDER BY email;

-- name: AdminsForChange :many
SELECT id FROM users WHERE role = 'admin' AND suspended_at = 0 ORDER BY id FOR NO KEY UPDATE;

-- name: SaveProfile :execrows
UPDATE users SET name = $2, organisation = $3, retention_days = $4, search = $5 WHERE id = $1;

-- name: SavePassword :execrows
UPDATE users SET password_hash = $2, must_change = $3 WHERE id = $1;

-- name: SaveSuspended :execrows
UPDATE users SET suspended_at = $2 WHERE id = $1;

-- name: SaveLogin :exec
UPDATE users SET last_login_at = $2 WHERE id = $1;

-- name: SaveOptions :exec
UPDATE users SET options = $2 WHERE id = $1 AND options <> $2;

-- name: UseAllowance :execrows
UPDATE users SET demo_used = demo_used + sqlc.arg(n) WHERE id = sqlc.arg(id) AND demo_used + sqlc.arg(n) <= sqlc.arg(most);

-- name: AddConverted :exec
UPDATE users SET converted = converted + $2 WHERE id = $1;

-- name: CreateSession :exec
INSERT INTO sessions (id, user_id, generation, rotated_at, created_at, last_used) VALUES ($1, $2, $3, $4, $5, $6);

-- name: SessionUser :one
SELECT sqlc.embed(sessions), sqlc.embed(users) FROM sessions JOIN users ON users.id = sessions.user_id WHERE sessions.id = $1;

-- name: RotateSession :execrows
UPDATE sessions SET generation = generation + 1, rotated_at = $3, last_used = $3 WHERE id = $1 AND generation = $2 AND revoked_at = 0;

-- name: RevokeSession :exec
UPDATE sessions SET revoked_at = $3, reason = $2 WHERE id = $1 AND revoked_at = 0;

-- name: RevokeSessions :exec
UPDATE sessions SET revoked_at = $4, reason = $3 WHERE user_id = $1 AND id <> $2 AND revoked_at = 0;

-- name: PurgeSessions :execrows
DELETE FROM sessions WHERE last_used < $1;
