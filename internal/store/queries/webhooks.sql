-- name: AddWebhook :exec
INSERT INTO webhooks (id, user_id, url, origin, events, secret, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7);

-- name: WebhookByID :one
SELECT * FROM webhooks WHERE id = $1;

-- name: WebhooksOf :many
SELECT * FROM webhooks WHERE user_id = $1 ORDER BY created_at, id;

-- name: SwitchWebhook :execrows
UPDATE webhooks SET enabled = $2, off_reason = $3, failures = 0, failing_at = 0 WHERE id = $1 AND enabled <> $2;

-- name: RenewWebhook :execrows
UPDATE webhooks SET secret = $2 WHERE id = $1;

-- name: WebhookWorked :exec
UPDATE webhooks SET failures = 0, failing_at = 0 WHERE id = $1 AND failures > 0;

-- name: WebhookFailed :one
UPDATE webhooks SET failures = failures + 1, failing_at = CASE WHEN failing_at = 0 THEN sqlc.arg(at) ELSE failing_at END WHERE id = sqlc.arg(id)
RETURNING failures, failing_at;

-- name: DropWebhook :execrows
DELETE FROM webhooks WHERE id = $1 AND user_id = $2;

-- name: SaveDelivery :exec
INSERT INTO webhook_deliveries (webhook_id, event_id, event, task_id, state, status, error, tries, created_at, tried_at, next_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
ON CONFLICT (webhook_id, event_id) DO UPDATE SET state = excluded.state, status = excluded.status, error = excluded.error,
    tries = excluded.tries, tried_at = excluded.tried_at, next_at = excluded.next_at
WHERE webhook_deliveries.state <> 'delivered';

-- name: WasDelivered :one
SELECT CAST(count(*) AS BIGINT) FROM webhook_deliveries WHERE webhook_id = $1 AND event_id = $2 AND state = 'delivered';

-- name: TrimDeliveries :exec
DELETE FROM webhook_deliveries WHERE webhook_deliveries.webhook_id = $1 AND webhook_deliveries.event_id NOT IN (
    SELECT newest.event_id FROM webhook_deliveries AS newest WHERE newest.webhook_id = $1
    ORDER BY newest.created_at DESC, newest.tried_at DESC, newest.event_id LIMIT $2);

-- name: DeliveriesOf :many
SELECT * FROM webhook_deliveries WHERE webhook_id = $1 ORDER BY created_at DESC, tried_at DESC, event_id LIMIT $2;

-- name: PurgeDeliveries :exec
DELETE FROM webhook_deliveries WHERE created_at < $1;
