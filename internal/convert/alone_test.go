package convert_test

import (
	"archive/zip"
	"bytes"
	"context"
	"io"
	"slices"
	"strings"
	"testing"

	"focal/internal/account"
	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/problem"
	"focal/internal/store/storetest"
)

// A template for one CV of a batch: its document alone is set in it, until one is chosen for all, and it goes along
// to another conversion where that is asked for.
func TestATemplateForOneCV(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 9)
	u := w.account()
	u.AllowedTemplates = []string{"Modern"}
	task, err := w.submit(submission("", false, "A pilot of the harbour", "A keeper of lamps", "BROKEN"))
	w.must(err)
	w.must(w.service.Run(t.Context(), task.ID))
	set := func(u *account.User, template string) error {
		_, err := w.service.Review(t.Context(), u, task.ID, 1, "", engine.Decisions{Template: template})
		return err
	}
	drawn := func(r convert.DocumentRequest) []string {
		w.drawn = nil
		_, err := w.service.Document(t.Context(), u, task.ID, r)
		w.must(err)
		return w.drawn
	}
	if err := set(w.account(), "Modern"); !problem.Is(err, problem.Forbidden) {
		t.Errorf("one that the user may not choose: %v", err)
	}
	w.must(set(u, "modern"))
	for _, c := range []struct {
		name    string
		request convert.DocumentRequest
		want    []string
	}{
		{"as they are", convert.DocumentRequest{}, []string{"Generic", "Modern"}},
		{"by the name of the conversion's", convert.DocumentRequest{Template: "Generic"}, []string{"Generic", "Modern"}},
		{"looked at in another one", convert.DocumentRequest{Template: "Modern", Look: true}, []string{"Modern", "Modern"}},
	} {
		if got := drawn(c.request); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	_, results, err := w.service.Result(t.Context(), u, task.ID)
	w.must(err)
	if results[0].Template != "Generic" || results[1].Template != "Modern" {
		t.Errorf("told: %s, %s", results[0].Template, results[1].Template)
	}
	whole, err := w.service.Document(t.Context(), u, task.ID, convert.DocumentRequest{})
	w.must(err)
	if report := reportIn(t, whole.Data); strings.Count(report, ", in the template Modern") != 1 {
		t.Errorf("report: %s", report)
	}

	for _, keeps := range []bool{true, false} {
		again := convert.Submission{Options: cv.DefaultOptions()}
		again.Reuse = &convert.Reuse{TaskID: task.ID, Files: []int64{1}, Templates: keeps}
		next, err := w.service.Submit(t.Context(), u, again)
		w.must(err)
		w.must(w.service.Run(t.Context(), next.ID))
		_, got, err := w.service.Result(t.Context(), u, next.ID)
		w.must(err)
		if want := map[bool]string{true: "Modern", false: "Generic"}[keeps]; got[0].Template != want {
			t.Errorf("used again, kept %t: %s", keeps, got[0].Template)
		}
	}

	w.must(set(u, "Generic"))
	if got := drawn(convert.DocumentRequest{}); !slices.Equal(got, []string{"Generic", "Generic"}) {
		t.Errorf("set back: %q", got)
	}
	w.must(set(u, "Modern"))
	drawn(convert.DocumentRequest{Template: "Generic", Keep: true})
	if got := drawn(convert.DocumentRequest{}); !slices.Equal(got, []string{"Generic", "Generic"}) {
		t.Errorf("the conversion's chosen for all: %q", got)
	}
	w.must(set(u, "Modern"))
	drawn(convert.DocumentRequest{Template: "Modern", Keep: true})
	w.must(set(u, "Generic"))
	if got := drawn(convert.DocumentRequest{}); !slices.Equal(got, []string{"Modern", "Generic"}) {
		t.Errorf("after one was chosen for all: %q", got)
	}
}

// reportIn is the report of a zip.
func reportIn(t *testing.T, data []byte) string {
	t.Helper()
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	report, err := archive.Open("conversion-report.txt")
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(report)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A template that is deleted, or is no longer for the user, locks nothing: the documents are drawn in the default one, which is
// told, until another is chosen, at no charge; and what waits can be accepted.
func TestATemplateThatIsGone(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 9)
	known := []string{"Generic", "Modern", "Agency", "Corporate"}
	w.service.Config.Templates = func(context.Context) []string { return known }
	u := w.account()
	u.AllowedTemplates = []string{"Modern", "Agency", "Corporate"}
	sub := submission("", false, "A pilot of the harbour", "A SCAN of a keeper of lamps")
	sub.Options.Template = "Agency"
	task, err := w.service.Submit(t.Context(), u, sub)
	w.must(err)
	w.must(w.service.Run(t.Context(), task.ID))
	_, err = w.service.Review(t.Context(), u, task.ID, 1, "", engine.Decisions{Template: "Corporate"})
	w.must(err)
	all := slices.Clone(known)
	for _, c := range []struct {
		name           string
		known, allowed []string
		drawn, left    []string
	}{
		{"as it was", all, all, []string{"Agency", "Corporate"}, []string{"", ""}},
		{"deleted", []string{"Generic", "Modern", "Corporate"}, all, []string{"Generic", "Corporate"}, []string{"Agency", ""}},
		{"that of one CV deleted", []string{"Generic", "Modern", "Agency"}, all, []string{"Agency", "Agency"}, []string{"", "Corporate"}},
		{"taken from the user", all, nil, []string{"Generic", "Generic"}, []string{"Agency", "Corporate"}},
		{"back again", all, all, []string{"Agency", "Corporate"}, []string{"", ""}},
	} {
		known, u.AllowedTemplates = c.known, c.allowed
		w.drawn = nil
		_, err := w.service.Document(t.Context(), u, task.ID, convert.DocumentRequest{Look: true})
		w.must(err)
		if !slices.Equal(w.drawn, c.drawn) {
			t.Errorf("%s: drawn in %q, want %q", c.name, w.drawn, c.drawn)
		}
		_, err = w.service.Document(t.Context(), u, task.ID, convert.DocumentRequest{Template: "Agency", Look: true})
		if (err == nil) != (c.left[0] == "") { // who names one is told that it is gone
			t.Errorf("%s, named: %v", c.name, err)
		}
		_, results, err := w.service.Result(t.Context(), u, task.ID)
		w.must(err)
		for i, r := range results {
			if r.Template != c.drawn[i] || r.Left != c.left[i] {
				t.Errorf("%s, CV %d: told %s in place of %q", c.name, i, r.Template, r.Left)
			}
		}
		past, _, err := w.service.History(t.Context(), u, convert.Search{}, 0, 1)
		w.must(err)
		if past[0].Task.Options.Template != c.drawn[0] {
			t.Errorf("%s: listed in %s", c.name, past[0].Task.Options.Template)
		}
	}
	known, u.AllowedTemplates = []string{"Generic", "Modern"}, []string{"Modern"}
	w.must(w.service.Accept(t.Context(), u, task.ID, 1))
	_, err = w.service.Document(t.Context(), u, task.ID, convert.DocumentRequest{Template: "Modern", Keep: true})
	w.must(err)
	_, results, err := w.service.Result(t.Context(), u, task.ID)
	w.must(err)
	if now := results[1]; now.Template != "Modern" || now.Left != "" || w.account().Credits != 7 {
		t.Errorf("another one chosen: %s in place of %q, %d credits", now.Template, now.Left, w.account().Credits)
	}
	known = []string{"Generic"}
	if _, err := w.service.Document(t.Context(), u, task.ID, convert.DocumentRequest{Template: "Agency", Keep: true}); err == nil {
		t.Error("one that is gone was chosen")
	}
	_, err = w.service.Document(t.Context(), u, task.ID, convert.DocumentRequest{Template: "Generic", Keep: true})
	w.must(err)
	if _, results, _ := w.service.Result(t.Context(), u, task.ID); results[0].Left != "" {
		t.Errorf("the one that stands in was chosen, and still stands in for %s", results[0].Left)
	}
}

// Decisions about a CV whose template is gone leave it its template for when that comes back; one that is chosen meanwhile
// stays, be it the one that stands in.
func TestATemplateThatComesBack(t *testing.T) {
	all := []string{"Generic", "Modern", "Agency", "Corporate"}
	for _, c := range []struct {
		name, alone string
		gone        []string
		meanwhile   engine.Decisions
		shown, left string // while it is gone
		back        string
	}{
		{"its own, edited", "Corporate", []string{"Corporate"}, engine.Decisions{}, "Agency", "Corporate", "Corporate"},
		{"the conversion's, edited", "", []string{"Agency"}, engine.Decisions{}, "Generic", "Agency", "Agency"},
		{"both, edited", "Corporate", []string{"Agency", "Corporate"}, engine.Decisions{}, "Generic", "Corporate", "Corporate"},
		{"another chosen", "Corporate", []string{"Corporate"}, engine.Decisions{Template: "Modern"}, "Modern", "", "Modern"},
		{"the one that stands in chosen", "", []string{"Agency"}, engine.Decisions{Template: "Generic"}, "Generic", "", "Generic"},
		{"one chosen before that stands in", "Generic", []string{"Agency"}, engine.Decisions{}, "Generic", "", "Generic"},
		{"the conversion's instead", "Corporate", []string{"Corporate"}, engine.Decisions{Template: "Agency"}, "Agency", "", "Agency"},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t, storetest.Open(t, "", t.TempDir()), 9)
			known := all
			w.service.Config.Templates = func(context.Context) []string { return known }
			u := w.account()
			u.AllowedTemplates = all
			sub := submission("", false, "A pilot of the harbour")
			sub.Options.Template = "Agency"
			task, err := w.service.Submit(t.Context(), u, sub)
			w.must(err)
			w.must(w.service.Run(t.Context(), task.ID))
			review := func(d engine.Decisions) {
				_, err := w.service.Review(t.Context(), u, task.ID, 0, "", d)
				w.must(err)
			}
			told := func() (string, string) {
				_, results, err := w.service.Result(t.Context(), u, task.ID)
				w.must(err)
				return results[0].Template, results[0].Left
			}
			review(engine.Decisions{Template: c.alone})
			known = without(all, c.gone)
			review(c.meanwhile)
			if shown, left := told(); shown != c.shown || left != c.left {
				t.Errorf("while it is gone: %s in place of %q, want %s, %q", shown, left, c.shown, c.left)
			}
			known = all
			if back, left := told(); back != c.back || left != "" {
				t.Errorf("back again: %s in place of %q, want %s", back, left, c.back)
			}
		})
	}
}

func without(all, gone []string) []string {
	return slices.DeleteFunc(slices.Clone(all), func(name string) bool { return slices.Contains(gone, name) })
}

// One that is chosen for all holds for a CV, too, whose own is gone.
func TestATemplateForAllTakesThePlaceOfOneThatIsGone(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 9)
	known := []string{"Generic", "Modern", "Corporate"}
	w.service.Config.Templates = func(context.Context) []string { return known }
	u := w.account()
	u.AllowedTemplates = known
	task, err := w.service.Submit(t.Context(), u, submission("", false, "A pilot of the harbour", "A keeper of lamps"))
	w.must(err)
	w.must(w.service.Run(t.Context(), task.ID))
	_, err = w.service.Review(t.Context(), u, task.ID, 1, "", engine.Decisions{Template: "Corporate"})
	w.must(err)
	known = []string{"Generic", "Modern"}
	_, err = w.service.Document(t.Context(), u, task.ID, convert.DocumentRequest{Template: "Generic", Keep: true})
	w.must(err)
	known = []string{"Generic", "Modern", "Corporate"}
	_, results, err := w.service.Result(t.Context(), u, task.ID)
	w.must(err)
	if now := results[1]; now.Template != "Generic" || now.Left != "" {
		t.Errorf("%s in place of %q", now.Template, now.Left)
	}
}

// A template that is deleted between submission and conversion fails no CV: another stands in, and it counts again should
// it come back.
func TestATemplateThatIsGoneBeforeTheConversion(t *testing.T) {
	for _, c := range []struct {
		name        string
		gone        []string
		shown, left []string
	}{
		{"the conversion's", []string{"Agency"}, []string{"Generic", "Corporate"}, []string{"Agency", ""}},
		{"that of one CV", []string{"Corporate"}, []string{"Agency", "Agency"}, []string{"", "Corporate"}},
		{"both", []string{"Agency", "Corporate"}, []string{"Generic", "Generic"}, []string{"Agency", "Corporate"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t, storetest.Open(t, "", t.TempDir()), 9)
			all := []string{"Generic", "Agency", "Corporate"}
			known := all
			w.service.Config.Templates = func(context.Context) []string { return known }
			w.service.TemplateFile = func(_ context.Context, name string) ([]byte, error) {
				if !slices.Contains(known, name) {
					return nil, problem.New(problem.Conflict, "The template is no longer there.")
				}
				return nil, nil
			}
			u := w.account()
			u.AllowedTemplates = all
			sub := submission("", false, "A pilot of the harbour", "A keeper of lamps")
			sub.Options.Template = "Agency"
			sub.Files[1].Kept.Template = "Corporate"
			task, err := w.service.Submit(t.Context(), u, sub)
			w.must(err)
			known = without(all, c.gone)
			w.must(w.service.Run(t.Context(), task.ID))
			_, results, err := w.service.Result(t.Context(), u, task.ID)
			w.must(err)
			for i, r := range results {
				if r.Template != c.shown[i] || r.Left != c.left[i] {
					t.Errorf("CV %d: %s in place of %q (%s)", i, r.Template, r.Left, r.File.Error)
				}
			}
			known = all
			_, results, err = w.service.Result(t.Context(), u, task.ID)
			w.must(err)
			if results[0].Template != "Agency" || results[1].Template != "Corporate" {
				t.Errorf("back again: %s, %s", results[0].Template, results[1].Template)
			}
		})
	}
}
