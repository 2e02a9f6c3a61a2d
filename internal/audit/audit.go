// Package audit keeps an append-only trail of sensitive actions (assurance item
// 60): who did what to whom, never any text of a CV, password or token.
package audit

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"log/slog"
	"strings"
	"time"
)

// Event is one line of the trail. Actor and Subject are user ids, or "operator",
// "system" or a payment provider's name.
type Event struct {
	ID      string
	At      time.Time
	Name    string
	Actor   string
	Subject string
	Details map[string]string

	// Addresses of the users as they are now, filled in when the trail is read: an
	// erased user's is nowhere any more, only the id stays.
	ActorEmail, SubjectEmail string
}

// Store keeps events. It has no way to change or delete one.
type Store interface {
	AddEvent(ctx context.Context, e Event) error // one whose id is there already is none
	Events(ctx context.Context, q Query) ([]Event, error)
}

// Query is a part of the trail, newest first. Search is looked for in names of events, addresses, ids and
// details; From and Until are days or moments, zero = open. With Before the part begins behind that event.
type Query struct {
	Search        string
	From, Until   time.Time
	Before        *Event
	Offset, Limit int64
}

// part is how many events are read at once where all are wanted.
const part = 500

// Each gives every event of q to use, newest first and a part at a time: nobody waits for the whole, and however
// slowly they are taken, nothing of the database is held for them. What comes in meanwhile is newer.
func Each(ctx context.Context, s Store, q Query, use func(Event) error) error {
	for q.Limit = part; ; {
		events, err := s.Events(ctx, q)
		if err != nil {
			return err
		}
		for _, e := range events {
			if err := use(e); err != nil {
				return err
			}
		}
		if len(events) < part {
			return nil
		}
		q.Before = &events[len(events)-1]
	}
}

// Trail records events. NewID and Now are injected.
type Trail struct {
	Store Store
	NewID func() string
	Now   func() time.Time
}

// Record adds an event, in the transaction of ctx if there is one. A trail that
// cannot be written is logged, not returned: what it records has happened.
func (t *Trail) Record(ctx context.Context, event, actor, subject string, details map[string]string) {
	t.add(ctx, t.NewID(), event, actor, subject, details)
}

// RecordHourly adds an event once an hour, however often it happens: a page draws a document anew with each
// correction, and that somebody had it is one fact.
func (t *Trail) RecordHourly(ctx context.Context, event, actor, subject string, details map[string]string) {
	told, _ := json.Marshal([]any{event, actor, subject, details, t.Now().Truncate(time.Hour).Unix()}) // strings always marshal
	sum := sha256.Sum256(told)
	t.add(ctx, hex.EncodeToString(sum[:16]), event, actor, subject, details)
}

func (t *Trail) add(ctx context.Context, id, event, actor, subject string, details map[string]string) {
	clean := make(map[string]string, len(details))
	for k, v := range details {
		clean[oneLine(k)] = oneLine(v)
	}
	e := Event{ID: id, At: t.Now(), Name: event, Actor: oneLine(actor), Subject: oneLine(subject), Details: clean}
	if err := t.Store.AddEvent(context.WithoutCancel(ctx), e); err != nil {
		b, _ := json.Marshal(clean) // strings always marshal
		slog.ErrorContext(ctx, "audit not stored", "event", event, "actor", e.Actor, "subject", e.Subject, "details", string(b), "cause", err)
	}
}

// oneLine keeps a value from forging lines of the trail or the log.
func oneLine(s string) string {
	s = strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f || r == 0x85 || r == 0x2028 || r == 0x2029 {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(s, ""))
	if len(s) > 500 {
		s = strings.ToValidUTF8(s[:500], "")
	}
	return s
}
