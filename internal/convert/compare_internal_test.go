package convert

import (
	"testing"

	"focal/internal/cv"
)

// What quotes several CVs is marked as the highest of them; where no order is known, as all of them.
func TestComparisonIsMarkedAsItsCVs(t *testing.T) {
	for _, c := range []struct {
		marked []string
		want   string
	}{
		{nil, ""},
		{[]string{"", ""}, ""},
		{[]string{"", "OFFICIAL", "SECRET", "OFFICIAL"}, "SECRET"},
		{[]string{"Client copy", "Draft", "Client copy"}, "Client copy / Draft"},
	} {
		if got := strictest(c.marked); got != c.want {
			t.Errorf("%q: %q, want %q", c.marked, got, c.want)
		}
	}
}

// A comparison is in the colour that all of its CVs were given, and in its own where they were given several.
func TestComparisonHasTheColourOfItsCVs(t *testing.T) {
	for _, c := range []struct {
		accents []string
		want    string
	}{
		{[]string{"", ""}, ""},
		{[]string{"7A1F2B", "7A1F2B"}, "7A1F2B"},
		{[]string{"7A1F2B", ""}, ""},
		{[]string{"7A1F2B", "1D3557"}, ""},
		{[]string{"FFEE00"}, "7C7400"},
	} {
		var all []compared
		for _, accent := range c.accents {
			all = append(all, compared{task: &Task{Bare: true}, look: cv.Look{Accent: accent}})
		}
		if got, err := new(Service).brand(t.Context(), all); err != nil || got.Colour != c.want {
			t.Errorf("%q: %q, want %q (%v)", c.accents, got.Colour, c.want, err)
		}
	}
}
