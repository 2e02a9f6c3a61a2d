package observe

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"sync/atomic"
	"time"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/sdk/resource"
	sdk "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"
	"go.opentelemetry.io/otel/trace/noop"
)

// Tracer makes spans. The zero value and a nil one make none and cost nothing.
type Tracer struct {
	tracer   trace.Tracer
	provider *sdk.TracerProvider
}

// NewTracer sends spans to the OTLP/HTTP collector at url, such as
// http://127.0.0.1:4318, in the background; spans that it does not take are dropped.
// An empty url = no traces. Shut it down at the end.
func NewTracer(url, service, version string) *Tracer {
	if url == "" {
		return nil
	}
	otel.SetErrorHandler(&faults{})
	about := resource.NewSchemaless(attribute.String("service.name", service), attribute.String("service.version", version))
	provider := sdk.NewTracerProvider(sdk.WithResource(about),
		sdk.WithBatcher(newExporter(url), sdk.WithBatchTimeout(2*time.Second), sdk.WithMaxQueueSize(4096)))
	return &Tracer{tracer: provider.Tracer("focal"), provider: provider}
}

// faults logs that spans are lost, once a minute: a collector may be away for long.
type faults struct{ last atomic.Int64 }

// Handle implements otel.ErrorHandler.
func (f *faults) Handle(err error) {
	now := time.Now().Unix()
	if last := f.last.Load(); now-last >= 60 && f.last.CompareAndSwap(last, now) {
		slog.Warn("traces are being lost", "cause", err)
	}
}

// Shutdown sends what is left, for as long as ctx lasts.
func (t *Tracer) Shutdown(ctx context.Context) {
	if t == nil || t.provider == nil {
		return
	}
	if err := t.provider.Shutdown(ctx); err != nil {
		slog.WarnContext(ctx, "the last traces were not delivered", "cause", err)
	}
}

// Start begins a span with the attributes that With put into ctx; call end with the
// error that it ended with, nil for none.
func (t *Tracer) Start(ctx context.Context, name string) (_ context.Context, end func(error)) {
	return t.start(ctx, name, trace.SpanKindInternal)
}

// Incoming begins the span of a request; a caller's traceparent header makes it part of
// the caller's trace. status says how the request was answered.
func (t *Tracer) Incoming(ctx context.Context, header http.Header, name string) (_ context.Context, end func(status int)) {
	if t == nil || t.tracer == nil {
		return ctx, func(int) {}
	}
	ctx = propagation.TraceContext{}.Extract(ctx, propagation.HeaderCarrier(header))
	ctx, done := t.start(ctx, name, trace.SpanKindServer)
	return ctx, func(status int) {
		trace.SpanFromContext(ctx).SetAttributes(attribute.Int("http.response.status_code", status))
		if status >= http.StatusInternalServerError {
			done(errors.New(http.StatusText(status)))
			return
		}
		done(nil)
	}
}

func (t *Tracer) start(ctx context.Context, name string, kind trace.SpanKind) (context.Context, func(error)) {
	var tracer trace.Tracer = noop.Tracer{}
	if t != nil && t.tracer != nil {
		tracer = t.tracer
	}
	ctx, span := tracer.Start(ctx, name, trace.WithSpanKind(kind))
	return ctx, func(err error) {
		// At the end, when all that belongs to it is known.
		for _, a := range attrsOf(ctx) {
			span.SetAttributes(attribute.String(a.Key, a.Value.String()))
		}
		if err != nil {
			span.SetStatus(codes.Error, "failed") // the cause may hold text of users; the log has it
		}
		span.End()
	}
}
