package summary

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

// Of a long profile the sentences with claims stay, in the candidate's words; one of a few sentences, or without full stops, stays whole.
func TestLongProfile(t *testing.T) {
	const (
		who    = "Ines Calloway is a yard manager with 14 years in boatyards on both coasts of the North Channel."
		years  = "Has run three slipways at Tern Boatyard, Gull Ferries and Port Sallow for nine years."
		figure = "Has cut the docking time of 40 ferries by 38% across the two yards of Tern Boatyard."
		paper  = "Is a certified rope inspector, with focus on standing rigging and the chain lockers of ferries."
		praise = "Is a passionate team player with excellent communication skills and a strong ability to learn."
		also   = "Is a dedicated, self-motivated and result-oriented person who thrives on challenges of any kind."
	)
	doc := func(list ...string) *cv.Document {
		d := mate()
		for _, s := range list {
			d.Summary = append(d.Summary, sourced(d, s))
		}
		return d
	}
	told := func(d *cv.Document) string {
		var list []string
		for _, s := range d.Summary {
			list = append(list, s.Value)
		}
		return strings.Join(list, " ")
	}
	compose := func(d *cv.Document) []cv.Note {
		return Compose(d, Request{
			Original: d.Clone(), Person: cv.ThirdPerson, Today: cv.Date{Year: 2026, Month: 7},
			Edited: func(string) bool { return false }, Holds: truth.Written(d.Clone(), nil),
		}, nil)
	}
	long := doc(who, praise, years, also, figure, paper)
	notes := compose(long)
	text := told(long)
	for _, s := range []string{"14 years", "three slipways", "38%", "certified rope inspector"} {
		if !strings.Contains(text, s) {
			t.Errorf("%q is lost in %q", s, text)
		}
	}
	for _, s := range []string{"passionate", "self-motivated"} {
		if strings.Contains(text, s) {
			t.Errorf("%q stays in %q", s, text)
		}
	}
	if len(notes) != 1 || !strings.Contains(notes[0].Before, "passionate") || notes[0].After != text {
		t.Errorf("what was left out is not noted: %+v", notes)
	}
	idle := doc("Ines Calloway likes what ropes can do in winter.", praise, also, years, figure, paper)
	if compose(idle); !strings.HasPrefix(told(idle), "Ines Calloway is a Yard Manager at Tern Boatyard") {
		t.Errorf("an idle first sentence stays: %q", told(idle))
	}
	short := doc(who, praise, years)
	if compose(short); !strings.Contains(told(short), "passionate") {
		t.Errorf("three sentences were shortened: %q", told(short))
	}
	list := doc(who, "Ropes • Nets • Sails "+strings.Repeat("and chains ", longestOwnWords), praise, years, also, figure)
	if compose(list); !strings.Contains(told(list), "self-motivated") {
		t.Errorf("a list was shortened: %q", told(list))
	}
}
