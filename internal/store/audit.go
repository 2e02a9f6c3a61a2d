package store

import (
	"context"
	"encoding/json"
	"math"
	"strings"

	"focal/internal/audit"
	"focal/internal/store/db"
)

var _ audit.Store = (*DB)(nil)

// AddEvent implements audit.Store.
func (d *DB) AddEvent(ctx context.Context, e audit.Event) error {
	var details strings.Builder
	out := json.NewEncoder(&details)
	out.SetEscapeHTML(false) // "2 -> 3" is looked for as it is read
	if err := out.Encode(e.Details); err != nil {
		return err
	}
	return wrap(d.q(ctx).AddAudit(ctx, db.AddAuditParams{
		ID: e.ID, At: millis(e.At), Event: e.Name, Actor: e.Actor, Subject: e.Subject, Details: strings.TrimSpace(details.String()),
	}))
}

// A part of the trail with the addresses of those who are still there. The words are looked for in lower
// case; the query is written by hand because of its optional parts.
const (
	trailColumns = `SELECT a.id, a.at, a.event, a.actor, a.subject, a.details, COALESCE(actors.email, ''), COALESCE(subjects.email, '')
FROM audit AS a LEFT JOIN users AS actors ON actors.id = a.actor LEFT JOIN users AS subjects ON subjects.id = a.subject
WHERE a.at >= $1 AND a.at < $2`
	trailSearch = ` AND lower(a.event || ' ' || a.actor || ' ' || a.subject || ' ' || a.details || ' ' ||
COALESCE(actors.email, '') || ' ' || COALESCE(subjects.email, '')) LIKE $5 ESCAPE '!'`
	trailOrder = ` ORDER BY a.at DESC, a.id DESC LIMIT $3 OFFSET $4`
)

var escapeLike = strings.NewReplacer("!", "!!", "%", "!%", "_", "!_")

// Events implements audit.Store.
func (d *DB) Events(ctx context.Context, q audit.Query) ([]audit.Event, error) {
	until := int64(math.MaxInt64)
	if !q.Until.IsZero() {
		until = millis(q.Until)
	}
	var from int64
	if !q.From.IsZero() {
		from = millis(q.From)
	}
	query, args := trailColumns, []any{from, until, q.Limit, min(q.Offset, 1<<30)}
	if search := strings.ToLower(strings.TrimSpace(q.Search)); search != "" {
		query += trailSearch
		args = append(args, "%"+escapeLike.Replace(search)+"%")
	}
	rows, err := d.dialect(d.read).QueryContext(ctx, query+trailOrder, args...)
	if err != nil {
		return nil, wrap(err)
	}
	defer rows.Close()
	out := []audit.Event{}
	for rows.Next() {
		var e audit.Event
		var at int64
		var details string
		if err := rows.Scan(&e.ID, &at, &e.Name, &e.Actor, &e.Subject, &details, &e.ActorEmail, &e.SubjectEmail); err != nil {
			return nil, wrap(err)
		}
		e.At = fromMillis(at)
		if err := json.Unmarshal([]byte(details), &e.Details); err != nil {
			return nil, err
		}
		out = append(out, e)
	}
	return out, wrap(rows.Err())
}
