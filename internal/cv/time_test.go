package cv

import "testing"

// A post is over where its end is given, where it has none and another began in a later year, or where it has no dates and stands behind
// the one that goes on.
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
	for at, want := range []bool{false, true, true, false, true} {
		if got := d.Over(Ref{Section: SectionWork, Entry: at}); got != want {
			t.Errorf("post %d: %v, want %v", at, got, want)
		}
	}
	for name, posts := range map[string][]Engagement{
		"nothing goes on":             {{Dates: until(2014, 2016)}, {}},
		"before the one that goes on": {{}, {Dates: DateRange{Start: Date{Year: 2016}, Current: true}}},
		"among several that go on":    {{Dates: DateRange{Current: true}}, {}, {Dates: DateRange{Current: true}}},
	} {
		d := &Document{Work: posts}
		for at := range posts {
			if r := (Ref{Section: SectionWork, Entry: at}); posts[at].Dates.IsZero() && d.Over(r) {
				t.Errorf("a post without dates where it says %s is over", name)
			}
		}
	}
	for name, c := range map[string]struct {
		post Engagement
		want bool
	}{
		"told in the present":         {Engagement{Highlights: []Text{{Value: "Keeps the accounts"}, {Value: "Chairs the board"}}}, false},
		"told without a person":       {Engagement{Highlights: []Text{{Value: "Keep the accounts"}}}, true},
		"with what it is":             {Engagement{Highlights: []Text{{Value: "Is responsible for 4 boats"}}}, false},
		"that has its own word of it": {Engagement{Title: Text{Value: "Board Member (current)"}}, false},
		"to this day":                 {Engagement{Highlights: []Text{{Value: "Keep the log to this day"}}}, false},
		"at the employer of today":    {Engagement{Organisation: Text{Value: "Brown Bridges Ltd"}}, false},
		"at another":                  {Engagement{Organisation: Text{Value: "Tay Yard"}}, true},
	} {
		now := Engagement{Organisation: Text{Value: "Brown Bridges Ltd"}, Dates: DateRange{Current: true}}
		d := &Document{Work: []Engagement{now, c.post}}
		if got := d.Over(Ref{Section: SectionWork, Entry: 1}); got != c.want {
			t.Errorf("a post %s: %v, want %v", name, got, c.want)
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
	for name, c := range map[string]struct {
		posts  []Engagement
		ofWork bool
		want   bool
	}{
		"duties of posts that are over":             {[]Engagement{{Dates: until(2014, 2016)}, {Dates: until(2012, 2014)}}, true, true},
		"duties of posts of which one goes on":      {d.Work[:2], true, false},
		"duties without posts":                      {nil, true, false},
		"a section that has nothing to do with any": {[]Engagement{{Dates: until(2014, 2016)}}, false, false},
	} {
		of := &Document{Work: c.posts, Additional: []OtherSection{{OfWork: c.ofWork}}}
		if got := of.Over(Ref{Section: SectionAdditional}); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
	if d.Over(Ref{Section: SectionSummary}) {
		t.Error("a profile is not over")
	}
}
