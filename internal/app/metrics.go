package app

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"focal/internal/convert"
	"focal/internal/llm"
)

// metrics are served on their own address, never on the public one.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.HistogramVec
	tasks    *prometheus.HistogramVec
	model    *prometheus.HistogramVec
	wordings *prometheus.CounterVec
}

func newMetrics() *metrics {
	m := &metrics{registry: prometheus.NewRegistry(),
		requests: prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "focal_http_request_seconds", Help: "Time to answer, by route and status.", Buckets: []float64{.001, .005, .02, .1, .5, 2, 10}}, []string{"route", "status"}),
		tasks:    prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "focal_task_seconds", Help: "Time to work a conversion.", Buckets: []float64{.02, .05, .1, .25, .5, 1, 2, 5, 15, 60}}, []string{"result"}),
		model:    prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "focal_model_seconds", Help: "Questions to the language model, by purpose and outcome, and the time they took.", Buckets: []float64{.1, .25, .5, 1, 2, 4, 8, 15}}, []string{"purpose", "outcome"})}
	m.wordings = prometheus.NewCounterVec(prometheus.CounterOpts{Name: "focal_model_wordings_total", Help: "What became of the model's proposals for CVs: used, refused by the truth check, or asked for again."}, []string{"what", "outcome"})
	m.registry.MustRegister(m.requests, m.tasks, m.model, m.wordings, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

func (m *metrics) request(route string, status int, took time.Duration) {
	m.requests.WithLabelValues(route, strconv.Itoa(status)).Observe(took.Seconds())
}

func (m *metrics) asked(purpose, outcome string, took time.Duration) {
	m.model.WithLabelValues(purpose, outcome).Observe(took.Seconds())
}

func (m *metrics) worded(what, outcome string, count int) {
	m.wordings.WithLabelValues(what, outcome).Add(float64(count))
}

// watch adds whether the model is left alone after failures.
func (m *metrics) watch(model *llm.Client) {
	m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "focal_model_resting", Help: "1 while the language model is left alone after repeated failures."}, func() float64 {
		if model.IsResting() {
			return 1
		}
		return 0
	}))
}

func (m *metrics) timed(run func(context.Context, string) error) func(context.Context, string) error {
	return func(ctx context.Context, id string) error {
		start := time.Now()
		err := run(ctx, id)
		result := "ended"
		var busy *convert.Busy
		switch {
		case errors.As(err, &busy):
			result = "waiting"
		case err != nil:
			result = "again"
		}
		m.tasks.WithLabelValues(result).Observe(time.Since(start).Seconds())
		return err
	}
}

// serveMetrics listens when an address is set; call the returned function to stop.
func (a *App) serveMetrics() (func(), error) {
	if a.cfg.MetricsAddr == "" {
		return func() {}, nil
	}
	listener, err := listen("--metrics-addr", a.cfg.MetricsAddr)
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(a.metrics.registry, promhttp.HandlerOpts{}))
	server := &http.Server{Handler: mux, ReadHeaderTimeout: 5 * time.Second}
	go func() { _ = server.Serve(listener) }()
	return func() { _ = server.Close() }, nil
}
