package summary

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/truth"
)

// Sentences of profiles.
const (
	ternWho    = "Ines Calloway is a yard manager with 14 years in boatyards on both coasts of the North Channel."
	ternYears  = "Has run three slipways at Tern Boatyard, Gull Ferries and Port Sallow for nine years."
	ternFigure = "Has cut the docking time of 40 ferries by 38% across the two yards of Tern Boatyard."
	ternPaper  = "Is a certified rope inspector, with focus on standing rigging and the chain lockers of ferries."
	ternPraise = "Is a passionate team player with excellent communication skills and a strong ability to learn."
	ternAlso   = "Is a dedicated, self-motivated and result-oriented person who thrives on challenges of any kind."
	ternKind   = "Is a reliable and committed colleague who believes in positive and creative answers to each challenge " +
		"and loves to help people whose work is hard, in winter as in summer, " +
		"at sea as on land, by day and by night, alone or beside others who do what they can for as long as they can."
	ternWishes = "Is looking for an opportunity to grow with a dynamic, successful and innovative group of people who enjoy " +
		"what they do, and to reach goals that nobody has reached before, whatever the weather brings."
	ternTeams = "Leads teams of riggers through refits, with workshops and press work in between, and keeps the stores of ropes."
)

// profiled is a CV with a profile.
func profiled(list ...string) *cv.Document {
	d := mate()
	for _, s := range list {
		d.Summary = append(d.Summary, sourced(d, s))
	}
	return d
}

// profileOf is the profile of a CV.
func profileOf(d *cv.Document) string {
	var list []string
	for _, s := range d.Summary {
		list = append(list, s.Value)
	}
	return strings.Join(list, " ")
}

// composeAlone composes without a job.
func composeAlone(d *cv.Document) []cv.Note {
	return Compose(d, Request{
		Original: d.Clone(), Person: cv.ThirdPerson, Today: cv.Date{Year: 2026, Month: 7},
		Edited: func(string) bool { return false }, Holds: truth.Written(d.Clone(), nil),
	}, nil)
}

// Of a long profile the sentences that name things stay, four at least, in the candidate's words.
func TestLongProfile(t *testing.T) {
	long := profiled(ternWho, ternPraise, ternYears, ternAlso, ternFigure, ternKind, ternPaper, ternWishes)
	notes := composeAlone(long)
	text := profileOf(long)
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
	few := profiled(ternWho, ternPraise, ternYears, ternAlso, ternWishes, ternKind, ternTeams)
	if composeAlone(few); !strings.Contains(profileOf(few), "Leads teams") || len(language.Sentences(profileOf(few))) != 4 {
		t.Errorf("not the four sentences that say most: %q", profileOf(few))
	}
	likes := "Ines Calloway likes what ropes can do in winter."
	idle := profiled(likes, ternPraise, ternAlso, ternYears, ternFigure, ternKind, ternPaper, ternWishes)
	if composeAlone(idle); !strings.HasPrefix(profileOf(idle), "Ines Calloway is a Yard Manager at Tern Boatyard") {
		t.Errorf("an idle first sentence stays: %q", profileOf(idle))
	}
}

// A profile of fewer words, of a few sentences, or without full stops stays whole.
func TestProfilesThatStayWhole(t *testing.T) {
	for name, list := range map[string][]string{
		"fewer words":   {ternWho, ternPraise, ternYears, ternAlso, ternFigure, ternPaper, ternTeams},
		"few sentences": {ternWho, ternKind, ternKind, ternKind},
		"a list": {
			ternWho, "Ropes • Nets • Sails " + strings.Repeat("and chains ", manyWords),
			ternPraise, ternYears, ternAlso, ternFigure, ternWishes,
		},
	} {
		doc := profiled(list...)
		before := profileOf(doc)
		composeAlone(doc)
		for _, s := range []string{"North Channel", "passionate", "three slipways", "self-motivated", "press work", "reliable"} {
			if text := profileOf(doc); strings.Contains(before, s) && !strings.Contains(text, s) {
				t.Errorf("%s: %q is lost in %q", name, s, text)
			}
		}
	}
}

// What makes room for an answer is praise, nothing that somebody does or knows.
func TestOnlyPraiseMakesRoom(t *testing.T) {
	c := newComposer(mate(), Request{})
	for s, want := range map[string]bool{
		ternPraise: true,
		ternAlso:   true,
		ternTeams:  false,
		"Has a strong ability in RopeCAD and QuayML.": false,
		"Has a strong ability to use python.":         false,
		"Has an excellent ability to lead 40 people.": false,
	} {
		if got := c.onlyPraises(s); got != want {
			t.Errorf("%q: %t", s, got)
		}
	}
}
