package convert

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"focal/internal/account"
	"focal/internal/engine"
	"focal/internal/problem"
)

const (
	stageTick = 250 * time.Millisecond // a shorter stage is over before anybody could read of it
	askAgain  = 4                      // ticks after which a CV is asked for whose stage goes on
)

// follow converts one CV and keeps what it is busy with where every process can see it. A CV
// that gets its end elsewhere, because its user cancels it, is worked on no longer and has that end.
func (s *Service) follow(ctx context.Context, task *Task, f *File, job *engine.Upload) error {
	open, err := s.enterSoon(ctx, f.TaskID, f.Index, engine.StageReading)
	if err == nil && !open {
		return s.endElsewhere(ctx, f)
	}
	begun := engine.StageReading
	if err != nil {
		begun = "" // the next look writes it; an end that was given meanwhile is found with the task's
	}
	own, over := s.running.begin(ctx, f.TaskID, f.Index)
	defer over()
	var stage atomic.Value
	stage.Store(engine.StageReading)
	var watch sync.WaitGroup
	done := make(chan struct{})
	watch.Go(func() { s.keepStage(own, f, begun, &stage, done) })
	err = s.file(engine.WithStages(own, func(now engine.Stage) { stage.Store(now) }), task, f, job)
	close(done)
	watch.Wait()
	if err != nil && errors.Is(context.Cause(own), errHasEnd) {
		return s.endElsewhere(ctx, f)
	}
	return err
}

// keepStage writes down a stage that lasts, and ends the work on a CV that has its end. What
// cannot be written now is with the next look. kept is the stage that is written down already.
func (s *Service) keepStage(
	ctx context.Context, f *File, kept engine.Stage, stage *atomic.Value, done <-chan struct{},
) {
	taskID, index := f.TaskID, f.Index // the rest of it is being worked on
	ticker := time.NewTicker(stageTick)
	defer ticker.Stop()
	for tick := 1; ; tick++ {
		select {
		case <-done:
			return
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		now := stage.Load().(engine.Stage)
		if now == kept && tick%askAgain != 0 {
			continue
		}
		open, err := s.enterSoon(ctx, taskID, index, now)
		if err != nil {
			continue
		}
		if kept = now; !open {
			s.running.end(taskID, index, errHasEnd)
			return
		}
	}
}

// enterSoon writes a stage down, unless the database lets it wait: the CV does not wait for that.
func (s *Service) enterSoon(ctx context.Context, taskID string, index int64, now engine.Stage) (open bool, err error) {
	ctx, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	return s.Store.EnterStage(ctx, taskID, index, string(now))
}

// endElsewhere takes over the end that a CV was given by somebody else.
func (s *Service) endElsewhere(ctx context.Context, f *File) error {
	_, files, err := s.Store.Task(ctx, f.TaskID)
	if problem.Is(err, problem.NotFound) {
		return nil // erased, perhaps by another process: the end of the task finds that out
	}
	if err != nil {
		return err
	}
	for _, stored := range files {
		if stored.Index == f.Index && stored.Status.Ended() {
			*f = stored
			return nil
		}
	}
	return errHasEnd
}

const textCancelled = "You cancelled this CV."

// CancelFile ends one CV of a task that is under way and gives its credit back at once; the
// others go on. One that is through stays. The last one that goes on takes the task with it, as
// Cancel does. It returns how many CVs are through so far.
func (s *Service) CancelFile(ctx context.Context, u *account.User, id string, index int64) (kept int64, erased bool, err error) {
	task, _, err := s.own(ctx, u, id)
	if err != nil {
		return 0, false, err
	}
	if index < 0 || index >= task.Files {
		return 0, false, errNoSuchFile
	}
	if task.Files == 1 {
		return s.Cancel(ctx, u, id)
	}
	cancelled := false
	err = s.Store.InTx(ctx, func(ctx context.Context) (err error) {
		cancelled, err = s.Store.CancelFile(ctx, id, index, textCancelled)
		if err != nil || !cancelled || task.Allowance { // of that nothing was reserved
			return err
		}
		return s.Ledger.Settle(ctx, u.ID, id, map[int64]bool{index: false})
	})
	if err != nil {
		return 0, false, err
	}
	task, files, err := s.own(ctx, u, id)
	if cancelled && problem.Is(err, problem.NotFound) {
		return 0, true, nil // the others were cancelled at the same time
	}
	if err != nil {
		return 0, false, err
	}
	if cancelled && !task.Status.Ended() && !goesOn(files) {
		return s.cancelLast(ctx, u, id)
	}
	s.running.end(id, index, errHasEnd)
	return through(files), false, nil
}

// cancelFiles cancels each CV that goes on; the end of the task settles what was reserved for them.
func (s *Service) cancelFiles(ctx context.Context, id string, files []File) error {
	for _, f := range files {
		if f.Status.Ended() {
			continue
		}
		if _, err := s.Store.CancelFile(ctx, id, f.Index, textCancelled); err != nil {
			return err
		}
	}
	return nil
}

// cancelLast ends a task of which no CV goes on. What works on it may have ended it by itself.
func (s *Service) cancelLast(ctx context.Context, u *account.User, id string) (kept int64, erased bool, err error) {
	kept, erased, err = s.Cancel(ctx, u, id)
	if err == nil && kept == 0 && !erased {
		return 0, true, s.erase(ctx, id)
	}
	return kept, erased, err
}

func goesOn(files []File) bool {
	for _, f := range files {
		if !f.Status.Ended() {
			return true
		}
	}
	return false
}

func through(files []File) (n int64) {
	for _, f := range files {
		if f.Status == Completed {
			n++
		}
	}
	return n
}

// cancelledMeanwhile gives files the end that their user gave them while they were worked on,
// and returns the keys of their results, which nobody wants any more.
func (s *Service) cancelledMeanwhile(ctx context.Context, task *Task, files []File) (dropped []string, err error) {
	cancelled, err := s.Store.CancelledFiles(ctx, task.ID)
	if err != nil {
		return nil, err
	}
	for i := range files {
		f := &files[i]
		why, is := cancelled[f.Index]
		if !is {
			continue
		}
		if f.ResultKey != "" {
			dropped = append(dropped, f.ResultKey)
		}
		f.Status, f.Stage, f.Error, f.ResultKey, f.Held = Failed, StageCancelled, why, "", false
	}
	return dropped, nil
}
