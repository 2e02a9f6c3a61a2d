// Package template keeps the Word templates that admins upload beside the
// built-in ones.
package template

import (
	"context"
	"log/slog"
	"slices"
	"strings"
	"time"

	"focal/internal/cv"
	"focal/internal/problem"
	"focal/internal/wordtemplate"
)

// Template is an uploaded template.
type Template struct {
	ID, Name, Key, By string
	Size              int64
	Created           time.Time
}

// Store keeps what is known about templates; the files are blobs.
type Store interface {
	AddTemplate(ctx context.Context, t Template) error // problem.Conflict for a known name
	ListTemplates(ctx context.Context) ([]Template, error)
	FindTemplate(ctx context.Context, name string) (*Template, error) // without case; problem.NotFound
	DeleteTemplate(ctx context.Context, id string) error
	// TemplateAsks are by the name in lower case; a template may have none.
	TemplateAsks(ctx context.Context) (map[string]cv.Asked, error)
	PutTemplateAsks(ctx context.Context, name string, asked cv.Asked) error
	DeleteTemplateAsks(ctx context.Context, name string) error
	// ForgetTemplate takes a name out of what users may choose.
	ForgetTemplate(ctx context.Context, name string) error
	Setting(ctx context.Context, name string) (string, error) // "" = never set
	SaveSetting(ctx context.Context, name, value string) error
	InTx(ctx context.Context, do func(ctx context.Context) error) error
}

// Blobs keep the files; see internal/blob.
type Blobs interface {
	Put(ctx context.Context, key string, data []byte) error
	Get(ctx context.Context, key string) ([]byte, error)
	Delete(ctx context.Context, prefix string) error
}

// Service is the admin's side of templates. NewID makes random ids.
type Service struct {
	Store Store
	Blobs Blobs
	NewID func() string
	Now   func() time.Time
}

// MaxBytes of an uploaded template.
const MaxBytes = 10 << 20

// Refused is an upload that cannot be used, with the checker's findings.
type Refused struct {
	Report wordtemplate.Report
	err    *problem.Error
}

func (r *Refused) Error() string { return r.err.Error() }

// Unwrap lets the kind and the message be found.
func (r *Refused) Unwrap() error { return r.err }

// Upload is a Word file that is to be a template.
type Upload struct {
	Name    string
	Docx    []byte
	By      string // the admin
	Replace bool   // takes the place of the uploaded one of that name, for everybody who may use it
	// Along is written with the template or not at all, under the name that it was given.
	Along func(ctx context.Context, name string) error
}

// Add checks a Word file and keeps it under a name of its own.
func (s *Service) Add(ctx context.Context, up Upload) (*Template, *wordtemplate.Report, error) {
	name, docx := up.Name, up.Docx
	name = strings.Join(strings.Fields(name), " ")
	if name == "" || len(name) > 60 || strings.ContainsAny(name, `/\<>"`) {
		return nil, nil, problem.New(problem.Invalid, `Give the template a name of at most 60 characters, without / \ < > or quotes.`)
	}
	if _, builtin := wordtemplate.Canonical(name); builtin {
		return nil, nil, problem.New(problem.Conflict, "%s is a built-in template. Please choose another name.", name)
	}
	report, err := Check(docx)
	if err != nil {
		return nil, nil, err
	}
	if !report.OK {
		text := "This template cannot be used."
		if len(report.Problems) > 0 {
			text += " " + report.Problems[0].String()
		}
		return nil, nil, &Refused{Report: *report, err: problem.New(problem.Unreadable, "%s", text)}
	}
	t := Template{ID: s.NewID(), Name: name, Size: int64(len(docx)), By: up.By, Created: s.Now()}
	t.Key = "templates/" + t.ID + "/file"
	if err := s.Blobs.Put(ctx, t.Key, docx); err != nil {
		return nil, nil, err
	}
	old, err := s.put(ctx, t, up)
	if err != nil {
		_ = s.Blobs.Delete(ctx, "templates/"+t.ID)
		if problem.Is(err, problem.Conflict) {
			err = problem.Wrap(err, problem.Conflict, "There is a template of this name already.")
		}
		return nil, nil, err
	}
	if old != nil {
		if err := s.Blobs.Delete(ctx, "templates/"+old.ID); err != nil { // it is replaced all the same
			slog.ErrorContext(ctx, "the file of a replaced template could not be deleted", "template", t.Name, "key", old.Key, "error", err)
		}
	}
	return &t, report, nil
}

// put exchanges the rows at once: no conversion finds the name missing.
func (s *Service) put(ctx context.Context, t Template, up Upload) (old *Template, err error) {
	err = s.Store.InTx(ctx, func(ctx context.Context) error {
		if up.Replace {
			if old, err = s.Store.FindTemplate(ctx, t.Name); err == nil {
				err = s.Store.DeleteTemplate(ctx, old.ID)
			} else if problem.Is(err, problem.NotFound) {
				old, err = nil, nil
			}
			if err != nil {
				return err
			}
		}
		if err := s.Store.AddTemplate(ctx, t); err != nil {
			return err
		}
		if err := s.learnAsks(ctx, t.Name, up.Docx); err != nil {
			return err
		}
		return up.Along(ctx, t.Name)
	})
	return old, err
}

// Check examines a file without keeping it.
func Check(docx []byte) (*wordtemplate.Report, error) {
	if len(docx) == 0 {
		return nil, problem.New(problem.Invalid, "Choose a Word file (.docx) to upload.")
	}
	if len(docx) > MaxBytes {
		return nil, problem.New(problem.TooLarge, "A template may have at most %d MB.", MaxBytes>>20)
	}
	report := wordtemplate.Check(docx)
	return &report, nil
}

// Names returns every template, the built-in ones first.
func (s *Service) Names(ctx context.Context) ([]string, error) {
	names := wordtemplate.Names()
	list, err := s.Store.ListTemplates(ctx)
	for _, t := range list {
		names = append(names, t.Name)
	}
	return names, err
}

// File returns an uploaded template's Word file; nil for a built-in one.
func (s *Service) File(ctx context.Context, name string) ([]byte, error) {
	if slices.ContainsFunc(wordtemplate.Names(), func(n string) bool { return strings.EqualFold(n, name) }) {
		return nil, nil
	}
	t, err := s.Store.FindTemplate(ctx, name)
	if err != nil {
		if problem.Is(err, problem.NotFound) {
			err = problem.Wrap(err, problem.Conflict, "The template %s is no longer there. Please choose another one.", name)
		}
		return nil, err
	}
	return s.Blobs.Get(ctx, t.Key)
}

// Starter returns a template as a Word file to make another one from.
func (s *Service) Starter(ctx context.Context, name string) ([]byte, error) {
	if _, builtin := wordtemplate.Canonical(name); builtin {
		return wordtemplate.StarterDocx(name)
	}
	t, err := s.Store.FindTemplate(ctx, name)
	if err != nil {
		return nil, problem.Relabel(err, "There is no template of this name.")
	}
	docx, err := s.Blobs.Get(ctx, t.Key)
	if err != nil {
		return nil, err
	}
	return wordtemplate.Sanitised(docx)
}

// Delete erases an uploaded template; built-in ones stay.
func (s *Service) Delete(ctx context.Context, name string) error {
	t, err := s.Store.FindTemplate(ctx, name)
	if err != nil {
		return problem.Relabel(err, "There is no uploaded template of this name.")
	}
	err = s.Store.InTx(ctx, func(ctx context.Context) error {
		if err := s.Store.DeleteTemplate(ctx, t.ID); err != nil {
			return err
		}
		if err := s.Store.DeleteTemplateAsks(ctx, t.Name); err != nil {
			return err
		}
		if err := s.putOpen(ctx, t.Name, false); err != nil {
			return err
		}
		return s.Store.ForgetTemplate(ctx, t.Name)
	})
	if err != nil {
		return err
	}
	return s.Blobs.Delete(ctx, "templates/"+t.ID)
}
