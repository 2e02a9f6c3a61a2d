package engine_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// What the user placed by hand is printed whatever the limits; what nobody spoke of is left out as before.
func TestA1_WhatIsPlacedByHandIsNotLeftOut(t *testing.T) {
	e, o := newEngine(t), thirdPerson()
	o.Limits.Skills, o.Limits.Experience = 1, 1
	text := strings.Replace(lamps, "Sextant, Radar", "Sextant, Radar, Tide tables", 1)
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	printed := func(marks ...cv.Mark) string {
		var all []string
		review(t, e, first, engine.Decisions{Marks: marks}).Document.Walk(func(r cv.Ref) { all = append(all, r.Text.Value) })
		return strings.Join(all, "; ")
	}
	heading := cv.Mark{Line: lineOf(t, first.Original, "WHERE"), As: cv.MarkHeading, Section: cv.SectionWork}
	start := cv.Mark{Line: lineOf(t, first.Original, "Boatman"), As: cv.MarkStart, Section: cv.SectionWork}
	skill := cv.Mark{Line: lineOf(t, first.Original, "Trimmed"), As: cv.MarkMove, Section: cv.SectionSkills}
	for _, c := range []struct {
		name  string
		marks []cv.Mark
		words string
		is    bool
	}{
		{"a post beyond the limit", []cv.Mark{heading, start}, "Boatman", true},
		{"a skill beyond the limit", []cv.Mark{heading, skill}, "Trimmed forty lamps", true},
		{"a skill of the reader's own", []cv.Mark{heading, skill}, "Tide tables", false},
	} {
		if got := printed(c.marks...); strings.Contains(got, c.words) != c.is {
			t.Errorf("%s: %q in %q", c.name, c.words, got)
		}
	}
}
