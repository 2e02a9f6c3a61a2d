package engine_test

import (
	"fmt"
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
