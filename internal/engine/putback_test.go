package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// What a user puts back into a private document is named: before it is handed out somebody is asked.
func TestC1_PutBack(t *testing.T) {
	e := newEngine(t)
	resume := []byte(`{"basics": {"name": "Imogen Fairweather", "label": "Rope Supervisor", "email": "imogen@example.org",
		"phone": "020 7946 0123",
		"summary": "Supervisor of rope access teams with nine people."},
		"work": [{"name": "Tarn Cables Ltd", "position": "Supervisor", "startDate": "2019-03",
			"highlights": ["Trained 14 climbers.", "Cut downtime by 23 % in 2021."]}]}`)
	is := func(words string) func(cv.Note) bool { return func(n cv.Note) bool { return n.Before == words } }
	for _, c := range []struct {
		name  string
		level cv.Level
		back  func(n cv.Note) bool
		edits map[string]string
		want  []string
	}{
		{"nothing", cv.Blind, nil, nil, nil},
		{"an open conversion has nothing to put back", cv.Open, nil, map[string]string{"person.name": "Imogen F"}, nil},
		{"the name", cv.Blind, is("Imogen Fairweather"), nil, []string{"the name: Imogen Fairweather"}},
		{"the mail of a client-safe one", cv.ClientSafe, is("imogen@example.org"), nil, []string{"contacts: imogen@example.org"}},
		{"the name and the mail", cv.Blind, func(n cv.Note) bool {
			return n.Before == "Imogen Fairweather" || n.Before == "imogen@example.org"
		}, nil, []string{"contacts: imogen@example.org", "the name: Imogen Fairweather"}},
		{"another change is none of it", cv.Blind, func(n cv.Note) bool { return n.Kind != cv.NoteHidden }, nil, nil},
		{
			"the name, put back and worded anew", cv.Blind, is("Imogen Fairweather"),
			map[string]string{"person.name": "Imogen R. Fairweather"},
			[]string{"the name: Imogen R. Fairweather"},
		},
		{"own words that tell the name", cv.Blind, nil, map[string]string{"work[0].highlights[0]": "Imogen trained 14."}, nil},
		{"own words without any of it", cv.Blind, nil, map[string]string{"work[0].highlights[0]": "Trained 15 climbers."}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := cv.DefaultOptions()
			o.Privacy.Level = c.level
			r := engine.Request{CV: engine.Upload{Name: "cv.json", Data: resume}, Options: o}
			first, err := e.Convert(t.Context(), r)
			if err != nil {
				t.Fatal(err)
			}
			if back := first.PutBack(); len(back) > 0 {
				t.Errorf("before anybody put anything back: %+v", back)
			}
			d := engine.Decisions{Edits: c.edits}
			for _, n := range first.Notes {
				if c.back != nil && c.back(n) {
					d.Rejected = append(d.Rejected, n.ID)
				}
			}
			second, err := e.Review(t.Context(), first, d, r)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, p := range second.PutBack() {
				got = append(got, fmt.Sprintf("%s: %s", p.What, p.Text))
				if !slices.Contains(d.Rejected, p.Note) && c.edits[p.Edit] == "" {
					t.Errorf("nobody decided about %+v", p)
				}
			}
			slices.Sort(got)
			if strings.Join(got, "; ") != strings.Join(c.want, "; ") {
				t.Errorf("put back: %q, want %q", got, c.want)
			}
		})
	}
}
