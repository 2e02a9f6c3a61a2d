package convert_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/store"
	"focal/internal/store/storetest"
	"focal/internal/tailor"
)

func (w *world) kept(id string) cv.Options {
	w.t.Helper()
	task, _, err := w.db.Task(w.t.Context(), id)
	w.must(err)
	return task.Options
}

func converted(w *world, s convert.Submission) *convert.Task {
	w.t.Helper()
	task, err := w.submit(s)
	w.must(err)
	w.must(w.service.Run(w.t.Context(), task.ID))
	return task
}

// A marking that is set while a document is drawn and its template is kept stays, and so does the
// template; a template is not kept where its PDF fails.
func TestMarkingAndTemplateAreKeptTogether(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 5)
		task := converted(w, submission("", false, "Jo Li"))
		u := w.account()
		u.AllowedTemplates = []string{"Modern"}
		broken := errors.New("no printer")
		take := convert.DocumentRequest{Template: "Modern", Keep: true, PDF: true}
		w.service.PDFs = func(context.Context, [][]byte) ([][]byte, error) { return nil, broken }
		if _, err := w.service.Document(t.Context(), u, task.ID, take); !errors.Is(err, broken) || w.kept(task.ID).Template != "Generic" {
			t.Errorf("a failed PDF: %v, template %s", err, w.kept(task.ID).Template)
		}
		w.service.PDFs = func(ctx context.Context, documents [][]byte) ([][]byte, error) {
			_, err := w.service.Mark(ctx, w.account(), task.ID, "OFFICIAL")
			return documents, err
		}
		_, err := w.service.Document(t.Context(), u, task.ID, take)
		w.must(err)
		if o := w.kept(task.ID); o.Template != "Modern" || o.Look.Marking != "OFFICIAL" {
			t.Errorf("template %s, marking %q", o.Template, o.Look.Marking)
		}
	})
}

// graded is a bench whose results have a score and that notes the icons it is given.
type graded struct {
	bench
	score int
	icons []string
}

func (g *graded) Convert(ctx context.Context, r engine.Request) (*engine.Result, error) {
	result, err := g.bench.Convert(ctx, r)
	result.Match = &tailor.Match{Score: g.score}
	g.icons = append(g.icons, string(r.Icon))
	return result, err
}

func (g *graded) Review(ctx context.Context, previous *engine.Result, d engine.Decisions, r engine.Request) (*engine.Result, error) {
	result, err := g.bench.Review(ctx, previous, d, r)
	result.Match = &tailor.Match{Score: g.score}
	g.icons = append(g.icons, string(r.Icon))
	return result, err
}

// What a list says of a CV's score is what its review says.
func TestScoreAfterAReview(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 5)
		engineOf := &graded{bench: bench{w.faults, &w.during, &w.drawn}}
		w.service.Engine = engineOf
		task := converted(w, submission("", false, "Jo Li"))
		engineOf.score = 50
		_, err := w.service.Review(t.Context(), w.account(), task.ID, 0, "", engine.Decisions{Edits: map[string]string{"summary[0]": "x"}})
		w.must(err)
		_, files, err := w.service.Status(t.Context(), w.account(), task.ID)
		w.must(err)
		if files[0].Score != 50 {
			t.Errorf("score %d", files[0].Score)
		}
	})
}

// The saved icon takes room only on the pages that will bear it: those of the web app, and of a
// program that says so (decisions D-56).
func TestDecision56_WhereTheIconTakesRoom(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 9)
	engineOf := &graded{bench: bench{w.faults, &w.during, &w.drawn}}
	w.service.Engine = engineOf
	w.service.Icons = func(_ context.Context, image []byte) ([]byte, error) { return image, nil }
	w.must(w.service.SaveIcon(t.Context(), w.account(), convert.Upload{Name: "logo.png", Data: []byte("logo")}))
	for name, c := range map[string]struct {
		demo, program, icon bool
		want                string
	}{
		"web app":                   {want: "logo"},
		"demo":                      {demo: true},
		"program":                   {program: true},
		"program that will send it": {program: true, icon: true, want: "logo"},
	} {
		engineOf.icons = nil
		s := submission("", c.demo, "Jo Li")
		s.Program, s.Icon = c.program, c.icon
		task := converted(w, s)
		_, err := w.service.Mark(t.Context(), w.account(), task.ID, "OFFICIAL")
		w.must(err)
		_, err = w.service.Review(t.Context(), w.account(), task.ID, 0, "", engine.Decisions{Edits: map[string]string{"summary[0]": "x"}})
		w.must(err)
		if got := engineOf.icons; len(got) != 2 || got[0] != c.want || got[1] != c.want {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// fitting is a bench that notes for which template results are made anew, and with what was decided.
type fitting struct {
	bench
	made []string
}

func (f *fitting) Review(ctx context.Context, previous *engine.Result, d engine.Decisions, r engine.Request) (*engine.Result, error) {
	f.made = append(f.made, r.Options.Template+" "+d.Edits["summary[0]"])
	return f.bench.Review(ctx, previous, d, r)
}

// A template that is kept is fitted to at once, every CV with what was decided about it; one that is only looked at
// changes no result.
func TestAKeptTemplateIsFittedToAtOnce(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 5)
		f := &fitting{bench: bench{w.faults, &w.during, &w.drawn}}
		w.service.Engine = f
		task := converted(w, submission("", false, "Jo Li", "Bo Quill"))
		u := w.account()
		u.AllowedTemplates = []string{"Modern"}
		own := engine.Decisions{Edits: map[string]string{"summary[0]": "mine"}}
		_, err := w.service.Review(t.Context(), u, task.ID, 0, "", own)
		w.must(err)
		f.made = nil
		for _, keep := range []bool{false, true, true} {
			_, err := w.service.Document(t.Context(), u, task.ID, convert.DocumentRequest{Template: "Modern", Keep: keep})
			w.must(err)
			if !keep && len(f.made) > 0 {
				t.Errorf("a look made anew: %q", f.made)
			}
		}
		if want := []string{"Modern mine", "Modern "}; !slices.Equal(f.made, want) {
			t.Errorf("made anew: %q, want %q", f.made, want)
		}
	})
}

// A blind CV that is withheld until its name is marked is fitted to the template all the same, and stays converted.
func TestAKeptTemplateIsFittedToByWithheldCVsToo(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 5)
		f := &fitting{bench: bench{w.faults, &w.during, &w.drawn}}
		w.service.Engine = f
		s := submission("", false, "WHO is this", "Jo Li")
		s.Options.Privacy.Level = cv.Blind
		task := converted(w, s)
		u := w.account()
		u.AllowedTemplates = []string{"Modern"}
		_, err := w.service.Document(t.Context(), u, task.ID, convert.DocumentRequest{Template: "Modern", Keep: true})
		w.must(err)
		if want := []string{"Modern ", "Modern "}; !slices.Equal(f.made, want) {
			t.Errorf("made anew: %q, want %q", f.made, want)
		}
		_, files, err := db.Task(t.Context(), task.ID)
		w.must(err)
		for _, file := range files {
			if file.Status != convert.Completed || file.Error != "" {
				t.Errorf("%s is %s: %q", file.Name, file.Status, file.Error)
			}
		}
	})
}
