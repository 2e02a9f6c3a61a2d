package convert_test

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"testing"
	"time"

	"focal/internal/convert"
)

// shelf is a store of folders and of tasks, as far as a sweep is concerned.
type shelf struct {
	convert.Store
	convert.Blobs
	tasks, folders []string
	broken         error // of the listing, after the first folder
	listed, asked  int   // how often all folders were listed, and how many ids asked for
}

func (s *shelf) Folders(context.Context, string) iter.Seq2[string, error] {
	s.listed++
	return func(yield func(string, error) bool) {
		for _, id := range slices.Clone(s.folders) {
			if !yield(id, nil) {
				return
			}
			if s.broken != nil {
				yield("", s.broken)
				return
			}
		}
	}
}

func (s *shelf) Delete(_ context.Context, prefix string) error {
	s.folders = slices.DeleteFunc(s.folders, func(id string) bool { return "tasks/"+id+"/" == prefix })
	return nil
}

func (s *shelf) LostTasks(_ context.Context, ids []string) ([]string, error) {
	s.asked += len(ids)
	var lost []string
	for _, id := range ids {
		if !slices.Contains(s.tasks, id) {
			lost = append(lost, id)
		}
	}
	return lost, nil
}

// A folder goes when two sweeps in a row found it without a task; all folders are
// listed at the first sweep and then every six hours only.
func TestSweep(t *testing.T) {
	s, now := &shelf{tasks: []string{"known"}, folders: []string{"known", "lost", "late"}}, time.UnixMilli(1700000000000)
	service := convert.New(convert.Config{Store: s, Blobs: s, Now: func() time.Time { return now }})
	broken := errors.New("the listing broke off")
	for _, step := range []struct {
		what   string
		change func()
		after  time.Duration
		erased int
		left   []string
		listed int
		err    error
	}{
		{"a listing that breaks off suspects nobody", func() { s.broken = broken }, 0, 0, []string{"known", "lost", "late"}, 1, broken},
		{"two are suspected", func() { s.broken = nil }, 10 * time.Minute, 0, []string{"known", "lost", "late"}, 2, nil},
		{"one became a task meanwhile, the other goes", func() { s.tasks = append(s.tasks, "late") }, 10 * time.Minute, 1, []string{"known", "late"}, 2, nil},
		{"a new one is not looked for yet", func() { s.folders = append(s.folders, "new") }, 10 * time.Minute, 0, []string{"known", "late", "new"}, 2, nil},
		{"six hours later it is suspected", func() {}, 6 * time.Hour, 0, []string{"known", "late", "new"}, 3, nil},
		{"and goes", func() {}, 10 * time.Minute, 1, []string{"known", "late"}, 3, nil},
		{"a task that ended between two listings goes with the second", func() { s.tasks = []string{"known"} }, 6 * time.Hour, 0, []string{"known", "late"}, 4, nil},
		{"as late as the next listing", func() {}, 6 * time.Hour, 1, []string{"known"}, 5, nil},
	} {
		step.change()
		now = now.Add(step.after)
		if n, err := service.Sweep(t.Context()); n != step.erased || !errors.Is(err, step.err) {
			t.Errorf("%s: %d erased, want %d: %v", step.what, n, step.erased, err)
		}
		if !slices.Equal(s.folders, step.left) || s.listed != step.listed {
			t.Errorf("%s: left %v after %d listings, want %v after %d", step.what, s.folders, s.listed, step.left, step.listed)
		}
	}
}

// However many folders there are, each is asked for once.
func TestSweepOfManyFolders(t *testing.T) {
	s := &shelf{tasks: []string{"known"}, folders: []string{"known"}}
	for i := range 1234 {
		s.folders = append(s.folders, fmt.Sprint("lost-", i))
	}
	service := convert.New(convert.Config{Store: s, Blobs: s})
	for i, want := range []int{0, 1234} {
		if n, err := service.Sweep(t.Context()); n != want || err != nil {
			t.Errorf("sweep %d: %d erased, want %d: %v", i, n, want, err)
		}
	}
	if s.asked != 1235+1234 || s.listed != 1 || len(s.folders) != 1 {
		t.Errorf("%d ids asked for in %d listings, %d folders left", s.asked, s.listed, len(s.folders))
	}
}
