package store

import (
	"context"
	"strings"
	"time"

	"focal/internal/store/db"
	"focal/internal/webhook"
)

var _ webhook.Store = (*DB)(nil)

func hookOf(h db.Webhook) webhook.Hook {
	out := webhook.Hook{
		ID: h.ID, UserID: h.UserID, URL: h.Url, Origin: h.Origin, Secret: h.Secret, Enabled: h.Enabled, OffReason: h.OffReason,
		Failures: h.Failures, FailingAt: fromMillis(h.FailingAt), CreatedAt: fromMillis(h.CreatedAt),
	}
	for _, e := range strings.Fields(h.Events) {
		out.Events = append(out.Events, webhook.Event(e))
	}
	return out
}

// AddHook implements webhook.Store.
func (d *DB) AddHook(ctx context.Context, h webhook.Hook) error {
	var events []string
	for _, e := range h.Events {
		events = append(events, string(e))
	}
	return wrap(d.q(ctx).AddWebhook(ctx, db.AddWebhookParams{
		ID: h.ID, UserID: h.UserID, Url: h.URL, Origin: h.Origin, Events: strings.Join(events, " "), Secret: h.Secret,
		CreatedAt: millis(h.CreatedAt),
	}))
}

// Hook implements webhook.Store.
func (d *DB) Hook(ctx context.Context, id string) (*webhook.Hook, error) {
	row, err := d.r(ctx).WebhookByID(ctx, id)
	if err != nil {
		return nil, wrap(err)
	}
	h := hookOf(row)
	return &h, nil
}

// Hooks implements webhook.Store.
func (d *DB) Hooks(ctx context.Context, userID string) ([]webhook.Hook, error) {
	rows, err := d.r(ctx).WebhooksOf(ctx, userID)
	if err != nil {
		return nil, wrap(err)
	}
	out := make([]webhook.Hook, len(rows))
	for i, row := range rows {
		out[i] = hookOf(row)
	}
	return out, nil
}

// SwitchHook implements webhook.Store.
func (d *DB) SwitchHook(ctx context.Context, id string, on bool, reason string) (bool, error) {
	n, err := d.q(ctx).SwitchWebhook(ctx, db.SwitchWebhookParams{ID: id, Enabled: on, OffReason: reason})
	return n == 1, wrap(err)
}

// RenewHook implements webhook.Store.
func (d *DB) RenewHook(ctx context.Context, id, secret string) error {
	return changed(d.q(ctx).RenewWebhook(ctx, db.RenewWebhookParams{ID: id, Secret: secret}))
}

// HookWorked implements webhook.Store.
func (d *DB) HookWorked(ctx context.Context, id string) error {
	return wrap(d.q(ctx).WebhookWorked(ctx, id))
}

// HookFailed implements webhook.Store.
func (d *DB) HookFailed(ctx context.Context, id string, at time.Time) (int64, time.Time, error) {
	row, err := d.q(ctx).WebhookFailed(ctx, db.WebhookFailedParams{ID: id, At: millis(at)})
	return row.Failures, fromMillis(row.FailingAt), wrap(err)
}

// DropHook implements webhook.Store.
func (d *DB) DropHook(ctx context.Context, userID, id string) error {
	return changed(d.q(ctx).DropWebhook(ctx, db.DropWebhookParams{ID: id, UserID: userID}))
}

// SaveDelivery implements webhook.Store.
func (d *DB) SaveDelivery(ctx context.Context, v webhook.Delivery, keep int64) error {
	return d.InTx(ctx, func(ctx context.Context) error {
		q := d.q(ctx)
		err := q.SaveDelivery(ctx, db.SaveDeliveryParams{
			WebhookID: v.HookID, EventID: v.EventID, Event: string(v.Event), TaskID: v.TaskID, State: string(v.State),
			Status: int64(v.Status),
			Error:  v.Error, Tries: int64(v.Tries), CreatedAt: millis(v.Created), TriedAt: millis(v.Tried), NextAt: millis(v.Next),
		})
		if err != nil {
			return wrap(err)
		}
		trim := db.TrimDeliveriesParams{WebhookID: v.HookID, Limit: int32(keep)} // #nosec G115 -- a constant
		return wrap(q.TrimDeliveries(ctx, trim))
	})
}

// WasDelivered implements webhook.Store.
func (d *DB) WasDelivered(ctx context.Context, hookID, eventID string) (bool, error) {
	n, err := d.r(ctx).WasDelivered(ctx, db.WasDeliveredParams{WebhookID: hookID, EventID: eventID})
	return n > 0, wrap(err)
}

// Deliveries implements webhook.Store.
func (d *DB) Deliveries(ctx context.Context, hookID string, limit int64) ([]webhook.Delivery, error) {
	rows, err := d.r(ctx).DeliveriesOf(ctx, db.DeliveriesOfParams{WebhookID: hookID, Limit: int32(limit)}) // #nosec G115 -- a page
	if err != nil {
		return nil, wrap(err)
	}
	out := make([]webhook.Delivery, len(rows))
	for i, r := range rows {
		out[i] = webhook.Delivery{
			Notice: webhook.Notice{
				HookID: r.WebhookID, EventID: r.EventID, Event: webhook.Event(r.Event), TaskID: r.TaskID, Created: fromMillis(r.CreatedAt),
			},
			State: webhook.State(r.State), Status: int(r.Status), Error: r.Error, Tries: int(r.Tries),
			Tried: fromMillis(r.TriedAt), Next: fromMillis(r.NextAt),
		}
	}
	return out, nil
}

// PurgeDeliveries forgets deliveries of events before that time.
func (d *DB) PurgeDeliveries(ctx context.Context, before time.Time) error {
	return wrap(d.q(ctx).PurgeDeliveries(ctx, millis(before)))
}
