package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// The length of one result is changed by a review, keeps what was decided, and goes back.
func TestLengthOfOneResult(t *testing.T) {
	e := newEngine(t)
	o := thirdPerson()
	o.Length = cv.Detailed
	text := "Jane Moss\njane.moss@example.org\n\nWork Experience\n"
	for year := 2024; year > 2008; year -= 2 {
		text += fmt.Sprintf("\nHarbour Pilot\nQuay %d Ltd\n%d - %d\n", year, year-2, year)
		for n := range 6 {
			text += fmt.Sprintf("- Guided %d ships past the outer bank in the winter of %d and wrote the log of each\n", 20+n, year-1)
		}
	}
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	typed := map[string]string{"person.name": "Jane A. Moss"}
	short := review(t, e, first, engine.Decisions{Edits: typed, Length: cv.Concise})
	if short.Options.Length != cv.Concise || short.Pages >= first.Pages {
		t.Errorf("%s has %d pages, %s had %d", short.Options.Length, short.Pages, first.Options.Length, first.Pages)
	}
	if short.Document.Person.Name.Value != "Jane A. Moss" {
		t.Errorf("the name is %q", short.Document.Person.Name.Value)
	}
	then := review(t, e, short, engine.Decisions{Edits: short.Edits})
	if then.Options.Length != cv.Concise || then.Pages != short.Pages {
		t.Errorf("the next decision made it %s of %d pages", then.Options.Length, then.Pages)
	}
	if back := review(t, e, then, engine.Decisions{Length: cv.Detailed}); back.Pages != first.Pages {
		t.Errorf("%d pages again, want %d", back.Pages, first.Pages)
	}
}

// What was decided outlives lengths and templates in which it makes no difference.
func TestDecisionsOutliveEveryFit(t *testing.T) {
	e := newEngine(t)
	o := thirdPerson()
	o.Length = cv.Concise
	text := "Jane Moss\njane.moss@example.org\n\nWork Experience\n"
	for year := 2024; year > 2008; year -= 2 {
		text += fmt.Sprintf("\nHarbour Pilot\nQuay %d Ltd\n%d - %d\n", year, year-2, year)
		for n := range 6 {
			text += fmt.Sprintf("- I was guiding %d ships past the outer bank in the winter of %d and wrote the log\n", 20+n, year-1)
		}
	}
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	var d engine.Decisions
	for _, kind := range []cv.NoteKind{cv.NoteLeftOut, cv.NotePerspective} {
		for _, n := range first.Notes {
			if n.Kind == kind {
				d.Rejected = append(d.Rejected, n.ID)
				break
			}
		}
	}
	typed := first.Original.Work[0].Highlights[1].ID
	gone := first.Original.Work[7].Highlights[2].ID
	d.Edits = map[string]string{typed: "Guided the royal yacht", gone: ""}
	if len(d.Rejected) != 2 {
		t.Fatalf("only %v of: %+v", d.Rejected, first.Notes)
	}
	decided := review(t, e, first, d)
	now := decided
	for _, fit := range []struct {
		length   cv.Length
		template string
	}{{length: cv.Detailed}, {}, {length: cv.Regular}, {template: "Modern"}, {length: cv.Concise}, {template: "Generic"}} {
		again := engine.Decisions{Edits: now.Edits, Length: fit.length, Template: fit.template}
		for _, n := range now.Rejected {
			again.Rejected = append(again.Rejected, n.ID)
		}
		now = review(t, e, now, again)
		for _, n := range now.Rejected {
			if n.Kind == cv.NoteLeftOut && now.Document.Find(n.Field) == nil {
				t.Errorf("%s in %s leaves out %q, which was put back", now.Options.Length, now.Options.Template, n.Before)
			}
		}
	}
	if got, want := printedText(now), printedText(decided); got != want {
		t.Errorf("%s again:\n%s\nwas:\n%s", now.Options.Length, got, want)
	}
	if fmt.Sprint(keysOf(now)) != fmt.Sprint(keysOf(decided)) {
		t.Errorf("rejected are %v, were %v", keysOf(now), keysOf(decided))
	}
}

// What was put back is printed at every length, whatever cut of another length would have held its lines.
func TestLinesPutBackStayAtEveryLength(t *testing.T) {
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
		back := first.Notes[at]
		now := review(t, e, first, engine.Decisions{Rejected: []string{back.ID}})
		for _, length := range []cv.Length{cv.Detailed, cv.Regular, cv.Concise, cv.Regular} {
			again := engine.Decisions{Length: length}
			for _, n := range now.Rejected {
				again.Rejected = append(again.Rejected, n.ID)
			}
			now = review(t, e, now, again)
			printed := printedText(now)
			for line := range strings.SplitSeq(back.Before, "\n") {
				if !strings.Contains(printed, line) {
					t.Errorf("%s of %s: %s leaves out %q", back.Field, start, length, line)
				}
			}
		}
	}
}

// Another template leaves out other lines; one that only stands in for a template that is gone does not: nobody chose it, and
// what a decision makes longer is given another page, as in the template that was.
func TestOnlyAChosenTemplateCutsAnew(t *testing.T) {
	e := newEngine(t)
	o := thirdPerson()
	o.Length = cv.Regular
	text := "Jane Moss\njane.moss@example.org\n\nWork Experience\n"
	for year := 2024; year > 1996; year -= 2 {
		text += fmt.Sprintf("\nHarbour Pilot\nQuay %d Ltd\n%d - %d\n", year, year-2, year)
		for n := range 6 {
			text += fmt.Sprintf("- I was guiding %d ships past the outer bank in the winter of %d and wrote the log\n", 20+n, year-1)
		}
	}
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	cuts := func(r *engine.Result) (count int) {
		for _, n := range r.Notes {
			if n.Kind == cv.NoteLeftOut {
				count++
			}
		}
		return count
	}
	d := engine.Decisions{Edits: map[string]string{}}
	for _, n := range first.Notes {
		if n.Kind == cv.NotePerspective {
			d.Rejected = []string{n.ID}
		}
	}
	for _, duty := range first.Original.Work[0].Highlights[:4] {
		d.Edits[duty.ID] = "Guided the royal yacht and many other ships past the outer bank in the winter, wrote the log of each, " +
			"trained nine pilots, and answered for the safety of the whole harbour and all of its moorings, buoys and lights"
	}
	var request engine.Request
	request.Options.Template = "Generic"
	for _, c := range []struct {
		was, chosen string
		more        bool
	}{{"Generic", "", false}, {"Agency", "", false}, {"Agency", "Generic", true}} {
		first.Options.Template, d.Template = c.was, c.chosen
		now, err := e.Review(t.Context(), first, d, request)
		if err != nil {
			t.Fatal(err)
		}
		if more := cuts(now) > cuts(first); more != c.more {
			t.Errorf("was %s, chosen %q: %d lines are left out, were %d", c.was, c.chosen, cuts(now), cuts(first))
		}
	}
}

func keysOf(r *engine.Result) []string {
	var keys []string
	for _, n := range r.Rejected {
		keys = append(keys, n.Key())
	}
	slices.Sort(keys)
	return keys
}

func printedText(r *engine.Result) string {
	var list []string
	r.Document.Walk(func(ref cv.Ref) { list = append(list, ref.Text.Value) })
	return strings.Join(list, "\n")
}
