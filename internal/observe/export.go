package observe

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"go.opentelemetry.io/otel/attribute"
	sdk "go.opentelemetry.io/otel/sdk/trace"
)

// exporter speaks OTLP over HTTP with JSON, which every collector takes. OpenTelemetry's
// own exporter does the same and brings gRPC along, a tenth of the whole program.
type exporter struct {
	url    string
	client *http.Client
}

func newExporter(url string) *exporter {
	return &exporter{url: strings.TrimSuffix(url, "/") + "/v1/traces", client: &http.Client{
		Timeout:       10 * time.Second,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

// The shapes of opentelemetry/proto/collector/trace/v1 in JSON: ids are hexadecimal,
// times are strings of nanoseconds.
type (
	otlpRequest struct {
		ResourceSpans []otlpResource `json:"resourceSpans"`
	}
	otlpResource struct {
		Resource   otlpAttributes `json:"resource"`
		ScopeSpans []otlpScope    `json:"scopeSpans"`
	}
	otlpScope struct {
		Scope struct {
			Name string `json:"name"`
		} `json:"scope"`
		Spans []otlpSpan `json:"spans"`
	}
	otlpAttributes struct {
		Attributes []otlpAttribute `json:"attributes"`
	}
	otlpSpan struct {
		TraceID string `json:"traceId"`
		SpanID  string `json:"spanId"`
		Parent  string `json:"parentSpanId,omitempty"`
		Name    string `json:"name"`
		Kind    int    `json:"kind"`
		Start   string `json:"startTimeUnixNano"`
		End     string `json:"endTimeUnixNano"`
		otlpAttributes
		Status otlpStatus `json:"status"`
	}
	otlpStatus struct {
		Code    int    `json:"code,omitempty"`
		Message string `json:"message,omitempty"`
	}
	otlpAttribute struct {
		Key   string         `json:"key"`
		Value map[string]any `json:"value"`
	}
)

// ExportSpans implements sdk.SpanExporter.
func (e *exporter) ExportSpans(ctx context.Context, spans []sdk.ReadOnlySpan) error {
	if len(spans) == 0 {
		return nil
	}
	scope := otlpScope{}
	scope.Scope.Name = "focal"
	for _, s := range spans {
		scope.Spans = append(scope.Spans, toOTLP(s))
	}
	about := otlpAttributes{otlpAttributesOf(spans[0].Resource().Attributes())}
	body, err := json.Marshal(otlpRequest{[]otlpResource{{about, []otlpScope{scope}}}})
	if err != nil {
		return fmt.Errorf("write spans: %w", err)
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, e.url, bytes.NewReader(body))
	if err != nil {
		return fmt.Errorf("send spans: %w", err)
	}
	req.Header.Set("Content-Type", "application/json")
	res, err := e.client.Do(req)
	if err != nil {
		return fmt.Errorf("send spans: %w", err)
	}
	defer func() { _ = res.Body.Close() }()
	_, _ = io.Copy(io.Discard, io.LimitReader(res.Body, 1<<16))
	if res.StatusCode/100 != 2 {
		return fmt.Errorf("send spans: the collector at %s answered %s", e.url, res.Status)
	}
	return nil
}

// Shutdown implements sdk.SpanExporter.
func (e *exporter) Shutdown(context.Context) error {
	e.client.CloseIdleConnections()
	return nil
}

func toOTLP(s sdk.ReadOnlySpan) otlpSpan {
	out := otlpSpan{
		TraceID: s.SpanContext().TraceID().String(), SpanID: s.SpanContext().SpanID().String(), Name: s.Name(), Kind: int(s.SpanKind()),
		Start: nanoseconds(s.StartTime()), End: nanoseconds(s.EndTime()), otlpAttributes: otlpAttributes{otlpAttributesOf(s.Attributes())},
	}
	if s.Parent().IsValid() {
		out.Parent = s.Parent().SpanID().String()
	}
	if status := s.Status(); status.Description != "" {
		out.Status = otlpStatus{Code: 2, Message: status.Description} // STATUS_CODE_ERROR
	}
	return out
}

func nanoseconds(t time.Time) string { return strconv.FormatInt(t.UnixNano(), 10) }

func otlpAttributesOf(attrs []attribute.KeyValue) []otlpAttribute {
	out := make([]otlpAttribute, 0, len(attrs))
	for _, a := range attrs {
		value := map[string]any{"stringValue": a.Value.String()}
		if a.Value.Type() == attribute.INT64 {
			value = map[string]any{"intValue": a.Value.String()}
		}
		out = append(out, otlpAttribute{string(a.Key), value})
	}
	return out
}
