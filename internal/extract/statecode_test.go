package extract

import (
	"testing"

	"focal/internal/cv"
)

// "Town, MA" tells a state, and no degree that nobody has.
func TestTownBefore(t *testing.T) {
	for _, c := range []struct{ line, code, town string }{
		{"Harbour College, Salem, MA", "MA", "Salem"},
		{"Harbour College, Salem, MA, 2010 - 2013", "MA", "Salem"},
		{"Harbour College, Salem, MA 2010", "MA", "Salem"},
		{"Tern College, Waterville, ME", "ME", "Waterville"},
		{"Harbour College, Cambridge, MA", "MA", "Cambridge"},
		{"Tern House, Trinity College, MA", "MA", ""},
		{"Harbour University, MA, 2014", "MA", ""},
		{"Harbour University, Salem, MA in History", "MA", ""},
		{"Harbour University, Salem, MA (Hons)", "MA", ""},
		{"Harbour University, BA, MA, 2016", "MA", ""},
		{"Harbour University, Salem, MAT", "MA", ""},
		{"MA, Harbour University, Salem", "MA", ""},
	} {
		if town, ok := townBefore(c.line, c.code); ok != (c.town != "") || ok && town != c.town {
			t.Errorf("%q: %q, %v; want %q", c.line, town, ok, c.town)
		}
	}
}

// Outside of the United States the letters are a degree, but behind a town with schools that bears them.
func TestStatesAreNoDegrees(t *testing.T) {
	for line, want := range map[string]string{
		"Harbour College, Cambridge, MA, 2010": "", "Harbour College, Leeds, MA, 2010": "MA",
		"Harbour College, Salem, MA in History, 2010": "MA",
	} {
		b := &builder{doc: &cv.Document{Source: []cv.SourceLine{{Text: line}}}, tongue: func() tongue { return tongue{} }}
		b.doc.Education = []cv.Education{{Degree: cv.Text{Value: "MA", Lines: []int{0}}, Institution: cv.Text{Value: "Harbour College"}}}
		if b.withoutStates(); b.doc.Education[0].Degree.Value != want {
			t.Errorf("%q: %q", line, b.doc.Education[0].Degree.Value)
		}
	}
}
