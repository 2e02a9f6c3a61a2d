package convert

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"strings"

	"focal/internal/account"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/problem"
)

var errChanged = problem.New(problem.Conflict, "This CV was changed in another window meanwhile. Load it again and decide once more.")

// Review makes the result of one CV of a completed task anew with the user's
// decisions, which are the whole state and not a change of it: in one template the same
// decisions give the same result, and none at all gives the first one. It costs nothing.
// The result stays as it was when the review fails.
//
// revision is the state of the result that the user decided about; where the result has
// another one meanwhile, from another window, the answer is a problem.Conflict. "" asks
// for no such check, and the last one wins.
func (s *Service) Review(ctx context.Context, u *account.User, id string, index int64, revision string, d engine.Decisions) (*FileResult, error) {
	task, file, err := s.one(ctx, u, id, index)
	if err != nil {
		return nil, err
	}
	f := *file
	previous, err := s.load(ctx, f)
	if err != nil {
		return nil, err
	}
	if revision != "" && revision != previous.revision() {
		return nil, errChanged
	}
	if d.Template != "" {
		if d.Template, err = s.template(ctx, u, d.Template, task.Demo); err != nil {
			return nil, err
		}
	}
	if d.Accent != nil {
		look, err := cv.ParseLook("", *d.Accent, "", "")
		if err != nil {
			return nil, problem.New(problem.Invalid, "%s", err)
		}
		d.Accent = &look.Accent
	}
	return s.remake(ctx, u, task, f, previous, d)
}

// decisions are those that made a result.
func (h *held) decisions() engine.Decisions {
	d := engine.Decisions{Edits: h.result.Edits, Marks: h.result.Marks}
	for _, n := range h.result.Rejected {
		d.Rejected = append(d.Rejected, n.ID)
	}
	return d
}

// remake puts a result with these decisions in the place of the previous one.
func (s *Service) remake(
	ctx context.Context, u *account.User, task *Task, f File, previous *held, d engine.Decisions,
) (*FileResult, error) {
	next, err := s.made(ctx, u, task, f, previous, d)
	if err != nil {
		return nil, err
	}
	// The blob is replaced as a whole and holds all that a download needs, so the
	// row's copies may lag behind it should the machine stop in between.
	unchanged, err := s.Blobs.Replace(ctx, f.ResultKey, previous.data, next.data)
	if err != nil {
		return nil, err
	}
	if !unchanged {
		return nil, errChanged
	}
	f.tell(next.result)
	if err := s.Store.SaveReview(ctx, &f); err != nil {
		return nil, err
	}
	now := next.told(task, f)
	return &now, nil
}

// made is a result with these decisions; nothing is kept yet.
func (s *Service) made(
	ctx context.Context, u *account.User, task *Task, f File, previous *held, d engine.Decisions,
) (*held, error) {
	readAgain := previous.result.Lines == nil && len(d.Marks) > 0 // a result of before lines were kept
	chosen := cmp.Or(d.Template, previous.chosen(task))
	template := task.inPlaceOf(chosen)
	request, err := s.reviewRequest(ctx, task, &f, template, readAgain)
	if err != nil {
		return nil, err
	}
	leave, err := s.share.ask(ctx, u.ID, s.Deadline)
	if err != nil {
		return nil, err
	}
	defer leave()
	result, err := s.reviewInTime(ctx, previous.result, d, request)
	if err != nil {
		return nil, err
	}
	result.Options.Template, result.Alone = template, chosen != task.chosen()
	if result.Alone {
		result.Options.Template = chosen // not what stands in for it, so that it counts again should it come back
	}
	b, err := json.Marshal(result)
	if err != nil {
		return nil, fmt.Errorf("review of %s/%d: %w", f.TaskID, f.Index, err)
	}
	return &held{b, result}, nil
}

// tell puts what lists say of a file into its row.
func (f *File) tell(r *engine.Result) {
	f.Pages, f.Candidate = int64(r.Pages), r.Document.Person.Name.Value
	f.Score, f.Given = scoreOf(r, f.Score), foundBy(r)
}

// foundBy is what the owner finds a CV by and no list shows: the short values that were given beside it (a comment on
// somebody is nothing to be found by), and of a blind one the name that its document hides.
func foundBy(r *engine.Result) string {
	var values []string
	if read := r.Original; read != nil && read.Person.Name.Value != r.Document.Person.Name.Value {
		values = append(values, read.Person.Name.Value)
	}
	for _, field := range r.Options.Look.Fields {
		if field.Kind != cv.FieldNote {
			values = append(values, field.Value)
		}
	}
	return strings.Join(values, " ")
}

// reviewRequest is what the engine needs beside the previous result: the template, and the
// CV itself where it is to be read again.
func (s *Service) reviewRequest(ctx context.Context, task *Task, f *File, name string, readAgain bool) (engine.Request, error) {
	template, err := s.templateFile(ctx, name)
	if err != nil {
		return engine.Request{}, err
	}
	icon, err := s.ownIcon(ctx, task)
	if err != nil {
		return engine.Request{}, err
	}
	request := engine.Request{TemplateFile: template, Icon: icon}
	request.Options.Template = name
	if readAgain {
		data, err := s.kept(ctx, f.InputKey)
		if err != nil {
			return engine.Request{}, err
		}
		request.CV = engine.Upload{Name: f.Name, Data: data}
	}
	return request, nil
}

func (s *Service) reviewInTime(ctx context.Context, previous *engine.Result, d engine.Decisions, r engine.Request) (*engine.Result, error) {
	limit, cancel := context.WithTimeout(ctx, s.Deadline)
	defer cancel()
	result, err := s.reviewSafely(limit, previous, d, r)
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil && limit.Err() != nil:
		return nil, problem.New(problem.Unavailable, "This took too long. Please apply fewer decisions at a time.")
	case err != nil:
		return nil, err
	}
	return result, nil
}

func (s *Service) reviewSafely(ctx context.Context, previous *engine.Result, d engine.Decisions, r engine.Request) (result *engine.Result, err error) {
	defer func() {
		if p := recover(); p != nil {
			slog.ErrorContext(ctx, "panic in the review", "panic", p, "stack", string(debug.Stack()))
			err = problem.New(problem.Internal, "")
		}
	}()
	result, err = s.Engine.Review(ctx, previous, d, r)
	if err == nil && (result == nil || result.Document == nil) {
		err = errors.New("the engine returned no document")
	}
	return result, err
}
