package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"math"
	"strings"

	sqlitedrv "modernc.org/sqlite"

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

// A part of the trail with the addresses of those who are still there, behind the place ($2, $5). The words are
// looked for in lower case; the query is written by hand because of its optional parts.
const (
	trailColumns = `SELECT a.id, a.at, a.event, a.actor, a.subject, a.details, COALESCE(actors.email, ''), COALESCE(subjects.email, '')
FROM audit AS a LEFT JOIN users AS actors ON actors.id = a.actor LEFT JOIN users AS subjects ON subjects.id = a.subject
WHERE a.at >= $1 AND (a.at, a.id) < ($2, $5)`
	trailWords = `a.event || ' ' || a.actor || ' ' || a.subject || ' ' || a.details || ' ' ||
COALESCE(actors.email, '') || ' ' || COALESCE(subjects.email, '')`
	trailOrder = ` ORDER BY a.at DESC, a.id DESC LIMIT $3 OFFSET $4`
)

// How a text is written in lower case in every script: as lower does. SQLite's own lower() knows A to Z alone, and
// PostgreSQL's no more where its databases are in the C locale; ICU is asked where it was built with it.
const (
	lowerSQLite   = "lower_unicode(%s)"
	lowerPostgres = "lower(%s)"
	lowerICU      = `lower((%s) COLLATE "und-x-icu")`
	// only where the database can hold these letters
	lowerUTF8 = "replace(replace(%s, 'ς', 'σ'), '\u0307', '')"
)

var (
	errLower = sqlitedrv.RegisterDeterministicScalarFunction("lower_unicode", 1,
		func(_ *sqlitedrv.FunctionContext, args []driver.Value) (driver.Value, error) {
			s, _ := args[0].(string)
			return lower(s), nil
		})
	// ICU writes Σ at the end of a word as ς, and the dot of İ as a mark behind an i; Go does neither.
	asICU = strings.NewReplacer("ς", "σ", "\u0307", "")
)

func lower(s string) string { return asICU.Replace(strings.ToLower(s)) }

// postgresLower asks what the database knows; one without an encoding knows no collation of ICU.
func postgresLower(ctx context.Context, pool *sql.DB) (string, error) {
	var isUTF8, hasICU bool
	err := pool.QueryRowContext(ctx, `SELECT current_setting('server_encoding') = 'UTF8',
EXISTS (SELECT 1 FROM pg_collation WHERE collname = 'und-x-icu' AND pg_collation_is_visible(oid))`).Scan(&isUTF8, &hasICU)
	form := lowerPostgres
	if hasICU {
		form = lowerICU
	}
	if isUTF8 {
		form = fmt.Sprintf(lowerUTF8, form)
	}
	return form, err
}

var escapeLike = strings.NewReplacer("!", "!!", "%", "!%", "_", "!_")

// Events implements audit.Store.
func (d *DB) Events(ctx context.Context, q audit.Query) ([]audit.Event, error) {
	until, id := int64(math.MaxInt64), ""
	if !q.Until.IsZero() {
		until = millis(q.Until)
	}
	if q.Before != nil {
		until, id = millis(q.Before.At), q.Before.ID
	}
	var from int64
	if !q.From.IsZero() {
		from = millis(q.From)
	}
	query, args := trailColumns, []any{from, until, q.Limit, min(q.Offset, 1<<30), id}
	if search := lower(strings.TrimSpace(q.Search)); search != "" {
		query += " AND " + fmt.Sprintf(d.lower, trailWords) + " LIKE $6 ESCAPE '!'"
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
