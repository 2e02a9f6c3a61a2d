package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/wordtemplate"
)

// manyCrafts has so many skills that they fill what room the posts leave on a page.
func manyCrafts(skills int) string {
	var b strings.Builder
	b.WriteString("Wilma Thorne\nwilma.thorne@example.org\n\nEXPERIENCE\n\nBell founder, Thorne & Daughters, 2019 - 2026\n")
	for i := range 12 {
		fmt.Fprintf(&b, "- Cast bell %d of the carillon for the parish of Ely, with its frame and its clapper of iron.\n", i+1)
	}
	b.WriteString("\nSKILLS\n")
	for i := range skills {
		fmt.Fprintf(&b, "Casting of large bells number %d\n", i+1)
	}
	return b.String()
}

// What a template or a mend needs more room for is cut for the page limit, skills that were printed before, too; nothing is
// said to be put back where nothing was.
func TestB1_AMendKeepsToThePageLimit(t *testing.T) {
	e, o := newEngine(t), thirdPerson()
	o.Mode, o.MaxPages, o.Template = cv.Strict, 1, "Compact"
	longer := engine.Decisions{Edits: map[string]string{
		"work[0].highlights[0]": strings.Repeat("Cast the great bell, which took a winter and forty carts of tin. ", 55),
	}}
	fewer := 0
	for _, skills := range []int{60, 90, 100} {
		first := convertWith(t, e, manyCrafts(skills), o)
		before := len(printedSkills(first.Document))
		if first.Pages != 1 || before == 0 {
			t.Fatalf("%d skills: %d pages, %d printed", skills, first.Pages, before)
		}
		for _, name := range append(wordtemplate.Names(), "") {
			d := engine.Decisions{}
			if name == "" {
				d = longer
			}
			next, err := e.Review(t.Context(), first, d, engine.Request{Options: cv.Options{Template: name}})
			if err != nil {
				t.Fatal(err)
			}
			if next.Pages != 1 {
				t.Errorf("%d skills, %q: %d pages", skills, name, next.Pages)
			}
			if said := saysPutBack(next); said != "" {
				t.Errorf("%d skills, %q: %s", skills, name, said)
			}
			if len(printedSkills(next.Document)) < before {
				fewer++
			}
		}
	}
	if fewer == 0 {
		t.Error("no mend needed the room of a skill that was printed")
	}
}

// What grew by a rejected change is not cut elsewhere; it is no cut that was put back.
func TestB1_OnlyCutsArePutBack(t *testing.T) {
	e, o := newEngine(t), thirdPerson()
	o.Mode, o.MaxPages, o.Template = cv.Strict, 1, "Compact"
	text := strings.Replace(manyCrafts(120), "the parish of Ely,", "the parrish of Ely, recieved", 1)
	first := convertWith(t, e, text, o)
	spelt := skillNote(first.Notes, cv.NoteSpelling, func(cv.Note) bool { return true })
	cut := skillNote(first.Notes, cv.NoteLeftOut, func(cv.Note) bool { return true })
	if spelt == nil || cut == nil {
		t.Fatalf("no such notes: %+v", first.Notes)
	}
	var cuts []string
	for _, n := range first.Notes {
		if n.Kind == cv.NoteLeftOut {
			cuts = append(cuts, n.ID)
		}
	}
	longer := map[string]string{"work[0].highlights[1]": strings.Repeat("Cast it anew. ", 90)}
	for _, c := range []struct {
		name     string
		rejected []string
		edits    map[string]string
		is       bool
	}{
		{"a spelling, and a longer point", []string{spelt.ID}, longer, false},
		{"what was left out", cuts, nil, true},
	} {
		next := review(t, e, first, engine.Decisions{Rejected: c.rejected, Edits: c.edits})
		if next.Pages < 2 || (saysPutBack(next) != "") != c.is {
			t.Errorf("%s: %d pages, %q", c.name, next.Pages, saysPutBack(next))
		}
	}
}

func convertWith(t *testing.T, e *engine.Engine, text string, o cv.Options) *engine.Result {
	t.Helper()
	r, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func saysPutBack(r *engine.Result) string {
	i := slices.IndexFunc(r.Notes, func(n cv.Note) bool { return strings.Contains(n.Reason, "what you put back") })
	if i < 0 {
		return ""
	}
	return r.Notes[i].Reason
}
