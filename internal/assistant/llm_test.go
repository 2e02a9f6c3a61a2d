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

	"focal/internal/llm"
)

// model is an endpoint that answers as the test says; calls counts the requests.
func model(t *testing.T, answer http.HandlerFunc) (l *LLM, calls *atomic.Int64) {
	t.Helper()
	calls = &atomic.Int64{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		calls.Add(1)
		_, _ = io.Copy(io.Discard, r.Body) // only then does the server see a client that goes
		answer(w, r)
	}))
	t.Cleanup(server.Close)
	return NewLLM(llm.New(llm.Config{URL: server.URL, Key: "key", Model: "model"})), calls
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
			l, calls := model(t, answer)
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
	l, _ := model(t, says(text))
	s := newService(t, func(c *Config) { c.Writer = l })
	if got, err := s.Answer(context.Background(), Person{ID: "a"}, "what does it cost"); err != nil || got != text {
		t.Errorf("%q, %v", got, err)
	}
}

// One user cannot take the model away from the others: an answer that is refused is
// no failure of the model.
func TestRefusedAnswersDoNotSilenceTheModel(t *testing.T) {
	l, _ := model(t, says("It costs 12.50."))
	for range 5 {
		if _, err := l.Write(context.Background(), "q", nil, nil); err == nil {
			t.Fatal("an own price was not refused")
		}
	}
	if got, err := l.Write(context.Background(), "is it 12.50?", nil, nil); err != nil || got == "" {
		t.Errorf("%q, %v", got, err)
	}
}
