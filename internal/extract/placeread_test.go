package extract

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

// The address that the labeller found is taken over all its lines, without its label; labels and other values
// of the head stay out of it.
func TestPlaceRead(t *testing.T) {
	f := labeller.Field{
		Value: "Address: 4 Quay Row |Elmford, Northmoor - 123456.", Parts: []string{"Address: 4 Quay Row |Elmford,", "Northmoor - 123456."},
		Lines: []int{1, 2}, Prob: 0.6,
	}
	b := &builder{doc: &cv.Document{}, reading: &labeller.Reading{Person: map[string]labeller.Field{"place": f}}}
	for i, text := range []string{"Robin Moss", "Address: 4 Quay Row |Elmford,", "Northmoor - 123456. Mobile No -", "Pier Nine"} {
		b.lines = append(b.lines, line{index: 10 + (i+1)/2, text: text}) // a label beside its text is of the same line
	}
	pieces := []piece{
		{text: "4 Quay Row", line: 1},
		{text: "Elmford,", line: 1},
		{text: "Northmoor - 123456. Mobile No -", line: 2},
		{text: "Pier Nine", line: 3},
	}
	taken := make([]bool, len(pieces))
	if !b.placeRead(b.lines, pieces, taken) {
		t.Fatal("no address")
	}
	if got, want := b.doc.Person.Location.Value, "4 Quay Row, Elmford, Northmoor - 123456"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	for i, want := range []bool{true, true, true, false} {
		if taken[i] != want {
			t.Errorf("%q taken: %v", pieces[i].text, taken[i])
		}
	}
}

func TestUnlikelyPlace(t *testing.T) {
	for name, f := range map[string]labeller.Field{
		"unlikely":  {Value: "Elmford", Parts: []string{"Elmford"}, Lines: []int{0}, Prob: 0.1},
		"no place":  {Value: "Married", Parts: []string{"Married"}, Lines: []int{0}, Prob: 0.9},
		"its label": {Value: "Address:", Parts: []string{"Address:"}, Lines: []int{0}, Prob: 0.9},
	} {
		b := &builder{lines: []line{{text: f.Value}}, reading: &labeller.Reading{Person: map[string]labeller.Field{"place": f}}}
		b.doc = &cv.Document{}
		if b.placeRead(b.lines, nil, nil) {
			t.Errorf("%s: %q", name, b.doc.Person.Location.Value)
		}
	}
}
