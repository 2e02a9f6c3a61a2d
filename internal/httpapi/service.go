package httpapi

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"time"
)

var errorBodyType = reflect.TypeFor[ErrorBody]()

// Metrics observes requests; see internal/app for the Prometheus one.
type Metrics struct {
	Request func(route string, status int, took time.Duration)
}

func (m Metrics) observe(route string, status int, took time.Duration) {
	if m.Request != nil {
		m.Request(route, status, took)
	}
}

type empty struct{}

type out[T any] struct{ Body T }

type message = out[MessageBody]

func say(format string, args ...any) *message {
	return &message{Body: MessageBody{Message: fmt.Sprintf(format, args...)}}
}

func (s *Server) serviceRoutes() {
	typed(s, "getConfig", func(context.Context, *empty) (*out[ConfigBody], error) {
		return &out[ConfigBody]{Body: s.Info}, nil
	})
	s.raw("getOpenAPI", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(s.OpenAPI())
	})
	s.raw("getDocs", docsPage)
	s.raw("getDocsFile", docsFile)
}

// OpenAPI returns the document of the whole API, indented, ending in a newline.
func (s *Server) OpenAPI() []byte {
	b, err := json.MarshalIndent(s.api.OpenAPI(), "", "  ")
	if err != nil {
		panic(err) // the document is built from our own types
	}
	return append(b, '\n')
}

// healthz answers as soon as requests are served.
func (s *Server) healthz(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	writeJSON(w, http.StatusOK, map[string]string{"status": "ok"})
}

// readyz answers 503 while the service cannot do its work or is stopping.
func (s *Server) readyz(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	ctx, cancel := context.WithTimeout(r.Context(), 2*time.Second)
	defer cancel()
	status, state := http.StatusOK, "ready"
	if s.draining.Load() {
		status, state = http.StatusServiceUnavailable, "stopping"
	} else if s.Ready != nil {
		if err := s.Ready(ctx); err != nil {
			status, state = http.StatusServiceUnavailable, "not ready"
		}
	}
	if status != http.StatusOK {
		w.Header().Set("Retry-After", "1")
	}
	writeJSON(w, status, map[string]string{"status": state})
}

func writeJSON(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body)
}
