// Package stripetest starts stripe-mock, the payment provider's own server for
// tests: it checks every request against the published description of the API
// and refuses unknown, missing and ill-shaped parameters.
package stripetest

import (
	"bufio"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sync"
	"testing"
)

// version describes the API of the client library's generation ("clover").
const version = "github.com/stripe/stripe-mock@v0.199.0"

var listening = regexp.MustCompile(`Listening for HTTP at address: (\S+)`)

// Call is one request that the mock was sent, and whether it liked it.
type Call struct {
	Method, Path string
	Status       int
}

// Mock is a running stripe-mock.
type Mock struct {
	URL   string
	mu    sync.Mutex
	calls []Call
}

// Start builds the pinned version, as the go command verifies it, and runs it on a
// free port of the loopback until the test ends. It fails the test, and never
// skips it, when that is not possible.
func Start(t testing.TB) *Mock {
	t.Helper()
	bin := t.TempDir()
	install := exec.Command("go", "install", version) // #nosec G204 -- a constant
	install.Env = append(os.Environ(), "GOBIN="+bin, "GOFLAGS=")
	install.Dir = bin // outside of this module
	if out, err := install.CombinedOutput(); err != nil {
		t.Fatalf("install %s: %v\n%s", version, err, out)
	}
	cmd := exec.Command(filepath.Join(bin, "stripe-mock"), "-http-addr", "127.0.0.1:0") // #nosec G204 -- built above
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd.Stderr = cmd.Stdout
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if found := listening.FindStringSubmatch(lines.Text()); found != nil {
			go func() { // a full pipe would stop it
				for lines.Scan() {
				}
			}()
			return listen(t, found[1])
		}
	}
	t.Fatal("stripe-mock ended before it listened")
	return nil
}

// listen records what passes.
func listen(t testing.TB, address string) *Mock {
	m := &Mock{}
	proxy := httputil.NewSingleHostReverseProxy(&url.URL{Scheme: "http", Host: address})
	proxy.ModifyResponse = func(r *http.Response) error {
		m.mu.Lock()
		defer m.mu.Unlock()
		m.calls = append(m.calls, Call{r.Request.Method, r.Request.URL.Path, r.StatusCode})
		return nil
	}
	server := httptest.NewServer(proxy)
	t.Cleanup(server.Close)
	m.URL = server.URL
	return m
}

// Calls returns what was asked so far, in order.
func (m *Mock) Calls() []Call {
	m.mu.Lock()
	defer m.mu.Unlock()
	return append([]Call(nil), m.calls...)
}
