package extract

import (
	"slices"
	"testing"
)

func TestLostSpaces(t *testing.T) {
	for text, want := range map[string]string{
		"Worked asSite Engineer in ELM LTDfrom May 2015": "Worked as Site Engineer in ELM LTD from May 2015",
		"Installed of500KVA transformers":                "Installed of 500KVA transformers",
		"Diploma fromNorthmoor College":                  "Diploma from Northmoor College",
		"Drew posters in inDesign":                       "Drew posters in inDesign",
		"ann.lee@inBox.example":                          "ann.lee@inBox.example",
		"Moved into Leeds, as A. Lee":                    "Moved into Leeds, as A. Lee",
		"COBOLand FORTRAN":                               "COBOL and FORTRAN",
		"MoD and NATO posts; therefrom":                  "MoD and NATO posts; therefrom",
	} {
		s := segment{text: text, spans: []span{{start: 0, end: len(text), bold: true}}}
		if s.partWords(); s.text != want {
			t.Errorf("%q: %q, want %q", text, s.text, want)
		}
		if s.spans[0].end != len(s.text) {
			t.Errorf("%q: the span ends at %d of %d", text, s.spans[0].end, len(s.text))
		}
	}
}

// The classes of school lose the space before what was made of them.
func TestUngluedClasses(t *testing.T) {
	for text, want := range map[string][]int{
		"10thpassed from Palm Board": {4}, "12thFrom Palm Board": {4}, "Schooling: 12thclass": {15},
		"10th passed": nil, "12th": nil, "the 10thousandth part": nil, "9thpassed": nil,
	} {
		if got := unglued(text); !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
