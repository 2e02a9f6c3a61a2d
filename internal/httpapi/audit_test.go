package httpapi

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/audit"
)

// trail is a store of so many events, of which it gives `broken` away at most; 0 = all.
type trail struct {
	events []audit.Event
	broken int
	most   int64 // that were asked for at once
}

func (*trail) AddEvent(context.Context, audit.Event) error { return nil }

func (s *trail) Events(_ context.Context, q audit.Query) ([]audit.Event, error) {
	s.most = max(s.most, q.Limit)
	from := 0
	for i, e := range s.events {
		if q.Before != nil && e.ID == q.Before.ID {
			from = i + 1
		}
	}
	if s.broken > 0 && from >= s.broken {
		return nil, errors.New("the disk is gone")
	}
	return s.events[from:min(from+int(q.Limit), len(s.events))], nil
}

func trailOf(n int) *trail {
	s := &trail{}
	for i := range n {
		id := strconv.Itoa(i)
		s.events = append(s.events, audit.Event{ID: id, At: time.Unix(int64(n-i), 0), Name: "login", Details: map[string]string{"n": id}})
	}
	return s
}

// However long the trail is, its table holds all of it, each event once, and asks for a part at a time.
func TestAuditTableIsWholeAndStreamed(t *testing.T) {
	for _, n := range []int{0, 1, 499, 500, 501, 60_000} {
		var b bytes.Buffer
		s := trailOf(n)
		written, err := auditCSV(t.Context(), &b, s, audit.Query{})
		if err != nil || written != n {
			t.Fatalf("%d events: %d written, %v", n, written, err)
		}
		rows, err := csv.NewReader(&b).ReadAll()
		if err != nil || len(rows) != n+1 {
			t.Fatalf("%d events: %d rows, %v", n, len(rows), err)
		}
		for i, row := range rows[1:] {
			if row[6] != "n: "+strconv.Itoa(i) {
				t.Fatalf("row %d of %d is %q", i, n, row)
			}
		}
		if s.most > 1000 {
			t.Errorf("%d events were asked for at once", s.most)
		}
	}
}

// A table that cannot be ended never looks like a whole one, and what of it was given is in the trail all the same.
func TestAuditTableThatBreaksOffIsNoWholeTable(t *testing.T) {
	recorded := ""
	srv := &Server{Config: Config{Audit: &trail{events: trailOf(900).events, broken: 500}}}
	srv.Record = func(_ context.Context, event, _, _ string, details map[string]string) {
		recorded = event + " " + details["events"]
	}
	defer func() {
		if p := recover(); p != http.ErrAbortHandler || recorded != "audit log exported 500" {
			t.Errorf("it ended with %v and recorded %q", p, recorded)
		}
	}()
	by := &request{principal: &account.Principal{User: &account.User{ID: "root"}}}
	srv.writeAudit(context.WithValue(t.Context(), requestKey{}, by), new(bytes.Buffer), &auditIn{}, audit.Query{})
}

// Where somebody stops taking a table before its end that is no fault of the program, and not told as one.
func TestAnswerThatBreaksOffOnPurposeIsNoPanic(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(before)
	s, _ := signedIn(t)
	handler := s.guard(Route{ID: "x", Method: http.MethodGet, Role: Public}, func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write([]byte("a part"))
		panic(http.ErrAbortHandler)
	})
	defer func() {
		if p := recover(); p != http.ErrAbortHandler || strings.Contains(log.String(), "panic") {
			t.Errorf("it ended with %v and told %s", p, log.String())
		}
	}()
	handler(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", nil))
}
