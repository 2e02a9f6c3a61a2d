package convert_test

import (
	"context"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/problem"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// shaky is the database with a step that may fail before each of its calls, and
// before the end of each transaction.
type shaky struct {
	*store.DB
	faults *storetest.Faults
}

func (s *shaky) InTx(ctx context.Context, do func(ctx context.Context) error) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := do(ctx); err != nil {
			return err
		}
		return s.faults.Step()
	})
}

func (s *shaky) TaskByKey(ctx context.Context, user, key string) (*convert.Task, error) {
	if err := s.faults.Step(); err != nil {
		return nil, err
	}
	return s.DB.TaskByKey(ctx, user, key)
}

func (s *shaky) CreateTask(ctx context.Context, t *convert.Task, f []convert.File) error {
	if err := s.faults.Step(); err != nil {
		return err
	}
	return s.DB.CreateTask(ctx, t, f)
}

func (s *shaky) Task(ctx context.Context, id string) (*convert.Task, []convert.File, error) {
	if err := s.faults.Step(); err != nil {
		return nil, nil, err
	}
	return s.DB.Task(ctx, id)
}

func (s *shaky) BeginTask(ctx context.Context, id string, at time.Time) (bool, error) {
	if err := s.faults.Step(); err != nil {
		return false, err
	}
	return s.DB.BeginTask(ctx, id, at)
}

func (s *shaky) EndTask(ctx context.Context, t *convert.Task) (bool, error) {
	if err := s.faults.Step(); err != nil {
		return false, err
	}
	return s.DB.EndTask(ctx, t)
}

func (s *shaky) SaveFile(ctx context.Context, f *convert.File) error {
	if err := s.faults.Step(); err != nil {
		return err
	}
	return s.DB.SaveFile(ctx, f)
}

func (s *shaky) EndHold(ctx context.Context, id string, index int64) (bool, error) {
	if err := s.faults.Step(); err != nil {
		return false, err
	}
	return s.DB.EndHold(ctx, id, index)
}

func (s *shaky) RefuseFile(ctx context.Context, f *convert.File) error {
	if err := s.faults.Step(); err != nil {
		return err
	}
	return s.DB.RefuseFile(ctx, f)
}

func (s *shaky) DeleteTask(ctx context.Context, id string) error {
	if err := s.faults.Step(); err != nil {
		return err
	}
	return s.DB.DeleteTask(ctx, id)
}

func (s *shaky) ExpiredTasks(ctx context.Context, now time.Time, limit int64) ([]string, error) {
	if err := s.faults.Step(); err != nil {
		return nil, err
	}
	return s.DB.ExpiredTasks(ctx, now, limit)
}

func (s *shaky) StuckTasks(ctx context.Context, before time.Time, limit int64) ([]string, error) {
	if err := s.faults.Step(); err != nil {
		return nil, err
	}
	return s.DB.StuckTasks(ctx, before, limit)
}

func (s *shaky) UseAllowance(ctx context.Context, user string, n, most int64) (bool, error) {
	if err := s.faults.Step(); err != nil {
		return false, err
	}
	return s.DB.UseAllowance(ctx, user, n, most)
}

func (s *shaky) OpenTasks(ctx context.Context, user string) (int64, error) {
	if err := s.faults.Step(); err != nil {
		return 0, err
	}
	return s.DB.OpenTasks(ctx, user)
}

func (s *shaky) AddConverted(ctx context.Context, user string, n int64) error {
	if err := s.faults.Step(); err != nil {
		return err
	}
	return s.DB.AddConverted(ctx, user, n)
}

func (s *shaky) SaveOptions(ctx context.Context, user, options string) error {
	if err := s.faults.Step(); err != nil {
		return err
	}
	return s.DB.SaveOptions(ctx, user, options)
}

func (s *shaky) User(ctx context.Context, id string) (*account.User, error) {
	if err := s.faults.Step(); err != nil {
		return nil, err
	}
	return s.DB.User(ctx, id)
}

// Whatever step of a conversion fails, of the database, the file store or the queue: a
// submission that failed leaves nothing and costs nothing, and done again everything
// has its whole effect, once.
func TestAConversionSurvivesTheFailureOfAnyStep(t *testing.T) {
	var task *convert.Task
	submitted := func(s convert.Submission) func(w *world) {
		return func(w *world) {
			var err error
			task, err = w.submit(s)
			w.must(err)
		}
	}
	converted := func(s convert.Submission) func(w *world) {
		return func(w *world) {
			submitted(s)(w)
			w.must(w.service.Run(t.Context(), task.ID))
		}
	}
	run := func(w *world) error { return w.service.Run(t.Context(), task.ID) }
	purge := func(w *world) error { _, _, err := w.service.Purge(t.Context()); return err }
	erased := func(err error) error { // done again, it may be gone already
		if problem.Is(err, problem.NotFound) {
			return nil
		}
		return err
	}
	two := []string{"Jo Li\nHarbour master", "Mo Li\nPilot"}
	for _, c := range []struct {
		name    string
		credits int64
		prepare func(w *world)
		do      func(w *world) error
		whole   bool // nothing of it is kept when it fails
	}{
		{name: "submitting", credits: 5, whole: true, do: func(w *world) error { _, err := w.submit(submission("key", false, two...)); return err }},
		{name: "submitting within the demo", whole: true, do: func(w *world) error { _, err := w.submit(submission("key", true, two[0])); return err }},
		{name: "submitting what was submitted before", credits: 5, whole: true, prepare: converted(submission("", false, two...)), do: func(w *world) error {
			_, err := w.submit(convert.Submission{Key: "key", Options: cv.DefaultOptions(), Reuse: &convert.Reuse{TaskID: task.ID, Job: true}})
			return err
		}},
		{name: "converting one", credits: 5, prepare: submitted(submission("", false, two[0])), do: run},
		{name: "converting some", credits: 5, prepare: submitted(submission("", false, append(two, "%PDF-1.7 of Al Bo")...)), do: run},
		{name: "converting some of which one is broken", credits: 5, prepare: submitted(submission("", false, two[0], "BROKEN")), do: run},
		{name: "converting a broken one within the demo", prepare: submitted(submission("", true, "BROKEN")), do: run},
		{name: "giving up", credits: 5, prepare: submitted(submission("", false, two...)), do: func(w *world) error { return w.service.Abandon(t.Context(), task.ID) }},
		{name: "giving up what no worker ended", credits: 5, prepare: func(w *world) {
			submitted(submission("", false, two...))(w)
			w.now = w.now.Add(31 * time.Minute)
		}, do: purge},
		{name: "erasing what is over", credits: 5, prepare: func(w *world) {
			converted(submission("", false, two...))(w)
			w.now = w.now.AddDate(0, 0, 31)
		}, do: purge},
		{name: "erasing what runs", credits: 5, prepare: submitted(submission("", false, two...)), do: func(w *world) error {
			return erased(w.service.Delete(t.Context(), w.account(), task.ID))
		}},
		{name: "deciding", credits: 5, prepare: converted(submission("", false, two...)), do: func(w *world) error {
			_, err := w.service.Review(t.Context(), w.account(), task.ID, 1, "", engine.Decisions{Edits: map[string]string{"summary[0]": "Mo Li\nPilot of the harbour"}})
			return err
		}},
		{name: "looking at the result", credits: 5, whole: true, prepare: converted(submission("", false, two...)), do: func(w *world) error {
			_, results, err := w.service.Result(t.Context(), w.account(), task.ID)
			if err == nil && (len(results) != 2 || results[1].Result.Document.Summary[0].Value != two[1]) {
				t.Errorf("%+v", results)
			}
			return err
		}},
		{name: "downloading", credits: 5, whole: true, prepare: converted(submission("", false, two[0])), do: func(w *world) error {
			d, err := w.service.Document(t.Context(), w.account(), task.ID, convert.DocumentRequest{})
			if err == nil && string(d.Data) != two[0] {
				t.Errorf("%s", d.Data)
			}
			return err
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			db := storetest.Open(t, "", t.TempDir())
			prepared := func() *world {
				w := newWorld(t, db, c.credits)
				if c.prepare != nil {
					c.prepare(w)
				}
				return w
			}
			smooth := prepared()
			smooth.must(c.do(smooth))
			want := smooth.state()
			for n := 1; ; n++ {
				w := prepared()
				before := w.state()
				w.faults.Arm(n)
				err := c.do(w)
				if !w.faults.Disarm() {
					w.must(err)
					if n == 1 {
						t.Error("nothing could fail")
					}
					break
				}
				if !problem.Is(err, problem.Unavailable) || err == nil {
					t.Errorf("step %d: %v", n, err)
				}
				if c.whole && w.state() != before {
					t.Errorf("step %d failed, %v, and left\n%s\nof\n%s", n, err, w.state(), before)
				}
				if err := c.do(w); err != nil || w.state() != want {
					t.Errorf("step %d failed; done again, %v, it is\n%s\nand not\n%s", n, err, w.state(), want)
				}
			}
			balances, err := db.Balances(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			for _, b := range balances {
				if b.Credits != b.Available || b.Reserved != b.Open {
					t.Errorf("the books: %+v", b)
				}
			}
		})
	}
}
