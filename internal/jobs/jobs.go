// Package jobs runs work in the background: durable, at least once, on SQLite
// and PostgreSQL alike. River does the work; no other package knows of it.
package jobs

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverdatabasesql"
	"github.com/riverqueue/river/riverdriver/riversqlite"
	"github.com/riverqueue/river/rivertype"

	"focal/internal/convert"
	"focal/internal/webhook"
)

// Time limits of a job. River has no heartbeat and rescues a job by its age, so the job's
// own timeout must be shorter.
const (
	Timeout     = 60 * time.Second
	rescueAfter = 75 * time.Second
	maxAttempts = 20 // a machine that does not come back counts as one; a process that does, does not
)

// Config of a Queue.
type Config struct {
	SQL      *sql.DB // the pool that may write
	Postgres bool    // else SQLite
	// Tx returns the transaction of a context, nil without one.
	Tx func(ctx context.Context) *sql.Tx
	// Release gives jobs that this node was running when it died back to the queue.
	Release func(ctx context.Context, node string) (int64, error)
	// Classify gives a database error the kind that callers act on.
	Classify func(error) error

	Node    string // name of this process's data folder, unique among all nodes
	Workers int    // tasks worked at a time; 0 = only enqueue
	// Seats is how many more tasks Run holds while they wait for a place.
	Seats int
	// Run works one task; an error means "try again", *convert.Busy "not now".
	Run func(ctx context.Context, taskID string) error
	// Abandon ends a task that every try failed for.
	Abandon func(ctx context.Context, taskID string) error
	// Deliver tries a notice of a webhook for the try-th time; an error means "try again",
	// *webhook.Busy "not now".
	Deliver func(ctx context.Context, n webhook.Notice, try int) error
	// Every runs now and then on one node at a time: purging, mostly.
	Every    func(ctx context.Context) error
	Interval time.Duration // of Every; 0 = never
}

// Queue accepts tasks and, with Workers, works them.
type Queue struct {
	cfg    Config
	client *river.Client[*sql.Tx]
	bell   *bell
}

type convertArgs struct {
	TaskID string `json:"task_id"`
}

// Kind names the job in the database.
func (convertArgs) Kind() string { return "convert" }

type purgeArgs struct{}

// Kind names the job in the database.
func (purgeArgs) Kind() string { return "purge" }

// New returns a queue; call Start to work.
func New(cfg Config) (*Queue, error) {
	q := &Queue{cfg: cfg, bell: newBell()}
	rc := &river.Config{
		ID: cfg.Node, Logger: slog.New(quiet{slog.Default().Handler()}), MaxAttempts: maxAttempts, JobTimeout: Timeout, RescueStuckJobsAfter: rescueAfter,
		FetchPollInterval: 200 * time.Millisecond, FetchCooldown: 5 * time.Millisecond, RetryPolicy: backoff{},
		CompletedJobRetentionPeriod: 10 * time.Minute, CancelledJobRetentionPeriod: time.Hour,
	}
	if cfg.Workers > 0 {
		rc.Queues = map[string]river.QueueConfig{
			river.QueueDefault: {MaxWorkers: cfg.Workers + cfg.Seats}, "upkeep": {MaxWorkers: 1, FetchPollInterval: 5 * time.Second},
			noticeQueue: {MaxWorkers: noticeWorkers, FetchPollInterval: time.Second},
		}
		rc.Workers = river.NewWorkers()
		river.AddWorker(rc.Workers, &convertWorker{cfg: cfg})
		river.AddWorker(rc.Workers, &purgeWorker{cfg: cfg})
		river.AddWorker(rc.Workers, &noticeWorker{cfg: cfg})
		if cfg.Interval > 0 {
			rc.PeriodicJobs = []*river.PeriodicJob{river.NewPeriodicJob(river.PeriodicInterval(cfg.Interval), func() (river.JobArgs, *river.InsertOpts) {
				return purgeArgs{}, &river.InsertOpts{Queue: "upkeep", MaxAttempts: 1}
			}, nil)}
		}
	}
	var err error
	if cfg.Postgres {
		q.client, err = river.NewClient(postgresDriver{riverdatabasesql.New(cfg.SQL), q.bell}, rc)
	} else {
		q.client, err = river.NewClient(sqliteDriver{riversqlite.New(cfg.SQL), q.bell}, rc)
	}
	if err != nil {
		return nil, fmt.Errorf("jobs: %w", err)
	}
	return q, nil
}

// Enqueue adds the job of a task to the transaction in ctx, which must have one. before is
// how many open tasks the user already has: the more, the later this one runs, so that one
// user's queue does not hold up everybody else's.
func (q *Queue) Enqueue(ctx context.Context, taskID string, before int64) error {
	tx := q.cfg.Tx(ctx)
	if tx == nil {
		return errors.New("jobs: Enqueue needs a transaction")
	}
	_, err := q.client.InsertTx(ctx, tx, convertArgs{TaskID: taskID}, &river.InsertOpts{Priority: priority(before)})
	return q.cfg.Classify(err)
}

// priority is 1 (first) to 4, the range that River has.
func priority(before int64) int {
	switch {
	case before < 1:
		return 1
	case before < 3:
		return 2
	case before < 10:
		return 3
	}
	return 4
}

// Ring makes this process look for work at once; call it after the commit.
func (q *Queue) Ring() { q.bell.ring() }

// Start returns the jobs that this node left behind to the queue and, with Workers, begins
// to work. That is
// safe because the caller holds the lock on the node's data folder: no other process can
// have its name.
func (q *Queue) Start(ctx context.Context) error {
	if n, err := q.cfg.Release(ctx, q.cfg.Node); err != nil {
		return fmt.Errorf("jobs: release what the last run left: %w", err)
	} else if n > 0 {
		slog.InfoContext(ctx, "work taken up again", "jobs", n)
	}
	if q.cfg.Workers == 0 {
		return nil
	}
	return q.client.Start(ctx)
}

// Stop lets running jobs finish until ctx ends, then interrupts them. Interrupted jobs run
// again after the next start.
func (q *Queue) Stop(ctx context.Context) error {
	if err := q.client.Stop(ctx); err == nil {
		return nil
	}
	hard, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	return q.client.StopAndCancel(hard)
}

type convertWorker struct {
	river.WorkerDefaults[convertArgs]
	cfg Config
}

// Work runs one task. A job whose every try failed is not run once more: its process may
// have died before it could end the task.
func (w *convertWorker) Work(ctx context.Context, job *river.Job[convertArgs]) error {
	if job.Attempt > job.MaxAttempts {
		return w.cfg.Abandon(ctx, job.Args.TaskID)
	}
	err := w.cfg.Run(ctx, job.Args.TaskID)
	var busy *convert.Busy
	switch {
	case err == nil:
		return nil
	case errors.As(err, &busy):
		return river.JobSnooze(busy.Wait)
	case errors.Is(context.Cause(ctx), context.Canceled):
		return river.JobSnooze(0) // interrupted by a stop: not a failed try
	case job.Attempt == job.MaxAttempts:
		clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), 10*time.Second)
		defer cancel()
		if e := w.cfg.Abandon(clean, job.Args.TaskID); e != nil {
			return river.JobSnooze(time.Minute) // the books must be put right some time
		}
	}
	slog.WarnContext(ctx, "conversion will be tried again", "task", job.Args.TaskID, "attempt", job.Attempt, "cause", err)
	return err
}

type purgeWorker struct {
	river.WorkerDefaults[purgeArgs]
	cfg Config
}

// Work does the upkeep.
func (w *purgeWorker) Work(ctx context.Context, _ *river.Job[purgeArgs]) error {
	return w.cfg.Every(ctx)
}

// backoff waits 1, 2, 4 … at most 30 seconds.
type backoff struct{}

// NextRetry implements river.ClientRetryPolicy.
func (backoff) NextRetry(job *rivertype.JobRow) time.Time {
	return time.Now().Add(min(30*time.Second, time.Second<<min(max(len(job.Errors)-1, 0), 5)))
}
