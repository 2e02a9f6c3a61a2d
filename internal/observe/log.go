// Package observe lets an operator follow what the program does: log lines that carry
// the ids of the request, user and task they belong to, and traces for whoever sets up a
// collector. What it writes has ids and names of ours only, never text of users.
package observe

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"slices"

	"go.opentelemetry.io/otel/trace"
)

type attrsKey struct{}

// With returns a context whose log lines carry attrs, and so do those of the spans that
// begin in it.
func With(ctx context.Context, attrs ...slog.Attr) context.Context {
	return context.WithValue(ctx, attrsKey{}, append(slices.Clip(attrsOf(ctx)), attrs...))
}

func attrsOf(ctx context.Context) []slog.Attr {
	attrs, _ := ctx.Value(attrsKey{}).([]slog.Attr)
	return attrs
}

// Formats and levels of NewLogger.
const (
	Text = "text"
	JSON = "json"
)

// NewLogger writes lines of a format (Text or JSON) from a level (debug, info, warn or
// error) to w; they carry what With put into the context, and the trace.
func NewLogger(w io.Writer, format, level string) (*slog.Logger, error) {
	var from slog.Level
	if err := from.UnmarshalText([]byte(level)); err != nil {
		return nil, fmt.Errorf("log level %q: %w", level, err)
	}
	options := &slog.HandlerOptions{Level: from}
	switch format {
	case Text:
		return slog.New(handler{slog.NewTextHandler(w, options)}), nil
	case JSON:
		return slog.New(handler{slog.NewJSONHandler(w, options)}), nil
	}
	return nil, fmt.Errorf("log format %q is neither %s nor %s", format, Text, JSON)
}

type handler struct{ slog.Handler }

// Handle implements slog.Handler. What the line says itself is not said twice.
func (h handler) Handle(ctx context.Context, r slog.Record) error {
	said := map[string]bool{}
	r.Attrs(func(a slog.Attr) bool { said[a.Key] = true; return true })
	for _, a := range attrsOf(ctx) {
		if !said[a.Key] {
			said[a.Key] = true
			r.AddAttrs(a)
		}
	}
	if span := trace.SpanContextFromContext(ctx); span.IsValid() {
		r.AddAttrs(slog.String("trace", span.TraceID().String()))
	}
	return h.Handler.Handle(ctx, r)
}

// WithAttrs implements slog.Handler.
func (h handler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return handler{h.Handler.WithAttrs(attrs)}
}

// WithGroup implements slog.Handler.
func (h handler) WithGroup(name string) slog.Handler { return handler{h.Handler.WithGroup(name)} }
