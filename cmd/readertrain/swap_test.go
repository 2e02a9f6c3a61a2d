package main

import (
	"slices"
	"testing"

	"focal/internal/extract/labeller"
	"focal/internal/gold"
)

func TestSwappedCV(t *testing.T) {
	post := func(title, employer string) *aligned {
		g := gold.CV{
			Sections: []gold.Section{{Kind: "work", Heading: "Work"}},
			Work:     []gold.Post{{Position: title, Name: employer, StartDate: "2014", EndDate: "2016"}},
		}
		lines := linesOf("Work", title+", "+employer+"\t2014 – 2016", "Kept the books.")
		lines[1].Segments = []labeller.Segment{
			{Text: title + ", " + employer, Bold: []labeller.Stretch{{From: 0, To: len(title)}}}, {Text: "2014 – 2016"},
		}
		return align(&cv{gold: g}, lines)
	}
	one, other := post("Welder", "Bolt Ltd"), post("Bookkeeper", "Aldgate Mills")
	out := newSwapper([]*aligned{other}).swapped(one)
	if out == nil {
		t.Fatal("nothing was swapped")
	}
	l := out.lines[1]
	const head, when = "Bookkeeper, Aldgate Mills", "2014 – 2016"
	if l.Text != head+"\t"+when || l.Segments[0].Text != head || l.Segments[1].Text != when {
		t.Errorf("%q, %v", l.Text, l.Segments)
	}
	if want := []labeller.Stretch{{From: 0, To: len("Bookkeeper")}}; !slices.Equal(l.Segments[0].Bold, want) {
		t.Errorf("bold %v, want %v", l.Segments[0].Bold, want)
	}
	if !slices.Equal(out.allowed, one.allowed) {
		t.Error("the labels of lines changed")
	}
	if w := out.cv.gold.Work[0]; w.Position != "Bookkeeper" || w.Name != "Aldgate Mills" {
		t.Errorf("the labels say %q, %q", w.Position, w.Name)
	}
	if w := one.cv.gold.Work[0]; w.Position != "Welder" || one.lines[1].Text != "Welder, Bolt Ltd\t2014 – 2016" {
		t.Error("the CV itself changed")
	}
}

// A value in capitals gives way to one in capitals: the style of a CV stays.
func TestSwapKeepsCapitals(t *testing.T) {
	s := newSwapper(nil)
	s.values["org"] = []string{"Aldgate Mills", "NORDIC FREIGHT"}
	for value, want := range map[string]string{
		"BOLT LTD": "NORDIC FREIGHT", "Bolt Ltd": "Aldgate Mills", "Bolt and Sons of the Old Harbour Ltd": "",
	} {
		if got := s.like("org", value); got != want {
			t.Errorf("%q becomes %q, want %q", value, got, want)
		}
	}
}
