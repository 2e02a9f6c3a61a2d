package observe

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestLinesCarryTheIdsOfTheirContext(t *testing.T) {
	for _, c := range []struct {
		name, format, level string
		want                []string
		never               string
	}{
		{"text", Text, "info", []string{"msg=done", "request_id=r1", "task=t1", "kind=good"}, "request_id=r1 request_id"},
		{"json", JSON, "info", []string{`"msg":"done"`, `"request_id":"r1"`, `"task":"t1"`}, "whisper"},
		{"the line's own word counts", Text, "debug", []string{"task=t1", "msg=whisper"}, "task=other"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var b bytes.Buffer
			log, err := NewLogger(&b, c.format, c.level)
			if err != nil {
				t.Fatal(err)
			}
			ctx := With(With(t.Context(), slog.String("request_id", "r1")), slog.String("task", "t1"))
			log.DebugContext(ctx, "whisper")
			log.InfoContext(With(ctx, slog.String("task", "other")), "done", "kind", "good", "task", "t1")
			for _, want := range c.want {
				if !strings.Contains(b.String(), want) {
					t.Errorf("no %s in %s", want, b.String())
				}
			}
			if strings.Contains(b.String(), c.never) {
				t.Errorf("%s in %s", c.never, b.String())
			}
		})
	}
}

func TestSettingsOfTheLog(t *testing.T) {
	for _, c := range [][2]string{{"xml", "info"}, {Text, "loud"}, {"", ""}} {
		if _, err := NewLogger(io.Discard, c[0], c[1]); err == nil {
			t.Errorf("%q was taken", c)
		}
	}
}

// Siblings of one context must not write into each other's attributes.
func TestWithDoesNotShare(t *testing.T) {
	base := With(t.Context(), slog.String("a", "1"), slog.String("b", "2"))
	one, two := With(base, slog.String("c", "3")), With(base, slog.String("c", "4"))
	if got := attrsOf(one)[2].Value.String() + attrsOf(two)[2].Value.String(); got != "34" {
		t.Error(got)
	}
}

func TestTracesReachTheCollector(t *testing.T) {
	var got otlpRequest
	collector := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/v1/traces" || r.Header.Get("Content-Type") != "application/json" {
			t.Errorf("%s %s", r.URL, r.Header)
		}
		if err := json.NewDecoder(r.Body).Decode(&got); err != nil {
			t.Error(err)
		}
	}))
	defer collector.Close()
	tracer := NewTracer(collector.URL+"/", "focal", "1.2.3")
	header := http.Header{"Traceparent": {"00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"}}
	ctx, end := tracer.Incoming(With(t.Context(), slog.String("request_id", "r1")), header, "getProfile")
	_, inner := tracer.Start(With(ctx, slog.String("task", "t1")), "convert")
	inner(errors.New("text of a user"))
	end(http.StatusServiceUnavailable)
	tracer.Shutdown(t.Context())

	if len(got.ResourceSpans) != 1 || len(got.ResourceSpans[0].ScopeSpans[0].Spans) != 2 {
		t.Fatalf("%+v", got)
	}
	spans := got.ResourceSpans[0].ScopeSpans[0].Spans
	convert, request := spans[0], spans[1]
	if request.TraceID != "0af7651916cd43dd8448eb211c80319c" || request.Parent != "b7ad6b7169203331" || request.Name != "getProfile" || request.Kind != 2 {
		t.Errorf("the request is not part of the caller's trace: %+v", request)
	}
	if convert.TraceID != request.TraceID || convert.Parent != request.SpanID || convert.Status.Code != 2 || convert.Kind != 1 {
		t.Errorf("%+v", convert)
	}
	all, _ := json.Marshal(got)
	for _, want := range []string{`"r1"`, `"t1"`, `"503"`, `"1.2.3"`} {
		if !bytes.Contains(all, []byte(want)) {
			t.Errorf("no %s in %s", want, all)
		}
	}
	if bytes.Contains(all, []byte("text of a user")) {
		t.Error("a cause was sent")
	}
}

func TestACollectorThatFailsIsNoFault(t *testing.T) {
	for _, c := range []struct {
		name string
		url  string
	}{{"nobody there", "http://127.0.0.1:1"}, {"off", ""}} {
		t.Run(c.name, func(t *testing.T) {
			tracer := NewTracer(c.url, "focal", "1")
			ctx, end := tracer.Start(t.Context(), "x")
			end(nil)
			_, done := tracer.Incoming(ctx, http.Header{}, "y")
			done(200)
			tracer.Shutdown(context.WithoutCancel(t.Context()))
		})
	}
	refusing := httptest.NewServer(http.NotFoundHandler())
	defer refusing.Close()
	tracer := NewTracer(refusing.URL, "focal", "1")
	_, end := tracer.Start(t.Context(), "x")
	end(nil)
	tracer.Shutdown(t.Context())
}
