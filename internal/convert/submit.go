package convert

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"focal/internal/account"
	"focal/internal/cv"
	"focal/internal/problem"
)

// Submission is a request to convert.
type Submission struct {
	Key     string // Idempotency-Key; "" = none
	Files   []Upload
	Job     *Upload
	Reuse   *Reuse // files of an earlier conversion, before Files; nil = none
	Options cv.Options
	Team    json.RawMessage     // the team defaults that a page began Options from; nil = they are meant as they are
	Fields  map[string]string   // by name, what the template asks for; nil = as in Reuse
	Each    []map[string]string // the same for one CV after the other, over Fields
	Demo    bool                // from the demo (decisions D-44)
	Program bool                // by a key: what a program chooses is no habit of its user
	again   bool                // Fields are those of Reuse
	Icon    bool                // a program will send the user's icon with its downloads; pages always do
}

// Submit accepts a conversion. When it returns a task, the task, its charge, its
// job and its files are on disk, and the job runs to an end whatever happens. A
// repeated key with the same content returns the same task; with other content
// it is a problem.Conflict.
func (s *Service) Submit(ctx context.Context, u *account.User, sub Submission) (*Task, error) {
	hash, err := sub.hash()
	if err != nil {
		return nil, err
	}
	if sub.Key != "" {
		if task, err := s.repeated(ctx, u, sub.Key, hash); task != nil || err != nil {
			return task, err
		}
	}
	if err := s.take(ctx, u, &sub); err != nil {
		return nil, err
	}
	task, err := s.check(ctx, u, &sub)
	if err != nil {
		return nil, err
	}
	task.BodyHash = hash
	files, err := s.keep(ctx, task, sub)
	if err == nil {
		// what is chosen for CVs that are used again is meant for them alone
		err = s.accept(ctx, u, task, files, !sub.Demo && !sub.Program && sub.Reuse == nil)
	}
	if err == nil {
		s.Queue.Ring()
		return task, nil
	}
	s.forget(ctx, task.ID)
	if sub.Key != "" && problem.Is(err, problem.Conflict) {
		if same, err := s.repeated(ctx, u, sub.Key, hash); same != nil || err != nil {
			return same, err
		}
	}
	return nil, err
}

// accept is the one transaction behind a 202; keeps: the user's next conversion starts with these options.
func (s *Service) accept(ctx context.Context, u *account.User, task *Task, files []File, keeps bool) error {
	return s.Store.InTx(ctx, func(ctx context.Context) error {
		if err := s.Store.CreateTask(ctx, task, files); err != nil {
			return err
		}
		if task.Allowance {
			ok, err := s.Store.UseAllowance(ctx, u.ID, task.Files, s.Allowance)
			if err != nil {
				return err
			}
			if !ok {
				return problem.New(problem.PaymentRequired, "You have used your %d free demo conversions. Please choose a plan to convert more CVs.", s.Allowance)
			}
		} else if err := s.reserve(ctx, u, task); err != nil {
			return err
		}
		if keeps {
			if err := s.keepChoice(ctx, u, Chosen{Options: task.Options}); err != nil {
				return err
			}
		}
		open, err := s.Store.OpenTasks(ctx, u.ID)
		if err != nil {
			return err
		}
		return s.Queue.Enqueue(ctx, task.ID, open-1) // without this one
	})
}

// textOwnCredits is for an admin without credits.
const textOwnCredits = "You have too few credits. As an administrator you can give yourself some: Admin, your own row, Edit."

// reserve sets the credits aside. An admin without any is told how to get some: there is
// no plan to buy for who runs the service.
func (s *Service) reserve(ctx context.Context, u *account.User, task *Task) error {
	err := s.Ledger.Reserve(ctx, u.ID, task.ID, int(task.Files))
	if u.IsAdmin() && problem.Is(err, problem.PaymentRequired) {
		return problem.Wrap(err, problem.PaymentRequired, textOwnCredits)
	}
	return err
}

// repeated finds the task of an earlier request with that key.
func (s *Service) repeated(ctx context.Context, u *account.User, key, hash string) (*Task, error) {
	task, err := s.Store.TaskByKey(ctx, u.ID, key)
	switch {
	case problem.Is(err, problem.NotFound):
		return nil, nil
	case err != nil:
		return nil, err
	case task.BodyHash != hash:
		return nil, problem.New(problem.Conflict, "This Idempotency-Key was already used for another request.")
	}
	return task, nil
}

// check applies every rule that needs no transaction.
func (s *Service) check(ctx context.Context, u *account.User, sub *Submission) (*Task, error) {
	files := sub.Files[:0:0]
	for _, f := range sub.Files {
		if f.Size() > 0 || f.Name != "file" { // an empty form field is no file
			files = append(files, f)
		}
	}
	sub.Files = files
	if err := s.checkNumber(u, sub); err != nil {
		return nil, err
	}
	template, err := s.template(ctx, u, sub.Options.Template, sub.Demo)
	if err != nil {
		return nil, err
	}
	sub.Options.Template = template
	if err := s.followTeam(ctx, sub); err != nil {
		return nil, err
	}
	if err := s.checkOptions(ctx, sub); err != nil {
		return nil, err
	}
	if err := s.checkJob(sub.Job); err != nil {
		return nil, err
	}
	if err := checkRepeats(files); err != nil {
		return nil, err
	}
	if err := s.checkFiles(files); err != nil {
		return nil, err
	}
	key := sub.Key
	id := account.NewID()
	if key == "" {
		key = id
	}
	return &Task{
		ID: id, UserID: u.ID, Key: key, Status: Pending, Options: sub.Options, Demo: sub.Demo, Bare: sub.Program && !sub.Icon,
		Allowance: !u.MayConvert(), Files: int64(len(files)), Created: s.Now(),
	}, nil
}

// checkNumber refuses more or fewer CVs than the user may convert at a time.
func (s *Service) checkNumber(u *account.User, sub *Submission) error {
	switch n := len(sub.Files); {
	case n == 0:
		return problem.New(problem.Invalid, "No CV files uploaded.")
	case n > s.Config.Limits.Files:
		return problem.New(problem.Invalid, "You can upload up to %d CVs at a time.", s.Config.Limits.Files)
	case !u.MayConvert() && !sub.Demo:
		return problem.New(problem.Forbidden, "An active subscription is required to convert CVs.")
	case !u.MayConvert() && n > 1:
		return problem.New(problem.Forbidden, "The demo converts one CV at a time. An active subscription is required to convert several.")
	}
	return nil
}

// checkJob refuses a job description that cannot be read; nil is none.
func (s *Service) checkJob(job *Upload) error {
	if job == nil {
		return nil
	}
	err := s.checkFile(*job)
	if problem.Is(err, problem.Unsupported) {
		return problem.Wrap(err, problem.Unsupported, "The job description %s is of a type that cannot be read. %s", job.Name, textTypes)
	}
	return err
}

func jobOf(sub *Submission) []Upload {
	if sub.Job == nil {
		return nil
	}
	return []Upload{*sub.Job}
}

// checkRepeats refuses a batch that holds the same file twice, by name and content: nobody
// wants to pay for the same document twice. The same content under two names may be
// intended, and different files often have the same name.
func checkRepeats(files []Upload) error {
	for i, f := range files {
		if f.Size() > 0 && slices.ContainsFunc(files[:i], f.same) {
			return problem.New(problem.Invalid, "%s is in this batch twice. Please send every CV once; nothing was charged.", f.Name)
		}
	}
	return nil
}

// textTypes are those of the drop areas (checklist CV-5).
const textTypes = "Please upload a PDF, DOCX, DOC, JSON file"

// checkFiles refuses a batch only if nothing in it can be converted. A bad file among good
// ones fails alone, is named and is not charged for.
func (s *Service) checkFiles(files []Upload) error {
	var first error
	for _, f := range files {
		err := s.checkFile(f)
		if err == nil {
			return nil
		}
		if first == nil {
			first = err
		}
	}
	return first
}

func (s *Service) checkFile(f Upload) error {
	if f.Size() > s.Config.Limits.FileBytes {
		return problem.New(problem.TooLarge, "%s is larger than %d MB.", f.Name, s.Config.Limits.FileBytes>>20)
	}
	if f.Size() == 0 {
		return problem.New(problem.Unreadable, "%s is empty.", f.Name)
	}
	data, err := f.Content()
	if err != nil {
		return err
	}
	if !isKnownType(f.Name, data) {
		return problem.New(problem.Unsupported, textTypes)
	}
	return nil
}

// keep stores the uploads under keys made from the task's id; no user text ever
// becomes part of a key.
func (s *Service) keep(ctx context.Context, task *Task, sub Submission) ([]File, error) {
	files := make([]File, len(sub.Files))
	for i, f := range sub.Files {
		files[i] = File{TaskID: task.ID, Index: int64(i), Name: f.Name, Size: f.Size(), Status: Pending, Score: -1, InputKey: fmt.Sprintf("%s%d.in", prefix(task.ID), i)}
		if err := s.put(ctx, files[i].InputKey, f); err != nil {
			return nil, err
		}
		if err := s.keepKnown(ctx, files[i].InputKey, f.Kept); err != nil {
			return nil, err
		}
	}
	if sub.Job != nil {
		task.JobName, task.JobKey = sub.Job.Name, prefix(task.ID)+"job.in"
		if err := s.put(ctx, task.JobKey, *sub.Job); err != nil {
			return nil, err
		}
	}
	return files, nil
}

func (s *Service) put(ctx context.Context, key string, f Upload) error {
	data, err := f.Content()
	if err != nil {
		return err
	}
	return s.Blobs.Put(ctx, key, data)
}

// prefix of every blob of a task.
func prefix(taskID string) string { return "tasks/" + taskID + "/" }

// forget erases the blobs of a task that was not accepted, even when the client
// has gone.
func (s *Service) forget(ctx context.Context, taskID string) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 10*time.Second)
	defer cancel()
	if err := s.Blobs.Delete(ctx, prefix(taskID)); err != nil && !errors.Is(err, context.Canceled) {
		slog.WarnContext(ctx, "erase blobs", "task", taskID, "cause", err)
	}
}

// hash covers everything that an Idempotency-Key stands for. Files of an earlier
// task are hashed by their position there, so that a repeat need not send them.
func (sub *Submission) hash() (string, error) {
	h := sha256.New()
	part := func(b []byte) { fmt.Fprintf(h, "%d:", len(b)); h.Write(b) }
	options, _ := json.Marshal(sub.Options)
	part(options)
	if len(sub.Fields) > 0 {
		fields, _ := json.Marshal(sub.Fields)
		part(fields)
	}
	if len(sub.Each) > 0 {
		each, _ := json.Marshal(sub.Each)
		part(each)
	}
	if sub.Icon {
		part([]byte("icon"))
	}
	fmt.Fprintf(h, "demo=%t files=%d ", sub.Demo, len(sub.Files))
	for _, f := range append(sub.Files[:len(sub.Files):len(sub.Files)], jobOf(sub)...) {
		part([]byte(f.Name))
		data, err := f.Content()
		if err != nil {
			return "", err
		}
		part(data)
	}
	if r := sub.Reuse; r != nil {
		fmt.Fprintf(h, "reuse=%q files=%v job=%t lengths=%t templates=%t", r.TaskID, r.Files, r.Job, r.Lengths, r.Templates)
		if r.Accents {
			part([]byte("accents"))
		}
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
