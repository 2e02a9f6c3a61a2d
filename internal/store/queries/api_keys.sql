-- name: AddAPIKey :exec
INSERT INTO api_keys (id, user_id, name, hash, scopes, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7);

-- name: APIKeyUser :one
SELECT sqlc.embed(api_keys), sqlc.embed(users) FROM api_keys JOIN users ON users.id = api_keys.user_id WHERE api_keys.id = $1;

-- name: APIKeysOf :many
SELECT * FROM api_keys WHERE user_id = $1 ORDER BY created_at DESC, id;

-- name: UseAPIKey :exec
UPDATE api_keys SET last_used = $2 WHERE id = $1 AND last_used < $2;

-- name: DropAPIKey :execrows
DELETE FROM api_keys WHERE id = $1 AND user_id = $2;

-- name: DropAPIKeys :execrows
DELETE FROM api_keys WHERE user_id = $1;
