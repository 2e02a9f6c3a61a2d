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

// What was typed by hand stays beyond the limits, with its group or its post, and takes nothing else out.
func TestA1_WhatIsTypedByHandIsNotLeftOut(t *testing.T) {
	e, o := newEngine(t), thirdPerson()
	o.Mode, o.Limits.Skills, o.Limits.Experience = cv.Strict, 4, 1
	text := strings.Replace(lamps, "WHERE I HAVE BEEN", "EXPERIENCE", 1)
	text = strings.Replace(text, "Sextant, Radar", "Engines: Pumps, Gears\nDeck: Ropes, Sails\nBridge: Sextant, Radar, Tide tables", 1)
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	before := printedSkills(first.Document)
	for _, c := range []struct {
		name  string
		edits map[string]string
		more  string // printed with it, beside what was printed
		not   string
	}{
		{
			"the name of a group beyond the limit",
			map[string]string{"skills[2].name": "On the bridge", "skills[2].keywords[0]": ""},
			"Tide tables", "Sextant",
		},
		{
			"a skill beyond the limit",
			map[string]string{"skills[2].keywords[2]": "Tide and current tables"},
			"Tide and current tables", "Radar",
		},
		{"a line of a post beyond the limit", map[string]string{"work[1].highlights[0]": "Rowed the mail boat"}, "Rowed the mail boat", ""},
	} {
		doc := review(t, e, first, engine.Decisions{Edits: c.edits}).Document
		var all []string
		doc.Walk(func(r cv.Ref) { all = append(all, r.Text.Value) })
		got := strings.Join(all, "; ")
		if !strings.Contains(got, c.more) || c.not != "" && strings.Contains(got, c.not) {
			t.Errorf("%s: %q", c.name, got)
		}
		for _, skill := range before {
			if !strings.Contains(got, skill) {
				t.Errorf("%s: %q went for it", c.name, skill)
			}
		}
	}
}
