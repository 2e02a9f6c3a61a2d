package httpapi

import (
	"context"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/convert"
	"focal/internal/problem"
)

// Whose word counts for the address: the peer's own, unless the peer is a trusted
// proxy; then the last address that no trusted proxy wrote.
func TestAssurance_57_WhoseAddressCounts(t *testing.T) {
	s := &Server{Config: Config{Proxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("fd00::/8")}}}
	for _, c := range []struct {
		name, peer string
		forwarded  []string
		want       string
	}{
		{"no proxy", "203.0.113.9:4000", nil, "203.0.113.9"},
		{"a header from outside", "203.0.113.9:4000", []string{"192.0.2.1"}, "203.0.113.9"},
		{"a trusted proxy", "10.1.2.3:4000", []string{"192.0.2.1"}, "192.0.2.1"},
		{"a client that wrote a header itself", "10.1.2.3:4000", []string{"1.2.3.4, 192.0.2.1"}, "192.0.2.1"},
		{"two proxies of ours", "10.1.2.3:4000", []string{"192.0.2.1, 10.9.9.9"}, "192.0.2.1"},
		{"the header in two lines", "10.1.2.3:4000", []string{"1.2.3.4", "192.0.2.1"}, "192.0.2.1"},
		{"only proxies", "10.1.2.3:4000", []string{"10.9.9.9"}, "10.9.9.9"},
		{"nonsense", "10.1.2.3:4000", []string{"unknown"}, "10.1.2.3"},
		{"nonsense before", "10.1.2.3:4000", []string{"'; DROP TABLE, 192.0.2.1"}, "192.0.2.1"},
		{"empty", "10.1.2.3:4000", []string{""}, "10.1.2.3"},
		{"no header", "10.1.2.3:4000", nil, "10.1.2.3"},
		{"IPv6", "[fd00::1]:4000", []string{"2001:db8::7"}, "2001:db8::7"},
		{"IPv4 in IPv6", "[::ffff:10.1.2.3]:4000", []string{"192.0.2.1"}, "192.0.2.1"},
		{"without a port", "203.0.113.9", []string{"192.0.2.1"}, "203.0.113.9"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.RemoteAddr = c.peer
		r.Header["X-Forwarded-For"] = c.forwarded
		if got := s.clientIP(r); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// oneUser is a store of one user with one session.
type oneUser struct {
	account.Store
	user    *account.User
	session *account.Session
}

func (o *oneUser) InTx(ctx context.Context, do func(context.Context) error) error { return do(ctx) }
func (o *oneUser) UserByEmail(context.Context, string) (*account.User, error)     { return o.user, nil }

func (o *oneUser) User(context.Context, string) (*account.User, error) { return o.user, nil }
func (o *oneUser) SaveLogin(context.Context, string, time.Time) error  { return nil }
func (o *oneUser) CreateSession(_ context.Context, s *account.Session) error {
	o.session = s
	return nil
}

func (o *oneUser) SessionUser(context.Context, string) (*account.Session, *account.User, error) {
	return o.session, o.user, nil
}

// Every route that costs something has a limit; when it is reached the answer is
// 429 with the sentence and the seconds to wait, per address where there is no
// user yet and per user elsewhere, before a byte of the body is read.
func TestAssurance_57_EveryLimitedRouteRefuses(t *testing.T) {
	limited := map[string]bool{"register": true, "login": true, "refresh": true, "requestPasswordReset": true, "resetPassword": true, "contact": true, "chatSend": true, "generateResumeBulk": true, "generateDocx": true, "getResult": true, "getUnprinted": true, "uploadIcon": true, "exportData": true, "createUser": true, "createDemoAccount": true, "createCheckoutSession": true, "addTemplate": true, "changePassword": true, "deleteAccount": true}
	hasher := account.NewHasher()
	hash, err := hasher.Hash("Violet7moon")
	if err != nil {
		t.Fatal(err)
	}
	store := &oneUser{user: &account.User{ID: "ana", Email: "ana@example.org", Role: account.RoleAdmin, PasswordHash: hash}}
	now := time.Now()
	limiter := account.NewLimiter(func() time.Time { return now })
	accounts := account.New(account.Config{Store: store, Hasher: hasher, Limiter: account.NewLimiter(nil), Keys: account.Keys{Active: "a", Keys: map[string][]byte{"a": []byte(strings.Repeat("k", 32))}}})
	pair, err := accounts.Login(t.Context(), account.Credentials{Email: "ana@example.org", Password: "Violet7moon", IP: "192.0.2.1"})
	if err != nil {
		t.Fatal(err)
	}
	handler := New(Config{Convert: convert.New(convert.Config{}), Accounts: accounts, Limiter: limiter}).Handler()
	for _, route := range Routes {
		if limited[route.ID] && route.Rate.Max == 0 {
			t.Errorf("%s has no limit", route.ID)
		}
		if route.Rate.Max == 0 {
			continue
		}
		key := "ana"
		if route.Rate.ByIP || route.Role == Public || route.Role == Refresh {
			key = "192.0.2.1"
		}
		for limiter.Allow(route.Rate.Name+"|"+key, route.Rate.Max, route.Rate.Window) == nil {
		}
		body := &counted{Reader: strings.NewReader(`{"email":"ana@example.org"}`)}
		r := httptest.NewRequest(route.Method, "/api"+strings.NewReplacer("{taskId}", "x", "{id}", "x", "{name}", "x", "{file}", "x").Replace(route.Path), body)
		r.Header.Set("Authorization", "Bearer "+pair.Access)
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, r)
		if w.Code != 429 || !strings.Contains(w.Body.String(), "Too many attempts. Please try again later.") || w.Header().Get("Retry-After") == "" || body.read > 0 {
			t.Errorf("%s: %d %s, Retry-After %q, %d bytes read", route.ID, w.Code, w.Body, w.Header().Get("Retry-After"), body.read)
		}
	}
}

type counted struct {
	*strings.Reader
	read int
}

func (c *counted) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.read += n
	return n, err
}

// deadlines notes what a handler sets for reading.
type deadlines struct {
	*httptest.ResponseRecorder
	read []time.Time
}

func (d *deadlines) SetReadDeadline(t time.Time) error {
	d.read = append(d.read, t)
	return nil
}

// noTasks is a store in which nothing is found.
type noTasks struct{ convert.Store }

func (noTasks) Task(context.Context, string) (*convert.Task, []convert.File, error) {
	return nil, nil, problem.New(problem.NotFound, "")
}

// The time for a form ends with the form: what is made of it may take longer, and a
// deadline that passes meanwhile would look as if the client had gone.
func TestADocumentMayTakeLongerThanItsForm(t *testing.T) {
	for name, pdf := range map[string]bool{"Word": false, "PDF": true} {
		w := &deadlines{ResponseRecorder: httptest.NewRecorder()}
		q := &request{writer: &recorder{ResponseWriter: w}, http: httptest.NewRequest(http.MethodPost, "/", nil), principal: &account.Principal{User: &account.User{}}}
		s := &Server{Config: Config{Convert: convert.New(convert.Config{Store: noTasks{}})}}
		limitBody(q.writer, q.http, 1<<20)
		if _, err := s.document(context.WithValue(t.Context(), requestKey{}, q), "x", pdf); !problem.Is(err, problem.NotFound) {
			t.Fatal(err)
		}
		if n := len(w.read); n < 2 || w.read[0].IsZero() || !w.read[n-1].IsZero() {
			t.Errorf("%s: deadlines %v", name, w.read)
		}
	}
}
