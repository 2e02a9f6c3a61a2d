package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/truth"
)

// A post that the CV has as a picture, or not at all, is added in the user's words, noted as such, put in order,
// and stays through decisions about other texts and another reading.
func TestA1_EntriesThatTheUserAdds(t *testing.T) {
	e := newEngine(t)
	first := convertText(t, e, bareCV, cv.Strict)
	added := map[string]string{
		"work[1000].title": "Harbour pilot", "work[1000].organisation": "Skerry Pilots", "work[1000].dates": "May 2022 - Present",
		"work[1000].highlights[1000]": "Brought in ninety ships.", "work[0].highlights[1000]": "Taught two apprentices.",
		"education[1000].degree": "Diploma in Pilotage", "education[1000].institution": "Holm College",
		"work[1001].title": "Deckhand",
	}
	got := review(t, e, first, engine.Decisions{Edits: added})
	wantAdded(t, got.Document)
	for id, text := range added {
		if !slices.ContainsFunc(got.Notes, func(n cv.Note) bool {
			return n.Kind == cv.NoteEdited && n.Field == id && n.After == text && n.Reason == "You added this."
		}) {
			t.Errorf("%s is not noted", id)
		}
	}
	if v := truth.Check(first.Original, got.Document, got.Notes); len(v) == 0 {
		t.Error("the truth check does not see that the CV has none of it")
	}
	marked := review(t, e, got, engine.Decisions{Edits: added, Marks: []cv.Mark{{Line: len(first.Original.Source) - 1, As: cv.MarkOut}}})
	wantAdded(t, marked.Document)

	delete(added, "work[1001].title")
	if n := len(review(t, e, marked, engine.Decisions{Edits: added}).Document.Work); n != 3 {
		t.Errorf("%d posts after one was taken back", n)
	}
}

// wantAdded looks for what was added in its places.
func wantAdded(t *testing.T, d *cv.Document) {
	t.Helper()
	if n := len(d.Work); n != 4 {
		t.Fatalf("%d posts", n)
	}
	w := d.Work[0]
	got := fmt.Sprintf("%s | %s | %d | %t | %s", w.Title, w.Organisation, w.Dates.Start.Year, w.Dates.Current, w.Highlights)
	if got != "Harbour pilot | Skerry Pilots | 2022 | true | [Brought in ninety ships.]" {
		t.Errorf("the newest post is %s", got)
	}
	clocks := d.Work[slices.IndexFunc(d.Work, func(w cv.Engagement) bool { return w.Title.Value == "Clock maker" })]
	if list := clocks.Highlights; list[len(list)-1].Value != "Taught two apprentices." {
		t.Errorf("the bullet went astray: %+v", d.Work)
	}
	if n := len(d.Education); n == 0 || d.Education[n-1].Degree.Value != "Diploma in Pilotage" {
		t.Errorf("education %+v", d.Education)
	}
}
