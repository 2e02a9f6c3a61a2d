package engine_test

import (
	"context"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/truth"
)

const clockCV = `Wren Tideway
wren@example.org

PROFILE
I am a keeper of clocks with nine years in towers. I hold SC clearance. I am fluent in Welsh.

EXPERIENCE

Clock Engineer, Dial House, Jan 2019 - Present
- Mended forty tower clocks.
- Built escapement tracker for the city's towers

EDUCATION
BSc Horology, Tideway College, 2011 - 2015
`

// A profile is woven into a paragraph, the present title is the headline, and both can
// be taken back or worded by hand.
func TestProfileAndHeadline(t *testing.T) {
	e := newEngine(t)
	o := cv.DefaultOptions()
	o.Mode, o.Perspective, o.Pronouns = cv.Flexible, cv.ThirdPerson, cv.She
	result, err := e.Convert(context.Background(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(clockCV)}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	if len(result.Document.Summary) != 1 {
		t.Fatalf("profile: %v", result.Document.Summary)
	}
	profile := result.Document.Summary[0].Value
	for _, want := range []string{"is an SC-cleared keeper of clocks", "nine years in towers", "fluent in Welsh"} {
		if !strings.Contains(profile, want) {
			t.Errorf("%q is not in %q", want, profile)
		}
	}
	if got := result.Document.Person.Label.Value; got != "Clock Engineer" {
		t.Errorf("headline %q", got)
	}
	if got := result.Document.Work[0].Highlights[1].Value; got != "Built an escapement tracker for the city's towers." {
		t.Errorf("bullet %q", got)
	}
	if v := truth.Check(result.Original, result.Document, result.Notes); len(v) > 0 {
		t.Errorf("the truth check objects: %v", v)
	}

	own := review(t, e, result, engine.Decisions{Edits: map[string]string{
		"person.label[written]": "Horologist",
		"summary[written]":      "Keeps the city's clocks.",
	}}).Document
	if own.Person.Label.Value != "Horologist" || own.Summary[0].Value != "Keeps the city's clocks." {
		t.Errorf("worded by hand: %q, %q", own.Person.Label.Value, own.Summary[0].Value)
	}
	var ids []string
	for _, n := range result.Notes {
		if n.Kind == cv.NoteSummary || n.Field == "person.label[written]" {
			ids = append(ids, n.ID)
		}
	}
	back := review(t, e, result, engine.Decisions{Rejected: ids}).Document
	if back.Person.Label.Value != "" || !strings.Contains(back.Summary[0].Value, "She holds SC clearance.") {
		t.Errorf("taken back: %q, %q", back.Person.Label.Value, back.Summary[0].Value)
	}
}
