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
