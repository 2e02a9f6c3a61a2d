-- name: AddRecoveryCode :exec
INSERT INTO recovery_codes (user_id, hash) VALUES ($1, $2);

-- name: DropRecoveryCodes :exec
DELETE FROM recovery_codes WHERE user_id = $1;

-- name: UseRecoveryCode :execrows
DELETE FROM recovery_codes WHERE user_id = $1 AND hash = $2;
