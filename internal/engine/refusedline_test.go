package engine_test

import (
	"context"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// A line that the user wants as its author wrote it is not turned by its list instead, whichever stage had turned it.
func TestARefusedLineStays(t *testing.T) {
	e := newEngine(t)
	o := thirdPerson()
	o.Mode = cv.Flexible
	lines := []string{
		"Greet the crews of the yard", "Answer calls of skippers at night", "Describe the tides of the port to skippers",
		"Guide young sailors through the harbour", "I describe our ropes to our buyers",
	}
	for _, dates := range []string{"2019 - Present", "2009 - 2012"} {
		text := "Wilma Thorne\nwilma.thorne@example.org\n\nEXPERIENCE\n\nHarbour Clerk, Port of Leith, " + dates + "\n- " +
			strings.Join(lines, "\n- ") + "\n"
		upload := engine.Upload{Name: "cv.txt", Data: []byte(text)}
		result, err := e.Convert(context.Background(), engine.Request{CV: upload, Options: o})
		if err != nil {
			t.Fatal(err)
		}
		for i, said := range lines {
			var rejected []string
			id := result.Document.Work[0].Highlights[i].ID
			for _, n := range result.Notes {
				if n.Field == id && n.Before == said { // the full stop stays
					rejected = append(rejected, n.ID)
				}
			}
			if len(rejected) == 0 {
				t.Fatalf("%s: %q was not changed", dates, said)
			}
			reviewed := review(t, e, result, engine.Decisions{Rejected: rejected})
			if got := reviewed.Document.Find(id); got == nil || strings.TrimRight(got.Value, ".") != said {
				t.Errorf("%s: %q became %+v", dates, said, got)
			}
		}
	}
}
