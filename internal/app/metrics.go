package app

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"runtime"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"focal/internal/convert"
	"focal/internal/llm"
	"focal/internal/observe"
	"focal/internal/store"
)

// metrics are served on their own address, never on the public one. What is made of
// them is in deploy/monitoring: a dashboard and alerts.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.HistogramVec
	tasks    *prometheus.HistogramVec
	model    *prometheus.HistogramVec
	wordings *prometheus.CounterVec
	cvs      *prometheus.CounterVec
}

func newMetrics(version string, db *store.DB) *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "focal_http_request_seconds", Help: "Time to answer, by route and status.", Buckets: []float64{.001, .005, .02, .1, .5, 2, 10}}, []string{"route", "status"}),
		tasks:    prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "focal_task_seconds", Help: "Time to work a conversion.", Buckets: []float64{.02, .05, .1, .25, .5, 1, 2, 5, 15, 60}}, []string{"result"}),
		model:    prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "focal_model_seconds", Help: "Questions to the language model, by purpose and outcome, and the time they took.", Buckets: []float64{.1, .25, .5, 1, 2, 4, 8, 15}}, []string{"purpose", "outcome"}),
		cvs:      prometheus.NewCounterVec(prometheus.CounterOpts{Name: "focal_cvs_total", Help: "CVs whose conversion ended here, by state."}, []string{"state"}),
	}
	m.wordings = prometheus.NewCounterVec(prometheus.CounterOpts{Name: "focal_model_wordings_total", Help: "What became of the model's proposals for CVs: used, refused by the truth check, or asked for again."}, []string{"what", "outcome"})
	for _, state := range []convert.Status{convert.Completed, convert.Failed, convert.Error} {
		m.cvs.WithLabelValues(string(state)) // 0 from the start, so that the first one is a change
	}
	for _, result := range []string{"ended", "waiting", "again"} {
		m.tasks.WithLabelValues(result)
	}
	build := prometheus.NewGaugeFunc(prometheus.GaugeOpts{
		Name: "focal_build_info", Help: "1; what runs is in the labels.",
		ConstLabels: prometheus.Labels{"version": version, "go": runtime.Version()},
	}, func() float64 { return 1 })
	m.registry.MustRegister(m.requests, m.tasks, m.cvs, m.model, m.wordings, build, backlog{db}, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

// backlog queries the waiting tasks at each scrape. It reads the shared database, so every
// process reports the same figures.
type backlog struct{ db *store.DB }

var (
	databaseUp = prometheus.NewDesc("focal_database_up", "1 while the database answers within two seconds.", nil, nil)
	tasksOpen  = prometheus.NewDesc("focal_tasks_open", "Conversions that were accepted and have not ended.", nil, nil)
	oldestOpen = prometheus.NewDesc("focal_tasks_open_oldest_seconds", "Age of the oldest of them; 0 without any.", nil, nil)
)

// Describe implements prometheus.Collector.
func (backlog) Describe(ch chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{databaseUp, tasksOpen, oldestOpen} {
		ch <- d
	}
}

// Collect implements prometheus.Collector.
func (b backlog) Collect(ch chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	open, oldest, err := b.db.Backlog(ctx)
	if err != nil {
		ch <- prometheus.MustNewConstMetric(databaseUp, prometheus.GaugeValue, 0)
		return
	}
	ch <- prometheus.MustNewConstMetric(databaseUp, prometheus.GaugeValue, 1)
	ch <- prometheus.MustNewConstMetric(tasksOpen, prometheus.GaugeValue, float64(open))
	age := 0.0
	if open > 0 {
		age = max(0, time.Since(oldest).Seconds())
	}
	ch <- prometheus.MustNewConstMetric(oldestOpen, prometheus.GaugeValue, age)
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

func (m *metrics) ended(state convert.Status) { m.cvs.WithLabelValues(string(state)).Inc() }

// observed gives the work on a task its id in every line and span, and times it.
func (a *App) observed(run func(context.Context, string) error) func(context.Context, string) error {
	return func(ctx context.Context, id string) error {
		ctx, endSpan := a.tracer.Start(observe.With(ctx, slog.String("task", id)), "task")
		start := time.Now()
		err := run(ctx, id)
		result := "ended"
		var busy *convert.Busy
		switch {
		case errors.As(err, &busy):
			result = "waiting"
			endSpan(nil)
		case err != nil:
			result = "again"
			endSpan(err)
		default:
			endSpan(nil)
		}
		a.metrics.tasks.WithLabelValues(result).Observe(time.Since(start).Seconds())
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
