package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// What was put back and is left out again is not printed, also at a length that would have had room for it, and goes back once more.
func TestLeftOutAgainWhereThereIsRoom(t *testing.T) {
	e := newEngine(t)
	text := "Jane Moss\njane.moss@example.org\n\nWork Experience\n"
	for year := 2024; year > 1996; year -= 2 {
		text += fmt.Sprintf("\nHarbour Pilot\nQuay %d Ltd\n%d - %d\n", year, year-2, year)
		for n := range 7 {
			text += fmt.Sprintf("- Guided %d ships past the bank in the winter of %d and wrote the log of berth %d for all crews\n",
				20+n, year-1, n)
		}
	}
	for start, of := range map[cv.Length]string{cv.Regular: ".highlights[", cv.Concise: ".dates"} {
		o := thirdPerson()
		o.Length = start
		first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: o})
		if err != nil {
			t.Fatal(err)
		}
		at := slices.IndexFunc(first.Notes, func(n cv.Note) bool {
			return n.Kind == cv.NoteLeftOut && strings.Contains(n.Field, of)
		})
		if at < 0 {
			t.Fatalf("%s: nothing of %s in %+v", start, of, first.Notes)
		}
		cut := first.Notes[at]
		lines := strings.Split(cut.Before, "\n")
		now := review(t, e, first, engine.Decisions{Rejected: []string{cut.ID}})
		now = review(t, e, now, engine.Decisions{Rejected: []string{cut.ID}, Length: cv.Detailed})
		for _, c := range []struct {
			rejected []string
			printed  bool
		}{{[]string{cut.ID}, true}, {nil, false}} {
			now = review(t, e, now, engine.Decisions{Rejected: c.rejected})
			printed := printedText(now)
			for _, line := range lines {
				if strings.Contains(printed, line) != c.printed {
					t.Errorf("%s of %s, put back %v: %q printed %v", cut.Field, start, c.printed, line, !c.printed)
				}
			}
		}
		if now = review(t, e, now, engine.Decisions{}); !strings.Contains(printedText(now), lines[0]) {
			t.Errorf("%q does not go back", lines[0])
		}
	}
}
