package convert

import (
	"context"

	"focal/internal/account"
	"focal/internal/engine"
	"focal/internal/problem"
)

var errNoSuchFile = problem.New(problem.NotFound, "This conversion has no CV of that number.")

// one returns a CV of a task of that user which was converted.
func (s *Service) one(ctx context.Context, u *account.User, id string, index int64) (*Task, *File, error) {
	task, files, err := s.completed(ctx, u, id)
	if err != nil {
		return nil, nil, err
	}
	if index < 0 || index >= int64(len(files)) {
		return nil, nil, errNoSuchFile
	}
	if f := &files[index]; f.Status == Completed {
		return task, f, nil
	}
	return nil, nil, problem.New(problem.Conflict, "This CV was not converted: %s", files[index].Error)
}

// Source returns the result of one CV, whose Lines are the file as it was read.
func (s *Service) Source(ctx context.Context, u *account.User, id string, index int64) (*FileResult, error) {
	task, f, err := s.one(ctx, u, id, index)
	if err != nil {
		return nil, err
	}
	held, err := s.load(ctx, *f)
	if err != nil {
		return nil, err
	}
	return &FileResult{File: *f, Result: held.result, Template: held.template(task), Revision: held.revision()}, nil
}

// Page draws a page (0-based) of the uploaded PDF file as a PNG; problem.NotFound where
// there is none. The page is drawn by the processes that convert and so takes one of the
// user's places among them; problem.TooMany where too many requests of the user wait already.
func (s *Service) Page(ctx context.Context, u *account.User, id string, index int64, page int) ([]byte, error) {
	_, f, err := s.one(ctx, u, id, index)
	if err != nil {
		return nil, err
	}
	data, err := s.kept(ctx, f.InputKey)
	if err != nil {
		return nil, err
	}
	leave, err := s.share.ask(ctx, u.ID, s.Deadline)
	if err != nil {
		return nil, err
	}
	defer leave()
	limit, cancel := context.WithTimeout(ctx, s.Deadline)
	defer cancel()
	picture, err := s.Engine.Picture(limit, engine.Upload{Name: f.Name, Data: data}, page)
	if err != nil && ctx.Err() == nil && limit.Err() != nil {
		return nil, problem.New(problem.Unavailable, "Drawing this page took too long.")
	}
	return picture, err
}
