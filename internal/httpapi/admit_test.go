package httpapi

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"focal/internal/account"
	"focal/internal/convert"
)

// signedIn is a server of one admin, and the admin's token.
func signedIn(t *testing.T) (*Server, string) {
	t.Helper()
	hasher := account.NewHasher()
	hash, err := hasher.Hash("Violet7moon")
	if err != nil {
		t.Fatal(err)
	}
	accounts := account.New(account.Config{
		Store: &oneUser{user: &account.User{ID: "ana", Email: "ana@example.org", Role: account.RoleAdmin, PasswordHash: hash}}, Hasher: hasher,
		Limiter: account.NewLimiter(nil), Keys: account.Keys{Active: "a", Keys: map[string][]byte{"a": []byte(strings.Repeat("k", 32))}},
	})
	pair, err := accounts.Login(t.Context(), account.Credentials{Email: "ana@example.org", Password: "Violet7moon", IP: "192.0.2.1"})
	if err != nil {
		t.Fatal(err)
	}
	return New(Config{Convert: convert.New(convert.Config{}), Accounts: accounts, Limiter: account.NewLimiter(nil)}), pair.Access
}

// asked sends a request of that size to a route and returns the answer and how much of
// the body was read.
func asked(s *Server, route Route, token string, size int64) (*httptest.ResponseRecorder, int) {
	body := &counted{Reader: strings.NewReader(`{"email":"ana@example.org"}`)}
	r := httptest.NewRequest(route.Method, "/api"+strings.NewReplacer("{taskId}", "x", "{id}", "x", "{name}", "x", "{file}", "x").Replace(route.Path), body)
	r.ContentLength = size
	r.Header.Set("Authorization", "Bearer "+token)
	w := httptest.NewRecorder()
	s.Handler().ServeHTTP(w, r)
	return w, body.read
}

// A server that stops takes nothing new, and says when to come back, before a byte of
// it is read; what only asks is still answered.
func TestAStoppingServerTakesNothingNew(t *testing.T) {
	s, token := signedIn(t)
	var info Route
	for _, route := range Routes {
		if route.ID == "getConfig" {
			info = route
		}
	}
	if w, _ := asked(s, info, "", 0); w.Code != http.StatusOK {
		t.Fatalf("before: %d %s", w.Code, w.Body)
	}
	s.Drain()
	if w, _ := asked(s, info, "", 0); w.Code != http.StatusOK {
		t.Errorf("asking: %d %s", w.Code, w.Body)
	}
	for _, route := range Routes {
		if route.Method == http.MethodGet {
			continue
		}
		w, read := asked(s, route, token, 27)
		if w.Code != http.StatusServiceUnavailable || !strings.Contains(w.Body.String(), "The service is restarting.") || w.Header().Get("Retry-After") == "" || read > 0 {
			t.Errorf("%s: %d %s, Retry-After %q, %d bytes read", route.ID, w.Code, w.Body, w.Header().Get("Retry-After"), read)
		}
	}
}

// What says that it is larger than its route allows is refused before a byte of it is
// read, and the connection ends with it; what is exactly as large is not.
func TestAssurance_43_LargerThanItsRouteAllows(t *testing.T) {
	s, token := signedIn(t)
	for _, route := range Routes {
		if route.Body == 0 || route.Role == Refresh {
			continue
		}
		w, read := asked(s, route, token, route.Body+1)
		if w.Code != http.StatusRequestEntityTooLarge || !strings.Contains(w.Body.String(), "The upload is too large: at most") || w.Header().Get("Connection") != "close" || read > 0 {
			t.Errorf("%s: %d %s, %d bytes read", route.ID, w.Code, w.Body, read)
		}
	}
	w := httptest.NewRecorder()
	r := httptest.NewRequest(http.MethodPost, "/", nil)
	r.ContentLength = 100
	if err := s.admit(r, &request{route: Route{Method: http.MethodPost, Body: 100}, writer: w}); err != nil {
		t.Errorf("exactly as large: %v", err)
	}
}

// A bug in a handler is one answer without a word about the inside; where the answer
// had begun, the client sees that it is not whole.
func TestABugInAHandlerIsOneAnswer(t *testing.T) {
	s, _ := signedIn(t)
	for _, c := range []struct {
		name, begun string
		status      int
		whole       bool
	}{
		{"before the answer", "", 500, true},
		{"in the middle of it", "half a document", 200, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			server := httptest.NewServer(s.guard(Route{ID: "x", Method: http.MethodGet, Role: Public}, func(w http.ResponseWriter, _ *http.Request) {
				if c.begun != "" {
					_, _ = io.WriteString(w, c.begun)
					w.(*recorder).ResponseWriter.(http.Flusher).Flush()
				}
				panic("secret inside")
			}))
			defer server.Close()
			res, err := http.Get(server.URL)
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = res.Body.Close() }()
			body, err := io.ReadAll(res.Body)
			if res.StatusCode != c.status || (err == nil) != c.whole || strings.Contains(string(body), "secret") || c.whole && !strings.HasPrefix(string(body), `{"error":`) {
				t.Errorf("%d %q, %v", res.StatusCode, body, err)
			}
		})
	}
}
