package assistant

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// model is an endpoint that answers as the test says; calls counts the requests.
func model(t *testing.T, answer http.HandlerFunc) (l *LLM, calls *atomic.Int64, forward func(time.Duration)) {
	t.Helper()
	calls = &atomic.Int64{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		calls.Add(1)
		_, _ = io.Copy(io.Discard, r.Body) // only then does the server see a client that goes
		answer(w, r)
	}))
	t.Cleanup(server.Close)
	var shift atomic.Int64
	l = NewLLM(server.URL, "key", "model", func() time.Time { return time.Unix(1_800_000_000, 0).Add(time.Duration(shift.Load())) })
	return l, calls, func(d time.Duration) { shift.Add(int64(d)) }
}

func says(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		_, _ = fmt.Fprintf(w, `{"choices":[{"message":{"role":"assistant","content":%q}}]}`, text)
	}
}

// Whatever the model does, the user gets an answer from the knowledge base.
func TestAModelThatFailsIsReplaced(t *testing.T) {
	never := make(chan struct{})
	defer close(never)
	for name, answer := range map[string]http.HandlerFunc{
		"500": func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(500) },
		"429": func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(429) },
		"a redirect": func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "http://127.0.0.1:1/", http.StatusTemporaryRedirect)
		},
		"no JSON":     func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "<html>busy</html>") },
		"half of it":  func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, `{"choices":[{"mess`) },
		"no choices":  func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, `{"choices":[]}`) },
		"only blanks": says(" \n "),
		"without end": func(w http.ResponseWriter, _ *http.Request) {
			for _, err := w.Write(make([]byte, 1<<16)); err == nil; _, err = w.Write(make([]byte, 1<<16)) {
			}
		},
		"an own price": says("The plan costs 12.50 per month."),
		"an own link":  says("See https://evil.example/plans."),
		"an own mail":  says("Write to someone@evil.example."),
		"too much":     says(strings.Repeat("word ", 3000)),
		"reset": func(w http.ResponseWriter, _ *http.Request) {
			c, _, err := http.NewResponseController(w).Hijack()
			if err == nil {
				_ = c.Close()
			}
		},
		"silence": func(_ http.ResponseWriter, r *http.Request) {
			select {
			case <-never:
			case <-r.Context().Done():
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			l, calls, _ := model(t, answer)
			l.timeout = 200 * time.Millisecond
			s := newService(t, func(c *Config) { c.Writer = l })
			got, err := s.Answer(context.Background(), Person{ID: "a"}, "what does it cost")
			if err != nil || !strings.Contains(got, "29.99 per month") || strings.Contains(got, "evil") || calls.Load() != 1 {
				t.Errorf("%q, %v after %d calls", got, err, calls.Load())
			}
		})
	}
}

func TestAModelThatAnswersFromThePassagesIsQuoted(t *testing.T) {
	const text = "1. The Personal Plan costs 29.99 per month.\n2. It holds 200 credits."
	l, _, _ := model(t, says(text))
	s := newService(t, func(c *Config) { c.Writer = l })
	if got, err := s.Answer(context.Background(), Person{ID: "a"}, "what does it cost"); err != nil || got != text {
		t.Errorf("%q, %v", got, err)
	}
}

// After three failures in a row nobody waits for the model until it has rested;
// then one question tries it, and one success makes it whole again.
func TestAModelThatIsDownIsLeftAlone(t *testing.T) {
	var up atomic.Bool
	l, calls, forward := model(t, func(w http.ResponseWriter, r *http.Request) {
		if up.Load() {
			says("fine")(w, r)
			return
		}
		w.WriteHeader(503)
	})
	try := func(n int) int64 {
		before := calls.Load()
		for range n {
			_, _ = l.Write(context.Background(), "q", nil, nil)
		}
		return calls.Load() - before
	}
	for _, step := range []struct {
		what string
		then func()
		want int64
	}{
		{"at first", func() {}, 3},
		{"at rest", func() { forward(llmRest - time.Second) }, 0},
		{"after it, still down", func() { forward(2 * time.Second) }, 1},
		{"after another rest, up", func() { up.Store(true); forward(llmRest + time.Second) }, 10},
		{"down again", func() { up.Store(false) }, 3},
	} {
		step.then()
		if got := try(10); got != step.want {
			t.Errorf("%s: %d calls of 10, want %d", step.what, got, step.want)
		}
	}
}

// One user cannot take the model away from the others: an answer that is refused,
// and a question whose asker left, are no failures of the model.
func TestOneUserCannotSilenceTheModel(t *testing.T) {
	for name, ask := range map[string]func(l *LLM, cancel context.CancelFunc, ctx context.Context){
		"refused answers": func(l *LLM, _ context.CancelFunc, ctx context.Context) { _, _ = l.Write(ctx, "q", nil, nil) },
		"left": func(l *LLM, cancel context.CancelFunc, ctx context.Context) {
			cancel()
			_, _ = l.Write(ctx, "q", nil, nil)
		},
	} {
		t.Run(name, func(t *testing.T) {
			l, _, _ := model(t, says("It costs 12.50."))
			for range llmFailures {
				ctx, cancel := context.WithCancel(context.Background())
				ask(l, cancel, ctx)
				cancel()
			}
			if got, err := l.Write(context.Background(), "is it 12.50?", nil, nil); err != nil || got == "" {
				t.Errorf("%q, %v", got, err)
			}
		})
	}
}
