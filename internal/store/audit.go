package store

import (
	"context"
	"encoding/json"

	"focal/internal/audit"
	"focal/internal/store/db"
)

var _ audit.Store = (*DB)(nil)

// AddEvent implements audit.Store.
func (d *DB) AddEvent(ctx context.Context, e audit.Event) error {
	b, err := json.Marshal(e.Details)
	if err != nil {
		return err
	}
	return wrap(d.q(ctx).AddAudit(ctx, db.AddAuditParams{ID: e.ID, At: millis(e.At), Event: e.Name, Actor: e.Actor, Subject: e.Subject, Details: string(b)}))
}

// Events implements audit.Store.
func (d *DB) Events(ctx context.Context, offset, limit int64) ([]audit.Event, error) {
	rows, err := d.r(ctx).AuditTrail(ctx, db.AuditTrailParams{Limit: int32(limit), Offset: int32(min(offset, 1<<30))})
	if err != nil {
		return nil, wrap(err)
	}
	out := make([]audit.Event, len(rows))
	for i, r := range rows {
		out[i] = audit.Event{ID: r.ID, At: fromMillis(r.At), Name: r.Event, Actor: r.Actor, Subject: r.Subject, ActorEmail: r.ActorEmail, SubjectEmail: r.SubjectEmail}
		if err := json.Unmarshal([]byte(r.Details), &out[i].Details); err != nil {
			return nil, err
		}
	}
	return out, nil
}
