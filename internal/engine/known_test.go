package engine_test

import (
	"maps"
	"testing"

	"focal/internal/engine"
)

// What was typed about a file is there when the file is converted again, where the CV still says what it said.
func TestWordingsOfAnEarlierConversion(t *testing.T) {
	e := newEngine(t)
	request := engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(lamps)}, Options: thirdPerson()}
	first, err := e.Convert(t.Context(), request)
	if err != nil {
		t.Fatal(err)
	}
	typed := map[string]string{
		"person.name": "Ada Quill", "person.label": "Keeper of Lamps", "work[0].dates": "March 2018 - May 2020",
		"work[1000].title": "Night Guard", "work[1000].organisation": "Quay Works",
	}
	mended := review(t, e, first, engine.Decisions{Edits: typed})
	request.Known = mended.Known()
	again, err := e.Convert(t.Context(), request)
	if err != nil {
		t.Fatal(err)
	}
	if !maps.Equal(again.Edits, typed) || again.Document.Person.Name.Value != "Ada Quill" {
		t.Errorf("%q of %q", again.Edits, again.Document.Person.Name.Value)
	}
	if later := review(t, e, again, engine.Decisions{Edits: again.Edits}); !maps.Equal(later.Edits, typed) {
		t.Errorf("reviewed: %q", later.Edits)
	}
	for i := range request.Known.Edits {
		request.Known.Edits[i].Was += " and more"
	}
	if other, err := e.Convert(t.Context(), request); err != nil || len(other.Edits) != 0 {
		t.Errorf("of another text: %v, %+v", err, other.Edits)
	}
}
