package engine_test

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// An aim that any applicant could write goes where something better can be told, and stays where the CV would have no profile.
func TestAnAimStaysWhereNothingElseIsAProfile(t *testing.T) {
	e := newEngine(t)
	const head = "Robin Moss\nrobin@example.org\n\nCareer Objective\n" +
		"To work in a reputed organization where I can use my skills and grow.\n\n"
	for name, c := range map[string]struct{ below, want, not string }{
		"nothing to tell":  {"Languages\nEnglish, Norwegian\n", "reputed organization", ""},
		"a degree to tell": {"Education\nB.Tech in Rope Engineering, Tarn University, 2015\n", "B.Tech in Rope Engineering", "reputed"},
	} {
		o := thirdPerson()
		o.Mode = cv.Flexible
		r, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(head + c.below)}, Options: o})
		if err != nil {
			t.Fatal(err)
		}
		var list []string
		for _, s := range r.Document.Summary {
			list = append(list, s.Value)
		}
		got := strings.Join(list, " ")
		if !strings.Contains(got, c.want) || c.not != "" && strings.Contains(got, c.not) {
			t.Errorf("%s: profile %q", name, got)
		}
		left := slices.ContainsFunc(r.Notes, func(n cv.Note) bool {
			return n.Kind == cv.NoteLeftOut && strings.HasPrefix(n.Field, "summary[")
		})
		if left != (c.not != "") {
			t.Errorf("%s: said to be left out: %v", name, left)
		}
	}
}
