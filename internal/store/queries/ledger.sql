-- name: AddMovement :execrows
INSERT INTO ledger (id, key, user_id, from_account, to_account, amount, reason, reference, actor, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (key) DO NOTHING;

-- name: AddCredits :execrows
UPDATE users SET credits = credits + $2 WHERE id = $1;

-- name: TakeCredits :execrows
UPDATE users SET credits = credits - $2 WHERE id = $1 AND credits >= $2;

-- name: CreditsOf :one
SELECT credits FROM users WHERE id = $1;

-- name: LedgerSums :many
SELECT users.id, users.email, users.credits,
    CAST(COALESCE(SUM(CASE WHEN to_account = 'available' THEN amount ELSE 0 END) - SUM(CASE WHEN from_account = 'available' THEN amount ELSE 0 END), 0) AS BIGINT) AS available,
    CAST(COALESCE(SUM(CASE WHEN to_account = 'reserved' THEN amount ELSE 0 END) - SUM(CASE WHEN from_account = 'reserved' THEN amount ELSE 0 END), 0) AS BIGINT) AS reserved
FROM users LEFT JOIN ledger ON ledger.user_id = users.id GROUP BY users.id, users.email, users.credits ORDER BY users.id;

-- name: OpenReservations :many
SELECT user_id, CAST(SUM(n) AS BIGINT) AS reserved FROM (
    SELECT user_id, files - (SELECT count(*) FROM files AS gone WHERE gone.task_id = tasks.id AND gone.stage = 'cancelled') AS n
    FROM tasks WHERE ended_at = 0 AND allowance = FALSE
    UNION ALL
    SELECT tasks.user_id, 1 AS n FROM files JOIN tasks ON tasks.id = files.task_id WHERE files.held = TRUE AND tasks.ended_at > 0
) AS open GROUP BY user_id;

-- name: ReservedOf :one
SELECT CAST(COALESCE(SUM(n), 0) AS BIGINT) AS reserved FROM (
    SELECT files - (SELECT count(*) FROM files AS gone WHERE gone.task_id = tasks.id AND gone.stage = 'cancelled') AS n
    FROM tasks WHERE tasks.user_id = $1 AND ended_at = 0 AND allowance = FALSE
    UNION ALL
    SELECT 1 AS n FROM files JOIN tasks ON tasks.id = files.task_id WHERE tasks.user_id = $1 AND files.held = TRUE AND tasks.ended_at > 0
) AS open;

-- name: MovementsOf :many
SELECT * FROM ledger WHERE user_id = $1 ORDER BY created_at, id;

-- name: MovementsPage :many
SELECT sqlc.embed(ledger), COALESCE(actors.email, '') AS actor_email,
    CAST(COALESCE(SUM(CASE WHEN own.reason = 'reserve' THEN own.amount ELSE 0 END), 0) AS BIGINT) AS reserved,
    CAST(COALESCE(SUM(CASE WHEN own.reason = 'commit' THEN own.amount WHEN own.reason = 'refund' THEN -own.amount ELSE 0 END), 0) AS BIGINT) AS taken,
    CAST(COALESCE(SUM(CASE WHEN own.reason IN ('release', 'refund') THEN own.amount ELSE 0 END), 0) AS BIGINT) AS returned
FROM ledger LEFT JOIN users AS actors ON actors.id = ledger.actor
LEFT JOIN ledger AS own ON ledger.reason = 'reserve' AND own.user_id = ledger.user_id AND own.reference = ledger.reference
WHERE ledger.id IN (
    SELECT listed.id FROM ledger AS listed WHERE listed.user_id = sqlc.arg(user_id)
    AND listed.reason NOT IN ('commit', 'release', 'refund') AND (listed.reason <> 'reserve' OR listed.key LIKE 'reserve:%:0')
    ORDER BY listed.created_at DESC, listed.id DESC LIMIT CAST(sqlc.arg(most) AS BIGINT) OFFSET CAST(sqlc.arg(behind) AS BIGINT))
GROUP BY ledger.id, actors.email ORDER BY ledger.created_at DESC, ledger.id DESC;

-- name: MovementSums :one
SELECT CAST(COALESCE(SUM(CASE WHEN reason IN ('commit', 'release', 'refund') OR reason = 'reserve' AND key NOT LIKE 'reserve:%:0' THEN 0 ELSE 1 END), 0) AS BIGINT) AS movements,
    CAST(COALESCE(SUM(CASE WHEN from_account = 'issued' THEN amount ELSE 0 END), 0) AS BIGINT) AS given,
    CAST(COALESCE(SUM(CASE WHEN to_account = 'spent' THEN amount WHEN from_account = 'spent' THEN -amount ELSE 0 END), 0) AS BIGINT) AS taken,
    CAST(COALESCE(SUM(CASE WHEN reason IN ('release', 'refund') THEN amount ELSE 0 END), 0) AS BIGINT) AS returned,
    CAST(COALESCE(SUM(CASE WHEN to_account = 'expired' THEN amount ELSE 0 END), 0) AS BIGINT) AS ended
FROM ledger WHERE user_id = $1;
