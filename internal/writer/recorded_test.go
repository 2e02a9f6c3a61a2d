package writer_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/llm"
	"focal/internal/truth"
	"focal/internal/writer"
	"focal/internal/writer/recorded"
)

func newEngine(t *testing.T) *engine.Engine {
	t.Helper()
	e, err := engine.New(engine.Config{Now: func() time.Time { return time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC) }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = e.Close() })
	return e
}

// asking is a writer whose model is the handler, over HTTP.
func asking(t *testing.T, e writer.Engine, model http.Handler) *writer.Writer {
	t.Helper()
	server := httptest.NewServer(model)
	t.Cleanup(server.Close)
	return writer.New(writer.Config{Engine: e, Model: llm.New(llm.Config{URL: server.URL, Model: "recorded"})})
}

func requestOf(c recorded.Case) engine.Request {
	r := engine.Request{CV: engine.Upload{Name: "cv.txt", Data: c.CV}, Options: c.Options}
	if c.Job != nil {
		r.Job = &engine.Upload{Name: "job.txt", Data: c.Job}
	}
	return r
}

// What a strong writer proposed is used, and the check that knows nothing of how it came
// about finds nothing in the documents.
func TestRecordingsAreUsed(t *testing.T) {
	e := newEngine(t)
	w := asking(t, e, recorded.New())
	cases := recorded.Cases()
	if len(cases) < 40 {
		t.Fatalf("only %d cases", len(cases))
	}
	worded, summaries := 0, 0
	for _, c := range cases {
		result, err := w.Convert(context.Background(), requestOf(c))
		if err != nil {
			t.Fatalf("%s: %v", c.Name, err)
		}
		for _, n := range result.Notes {
			switch {
			case n.By == "":
			case n.By != "recorded at this server" || !strings.Contains(n.Reason, n.By):
				t.Errorf("%s: who worded it is not said: %+v", c.Name, n)
			case n.Kind == cv.NoteWording:
				worded++
			case n.Kind == cv.NoteSummary:
				summaries++
			default:
				t.Errorf("%s: %s", c.Name, n.Reason)
			}
		}
		if v := truth.Check(result.Original, result.Document, result.Notes); len(v) > 0 {
			t.Errorf("%s: %v", c.Name, v)
		}
	}
	t.Logf("%d sentences and %d summaries of %d CVs worded", worded, summaries, len(cases))
}
