package summary

import (
	"testing"

	"focal/internal/cv"
)

// A state before a clause with a subject of its own is no claim that takes an "is".
func TestStatesBeforeClauses(t *testing.T) {
	doc := &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Ines Calloway"}}}
	c := newComposer(doc, Request{Original: doc, Person: cv.ThirdPerson})
	for s, whole := range map[string]bool{
		"Eager to sail far, Ines Calloway has learnt knots":      true,
		"Eager to sail far, their goal is to build boats":        true,
		"Skilled in knots, they mend nets":                       true,
		"Eager to sail far, mend nets and build boats":           false,
		"Skilled in knots, with the nets of her yard among them": false,
	} {
		if got := c.claim(s).whole; got != whole {
			t.Errorf("%q: %v", s, got)
		}
	}
}

// A field of work does not begin with how much of it there was, nor end with a thing.
func TestNoFields(t *testing.T) {
	c := newComposer(&cv.Document{}, Request{Original: &cv.Document{}})
	for text, want := range map[string]bool{
		"entire log maintenance": false, "log maintenance": true, "the entire mooring of tugs": false,
		"top quality service": false, "continuous support": false, "rigging support": true, "quality assurance": true,
	} {
		if got := c.isTheme(theme{text: text}); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
	for head, want := range map[string]bool{"duration": false, "organisations": false, "inspection": true, "audits": true} {
		if got := isWork(head); got != want {
			t.Errorf("%q: %v", head, got)
		}
	}
}

// What was made is no description of the thing, and a program is nothing that somebody holds.
func TestNoThingsToTell(t *testing.T) {
	for what, want := range map[string]bool{
		"Built a tide log in Go": true, "Made the website of a yard": true, "A tide log in Go": false, "Open-source tool for yards": false,
	} {
		if got := tellsMaking(what); got != want {
			t.Errorf("%q: %v", what, got)
		}
	}
	doc := &cv.Document{Skills: []cv.SkillGroup{{Keywords: []cv.Text{{Value: "RopeCAD"}, {Value: "KTSSP"}}}}}
	c := newComposer(doc, Request{Original: doc})
	for name, want := range map[string]bool{"RopeCAD": true, "KTSSP": false, "MoorCAD": false, "RopeCAD Master": false} {
		if got := c.isTool(name); got != want {
			t.Errorf("%q: %v", name, got)
		}
	}
}
