package main

import (
	"fmt"
	"slices"
	"testing"

	"focal/internal/extract/labeller"
	"focal/internal/gold"
)

// The truth of a CV is what its labels say of lines and of words, also of a field on two lines and of one that is not there.
func TestTruthOfLabels(t *testing.T) {
	lines := linesOf("Experience", "Senior Harbour", "Pilot, Tern Ltd", "2014 - 2016", "Moored ships")
	a := align(&cv{gold: gold.CV{
		Sections: []gold.Section{{Kind: "work", Heading: "Experience"}},
		Work: []gold.Post{{
			Position: "Senior Harbour Pilot", Name: "Tern Ltd", StartDate: "2014", EndDate: "2016",
			Stretch: gold.Stretch{From: "Moored ships", To: "Moored ships"},
		}},
	}}, lines)
	known := a.truth()
	want := [][]labeller.Label{
		{labeller.HeadingOf("work")}, {labeller.WorkStart}, {labeller.WorkHead}, {labeller.WorkHead}, {labeller.WorkBody},
	}
	for i := range lines {
		if !slices.Equal(known.Labels[i], want[i]) {
			t.Errorf("%q: %v, want %v", lines[i].Text, known.Labels[i], want[i])
		}
	}
	slices.SortFunc(known.Fields, func(a, b labeller.FieldAt) int { return 100*(a.Line-b.Line) + a.From - b.From })
	if got := fmt.Sprint(known.Fields); got != "[{title 1 0 14} {title 2 0 5} {org 2 7 15}]" {
		t.Errorf("fields %s", got)
	}
	r := labeller.Default().ReadCertain(lines, known)
	if len(r.Entries) != 1 || r.Entries[0].Fields["title"].Value != "Senior Harbour Pilot" || r.Entries[0].Fields["place"].Value != "" {
		t.Errorf("read as %+v", r.Entries)
	}
}
