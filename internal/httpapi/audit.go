package httpapi

import (
	"cmp"
	"context"
	"encoding/csv"
	"io"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"focal/internal/audit"
)

type (
	auditIn struct {
		Page    int64  `query:"page" required:"false" doc:"from 1"`
		PerPage int64  `query:"per_page" required:"false" doc:"1 to 100, default 50"`
		Search  string `query:"q" required:"false" maxLength:"200" doc:"in events, addresses, ids and details"`
		From    string `query:"from" required:"false" maxLength:"10" doc:"first day, YYYY-MM-DD in UTC"`
		Until   string `query:"until" required:"false" maxLength:"10" doc:"last day, YYYY-MM-DD in UTC"`
	}
	auditBody struct {
		Events []auditEvent `json:"events"`
		Page   int64        `json:"page"`
	}
	auditEvent struct {
		ID      string            `json:"id"`
		At      string            `json:"at"`
		Event   string            `json:"event"`
		Actor   string            `json:"actor" doc:"id of the user who did it, or operator, system or the payment provider"`
		Subject string            `json:"subject" doc:"id of the user it was done to"`
		Details map[string]string `json:"details"`

		ActorEmail   string `json:"actor_email" doc:"present address; empty once the user is erased"`
		SubjectEmail string `json:"subject_email" doc:"present address; empty once the user is erased"`
	}
)

// stream is an answer that is written while it is made.
type stream struct {
	ContentType string `header:"Content-Type"`
	Disposition string `header:"Content-Disposition"`
	Body        func(huma.Context)
}

func (s *Server) auditRoutes() {
	typed(s, "listAudit", func(ctx context.Context, in *auditIn) (*out[auditBody], error) {
		q, err := in.query()
		if err != nil {
			return nil, err
		}
		page, perPage := paging(in.Page, in.PerPage, 50)
		q.Offset, q.Limit = (page-1)*perPage, perPage
		events, err := s.Audit.Events(ctx, q)
		if err != nil {
			return nil, err
		}
		body := auditBody{Events: make([]auditEvent, 0, len(events)), Page: page}
		for _, e := range events {
			body.Events = append(body.Events, auditEvent{
				ID: e.ID, At: stamp(e.At), Event: e.Name, Actor: e.Actor, Subject: e.Subject, Details: e.Details,
				ActorEmail: e.ActorEmail, SubjectEmail: e.SubjectEmail,
			})
		}
		return &out[auditBody]{Body: body}, nil
	})
	typed(s, "exportAudit", func(ctx context.Context, in *auditIn) (*stream, error) {
		q, err := in.query()
		if err != nil {
			return nil, err
		}
		q.Limit = 1
		if _, err := s.Audit.Events(ctx, q); err != nil {
			return nil, err // while there still is a way to say so
		}
		return &stream{
			ContentType: "text/csv; charset=utf-8", Disposition: `attachment; filename="audit-log.csv"`,
			Body: func(c huma.Context) { s.writeAudit(ctx, c.BodyWriter(), in, q) },
		}, nil
	}, csvAnswer)
}

// writeAudit writes the trail as a table and records how much of it was given. A table that cannot be ended breaks
// off as a broken answer does: a part is never taken for the whole.
func (s *Server) writeAudit(ctx context.Context, to io.Writer, in *auditIn, q audit.Query) {
	n, err := auditCSV(ctx, to, s.Audit, q)
	if s.Record != nil {
		id := callerOf(ctx).User.ID
		s.Record(ctx, "audit log exported", id, id, map[string]string{
			"search": in.Search, "from": in.From, "until": in.Until, "events": strconv.Itoa(n),
		})
	}
	if err != nil {
		slog.WarnContext(ctx, "audit table broken off", "events", n, "cause", err)
		panic(http.ErrAbortHandler)
	}
}

func (in *auditIn) query() (audit.Query, error) {
	q := audit.Query{Search: in.Search}
	var err error
	if q.From, err = day("from", in.From); err != nil {
		return q, err
	}
	if q.Until, err = day("until", in.Until); err == nil && !q.Until.IsZero() {
		q.Until = q.Until.AddDate(0, 0, 1)
		if !q.From.Before(q.Until) {
			return q, invalid("The dates are swapped: %s, the first day, lies after %s, the last one", in.From, in.Until)
		}
	}
	return q, err
}

// day reads a day of a query; "" is none.
func day(name, value string) (time.Time, error) {
	if value == "" {
		return time.Time{}, nil
	}
	at, err := time.Parse(time.DateOnly, value)
	if err != nil {
		return time.Time{}, invalid("%s must be a day like 2026-03-01", name)
	}
	return at, nil
}

// auditCSV writes a part of the trail as spreadsheets read it, and says how many events it has.
func auditCSV(ctx context.Context, to io.Writer, trail audit.Store, q audit.Query) (n int, err error) {
	_, err = io.WriteString(to, "\ufeff") // else spreadsheets read letters beyond ASCII as something else
	if err != nil {
		return 0, err
	}
	w := csv.NewWriter(to)
	write := func(cells ...string) error {
		for i, cell := range cells {
			cells[i] = plainCell(cell)
		}
		return w.Write(cells)
	}
	if err := write("When (UTC)", "Event", "By", "By (id)", "About", "About (id)", "Details"); err != nil {
		return 0, err
	}
	err = audit.Each(ctx, trail, q, func(e audit.Event) error {
		n++
		details := make([]string, 0, len(e.Details))
		for _, name := range slices.Sorted(maps.Keys(e.Details)) {
			details = append(details, name+": "+e.Details[name])
		}
		at := e.At.UTC().Format(time.DateTime)
		return write(at, e.Name, e.ActorEmail, e.Actor, e.SubjectEmail, e.Subject, strings.Join(details, ", "))
	})
	w.Flush()
	return n, cmp.Or(err, w.Error())
}

// plainCell keeps a spreadsheet from taking a text for a formula.
func plainCell(s string) string {
	if s != "" && strings.ContainsRune("=+-@\t\r", rune(s[0])) {
		return "'" + s
	}
	return s
}

// recordConversion adds an event about a conversion of the caller, by its id: never a name of a CV.
func (s *Server) recordConversion(ctx context.Context, event, task string) {
	if s.Hourly != nil {
		s.Hourly(ctx, event, callerOf(ctx).User.ID, callerOf(ctx).User.ID, s.about(ctx, task))
	}
}

// Events of the trail about documents.
const (
	eventOpened     = "document opened" // on a page, which draws it anew with every correction
	eventDownloaded = "document downloaded"
)

// opened records that a page drew the documents of a conversion, once an hour. What a program gets is a file.
func (s *Server) opened(ctx context.Context, task, as string) {
	event := eventOpened
	if callerOf(ctx).Key != nil {
		event = eventDownloaded
	}
	s.handed(ctx, event, task, as)
}

// taken records that documents of a conversion left the service as a file, once an hour.
func (s *Server) taken(ctx context.Context, task, as string) {
	event := eventDownloaded
	if task == "" {
		event = "list of conversions taken"
	}
	s.handed(ctx, event, task, as)
}

func (s *Server) handed(ctx context.Context, event, task, as string) {
	if s.Hourly == nil {
		return
	}
	u, details := callerOf(ctx).User, s.about(ctx, task)
	details["as"] = as
	s.Hourly(ctx, event, u.ID, u.ID, details)
}

// tookByProgram records what a program is about to get of converted CVs; pages show their users what they draw, too.
func (s *Server) tookByProgram(ctx context.Context) {
	q := requestIn(ctx)
	if q.route.Gives == "" || q.principal.Key == nil {
		return
	}
	if q.tasks == "" {
		q.tasks = q.http.PathValue("taskId")
	}
	s.taken(ctx, q.tasks, q.route.Gives)
}

func (s *Server) about(ctx context.Context, task string) map[string]string {
	details := map[string]string{}
	if task != "" {
		details["conversion"] = task
	}
	if key := callerOf(ctx).Key; key != nil {
		details["API key"] = key.ID
	}
	return details
}
