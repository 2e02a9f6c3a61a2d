package truth_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

// A text that is put together may use the initials of a name, and call a student who
// studies now; neither where the CV does not bear it out.
func TestWrittenFromLines(t *testing.T) {
	original := &cv.Document{
		Locale: "en-GB",
		Source: []cv.SourceLine{
			{Text: "Certified Rope Mat Weaver, Guild of Weavers"},
			{Text: "Harbour Studies, University of Solent, 2024 - Present"},
			{Text: "Chart Making, 2012 - 2014"},
			{Text: "Certified rope mat weaver"},
			{Text: "Seeks a post which utilizes looms"},
			{Text: "Certified Tow"},
			{Text: "Sail Maker, Guild of Weavers"},
			{Text: "Planning berths and mend nets for yachting crews"},
			{Text: "Planning berths"},
		},
		Work: []cv.Engagement{
			{
				Highlights: []cv.Text{{Value: "Planning berths and mend nets for yachting crews", Lines: []int{7}}},
				Dates:      cv.DateRange{End: cv.Date{Year: 2014}},
			},
			{Highlights: []cv.Text{{Value: "Planning berths", Lines: []int{8}}}, Dates: cv.DateRange{Current: true}},
		},
		Education: []cv.Education{
			{Area: cv.Text{Value: "Harbour Studies", Lines: []int{1}}, Dates: cv.DateRange{Current: true}},
			{Area: cv.Text{Value: "Chart Making", Lines: []int{2}}, Dates: cv.DateRange{End: cv.Date{Year: 2014}}},
		},
	}
	original.AssignIDs()
	holds := truth.Written(original, nil)
	for _, c := range []struct {
		text  string
		lines []int
		want  bool
	}{
		{"Holds Certified Rope Mat Weaver (CRMW).", []int{0}, true},
		{"Holds CRMW.", []int{0}, true},
		{"Holds CRM.", []int{0}, true},
		{"Holds CRWM.", []int{0}, false},
		{"Holds CR.", []int{0}, false},
		{"Holds CRMW.", []int{1}, false},
		{"Holds CTSM.", []int{5, 6}, true},
		{"Holds CRSM.", []int{0, 5}, false},
		{"Holds CRMW.", []int{3}, false},
		{"A Harbour Studies student at the University of Solent.", []int{1}, true},
		{"A Chart Making student.", []int{2}, false},
		{"A student.", []int{0}, false},
		{"Seeks a post which uses looms.", []int{4}, true},
		{"Seeks a post which uses looms.", []int{0}, false},
		{"Has planned berths and mended nets.", []int{7}, true},
		{"Has yachted.", []int{7}, false},
		{"Has planned berths.", []int{8}, false},
	} {
		if got := holds(cv.Text{Value: c.text, Lines: c.lines}); got != c.want {
			t.Errorf("%q from lines %v: got %v", c.text, c.lines, got)
		}
	}
}

// A certificate may have its initials behind it, and no others.
func TestCertificateWithInitials(t *testing.T) {
	for name, want := range map[string]int{"Rope Mat Weaver (RMW)": 0, "Rope Mat Weaver (RMA)": 1, "Rope Mat Maker (RMM)": 1} {
		original := &cv.Document{
			Locale: "en-GB", Source: []cv.SourceLine{{Text: "Rope Mat Weaver"}},
			Certificates: []cv.Certificate{{Name: cv.Text{Value: "Rope Mat Weaver", Lines: []int{0}}}},
		}
		original.AssignIDs()
		output := original.Clone()
		output.Certificates[0].Name.Value = name
		if got := truth.Check(original, output, nil); len(got) != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
