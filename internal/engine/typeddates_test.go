package engine_test

import (
	"encoding/json"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// The words that a typed date stands in place of, which are said to be dates before, leave no rest anywhere.
func TestTypedDatesLeaveNoRest(t *testing.T) {
	for head, parts := range map[string][]string{
		"Keeper of lamps, Skerry Lights Trust, 2004 - 200 8": {"200 8", "2004 - 200 8", "- 200 8"},
		"Keeper of lamps | 2004 - 200 8":                     {"200 8", "2004 - 200 8"},
		"Keeper of lamps Apprail 2004 to 200 8":              {"Apprail 2004 to 200 8"},
	} {
		text := "Ida Wren\nida.wren@example.org\n\nEXPERIENCE\n\n" + head + "\n- Trimmed forty lamps on nine islands.\n"
		e := newEngine(t)
		first := convertWith(t, e, text, cv.DefaultOptions())
		at := -1
		for i, l := range first.Original.Source {
			if strings.Contains(l.Text, "Keeper") {
				at = i
			}
		}
		for _, part := range parts {
			d := engine.Decisions{Marks: []cv.Mark{{Line: at, As: cv.MarkDates, Part: part}}}
			said, err := e.Review(t.Context(), first, d, engine.Request{})
			if err != nil {
				t.Fatal(err)
			}
			d.Edits = map[string]string{"work[0].dates": "May 2004 – June 2008"}
			typed, err := e.Review(t.Context(), said, d, engine.Request{})
			if err != nil {
				t.Fatal(err)
			}
			typed.Document.Source = nil
			b, err := json.Marshal(typed.Document)
			if err != nil {
				t.Fatal(err)
			}
			for _, rest := range []string{"200 8", "Apprail", `"2004"`, " 2004 -"} {
				if strings.Contains(string(b), rest) {
					t.Errorf("%s, %q: %q is left in %s", head, part, rest, b)
				}
			}
		}
	}
}

// What the CV has itself, and what was typed before dates were looked at, is in nobody's way.
func TestTypedDatesThatCannotBeStopNoOtherDecision(t *testing.T) {
	e := newEngine(t)
	text := "Ida Wren\nida.wren@example.org\n\nEXPERIENCE\n\nKeeper of lamps, Skerry Lights Trust, 2004 - 2008\n" +
		"- Trimmed forty lamps on nine islands.\n"
	first := convertWith(t, e, text, cv.DefaultOptions())
	typed := func(dates string) error {
		d := engine.Decisions{Edits: map[string]string{"work[0].dates": dates}}
		_, err := e.Review(t.Context(), first, d, engine.Request{})
		return err
	}
	want := "There is no date “31/13/2016”. Write for example Mar 2020"
	if err := typed("31/13/2016"); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("a thirteenth month: %v", err)
	}
	if err := typed("nine winters"); err != nil {
		t.Errorf("words: %v", err)
	}
	first.Edits = map[string]string{"work[0].dates": "31/13/2016"}
	if err := typed("31/13/2016"); err != nil {
		t.Errorf("what stood there before: %v", err)
	}
	first.Edits = nil
	first.Original.Work[0].Dates.Text.Value = "2008 - 2004"
	if err := typed("2008 - 2004"); err != nil {
		t.Errorf("what the CV says: %v", err)
	}
}
