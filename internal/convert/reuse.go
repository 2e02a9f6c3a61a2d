package convert

import (
	"context"
	"encoding/json"
	"slices"

	"focal/internal/account"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/problem"
)

// Reuse names files of an earlier conversion of the same user, so that nothing has
// to be uploaded again: another job for the same CVs, or another try of some.
type Reuse struct {
	TaskID string
	Files  []int64 // indices; nil = all, empty = only the job description
	Job    bool    // the job description too
}

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
	again := sub.Fields == nil && task.Options.Template == sub.Options.Template
	var taken []Upload
	for _, f := range files {
		if r.Files != nil && !slices.Contains(r.Files, f.Index) {
			continue
		}
		file, err := s.takeFile(ctx, task, f, again)
		if err != nil {
			return err
		}
		if !slices.ContainsFunc(taken, file.same) { // one of long ago may hold a file twice
			taken = append(taken, file)
		}
	}
	sub.Files = append(taken, sub.Files...)
	if again {
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

// takeFile is a file with what is known of it; again = in the same template, with the same fields.
func (s *Service) takeFile(ctx context.Context, task *Task, f File, again bool) (Upload, error) {
	file := Upload{Name: f.Name}
	var err error
	if file.Data, err = s.kept(ctx, f.InputKey); err != nil {
		return file, err
	}
	earlier, err := s.earlier(ctx, f)
	if err != nil {
		return file, err
	}
	if earlier != nil {
		file.Marks = earlier.KnownMarks()
	}
	if again {
		file.Fields = fieldsOf(earlier, task)
	}
	return file, nil
}

// fieldsOf are those that were given for one CV alone; nil = it has the conversion's.
func fieldsOf(r *engine.Result, task *Task) []cv.Field {
	if r == nil || slices.Equal(r.Options.Look.Fields, task.Options.Look.Fields) {
		return nil
	}
	return append([]cv.Field{}, r.Options.Look.Fields...)
}

// earlier is what a file was made into; nil where there is nothing.
func (s *Service) earlier(ctx context.Context, f File) (*engine.Result, error) {
	if f.ResultKey == "" {
		return nil, nil
	}
	held, err := s.load(ctx, f)
	if problem.Is(err, problem.NotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return held.result, nil
}

// keepBeside puts what is known of a file beside it.
func (s *Service) keepBeside(ctx context.Context, f Upload, inputKey string) error {
	for ending, known := range map[string]any{marksEnding: f.Marks, fieldsEnding: f.Fields} {
		b, err := json.Marshal(known)
		if err == nil && string(b) != "null" {
			err = s.Blobs.Put(ctx, inputKey+ending, b)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// keptBeside reads what keepBeside put there; what nobody said stays as it is.
func (s *Service) keptBeside(ctx context.Context, inputKey string, f *Upload) error {
	for ending, known := range map[string]any{marksEnding: &f.Marks, fieldsEnding: &f.Fields} {
		b, err := s.Blobs.Get(ctx, inputKey+ending)
		if problem.Is(err, problem.NotFound) {
			continue
		}
		if err == nil {
			err = json.Unmarshal(b, known)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// What the things that are known of a file have behind its key.
const (
	marksEnding  = ".marks"
	fieldsEnding = ".fields"
)

// takeFields gives another try what the first one was given.
func takeFields(task *Task, sub *Submission) {
	sub.Fields = map[string]string{}
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
