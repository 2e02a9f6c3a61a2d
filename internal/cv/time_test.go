package cv

import "testing"

// A post is over where its end is given, or where it has none and another began in a later year.
func TestOver(t *testing.T) {
	from := func(year int) DateRange { return DateRange{Start: Date{Year: year}} }
	until := func(from, to int) DateRange { return DateRange{Start: Date{Year: from}, End: Date{Year: to}} }
	d := &Document{Work: []Engagement{
		{Dates: DateRange{Start: Date{Year: 2016}, Current: true}},
		{Dates: until(2014, 2016)},
		{Dates: from(2012)},
		{Dates: from(2016)},
		{},
	}}
	for at, want := range []bool{false, true, true, false, false} {
		if got := d.Over(Ref{Section: SectionWork, Entry: at}); got != want {
			t.Errorf("post %d: %v, want %v", at, got, want)
		}
	}
	for name, want := range map[string]bool{
		"(2014-2017)": true, "Quay Wall (2014 – 2017)": true, "2014-2017": true,
		"Quay Wall 2014": false, "Quay Plan 2020-2030 for Leith": false, "": false,
	} {
		p := &Document{Projects: []Project{{Name: Text{Value: name}}}}
		if got := p.Over(Ref{Section: SectionProjects}); got != want {
			t.Errorf("project %q: %v, want %v", name, got, want)
		}
	}
	if d.Over(Ref{Section: SectionSummary}) {
		t.Error("a profile is not over")
	}
}
