package engine_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

const ferries = `Marit Solberg
marit.solberg@example.org

WORK EXPERIENCE

Holm Ferries
Keeper of the lamps 2016 - 2022
- Trimmed forty lamps
Boatman of the mail
- Rowed the mail
Rigger of sails Sept 2006 - Oct 2007
- Mended the sails
Bosun of the barge Dec 2004 - Jun 2005
- Painted the barge

SKILLS

Sextant, Radar
`

// What was typed into one of several posts of one employer stays in that post: the employer that they share tells none of them.
func TestTypedDatesStayBesideAnEmployerOfSeveral(t *testing.T) {
	e := newEngine(t)
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(ferries)}, Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	mark := func(words string, as cv.MarkKind) cv.Mark {
		return cv.Mark{Line: lineOf(t, first.Original, words), As: as, Section: cv.SectionWork}
	}
	marks := []cv.Mark{
		mark("WORK", cv.MarkHeading), mark("Holm", cv.MarkStart),
		mark("Boatman", cv.MarkSame), mark("Rigger", cv.MarkSame), mark("Bosun", cv.MarkSame),
	}
	begun := review(t, e, first, engine.Decisions{Marks: marks})
	at := slices.IndexFunc(begun.Original.Work, func(w cv.Engagement) bool { return strings.HasPrefix(w.Title.Value, "Boatman") })
	if at < 0 {
		t.Fatalf("no post of a boatman in %+v", begun.Original.Work)
	}
	typed := map[string]string{fmt.Sprintf("work[%d].dates", at): "Nov 2007 - Apr 2008"}
	mended := review(t, e, begun, engine.Decisions{Marks: marks, Edits: typed})
	for _, words := range []string{"Keeper", "Boatman", "Rowed", "Rigger", "Mended", "Bosun"} {
		now := mended
		for _, as := range []cv.MarkKind{cv.MarkText, cv.MarkStart} {
			now = review(t, e, now, engine.Decisions{Marks: append(slices.Clone(now.Marks), mark(words, as)), Edits: now.Edits})
			for _, w := range now.Document.Work {
				if strings.Contains(w.Dates.Text.Value, "2008") && !strings.HasPrefix(w.Title.Value, "Boatman") {
					t.Errorf("%s %s: the dates went to %q", words, as, w.Title.Value)
				}
			}
		}
		back := review(t, e, now, engine.Decisions{Marks: marks, Edits: now.Edits})
		if !maps.Equal(back.Edits, typed) {
			t.Errorf("%s: taken back, what was typed is %v", words, back.Edits)
		}
	}
}
