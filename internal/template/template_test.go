package template

import (
	"context"
	"errors"
	"testing"
	"time"

	"focal/internal/cv"
	"focal/internal/problem"
	"focal/internal/wordtemplate"
)

// shelf is a store of one template and files that cannot be deleted.
type shelf struct {
	Store
	Blobs
	kept  *Template
	asked map[string]cv.Asked
}

func (s *shelf) InTx(ctx context.Context, do func(ctx context.Context) error) error { return do(ctx) }

func (s *shelf) FindTemplate(context.Context, string) (*Template, error) {
	if s.kept == nil {
		return nil, problem.New(problem.NotFound, "")
	}
	return s.kept, nil
}

func (s *shelf) AddTemplate(_ context.Context, t Template) error {
	s.kept = &t
	return nil
}

func (s *shelf) DeleteTemplate(context.Context, string) error {
	s.kept = nil
	return nil
}

func (s *shelf) TemplateAsks(context.Context) (map[string]cv.Asked, error) { return s.asked, nil }

func (s *shelf) PutTemplateAsks(_ context.Context, name string, asked cv.Asked) error {
	s.asked = map[string]cv.Asked{name: asked}
	return nil
}

func (s *shelf) Put(context.Context, string, []byte) error { return nil }

func (s *shelf) Delete(context.Context, string) error { return errors.New("the disk is away") }

// A template that took the place of another is in use, whatever becomes of the old file.
func TestAReplacedTemplateWhoseFileStays(t *testing.T) {
	docx, err := wordtemplate.StarterDocx("Modern")
	if err != nil {
		t.Fatal(err)
	}
	at := &shelf{}
	ids := []string{"old", "new"}
	s := &Service{Store: at, Blobs: at, Now: time.Now, NewID: func() string {
		id := ids[0]
		ids = ids[1:]
		return id
	}}
	for _, replace := range []bool{false, true} {
		along := ""
		_, _, err := s.Add(t.Context(), Upload{
			Name: "House  style", Docx: docx, By: "root", Replace: replace,
			Along: func(_ context.Context, name string) error { along = name; return nil },
		})
		if err != nil || along != "House style" {
			t.Fatalf("replace %t: %v, along with %q", replace, err, along)
		}
	}
	if at.kept == nil || at.kept.ID != "new" {
		t.Errorf("kept %+v", at.kept)
	}
}
