package convert

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"time"

	"focal/internal/account"
	"focal/internal/engine"
	"focal/internal/problem"
)

// Past is a line of the history.
type Past struct {
	Task  *Task
	Names []string // of the files, as uploaded
	// People are whose CVs the files are, in their order; "" = not known.
	People []string
	// Converted says which of the files were, in their order.
	Converted []bool
	Held      bool // one of them waits to be accepted
}

// FileResult is a file with what the engine made of it; Result is nil unless the
// file is Completed.
type FileResult struct {
	File   File
	Result *engine.Result
	// Template is that of its document: the conversion's, unless one was chosen for this CV alone.
	Template string
	// Left is what it was to be, and is not there for its owner any more; "" = it is.
	Left string
	// Revision names this state of the result: a review says which one it is about.
	Revision string
}

var errUnknown = problem.New(problem.NotFound, "This conversion does not exist.")

// own returns a task of that user. Another user's task is reported as not found, so that
// nobody learns which ids exist.
func (s *Service) own(ctx context.Context, u *account.User, id string) (*Task, []File, error) {
	task, files, err := s.Store.Task(ctx, id)
	if err != nil && !problem.Is(err, problem.NotFound) {
		return nil, nil, err
	}
	if err != nil || task.UserID != u.ID {
		return nil, nil, errUnknown
	}
	return task, files, nil
}

// Status returns a task and its files.
func (s *Service) Status(ctx context.Context, u *account.User, id string) (*Task, []File, error) {
	return s.own(ctx, u, id)
}

// completed is own for a task that has a result.
func (s *Service) completed(ctx context.Context, u *account.User, id string) (*Task, []File, error) {
	task, files, err := s.own(ctx, u, id)
	switch {
	case err != nil:
		return nil, nil, err
	case !task.Status.Ended():
		return nil, nil, problem.New(problem.Conflict, "This conversion is still running. Please try again in a moment.")
	case task.Status != Completed:
		return nil, nil, problem.New(problem.Conflict, "This conversion failed: %s", task.Error)
	}
	task.standIn(s.Templates(ctx, u))
	return task, files, nil
}

// Result returns what the review shows.
func (s *Service) Result(ctx context.Context, u *account.User, id string) (*Task, []FileResult, error) {
	task, files, err := s.completed(ctx, u, id)
	if err == nil {
		err = s.see(ctx, task)
	}
	if err != nil {
		return nil, nil, err
	}
	out := make([]FileResult, len(files))
	for i, f := range files {
		out[i].File = f
		if f.Status == Completed {
			held, err := s.load(ctx, f)
			if err != nil {
				return nil, nil, err
			}
			out[i] = held.told(task, f)
		}
	}
	return task, out, s.unprintedNow(ctx, task, out)
}

// unprintedNow says of results that were made in another template what the one that was kept
// since, or stands in for it, leaves out.
func (s *Service) unprintedNow(ctx context.Context, task *Task, results []FileResult) error {
	var of func(*engine.Result) ([]engine.Unprinted, error)
	for i := range results {
		r := results[i].Result
		if r == nil || results[i].Template != task.Options.Template || r.Options.Template == task.Options.Template {
			continue
		}
		if of == nil {
			file, err := s.templateFile(ctx, task.Options.Template)
			if err != nil {
				return err
			}
			o := engine.RenderOptions{Template: task.Options.Template, TemplateFile: file, Look: task.Options.Look}
			if of, err = engine.UnprintedBy(o); err != nil {
				return err
			}
		}
		var err error
		if r.Unprinted, err = of(r); err != nil {
			return err
		}
	}
	return nil
}

// see notes that the user has looked at a task.
func (s *Service) see(ctx context.Context, task *Task) error {
	if task.Seen {
		return nil
	}
	return s.Store.SeeTask(ctx, task.ID)
}

// held is a result with the bytes that it is kept as.
type held struct {
	data   []byte
	result *engine.Result
}

// markedAs is the result with its notes on the marking that its document is drawn with now.
func (h *held) markedAs(task *Task) *engine.Result {
	h.result.MarkedAs(task.Options.Look.Marking)
	return h.result
}

// template is that of its document.
func (h *held) template(task *Task) string { return task.inPlaceOf(h.chosen(task)) }

// chosen is the template that was chosen for it, be it gone. A result of long ago may name one that its conversion has left since.
func (h *held) chosen(task *Task) string {
	if h.result.Alone {
		return h.result.Options.Template
	}
	return task.chosen()
}

// told is the file with its result.
func (h *held) told(task *Task, f File) FileResult {
	own := FileResult{File: f, Result: h.markedAs(task), Template: h.template(task), Revision: h.revision()}
	if chosen := h.chosen(task); chosen != own.Template {
		own.Left = chosen
	}
	return own
}

// revision is the same for the same result.
func (h *held) revision() string { return revisionOf(h.data) }

func revisionOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:12])
}

func (s *Service) load(ctx context.Context, f File) (*held, error) {
	b, err := s.Blobs.Get(ctx, f.ResultKey)
	if err != nil {
		return nil, err
	}
	var r engine.Result
	if err := json.Unmarshal(b, &r); err != nil {
		return nil, fmt.Errorf("result %s/%d: %w", f.TaskID, f.Index, err)
	}
	r.NamePrivate()
	return &held{b, &r}, nil
}

// Search is what past conversions are looked for by: words of people, files, jobs and what was given, or a day.
type Search struct {
	Words string
	Ahead time.Duration // how far the clock of whoever searches is ahead of UTC: days are meant by it
}

// History returns a page of the user's tasks, newest first, and their number; where
// something is searched for, of those only that hold it.
func (s *Service) History(ctx context.Context, u *account.User, search Search, offset, limit int64) ([]Past, int64, error) {
	runs, total, err := s.Store.History(ctx, u.ID, search, offset, limit)
	usable := s.Templates(ctx, u)
	for _, run := range runs {
		run.Task.standIn(usable)
	}
	return runs, total, err
}

// Delete erases a task, its files and its results. A running one is first ended
// and its credits are given back.
func (s *Service) Delete(ctx context.Context, u *account.User, id string) error {
	task, _, err := s.own(ctx, u, id)
	if err != nil {
		return err
	}
	return s.endAndErase(ctx, task)
}

// Cancel ends a task that is under way: CVs that are through are kept, the credits of
// the others go back. A task of which nothing is through is erased. It returns how many
// CVs are kept, all that are through when the task was over before.
func (s *Service) Cancel(ctx context.Context, u *account.User, id string) (kept int64, erased bool, err error) {
	if _, _, err = s.own(ctx, u, id); err != nil {
		return 0, false, err
	}
	ended, err := s.endEarly(ctx, id, earlyEnd{status: Failed, why: textCancelled, erased: noneThrough, cancel: true})
	if err != nil {
		return 0, false, err
	}
	s.running.stop(ctx, id)
	task, _, err := s.own(ctx, u, id)
	if err != nil {
		return 0, false, err
	}
	if erased = ended && task.Done == 0; erased {
		err = s.erase(ctx, id)
	}
	return task.Done, erased, err
}

// endAndErase ends a task that runs, here or in another process, before it erases it:
// what still works on it then finds that its end is taken, and cleans up after itself.
func (s *Service) endAndErase(ctx context.Context, task *Task) error {
	if !task.Status.Ended() {
		gone := earlyEnd{status: Error, why: textOurFault, erased: func([]File) bool { return true }}
		if _, err := s.endEarly(ctx, task.ID, gone); err != nil {
			return err
		}
		s.running.stop(ctx, task.ID)
	}
	return s.erase(ctx, task.ID)
}

// erase gives back what is not charged yet and removes the files first: should the machine stop between the two, the
// row is still there to begin again from.
func (s *Service) erase(ctx context.Context, id string) error {
	if err := s.releaseHeld(ctx, id); err != nil {
		return err
	}
	if err := s.Blobs.Delete(ctx, prefix(id)); err != nil {
		return err
	}
	return s.Store.DeleteTask(ctx, id)
}

// Purge erases tasks whose retention is over and ends those that no worker will
// ever end; it returns how many of each.
func (s *Service) Purge(ctx context.Context) (erased, ended int, err error) {
	ids, err := s.Store.ExpiredTasks(ctx, s.Now(), 500)
	for _, id := range ids {
		if err := s.erase(ctx, id); err != nil {
			return erased, ended, err
		}
		erased++
	}
	if err != nil {
		return erased, ended, err
	}
	ids, err = s.Store.StuckTasks(ctx, s.Now().Add(-stuckAfter), 500)
	for _, id := range ids {
		if err := s.Abandon(ctx, id); err != nil {
			return erased, ended, err
		}
		ended++
	}
	return erased, ended, err
}
