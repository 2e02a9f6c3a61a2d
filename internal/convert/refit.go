package convert

import (
	"context"
	"log/slog"

	"focal/internal/account"
	"focal/internal/cv"
	"focal/internal/problem"
)

// fitted is the result of a file before and after it was fitted to another template.
type fitted struct {
	file           File
	previous, next *held
}

// refit makes the results of a task anew for the room of another template, with what was decided about them: what is
// left out for want of room is known when the template is chosen, and not with the next decision about something else.
// Nothing is kept yet.
func (s *Service) refit(ctx context.Context, u *account.User, task *Task, files []File, template string) ([]fitted, error) {
	moved := *task
	moved.Options.Template, moved.left = template, ""
	var list []fitted
	for _, f := range files {
		if f.Status == withheld {
			f.Status, f.Error = Completed, "" // it is only not handed out; once its name is marked, it has to fit, too
		}
		if f.Status != Completed {
			continue
		}
		previous, err := s.load(ctx, f)
		if err != nil {
			return nil, err
		}
		if previous.chosen(task) == template {
			continue
		}
		d := previous.decisions()
		d.Template = template // also of a CV that had one of its own: this one is for all
		next, err := s.made(ctx, u, &moved, f, previous, d)
		if err != nil {
			return nil, err
		}
		list = append(list, fitted{f, previous, next})
	}
	return list, nil
}

// keepFitted replaces the results of a task and its template in one step: where a part of it fails, all is as it was.
func (s *Service) keepFitted(ctx context.Context, task *Task, list []fitted, template string) error {
	err := s.replaceAll(ctx, list)
	if err == nil {
		err = s.Store.InTx(ctx, func(ctx context.Context) error {
			for _, one := range list {
				one.file.tell(one.next.result)
				if err := s.Store.SaveReview(ctx, &one.file); err != nil {
					return err
				}
			}
			return s.Store.ChangeTaskOptions(ctx, task.ID, func(o *cv.Options) { o.Template = template })
		})
	}
	if err != nil {
		s.putBack(context.WithoutCancel(ctx), list)
	}
	return err
}

func (s *Service) replaceAll(ctx context.Context, list []fitted) error {
	for _, one := range list {
		unchanged, err := s.Blobs.Replace(ctx, one.file.ResultKey, one.previous.data, one.next.data)
		if err != nil {
			return err
		}
		if !unchanged {
			return errChanged
		}
	}
	return nil
}

// putBack undoes what was replaced; what somebody else has changed since stays theirs.
func (s *Service) putBack(ctx context.Context, list []fitted) {
	for _, one := range list {
		_, err := s.Blobs.Replace(ctx, one.file.ResultKey, one.next.data, one.previous.data)
		if err != nil && !problem.Is(err, problem.NotFound) {
			slog.ErrorContext(ctx, "result not put back", "task", one.file.TaskID, "file", one.file.Index, "cause", err)
		}
	}
}

// resultOf finds the result of a file.
type resultOf func(ctx context.Context, f File) (*held, error)

// among finds results that are not kept yet, else those that are.
func (s *Service) among(list []fitted) resultOf {
	return func(ctx context.Context, f File) (*held, error) {
		for _, one := range list {
			if one.file.Index == f.Index {
				return one.next, nil
			}
		}
		return s.load(ctx, f)
	}
}
