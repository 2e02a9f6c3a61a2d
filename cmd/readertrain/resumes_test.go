package main

import (
	"testing"

	cvdata "focal/internal/cv"

	"focal/internal/gold"
)

func TestDegreesAreWrittenAsInTheFile(t *testing.T) {
	for _, c := range []struct{ file, degree, area, want string }{
		{"BSc in Naval Architecture, Solent", "BSc", "Naval Architecture", "BSc in Naval Architecture"},
		{"Naval Architecture (BSc)", "BSc", "Naval Architecture", "Naval Architecture BSc"},
		{"BSc; read ships", "BSc", "Naval Architecture", "BSc"},
		{"Navigation", "", "Navigation", "Navigation"},
	} {
		if got := written(lettersOf(c.file), c.degree, c.area); got != c.want {
			t.Errorf("%q: %q, want %q", c.file, got, c.want)
		}
	}
}

func TestStretchOfTexts(t *testing.T) {
	first := []cvdata.Text{{Value: "Kept the books of a mill in Leeds."}}
	got := stretch(first, []cvdata.Text{{Value: "Paid"}, {Value: "all its many bills on time"}})
	if want := (gold.Stretch{From: "Kept the books of a mill", To: "all its many bills on time"}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := stretch(nil); got != (gold.Stretch{}) {
		t.Errorf("nothing has the ends %+v", got)
	}
}
