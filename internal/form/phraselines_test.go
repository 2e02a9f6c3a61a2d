package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A line that is one phrase with a list in it stays whole; a line that is a list stays cut.
func TestPhraseLines(t *testing.T) {
	for _, c := range []struct{ line, items, want string }{
		{"• Repair of pumps like bilge, hand and fire pumps", "Repair of pumps like bilge|hand and fire pumps", ""},
		{"Familiar with winches, capstans", "Familiar with winches|capstans", ""},
		{
			"Good spoken, written and drawn reports.", "Good spoken|written and drawn reports",
			"Good spoken, written and drawn reports",
		},
		{
			"Sound office skills, including Sage,Word", "Sound office skills|including Sage|Word",
			"Sound office skills, including Sage, Word",
		},
		{"Operation and upkeep of diesel engines, Boilers and Vents", "Operation and upkeep of diesel engines|Boilers and Vents", ""},
		{
			"Reading of charts, tides / and of the stars", "Reading of charts|tides and of the stars",
			"Reading of charts|tides and of the stars",
		},
		{"Able to reef, hand, & steer", "Able to reef|hand|steer", "Able to reef, hand, & steer"},

		{"Rope work, Knots, Tar", "Rope work|Knots|Tar", "Rope work|Knots|Tar"},
		{"Knowledge of tides, Excellent eyesight", "Knowledge of tides|Excellent eyesight", "Knowledge of tides|Excellent eyesight"},
		{
			"Familiar with Sage, Word, Team player, thrift", "Familiar with Sage|Word|Team player|thrift",
			"Familiar with Sage|Word|Team player|thrift",
		},
		{"Knowledge of tides, First aid, Tar", "Knowledge of tides|First aid|Tar", "Knowledge of tides|First aid|Tar"},
		{"Sales of rope, Customer care", "Sales of rope|Customer care", "Sales of rope|Customer care"},
		{"Familiar with winches; capstans", "Familiar with winches|capstans", "Familiar with winches|capstans"},
		{"Familiar with winches\tcapstans", "Familiar with winches|capstans", "Familiar with winches|capstans"},
		{"Familiar with winches, Spanish, ropes", "Familiar with winches|ropes", "Familiar with winches|ropes"},
		{"Level 3: Familiar with winches, ropes", "Familiar with winches|ropes", "Familiar with winches|ropes"},
		{"Familiar with winches, ropes, lapsed", "Familiar with winches|ropes", "Familiar with winches|ropes"},
	} {
		if c.want == "" {
			c.want = strings.TrimPrefix(c.line, "• ")
		}
		f := former{doc: &cv.Document{}}
		var on []int
		for i, line := range strings.Split(c.line, " / ") {
			f.doc.Source = append(f.doc.Source, cv.SourceLine{Text: line})
			on = append(on, i)
		}
		var list []cv.Text
		for _, s := range strings.Split(c.items, "|") {
			list = append(list, text(s, on...))
		}
		if got := strings.Join(values(f.phraseLines(list)), "|"); got != c.want {
			t.Errorf("%q: %q, want %q", c.line, got, c.want)
		}
	}
}

// What the user placed is not taken up, and items of two lines are of two phrases.
func TestPhraseLinesOfOthers(t *testing.T) {
	f := former{
		doc:    &cv.Document{Source: []cv.SourceLine{{Text: "Familiar with winches, ropes"}, {Text: "Able to steer, reef"}}},
		placed: func(lines []int) bool { return lines[0] == 0 },
	}
	list := []cv.Text{text("Familiar with winches", 0), text("ropes", 0), text("Able to steer", 1), text("reef", 1)}
	if got := strings.Join(values(f.phraseLines(list)), "|"); got != "Familiar with winches|ropes|Able to steer, reef" {
		t.Errorf("got %q", got)
	}
}

// Two things that have their first word in common are one.
func TestThingsWithACommonWord(t *testing.T) {
	for list, want := range map[string]string{
		"Word, Excel and Sage":                      "Word|Excel|Sage",
		"Sage, Time Moss and TimeSlips":             "Sage|Time Moss|TimeSlips",
		"Sage, Costing, Event Planning and Control": "Sage|Costing|Event Planning and Control",
	} {
		if got := strings.Join(things(list), "|"); got != want {
			t.Errorf("%q: %q", list, got)
		}
	}
}
