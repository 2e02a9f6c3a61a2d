package convert

import (
	"context"
	"time"
)

const (
	sweepEvery = 6 * time.Hour // all folders are looked at
	sweepBatch = 500           // asked for at once
)

// Sweep erases files that belong to no task: those of a submission that a crash
// cut off between its files and its transaction. A task's folder is erased when
// two sweeps in a row found it without a task, so that one being submitted just
// now is safe as long as sweeps are minutes apart. The first sweep, and then one
// every six hours, looks at all folders; those between only at what the one
// before suspected. It returns how many went.
func (s *Service) Sweep(ctx context.Context) (int, error) {
	s.sweeping.Lock()
	defer s.sweeping.Unlock()
	lost, err := s.Store.LostTasks(ctx, s.suspects)
	if err != nil {
		return 0, err
	}
	for i, id := range lost {
		if err := s.Blobs.Delete(ctx, prefix(id)); err != nil {
			return i, err
		}
	}
	s.suspects = nil
	now := s.Now()
	if !s.swept.IsZero() && now.Sub(s.swept) < sweepEvery {
		return len(lost), nil
	}
	if err := s.suspect(ctx); err != nil {
		return len(lost), err
	}
	s.swept = now
	return len(lost), nil
}

// suspect remembers the folders without a task.
func (s *Service) suspect(ctx context.Context) error {
	var suspects, batch []string
	ask := func() error {
		lost, err := s.Store.LostTasks(ctx, batch)
		suspects, batch = append(suspects, lost...), batch[:0]
		return err
	}
	for id, err := range s.Blobs.Folders(ctx, "tasks") {
		if err != nil {
			return err
		}
		if batch = append(batch, id); len(batch) == sweepBatch {
			if err := ask(); err != nil {
				return err
			}
		}
	}
	if err := ask(); err != nil {
		return err
	}
	s.suspects = suspects
	return nil
}
