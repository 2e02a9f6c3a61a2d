package llm

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// world is an endpoint that answers as the test says, and a client of it.
type world struct {
	*Client
	calls    atomic.Int64
	shift    atomic.Int64
	mu       sync.Mutex
	outcomes []string
}

func newWorld(t *testing.T, answer http.HandlerFunc) *world {
	t.Helper()
	w := &world{}
	server := httptest.NewServer(http.HandlerFunc(func(res http.ResponseWriter, r *http.Request) {
		w.calls.Add(1)
		_, _ = io.Copy(io.Discard, r.Body) // only then does the server see a client that goes
		answer(res, r)
	}))
	t.Cleanup(server.Close)
	w.Client = New(Config{
		URL: server.URL + "/", Key: "key", Model: "model", Parallel: 2,
		Now: func() time.Time { return time.Unix(1_800_000_000, 0).Add(time.Duration(w.shift.Load())) },
		Observe: func(_, outcome string, _ time.Duration) {
			w.mu.Lock()
			defer w.mu.Unlock()
			w.outcomes = append(w.outcomes, outcome)
		},
	})
	return w
}

func (w *world) seen() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.outcomes)
}

func says(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		_, _ = fmt.Fprintf(w, `{"choices":[{"message":{"role":"assistant","content":%q}}]}`, text)
	}
}

func question() Question {
	return Question{Purpose: "test", Messages: []Message{{System, "Answer."}, {User, "q"}}, Tokens: 10, Timeout: 300 * time.Millisecond}
}

func TestAnswersAndFailures(t *testing.T) {
	hang := func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }
	for name, c := range map[string]struct {
		answer  http.HandlerFunc
		want    string
		outcome string
	}{
		"an answer": {says(" fine \n"), "fine", Answered},
		"500":       {func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(500) }, "", Failed},
		"401":       {func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(401) }, "", Failed},
		"a redirect": {func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "http://127.0.0.1:1/", http.StatusTemporaryRedirect)
		}, "", Failed},
		"no JSON":     {func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "<html>busy</html>") }, "", Failed},
		"half of it":  {func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, `{"choices":[{"mess`) }, "", Failed},
		"no choices":  {func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, `{"choices":[]}`) }, "", Failed},
		"only blanks": {says(" \n "), "", Failed},
		"silence":     {hang, "", Slow},
		"without end": {func(w http.ResponseWriter, _ *http.Request) {
			for _, err := w.Write(make([]byte, 1<<16)); err == nil; _, err = w.Write(make([]byte, 1<<16)) {
			}
		}, "", Failed},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, c.answer)
			got, err := w.Ask(context.Background(), question())
			if got != c.want || (err == nil) != (c.want != "") || w.calls.Load() != 1 || !slices.Equal(w.seen(), []string{c.outcome}) {
				t.Errorf("%q, %v after %d calls, seen %v", got, err, w.calls.Load(), w.seen())
			}
		})
	}
}

// What is sent: the model's name, the messages in their order, the limit, the key.
func TestWhatIsSent(t *testing.T) {
	var body, key string
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		b, _ := io.ReadAll(r.Body)
		body, key = r.URL.Path+" "+string(b), r.Header.Get("Authorization")
		says("yes")(w, r)
	}))
	defer server.Close()
	q := question()
	q.JSON = true
	if _, err := New(Config{URL: server.URL + "/v1", Key: "secret", Model: "small"}).Ask(context.Background(), q); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"/v1/chat/completions ", `"model":"small"`, `"max_tokens":10`, `{"role":"system","content":"Answer."},{"role":"user","content":"q"}`, `{"type":"json_object"}`} {
		if !strings.Contains(body, want) {
			t.Errorf("%s is not in %s", want, body)
		}
	}
	if key != "Bearer secret" {
		t.Errorf("key %q", key)
	}
}

// After three failures in a row nobody waits for the model until it has rested;
// then one question tries it, and one success makes it whole again.
func TestAModelThatIsDownIsLeftAlone(t *testing.T) {
	var up atomic.Bool
	w := newWorld(t, func(w http.ResponseWriter, r *http.Request) {
		if up.Load() {
			says("fine")(w, r)
			return
		}
		w.WriteHeader(503)
	})
	forward := func(d time.Duration) { w.shift.Add(int64(d)) }
	try := func(n int) int64 {
		before := w.calls.Load()
		for range n {
			_, _ = w.Ask(context.Background(), question())
		}
		return w.calls.Load() - before
	}
	for _, step := range []struct {
		what string
		then func()
		want int64
	}{
		{"at first", func() {}, 3},
		{"at rest", func() { forward(rest - time.Second) }, 0},
		{"after it, still down", func() { forward(2 * time.Second) }, 1},
		{"after another rest, up", func() { up.Store(true); forward(rest + time.Second) }, 10},
		{"down again", func() { up.Store(false) }, 3},
	} {
		step.then()
		if got := try(10); got != step.want {
			t.Errorf("%s: %d calls of 10, want %d", step.what, got, step.want)
		}
	}
	if _, err := w.Ask(context.Background(), question()); !errors.Is(err, ErrResting) || !w.IsResting() {
		t.Errorf("%v", err)
	}
}

// Who asked and left says nothing about the model; a model that is too slow is down.
func TestLeavingIsNoFailureAndSlownessIs(t *testing.T) {
	for name, c := range map[string]struct {
		ctx  func() (context.Context, context.CancelFunc)
		down bool
	}{
		"left": {func() (context.Context, context.CancelFunc) {
			ctx, cancel := context.WithCancel(context.Background())
			time.AfterFunc(20*time.Millisecond, cancel)
			return ctx, cancel
		}, false},
		"slow": {func() (context.Context, context.CancelFunc) {
			return context.WithTimeout(context.Background(), 20*time.Millisecond)
		}, true},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
			for range failures {
				ctx, cancel := c.ctx()
				_, _ = w.Ask(ctx, question())
				cancel()
			}
			if w.IsResting() != c.down {
				t.Errorf("resting: %t, outcomes %v", w.IsResting(), w.seen())
			}
		})
	}
}

// No more questions at once than there are places; who finds none in time was busy,
// which is not a failure of the model.
func TestPlacesAreLimited(t *testing.T) {
	var now, most atomic.Int64
	release := make(chan struct{})
	w := newWorld(t, func(res http.ResponseWriter, r *http.Request) {
		n := now.Add(1)
		for m := most.Load(); n > m && !most.CompareAndSwap(m, n); m = most.Load() {
		}
		<-release
		now.Add(-1)
		says("fine")(res, r)
	})
	q := question()
	q.Timeout = 5 * time.Second
	var group sync.WaitGroup
	for range 6 {
		group.Go(func() { _, _ = w.Ask(context.Background(), q) })
	}
	for most.Load() < 2 {
		time.Sleep(time.Millisecond)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Millisecond)
	defer cancel()
	if _, err := w.Ask(ctx, q); !errors.Is(err, ErrBusy) {
		t.Errorf("%v", err)
	}
	close(release)
	group.Wait()
	if most.Load() != 2 || w.IsResting() {
		t.Errorf("%d at once, resting %t", most.Load(), w.IsResting())
	}
}

func TestHostOf(t *testing.T) {
	for address, want := range map[string]string{
		"http://127.0.0.1:11434/v1": "this server", "http://localhost/v1": "this server", "http://[::1]:80/v1": "this server",
		"https://user:secret@models.example.com:8443/v1?key=x": "models.example.com", "not an address": "", "": "",
	} {
		if got := HostOf(address); got != want {
			t.Errorf("%s: %q, want %q", address, got, want)
		}
	}
}
