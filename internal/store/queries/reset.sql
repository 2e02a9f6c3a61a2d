-- name: PutResetCode :exec
INSERT INTO reset_codes (id, user_id, code_hash, expires_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (id) DO UPDATE SET user_id = excluded.user_id, code_hash = excluded.code_hash, tries = 0, used = FALSE, expires_at = excluded.expires_at;

-- name: TryResetCode :one
UPDATE reset_codes SET tries = tries + 1 WHERE id = $1 AND tries < 5 AND used = FALSE AND expires_at > $2 RETURNING user_id, code_hash;

-- name: PeekResetCode :one
SELECT user_id FROM reset_codes WHERE id = $1 AND code_hash = $2 AND used = FALSE AND expires_at > $3;

-- name: UseResetCode :execrows
UPDATE reset_codes SET used = TRUE WHERE id = $1 AND code_hash = $2 AND used = FALSE AND expires_at > $3;

-- name: PurgeResetCodes :exec
DELETE FROM reset_codes WHERE expires_at < $1;

-- name: DropResetCode :exec
DELETE FROM reset_codes WHERE id = $1;

-- name: AddContactMessage :exec
INSERT INTO contact_messages (id, at, name, email, organisation, message) VALUES ($1, $2, $3, $4, $5, $6);

-- name: DropContactMessages :exec
DELETE FROM contact_messages WHERE email = $1;
