package app

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"os"
	"runtime/debug"
	"syscall"
	"time"

	"focal/internal/problem"
)

// Time limits of a graceful stop, during which running work may finish and new work is refused.
const (
	drainRequests = 5 * time.Second
	drainJobs     = 7 * time.Second
)

// Run serves and works until ctx ends, then stops within ten seconds. It closes
// the app.
func (a *App) Run(ctx context.Context) error {
	defer a.Close()
	listener, err := listen("--addr", a.cfg.Addr)
	if err != nil {
		return err
	}
	stopMetrics, err := a.serveMetrics()
	if err != nil {
		_ = listener.Close()
		return err
	}
	defer stopMetrics()
	// Last, because the password is printed only once: the server must be up by then.
	if err := a.Seed(ctx, listener.Addr().String()); err != nil {
		_ = listener.Close()
		return err
	}
	server := a.httpServer()
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	if err := a.queue.Start(context.WithoutCancel(ctx)); err != nil {
		return errors.Join(err, server.Close())
	}
	slog.InfoContext(ctx, "serving", "address", listener.Addr().String())
	select {
	case <-ctx.Done():
	case err = <-failed:
	}
	return errors.Join(err, a.stop(server))
}

// listen opens an address; the error names the obstacle and the flag that chooses another.
func listen(flag, address string) (net.Listener, error) {
	listener, err := net.Listen("tcp", address)
	switch {
	case err == nil:
		return listener, nil
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, problem.Wrap(err, problem.Conflict, "Another program uses %s. Stop it, or choose another address with %s.", address, flag)
	case errors.Is(err, syscall.EADDRNOTAVAIL):
		return nil, problem.Wrap(err, problem.Invalid, "%s is no address of this machine. Choose one that is with %s; :PORT means every address.", address, flag)
	case errors.Is(err, syscall.EACCES):
		return nil, problem.Wrap(err, problem.Invalid, "The system lets only its administrator use %s. Choose a port from 1024 with %s, and put a proxy in front of it.", address, flag)
	}
	return nil, problem.Wrap(err, problem.Invalid, "%s cannot be used as an address (%v). Choose another with %s.", address, err, flag)
}

// httpServer bounds what a slow or greedy client can hold: the header's time and
// size, the idle connection, and as the last resort the whole answer. The time of a
// body depends on its size and is set by httpapi (assurance item 58).
func (a *App) httpServer() *http.Server {
	return &http.Server{
		Handler: a.server.Handler(), ReadHeaderTimeout: 5 * time.Second, IdleTimeout: 60 * time.Second, WriteTimeout: 5 * time.Minute, MaxHeaderBytes: 64 << 10,
		ErrorLog: slog.NewLogLogger(slog.Default().Handler(), slog.LevelDebug),
	}
}

// stop: new submissions get 503 at once; running requests and jobs finish side
// by side within their times.
func (a *App) stop(server *http.Server) error {
	a.server.Drain()
	ctx, cancel := context.WithTimeout(context.Background(), drainJobs)
	defer cancel()
	jobs := make(chan error, 1)
	go func() { jobs <- a.queue.Stop(ctx) }()
	requests, cancelRequests := context.WithTimeout(context.Background(), drainRequests)
	defer cancelRequests()
	err := server.Shutdown(requests)
	if errors.Is(err, context.DeadlineExceeded) {
		err = server.Close()
	}
	return errors.Join(err, <-jobs)
}

// RunWorker only works, until ctx ends. It closes the app.
func (a *App) RunWorker(ctx context.Context) error {
	defer a.Close()
	if !a.db.IsPostgres() {
		return errors.New("focal worker needs --database-url: with SQLite, focal serve does the work itself")
	}
	stopMetrics, err := a.serveMetrics()
	if err != nil {
		return err
	}
	defer stopMetrics()
	if err := a.queue.Start(context.WithoutCancel(ctx)); err != nil {
		return err
	}
	<-ctx.Done()
	stop, cancel := context.WithTimeout(context.Background(), drainJobs)
	defer cancel()
	return a.queue.Stop(stop)
}

// Handler is the HTTP side, for tests.
func (a *App) Handler() http.Handler { return a.server.Handler() }

// StartWork begins background work without serving, for tests; the returned
// function stops it.
func (a *App) StartWork(ctx context.Context) (func(), error) {
	if err := a.queue.Start(ctx); err != nil {
		return nil, err
	}
	return func() {
		stop, cancel := context.WithTimeout(context.Background(), drainJobs)
		defer cancel()
		_ = a.queue.Stop(stop)
	}, nil
}

// LeanHeap lets garbage grow to half of what lives before it is collected, instead of all of
// it; GOGC overrules. The server's own heap is small, because conversions have processes of
// their own, so this costs little, and it bounds what password hashing adds: 19 MiB for each
// of the two under way and half of that as garbage, however many people sign in.
func LeanHeap() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(50)
	}
}
