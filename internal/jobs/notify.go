package jobs

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/riverqueue/river"

	"focal/internal/webhook"
)

// Webhooks have a queue and workers of their own: an address that keeps them waiting
// takes no place from a conversion.
const (
	noticeQueue   = "webhooks"
	noticeWorkers = 8
	noticeTimeout = 20 * time.Second
)

type noticeArgs struct{ webhook.Notice }

// Kind names the job in the database.
func (noticeArgs) Kind() string { return "webhook" }

// Notify adds the job of a notice to the transaction in ctx; there must be one.
func (q *Queue) Notify(ctx context.Context, n webhook.Notice) error {
	tx := q.cfg.Tx(ctx)
	if tx == nil {
		return errors.New("jobs: Notify needs a transaction")
	}
	_, err := q.client.InsertTx(ctx, tx, noticeArgs{n}, &river.InsertOpts{Queue: noticeQueue, MaxAttempts: webhook.Tries})
	return q.cfg.Classify(err)
}

type noticeWorker struct {
	river.WorkerDefaults[noticeArgs]
	cfg Config
}

// Timeout of a try, which has its own shorter one.
func (w *noticeWorker) Timeout(*river.Job[noticeArgs]) time.Duration { return noticeTimeout }

// NextRetry implements river.Worker.
func (w *noticeWorker) NextRetry(job *river.Job[noticeArgs]) time.Time {
	return time.Now().Add(webhook.Wait(job.Args.Notice, job.Attempt))
}

// Work tries a notice once.
func (w *noticeWorker) Work(ctx context.Context, job *river.Job[noticeArgs]) error {
	err := w.cfg.Deliver(ctx, job.Args.Notice, job.Attempt)
	var busy *webhook.Busy
	switch {
	case errors.As(err, &busy):
		return river.JobSnooze(busy.Wait)
	case err != nil && errors.Is(context.Cause(ctx), context.Canceled):
		return river.JobSnooze(0) // interrupted by a stop: not a failed try
	case err != nil:
		slog.InfoContext(ctx, "a webhook was not delivered", "webhook", job.Args.HookID, "event", job.Args.EventID,
			"attempt", job.Attempt, "cause", err)
	}
	return err
}
