package jobs

import (
	"context"
	"database/sql"
	"errors"
	"testing"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"

	"focal/internal/webhook"
)

// What the queue does with a try: it is over, waits for a place, begins again after a stop,
// or is tried again when the notice says.
func TestNoticeWork(t *testing.T) {
	failed := errors.New("It answered 500, not 2xx.")
	stopped, stop := context.WithCancel(t.Context())
	stop()
	for _, c := range []struct {
		name  string
		ctx   context.Context
		err   error
		want  error
		waits time.Duration // of a snooze; -1 = none
	}{
		{"delivered", t.Context(), nil, nil, -1},
		{"the user's places are taken", t.Context(), &webhook.Busy{Wait: 7 * time.Second}, nil, 7 * time.Second},
		{"interrupted by a stop", stopped, context.Canceled, nil, 0},
		{"delivered while it stopped", stopped, nil, nil, -1},
		{"refused", t.Context(), failed, failed, -1},
	} {
		t.Run(c.name, func(t *testing.T) {
			notice, tries := webhook.Notice{HookID: "h", EventID: "e"}, 0
			w := &noticeWorker{cfg: Config{Deliver: func(_ context.Context, n webhook.Notice, try int) error {
				if tries++; n != notice || try != 3 {
					t.Errorf("try %d of %+v", try, n)
				}
				return c.err
			}}}
			job := &river.Job[noticeArgs]{JobRow: &rivertype.JobRow{Attempt: 3}, Args: noticeArgs{notice}}
			err := w.Work(c.ctx, job)
			var snooze *rivertype.JobSnoozeError
			switch {
			case tries != 1:
				t.Errorf("%d tries", tries)
			case c.waits >= 0 && (!errors.As(err, &snooze) || snooze.Duration != c.waits):
				t.Errorf("%v, want to wait %v", err, c.waits)
			case c.waits < 0 && err != c.want:
				t.Errorf("%v, want %v", err, c.want)
			}
			next := time.Until(w.NextRetry(job))
			if want := webhook.Wait(notice, 3); next > want || next < want-time.Minute {
				t.Errorf("the next try is in %v, the owner is told %v", next, want)
			}
			if limit := w.Timeout(job); limit <= 10*time.Second || limit >= rescueAfter {
				t.Errorf("a try may take %v", limit)
			}
		})
	}
}

// A notice without a transaction would be sent although what it tells of was undone.
func TestNotifyNeedsATransaction(t *testing.T) {
	q := &Queue{cfg: Config{Tx: func(context.Context) *sql.Tx { return nil }}}
	if err := q.Notify(t.Context(), webhook.Notice{}); err == nil {
		t.Error("it was queued")
	}
}
