package cv

import "testing"

// A text is an aim by the heading above it or the label before it, not by what else a CV calls an objective.
func TestAims(t *testing.T) {
	for source, want := range map[string]bool{
		"OBJECTIVE":                       true,
		"Career Objective:":               true,
		"• My professional goals":         true,
		"Objectives of the project":       false,
		"Professional Profile":            false,
		"Objective C":                     false,
		"Summary and career objective of": false,
	} {
		d := &Document{Source: []SourceLine{{Text: source}, {Text: ""}, {Text: "Run a yard."}}}
		if got := d.Aims(Text{Value: "Run a yard.", Lines: []int{2}}); got != want {
			t.Errorf("below %q: %v, want %v", source, got, want)
		}
	}
	for line, want := range map[string]bool{
		"Objective: Run a yard.": true, "Objective\tRun a yard.": true, "Run a yard.": false,
	} {
		d := &Document{Source: []SourceLine{{Text: "Ida Moss"}, {Text: line}}}
		if got := d.Aims(Text{Value: "Run a yard.", Lines: []int{1}}); got != want {
			t.Errorf("%q: %v, want %v", line, got, want)
		}
	}
	if (&Document{}).Aims(Text{Value: "Run a yard."}) {
		t.Error("a text without a place is no aim")
	}
}
