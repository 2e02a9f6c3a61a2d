package convert

import (
	"context"
	"strings"

	"focal/internal/problem"
)

// Sweep erases files that belong to no task: those of a submission that a crash
// cut off between its files and its transaction. A task's folder is erased when
// two sweeps in a row found it without a task, so that one being submitted just
// now is safe as long as sweeps are minutes apart. It returns how many went.
func (s *Service) Sweep(ctx context.Context) (int, error) {
	keys, err := s.Blobs.List(ctx, "tasks")
	if err != nil {
		return 0, err
	}
	s.sweeping.Lock()
	defer s.sweeping.Unlock()
	suspects, erased, last := map[string]bool{}, 0, ""
	for _, key := range keys { // in order: the files of a task are neighbours
		id, _, _ := strings.Cut(strings.TrimPrefix(key, "tasks/"), "/")
		if id == last {
			continue
		}
		last = id
		_, _, err := s.Store.Task(ctx, id)
		switch {
		case err == nil:
			continue
		case problem.KindOf(err) != problem.NotFound:
			return erased, err
		case !s.suspects[id]:
			suspects[id] = true
		default:
			if err := s.Blobs.Delete(ctx, prefix(id)); err != nil {
				return erased, err
			}
			erased++
		}
	}
	s.suspects = suspects
	return erased, nil
}
