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

// What was cut only in part, and what a post loses that is told in one line, comes and goes without taking the rest along.
func TestLeftOutAgainTakesNoMore(t *testing.T) {
	e := newEngine(t)
	profile := "Harbour pilot with twelve years on the Tarn and two ports. Holds the Class 1 licence of the port of Quay."
	posts := func(oldest, points int) (text string) {
		for year := 2024; year > oldest; year -= 2 {
			text += fmt.Sprintf("\nHarbour Pilot %d\nQuay %d Ltd\n%d - %d\n", year, year, year-2, year)
			for n := range points {
				text += fmt.Sprintf("- Guided %d ships past the bank in the winter of %d and wrote the log of berth %d for all crews\n",
					20+n, year-1, n)
			}
			if year == 2010 {
				points = 1
			}
		}
		return text
	}
	long := profile
	for n := range 45 {
		long += fmt.Sprintf(" Trained %d apprentices of the pilots in the %d years of the new dock and wrote the winter rules of bank %d.",
			9+n, 2+n, n)
	}
	for _, c := range []struct {
		cv, of, stays string
		change        func(*cv.Options)
	}{
		{
			"\nProfile\n" + long + "\n\nWork Experience\n" + posts(2018, 2), "summary", "Holds the Class 1 licence",
			func(o *cv.Options) { o.MaxPages = 1 },
		},
		{"\nWork Experience\n" + posts(1996, 7), ".dates", "1996 - 1998", func(o *cv.Options) { o.Length = cv.Concise }},
	} {
		o := thirdPerson()
		c.change(&o)
		text := "Jane Moss\njane.moss@example.org\n" + c.cv
		first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: o})
		if err != nil {
			t.Fatal(err)
		}
		at := slices.IndexFunc(first.Notes, func(n cv.Note) bool {
			return n.Kind == cv.NoteLeftOut && strings.Contains(n.Field, c.of) && !strings.Contains(n.Before, "\n")
		})
		if at < 0 {
			t.Fatalf("nothing of %s in %+v", c.of, first.Notes)
		}
		cut := first.Notes[at]
		for _, length := range []cv.Length{"", cv.Detailed} {
			now := review(t, e, first, engine.Decisions{Rejected: []string{cut.ID}})
			now = review(t, e, now, engine.Decisions{Rejected: []string{cut.ID}, Length: length})
			if !strings.Contains(printedText(now), cut.Before) {
				t.Errorf("%s %s: not put back", cut.Field, length)
			}
			now = review(t, e, now, engine.Decisions{})
			if printed := printedText(now); strings.Contains(printed, cut.Before) || !strings.Contains(printed, c.stays) {
				t.Errorf("%s %s, left out again: %v", cut.Field, length, now.Edits)
			}
		}
	}
}
