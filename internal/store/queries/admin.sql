-- name: UpdateUser :execrows
UPDATE users SET name = $2, email = $3, organisation = $4, role = $5, plan = $6, plan_name = $7, status = $8, converted = $9, allowed_templates = $10, expires_at = $11, search = $12, switched_off = $13 WHERE id = $1;

-- name: ForgetReasons :exec
UPDATE ledger SET reference = '' WHERE user_id = $1 AND key LIKE 'set:%';

-- name: DeleteUser :execrows
DELETE FROM users WHERE id = $1;

-- name: SaveTOTP :execrows
UPDATE users SET totp = $2, totp_pending = $3 WHERE id = $1;

-- name: UseTOTPStep :execrows
UPDATE users SET totp_step = $2 WHERE id = $1 AND totp_step < $2;

-- name: PutIcon :exec
INSERT INTO icons (user_id, filename, mimetype, blob_key, created_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (user_id) DO UPDATE SET filename = excluded.filename, mimetype = excluded.mimetype, blob_key = excluded.blob_key, created_at = excluded.created_at;

-- name: Icon :one
SELECT * FROM icons WHERE user_id = $1;

-- name: DropIcon :execrows
DELETE FROM icons WHERE user_id = $1;

-- name: PutTemplate :exec
INSERT INTO templates (id, name, folded, blob_key, size, created_by, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7);

-- name: Templates :many
SELECT * FROM templates ORDER BY folded;

-- name: TemplateByName :one
SELECT * FROM templates WHERE folded = $1;

-- name: DropTemplate :execrows
DELETE FROM templates WHERE id = $1;

-- name: AllowedTemplates :many
SELECT id, allowed_templates FROM users WHERE allowed_templates <> '[]' ORDER BY id FOR NO KEY UPDATE;

-- name: SaveAllowedTemplates :exec
UPDATE users SET allowed_templates = $2 WHERE id = $1;

-- name: PutTemplateAsks :exec
INSERT INTO template_asks (folded, asked) VALUES ($1, $2)
ON CONFLICT (folded) DO UPDATE SET asked = excluded.asked;

-- name: TemplateAsks :many
SELECT * FROM template_asks;

-- name: DropTemplateAsks :exec
DELETE FROM template_asks WHERE folded = $1;
