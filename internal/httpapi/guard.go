package httpapi

import (
	"context"
	"crypto/rand"
	"encoding/base32"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"focal/internal/account"
	"focal/internal/observe"
	"focal/internal/problem"
)

// request is what the guard knows about a request; handlers get it by requestOf
// or callerOf.
type request struct {
	id        string
	ip        string
	route     Route
	tasks     string             // conversions that the answer is about, where the path does not name one
	principal *account.Principal // nil on public routes
	http      *http.Request
	writer    http.ResponseWriter
}

type requestKey struct{}

func requestOf(r *http.Request) *request { return requestIn(r.Context()) }

func requestIn(ctx context.Context) *request {
	if q, ok := ctx.Value(requestKey{}).(*request); ok {
		return q
	}
	return &request{}
}

// callerOf returns who sends the request; only for routes that are not Public.
func callerOf(ctx context.Context) *account.Principal { return requestIn(ctx).principal }

var idEncoding = base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567").WithPadding(base32.NoPadding)

func newRequestID() string {
	b := make([]byte, 10)
	_, _ = rand.Read(b)
	return idEncoding.EncodeToString(b)
}

// guard enforces a row of the route table: role, rate, body size and deadlines.
// Everything about a request that could be refused without reading its body is
// refused before its body is read.
func (s *Server) guard(route Route, next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		q := &request{id: newRequestID(), ip: s.clientIP(r), route: route, writer: w}
		ctx := observe.With(context.WithValue(r.Context(), requestKey{}, q), slog.String("request_id", q.id), slog.String("route", route.ID))
		ctx, endSpan := s.Tracer.Incoming(ctx, r.Header, route.ID)
		r = r.WithContext(ctx)
		q.http = r
		h := w.Header()
		h.Set("X-Request-Id", q.id)
		h.Set("Cache-Control", "no-store")
		start := time.Now()
		rec := &recorder{ResponseWriter: w, status: http.StatusOK}
		q.writer = rec
		defer func() {
			p := recover()
			if p != nil && p != http.ErrAbortHandler { // an answer that is broken off on purpose is no fault
				slog.ErrorContext(r.Context(), "panic", "panic", p, "stack", string(debug.Stack()))
				if !rec.wrote {
					writeError(rec, r, problem.New(problem.Internal, ""))
					p = nil
				}
			}
			took := time.Since(start)
			s.metrics.observe(route.ID, rec.status, took)
			slog.DebugContext(r.Context(), "request", "method", route.Method, "status", rec.status, "took", took)
			endSpan(rec.status)
			if p != nil {
				panic(http.ErrAbortHandler) // half an answer must not look whole: the connection breaks
			}
		}()
		if err := s.admit(r, q); err != nil {
			if r.ContentLength != 0 {
				h.Set("Connection", "close") // do not read a body nobody wants
			}
			writeError(rec, r, err)
			return
		}
		if q.principal != nil {
			r = r.WithContext(observe.With(r.Context(), slog.String("user", q.principal.User.ID)))
			if q.principal.Key != nil {
				r = r.WithContext(observe.With(r.Context(), slog.String("key", q.principal.Key.ID)))
			}
			q.http = r
		}
		limitBody(rec, r, route.Body)
		next(rec, r)
	}
}

// limitBody bounds size and time: 10 s plus what the size takes at 64 KB/s.
func limitBody(w http.ResponseWriter, r *http.Request, limit int64) {
	rc := http.NewResponseController(w)
	size := min(max(r.ContentLength, 0), limit)
	if r.ContentLength < 0 {
		size = limit
	}
	_ = rc.SetReadDeadline(time.Now().Add(10*time.Second + time.Duration(size/(64<<10))*time.Second))
	switch {
	case limit > 0 && r.ContentLength == 0:
		r.Body = io.NopCloser(strings.NewReader("{}")) // no body says the same as an empty one: each missing field gets its own sentence
	case r.Body != nil && limit > 0:
		r.Body = http.MaxBytesReader(w, r.Body, limit)
	}
}

func (s *Server) admit(r *http.Request, q *request) error {
	if s.draining.Load() && q.route.Method != http.MethodGet {
		return problem.New(problem.Unavailable, "The service is restarting. Please try again in a moment.")
	}
	if q.route.Role == User || q.route.Role == Admin {
		p, err := s.authenticate(r, q)
		if err == nil {
			err = s.permit(r, q, p)
		}
		if err != nil {
			return err
		}
	}
	if q.route.Body > 0 && r.ContentLength > q.route.Body {
		return problem.New(problem.TooLarge, "The upload is too large: at most %d MB in one request.", max(1, q.route.Body>>20))
	}
	return s.limit(q)
}

// limit counts a request for its user, whose sessions and keys share the limits, or
// for its network.
func (s *Server) limit(q *request) error {
	rate, key := q.route.Rate, account.Network(q.ip)
	if rate.Max == 0 && q.principal != nil && q.principal.Key != nil {
		rate = perProgram
	}
	if rate.Max == 0 {
		return nil
	}
	if !rate.ByIP && q.principal != nil {
		key = q.principal.User.ID
	}
	return s.limiter.Allow(rate.Name+"|"+key, rate.Max, rate.Window)
}

// authenticate finds out who asks, by session or by key.
func (s *Server) authenticate(r *http.Request, q *request) (p *account.Principal, err error) {
	if token := bearer(r); account.IsAPIKey(token) {
		p, err = s.Accounts.AuthenticateKey(r.Context(), token, q.ip)
	} else {
		p, err = s.Accounts.Authenticate(r.Context(), token)
	}
	q.principal = p
	return p, err
}

// permit refuses a caller whom the route is not for.
func (s *Server) permit(r *http.Request, q *request, p *account.Principal) (err error) {
	switch {
	case p.Key != nil && keyFault(q.route, p.Key) != nil:
		err = keyFault(q.route, p.Key)
	case q.route.Role == Admin && !p.User.IsAdmin():
		err = problem.New(problem.Forbidden, "Unauthorized access.")
	case !q.route.Enrol && s.Accounts.MustEnrol(p.User):
		err = problem.New(problem.Forbidden, "Administrators need two-factor sign-in here. Please set it up in Your Profile first.")
	default:
		return nil
	}
	s.denied(r.Context(), p, q)
	return err
}

// keyFault says why a key may not use a route: keys open only routes with a scope.
func keyFault(route Route, k *account.APIKey) error {
	if len(route.Key) == 0 {
		return problem.New(problem.Forbidden, "This call is not open to API keys. Please sign in.")
	}
	for _, scope := range route.Key {
		if !k.May(scope) {
			return problem.New(problem.Forbidden, "This API key may not %s. Make one that may in Your Profile.", scope)
		}
	}
	return nil
}

// denied records an attempt at what the caller's role does not allow.
func (s *Server) denied(ctx context.Context, p *account.Principal, q *request) {
	attrs := []any{"user", p.User.ID}
	if p.Key != nil {
		attrs = append(attrs, "key", p.Key.ID)
	}
	slog.WarnContext(ctx, "forbidden", attrs...)
	s.record(ctx, "forbidden: "+q.route.ID, p.User.ID, nil)
}

// record adds an event about the caller's own account to the audit.
func (s *Server) record(ctx context.Context, event, actor string, details map[string]string) {
	if s.Record != nil {
		s.Record(ctx, event, actor, actor, details)
	}
}

// bearer returns the token of the Authorization header, "" without one.
func bearer(r *http.Request) string {
	scheme, token, ok := strings.Cut(r.Header.Get("Authorization"), " ")
	if !ok || !strings.EqualFold(scheme, "Bearer") {
		return ""
	}
	return strings.TrimSpace(token)
}

// recorder notes the status for metrics, and whether an answer has begun.
type recorder struct {
	http.ResponseWriter
	status int
	wrote  bool
}

func (r *recorder) WriteHeader(status int) {
	if !r.wrote {
		r.status, r.wrote = status, true
	}
	r.ResponseWriter.WriteHeader(status)
}

func (r *recorder) Write(b []byte) (int, error) {
	r.wrote = true
	return r.ResponseWriter.Write(b)
}

// Unwrap lets http.ResponseController reach the connection.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }

// jsonErrors turns the router's own plain-text answers (404, 405) below /api
// into the one error body.
func jsonErrors(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		buf := &plainAnswer{ResponseWriter: w}
		next.ServeHTTP(buf, r)
		if buf.held == 0 {
			return
		}
		kind, text := problem.NotFound, "Unknown address: see /api/docs for the calls there are."
		if buf.held == http.StatusMethodNotAllowed {
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(buf.held)
			_, _ = w.Write([]byte(`{"error":"This address does not know the method ` + safeMethod(r.Method) + `."}` + "\n")) // #nosec G705 -- safeMethod lets capital letters through only
			return
		}
		writeError(w, r, problem.New(kind, "%s", text))
	})
}

func safeMethod(m string) string {
	if len(m) > 10 || strings.ContainsFunc(m, func(c rune) bool { return c < 'A' || c > 'Z' }) {
		return "used"
	}
	return m
}

// plainAnswer holds back the router's text/plain 404 and 405; everything with a
// handler of ours sets the request id first and passes.
type plainAnswer struct {
	http.ResponseWriter
	held int
}

func (p *plainAnswer) WriteHeader(status int) {
	ours := p.Header().Get("X-Request-Id") != ""
	if !ours && (status == http.StatusNotFound || status == http.StatusMethodNotAllowed) {
		p.held = status
		return
	}
	p.ResponseWriter.WriteHeader(status)
}

func (p *plainAnswer) Write(b []byte) (int, error) {
	if p.held != 0 {
		return len(b), nil
	}
	return p.ResponseWriter.Write(b)
}

func (p *plainAnswer) Unwrap() http.ResponseWriter { return p.ResponseWriter }

// isTimeout reports whether the client was too slow.
func isTimeout(err error) bool {
	var t interface{ Timeout() bool }
	return errors.As(err, &t) && t.Timeout()
}
