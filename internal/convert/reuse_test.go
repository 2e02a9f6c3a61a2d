package convert_test

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/problem"
	"focal/internal/store/storetest"
)

// What somebody said of the lines of a file is known when the file is used again, and again.
func TestReuseCarriesTheMarks(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 5)
	marks := []cv.Mark{{Line: 1, As: cv.MarkName}}
	task, err := w.submit(submission("", false, "Jo Li\nPilot"))
	w.must(err)
	w.must(w.service.Run(t.Context(), task.ID))
	_, err = w.service.Review(t.Context(), w.account(), task.ID, 0, "", engine.Decisions{Marks: marks})
	w.must(err)
	for range 2 {
		task, err = w.submit(convert.Submission{Options: cv.DefaultOptions(), Reuse: &convert.Reuse{TaskID: task.ID}})
		w.must(err)
		w.must(w.service.Run(t.Context(), task.ID))
		_, got, err := w.service.Result(t.Context(), w.account(), task.ID)
		w.must(err)
		if !slices.Equal(got[0].Result.Marks, marks) {
			t.Errorf("marks %+v", got[0].Result.Marks)
		}
	}
}

// A file that says it is blind is not handed out while nobody knows the name that it hides.
func TestABlindCVWithoutANameIsAskedFor(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 5)
	s := submission("", false, "Jo Li", "WHO")
	s.Options.Privacy.Level = cv.Blind
	task, err := w.submit(s)
	w.must(err)
	w.must(w.service.Run(t.Context(), task.ID))
	for name, take := range map[string]func() error{
		"Word": func() error {
			_, err := w.service.Document(t.Context(), w.account(), task.ID, convert.DocumentRequest{})
			return err
		},
		"text": func() error {
			_, err := w.service.Form(t.Context(), w.account(), task.ID, engine.FormatText, false)
			return err
		},
	} {
		err := take()
		if said := problem.MessageOf(err); problem.KindOf(err) != problem.Conflict || !strings.Contains(said, "cv-1.txt: No name") ||
			strings.Contains(said, "cv-0") {
			t.Errorf("%s: %v", name, err)
		}
	}
	named := engine.Decisions{Edits: map[string]string{"person.name": "Mo Li", "summary[0]": "x"}}
	_, err = w.service.Review(t.Context(), w.account(), task.ID, 1, "", named)
	w.must(err)
	_, err = w.service.Document(t.Context(), w.account(), task.ID, convert.DocumentRequest{})
	w.must(err)
}
