package convert

import (
	"context"
	"slices"

	"focal/internal/account"
	"focal/internal/problem"
)

// Reuse names files of an earlier conversion of the same user, so that nothing has
// to be uploaded again: another job for the same CVs, or another try of some.
type Reuse struct {
	TaskID string
	Files  []int64 // indices; nil = all, empty = only the job description
	Job    bool    // the job description too
	// a CV whose length, template or colour was chosen for it alone keeps it
	Lengths, Templates, Accents bool
}

// names reports a file that is to be used again.
func (r *Reuse) names(f File) bool { return r.Files == nil || slices.Contains(r.Files, f.Index) }

// take puts the files that Reuse names before those of the submission.
func (s *Service) take(ctx context.Context, u *account.User, sub *Submission) error {
	r := sub.Reuse
	if r == nil {
		return nil
	}
	task, files, err := s.own(ctx, u, r.TaskID)
	if err != nil {
		return err
	}
	var taken []Upload
	each := slices.Clone(sub.Each)
	for _, f := range files {
		if !r.names(f) {
			continue
		}
		file, err := s.takeFile(ctx, task, f)
		if err != nil {
			return err
		}
		file.Kept.suit(task, sub)
		if _, err := s.template(ctx, u, file.Kept.Template, sub.Demo); err != nil {
			file.Kept.Template = "" // it is gone, or not for this user any more
		}
		if !slices.ContainsFunc(taken, file.same) { // one of long ago may hold a file twice
			taken = append(taken, file)
		} else if at := len(taken); at < len(each) {
			each = slices.Delete(each, at, at+1) // what was given for the next one is not for the one after it
		}
	}
	sub.Each = each
	sub.Files = append(taken, sub.Files...)
	if sub.Fields == nil && sameForm(task, sub, task.Options.Template, sub.Options.Template) {
		takeFields(task, sub)
	}
	if r.Job && sub.Job == nil && task.JobKey != "" {
		data, err := s.kept(ctx, task.JobKey)
		if err != nil {
			return err
		}
		sub.Job = &Upload{Name: task.JobName, Data: data}
	}
	return nil
}

// takeFile is a file with what is known of it.
func (s *Service) takeFile(ctx context.Context, task *Task, f File) (Upload, error) {
	data, err := s.kept(ctx, f.InputKey)
	if err != nil {
		return Upload{}, err
	}
	known, err := s.keptOf(ctx, task, f)
	return Upload{Name: f.Name, Data: data, Kept: known}, err
}

// takeFields gives another try what the first one was given.
func takeFields(task *Task, sub *Submission) {
	sub.Fields, sub.again = map[string]string{}, true
	for _, f := range task.Options.Look.Fields {
		sub.Fields[f.Key] = f.Value
	}
	if !sub.Options.Privacy.Level.HidesName() {
		sub.Options.Look.Photo = sub.Options.Look.Photo || task.Options.Look.Photo
	}
}

func (s *Service) kept(ctx context.Context, key string) ([]byte, error) {
	data, err := s.Blobs.Get(ctx, key)
	if problem.Is(err, problem.NotFound) {
		return nil, problem.New(problem.NotFound, "The files of this conversion have been erased. Please upload them again.")
	}
	return data, err
}
