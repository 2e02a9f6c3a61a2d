-- name: AddWebhookEvent :execrows
INSERT INTO webhook_events (id, provider, type, at) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING;

-- name: KnownWebhookEvents :one
SELECT count(*) FROM webhook_events WHERE id = $1;

-- name: CreateCheckout :exec
INSERT INTO checkouts (id, user_id, provider, plan, payment_status, success_url, cancel_url, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8);

-- name: Checkout :one
SELECT * FROM checkouts WHERE id = $1;

-- name: UnpaidCheckouts :many
SELECT * FROM checkouts WHERE user_id = $1 AND provider = $2 AND payment_status = 'unpaid' AND created_at >= $3 ORDER BY created_at, id;

-- name: SaveCheckout :execrows
UPDATE checkouts SET payment_status = $2, subscription_id = $3 WHERE id = $1;

-- name: PutSubscription :exec
INSERT INTO subscriptions (id, user_id, provider, plan, ended, cancelled, period_end, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (id) DO UPDATE SET plan = excluded.plan, ended = excluded.ended, cancelled = excluded.cancelled, period_end = excluded.period_end, changed_at = excluded.changed_at;

-- name: Subscription :one
SELECT * FROM subscriptions WHERE id = $1;

-- name: SubscriptionsOf :many
SELECT * FROM subscriptions WHERE user_id = $1 AND provider = $2 AND ended = FALSE ORDER BY id;

-- name: LapsedSubscriptions :many
SELECT * FROM subscriptions WHERE ended = FALSE AND period_end > 0 AND period_end <= $1 AND provider = $2 ORDER BY period_end LIMIT 500;

-- name: LapsedElsewhere :many
SELECT * FROM subscriptions WHERE ended = FALSE AND period_end > 0 AND period_end <= $1 AND provider <> $2 ORDER BY period_end LIMIT 500;

-- name: SaveSubscriber :execrows
UPDATE users SET plan = $2, plan_name = $3, status = $4, customer_id = $5, subscription_id = $6, period_end = $7, search = $8, switched_off = $9 WHERE id = $1;

-- name: UserByCustomer :one
SELECT * FROM users WHERE customer_id = $1 AND customer_id <> '' LIMIT 1;
