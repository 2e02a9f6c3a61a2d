package convert

import (
	"context"
	"encoding/json"
	"slices"

	"focal/internal/account"
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
	var taken []Upload
	for _, f := range files {
		if r.Files != nil && !slices.Contains(r.Files, f.Index) {
			continue
		}
		data, err := s.kept(ctx, f.InputKey)
		if err != nil {
			return err
		}
		marks, err := s.marksOf(ctx, f)
		if err != nil {
			return err
		}
		file := Upload{Name: f.Name, Data: data, Marks: marks}
		if !slices.ContainsFunc(taken, file.same) { // one of long ago may hold a file twice
			taken = append(taken, file)
		}
	}
	sub.Files = append(taken, sub.Files...)
	if sub.Fields == nil && task.Options.Template == sub.Options.Template {
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

// marksOf are what was said of the lines of a file that was converted.
func (s *Service) marksOf(ctx context.Context, f File) ([]engine.KnownMark, error) {
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
	return held.result.KnownMarks(), nil
}

// keepMarks puts what is known of the lines of a file beside it.
func (s *Service) keepMarks(ctx context.Context, inputKey string, marks []engine.KnownMark) error {
	if len(marks) == 0 {
		return nil
	}
	b, err := json.Marshal(marks)
	if err != nil {
		return err
	}
	return s.Blobs.Put(ctx, inputKey+marksEnding, b)
}

// keptMarks are those of keepMarks; a file that has none was never marked.
func (s *Service) keptMarks(ctx context.Context, inputKey string) (marks []engine.KnownMark, err error) {
	b, err := s.Blobs.Get(ctx, inputKey+marksEnding)
	if problem.Is(err, problem.NotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return marks, json.Unmarshal(b, &marks)
}

// marksEnding is what the marks of a file have behind its key.
const marksEnding = ".marks"

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
