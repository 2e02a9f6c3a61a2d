package convert

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"focal/internal/account"
	"focal/internal/engine"
	"focal/internal/ingest"
	"focal/internal/observe"
	"focal/internal/problem"
)

// Run works one task to its end. It may be called again for the same task, even
// at the same time: results go to keys made from the task's id, and the end sits
// behind a guard. An error means: try again.
func (s *Service) Run(ctx context.Context, taskID string) error {
	task, files, err := s.Store.Task(ctx, taskID)
	if problem.Is(err, problem.NotFound) {
		return s.Blobs.Delete(ctx, prefix(taskID)) // erased meanwhile, perhaps with its user
	}
	if err != nil || task.Status.Ended() {
		return err
	}
	ctx, over := s.running.begin(ctx, task.ID, all)
	defer over()
	if err := s.work(ctx, task, files); err != nil && !errors.Is(context.Cause(ctx), errErased) {
		return err
	}
	return s.leaveNothing(ctx, task.ID)
}

// leaveNothing removes what a conversion wrote after it was erased, be it by this
// process or by another one.
func (s *Service) leaveNothing(ctx context.Context, taskID string) error {
	ctx = context.WithoutCancel(ctx)
	_, _, err := s.Store.Task(ctx, taskID)
	if problem.Is(err, problem.NotFound) {
		return s.Blobs.Delete(ctx, prefix(taskID))
	}
	return err
}

func (s *Service) work(ctx context.Context, task *Task, files []File) error {
	leave, err := s.share.enter(ctx, task.UserID, patience)
	if err != nil {
		return err
	}
	defer leave()
	if open, err := s.Store.BeginTask(ctx, task.ID, s.Now()); err != nil || !open {
		return err
	}
	var job *engine.Upload
	if task.JobKey != "" {
		b, err := s.Blobs.Get(ctx, task.JobKey)
		if err != nil {
			return err
		}
		job = &engine.Upload{Name: task.JobName, Data: b}
	}
	if err := s.files(ctx, task, files, job); err != nil {
		return err
	}
	_, err = s.end(ctx, task, files)
	return err
}

// files converts what is not done yet: one after the other in the place that the task
// has, and beside it in as many more as the user's share gives.
func (s *Service) files(ctx context.Context, task *Task, files []File, job *engine.Upload) error {
	var wg sync.WaitGroup
	var next atomic.Int64
	errs := make([]error, len(files))
	work := func() {
		for i := int(next.Add(1)) - 1; i < len(files); i = int(next.Add(1)) - 1 {
			if files[i].Status.Ended() {
				continue
			}
			if errs[i] = s.follow(ctx, task, &files[i], job); errs[i] == nil && len(files) > 1 {
				errs[i] = s.Store.SaveFile(ctx, &files[i]) // progress; a single file is saved with the task's end
			}
		}
	}
	waiting, enough := context.WithCancel(ctx)
	defer enough()
	for range min(max(1, s.Parallel), len(files)) - 1 {
		wg.Go(func() {
			if leave, err := s.share.enter(waiting, task.UserID, patience); err == nil {
				defer leave()
				work()
			}
		})
	}
	work()
	enough()
	wg.Wait()
	return errors.Join(errs...)
}

// file converts one CV and sets its end; an error is ours and temporary.
func (s *Service) file(ctx context.Context, task *Task, f *File, job *engine.Upload) (err error) {
	ctx, endSpan := s.Tracer.Start(observe.With(ctx, slog.Int64("file", f.Index)), "convert file")
	defer func() { endSpan(err) }()
	data, err := s.Blobs.Get(ctx, f.InputKey)
	if err != nil {
		return err
	}
	if err := s.checkFile(Upload{Name: f.Name, Data: data}); err != nil {
		f.Status, f.Error = Failed, problem.MessageOf(err)
		return nil
	}
	known, err := s.keptKnown(ctx, f.InputKey)
	if err != nil {
		return err
	}
	options := task.Options
	options.Look.Fields = known.fields(options.Look.Fields)
	options.Length = cmp.Or(known.Length, options.Length)
	if known.Accent != nil {
		options.Look.Accent = *known.Accent
	}
	options.Template = cmp.Or(known.Template, options.Template)
	chosen := options.Template
	template, err := s.firstThere(ctx, &options.Template, task.Options.Template, DefaultTemplate)
	if err != nil {
		return err
	}
	icon, err := s.ownIcon(ctx, task)
	if err != nil {
		return err
	}
	if err := s.ready(ctx, data, job); err != nil {
		return err
	}
	upload := engine.Upload{Name: f.Name, Data: data}
	result, err := s.convertSafely(ctx, engine.Request{
		CV: upload, Job: job, Options: options, TemplateFile: template, Icon: icon, Known: known.Known,
	})
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		f.Status, f.Error = Failed, problem.MessageOf(err)
		if kind := problem.KindOf(err); kind == problem.Internal || kind == problem.Unavailable {
			f.Status = Error
			slog.ErrorContext(ctx, "conversion", "cause", err)
		}
		return nil
	}
	if result.Alone = chosen != task.Options.Template; result.Alone {
		result.Options.Template = chosen
	}
	return s.keepResult(ctx, f, result, task.Allowance)
}

// firstThere is the file of a template, or of the first one there is to stand in for it, whose name it then has: one that was
// deleted since a conversion was submitted fails none of its CVs.
func (s *Service) firstThere(ctx context.Context, name *string, others ...string) ([]byte, error) {
	file, err := s.templateFile(ctx, *name)
	for _, other := range others {
		if !problem.Is(err, problem.Conflict) {
			break
		}
		*name = other
		file, err = s.templateFile(ctx, other)
	}
	return file, err
}

// keepResult stores what the engine made of a file and completes it. What is paid for
// from the allowance is never held: the allowance counts submissions.
func (s *Service) keepResult(ctx context.Context, f *File, result *engine.Result, allowance bool) error {
	b, err := json.Marshal(result)
	if err != nil {
		return fmt.Errorf("result of %s/%d: %w", f.TaskID, f.Index, err)
	}
	key := fmt.Sprintf("%s%d.result", prefix(f.TaskID), f.Index)
	if err := s.Blobs.Put(ctx, key, b); err != nil {
		return err
	}
	f.Status, f.Error, f.ResultKey, f.Pages = Completed, "", key, int64(result.Pages)
	f.Candidate, f.jobTitle = result.Document.Person.Name.Value, result.JobTitle
	f.Held = result.Waits() && !allowance
	f.Score, f.Given = scoreOf(result, f.Score), foundBy(result)
	return nil
}

// scoreOf is how well a result answers the job description; without one, what was known.
func scoreOf(result *engine.Result, known int64) int64 {
	if result.Match == nil {
		return known
	}
	return int64(result.Match.Score)
}

// ready waits for an engine that is still starting its reader of PDF files; that
// time is not the file's.
func (s *Service) ready(ctx context.Context, data []byte, job *engine.Upload) error {
	starting, ok := s.Engine.(interface {
		Ready(ctx context.Context) error
	})
	if !ok || !ingest.IsPDF(data) && (job == nil || !ingest.IsPDF(job.Data)) {
		return nil
	}
	return starting.Ready(ctx)
}

// convertSafely converts within the deadline, and survives a panic. PDF files are read before the
// deadline begins: their reader has limits of its own, which for scans count what a page takes of a
// processor, so that a busy machine refuses none that an idle one reads.
func (s *Service) convertSafely(ctx context.Context, r engine.Request) (result *engine.Result, err error) {
	defer func() {
		if p := recover(); p != nil {
			slog.ErrorContext(ctx, "panic in the engine", "panic", p, "stack", string(debug.Stack()))
			err = problem.New(problem.Internal, "")
		}
	}()
	if reader, ok := s.Engine.(interface {
		ReadPDFs(ctx context.Context, r *engine.Request) error
	}); ok {
		if err := reader.ReadPDFs(ctx, &r); err != nil {
			return nil, err
		}
	}
	limit, cancel := context.WithTimeout(ctx, s.Deadline)
	defer cancel()
	result, err = s.Engine.Convert(limit, r)
	switch {
	case err != nil && limit.Err() != nil:
		return nil, problem.Wrap(err, problem.Unreadable,
			"This file took too long to read. Please save it anew, or as DOCX, and try again.")
	case err == nil && (result == nil || result.Document == nil):
		return nil, errors.New("the engine returned no document")
	}
	return result, err
}

// end is the one transaction that completes or fails a task and settles its charge. It
// reports whether it was this call that ended the task.
func (s *Service) end(ctx context.Context, task *Task, files []File) (ended bool, err error) {
	return s.endWith(ctx, func(context.Context) (*Task, []File, error) { return task, files, nil })
}

// endWith is end for a task that is read, or changed, in the same transaction; nil = it is over.
func (s *Service) endWith(
	ctx context.Context, read func(ctx context.Context) (*Task, []File, error),
) (ended bool, err error) {
	var task *Task
	var files []File
	var dropped []string // results of CVs that were cancelled meanwhile
	err = s.Store.InTx(ctx, func(ctx context.Context) (err error) {
		if task, files, err = read(ctx); err != nil || task == nil {
			return err
		}
		dropped, ended, err = s.writeEnd(ctx, task, files)
		return err
	})
	if err != nil || !ended {
		return ended, err
	}
	s.tell(ctx, task, files)
	for _, key := range dropped {
		err = errors.Join(err, s.Blobs.Delete(ctx, key))
	}
	return true, err
}

func (s *Service) writeEnd(ctx context.Context, task *Task, files []File) (dropped []string, ended bool, err error) {
	u, err := s.Store.User(ctx, task.UserID)
	if problem.Is(err, problem.NotFound) {
		return nil, false, nil // erased meanwhile, with everything there was
	}
	if err != nil {
		return nil, false, err
	}
	if dropped, err = s.cancelledMeanwhile(ctx, task, files); err != nil {
		return nil, false, err
	}
	converted := s.sum(task, files)
	task.Expires = s.expiry(u, task.Ended)
	if ended, err = s.Store.EndTask(ctx, task); err != nil || !ended {
		return nil, false, err
	}
	for i := range files {
		if err := s.Store.SaveFile(ctx, &files[i]); err != nil {
			return nil, false, err
		}
	}
	return dropped, true, s.settle(ctx, task, converted)
}

// sum gives a task the end that its files make, and returns the files whose charge ends
// with it: whether they were converted.
func (s *Service) sum(task *Task, files []File) (converted map[int64]bool) {
	converted = map[int64]bool{}
	task.Done, task.Bad, task.Error = 0, 0, ""
	worst := Failed
	for _, f := range files {
		if !f.Held {
			converted[f.Index] = f.Status == Completed
		}
		if f.Status == Completed {
			task.Done++
			task.JobTitle = cmp.Or(task.JobTitle, f.jobTitle)
			continue
		}
		task.Bad++
		if f.Status == Error {
			worst = Error
		}
		if task.Error == "" {
			task.Error = f.Error
		}
	}
	task.Status, task.Ended = Completed, s.Now()
	if task.Done == 0 {
		task.Status = worst
	} else {
		task.Error = ""
	}
	return converted
}

// settle closes the books of a task that ends and lets its owner's programs know.
func (s *Service) settle(ctx context.Context, task *Task, converted map[int64]bool) error {
	if s.Finished != nil && !task.Untold {
		if err := s.Finished(ctx, task); err != nil {
			return err
		}
	}
	// The free allowance counts submissions: given back, it would pay for any number of
	// files that are made to fail.
	if !task.Allowance {
		if err := s.Ledger.Settle(ctx, task.UserID, task.ID, converted); err != nil {
			return err
		}
	}
	return s.count(ctx, task.UserID, converted)
}

// tell reports the end of a task to the operator: in the log and to the metrics.
func (s *Service) tell(ctx context.Context, task *Task, files []File) {
	slog.InfoContext(ctx, "conversion ended", "user", task.UserID, "state", task.Status, "done", task.Done, "bad", task.Bad, "took", max(0, task.Ended.Sub(task.Created)).Round(time.Millisecond))
	for _, f := range files {
		if s.Ended != nil {
			s.Ended(f.Status)
		}
	}
}

// count adds what was converted and is paid for.
func (s *Service) count(ctx context.Context, userID string, converted map[int64]bool) error {
	n := int64(0)
	for _, ok := range converted {
		if ok {
			n++
		}
	}
	if n == 0 {
		return nil
	}
	return s.Store.AddConverted(ctx, userID, n)
}

// expiry: files are kept for the user's days, or the service's; 0 days still
// leaves an hour to download.
func (s *Service) expiry(u *account.User, ended time.Time) time.Time {
	days := u.RetentionDays
	if days < 0 {
		days = s.Retention
	}
	if days == 0 {
		return ended.Add(time.Hour)
	}
	return ended.AddDate(0, 0, int(days))
}

// Abandon ends a task that could not be worked, as our fault, and gives every
// credit back that is not earned.
func (s *Service) Abandon(ctx context.Context, taskID string) error {
	_, err := s.endEarly(ctx, taskID, earlyEnd{status: Error, why: textOurFault, erased: func([]File) bool { return false }})
	return err
}

const textOurFault = "Something went wrong on our side."

// noneThrough reports whether no file of a task was converted.
func noneThrough(files []File) bool { return through(files) == 0 }

// earlyEnd is how a task ends that is not over.
type earlyEnd struct {
	status Status // of files that are not through
	why    string
	// erased reports whether the task is erased next; then no webhook is sent, because the
	// addresses in its message would lead nowhere.
	erased func([]File) bool
	// cancel gives each CV that goes on the end of one that was cancelled by itself, so that it
	// can be tried again likewise.
	cancel bool
}

// endEarly ends a task that is not over: files that are not through get that status and
// reason, and their credits go back. ended reports whether it was this call that ended the task.
func (s *Service) endEarly(ctx context.Context, taskID string, how earlyEnd) (ended bool, err error) {
	return s.endWith(ctx, func(ctx context.Context) (*Task, []File, error) {
		task, files, err := s.Store.Task(ctx, taskID)
		if err == nil && how.cancel {
			task, files, err = s.cancelled(ctx, task, files)
		}
		if problem.Is(err, problem.NotFound) {
			return nil, nil, nil
		}
		if err != nil || task.Status.Ended() {
			return nil, nil, err
		}
		for i := range files {
			if !files[i].Status.Ended() {
				files[i].Status, files[i].Error = how.status, how.why+again(task)
			}
		}
		task.Untold = how.erased(files)
		return task, files, nil
	})
}

// cancelled is a task after each of its CVs that went on is cancelled; none of them changes behind it. The user is locked before the
// task, as where a task ends by itself: two that end one at a time must not wait for each other.
func (s *Service) cancelled(ctx context.Context, task *Task, files []File) (*Task, []File, error) {
	if _, err := s.Store.User(ctx, task.UserID); err != nil {
		return nil, nil, err
	}
	if err := s.cancelFiles(ctx, task.ID, files); err != nil {
		return nil, nil, err
	}
	return s.Store.Task(ctx, task.ID)
}

// again is what follows the reason why a file was not converted.
func again(task *Task) string {
	if task.Allowance {
		return " Please try again."
	}
	return " Your credit was returned; please try again."
}

// stuckAfter is well beyond a full queue's wait and every retry of a job.
const stuckAfter = 30 * time.Minute
