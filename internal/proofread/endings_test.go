package proofread

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

// The bullets of a list end alike, as most of them do; heads, labels, addresses, abbreviations and halves stay.
func TestBulletsOfAListEndAlike(t *testing.T) {
	for _, c := range []struct{ before, after []string }{
		{
			[]string{"Brewed nine kinds of stout.", "Hired two cooks for the bar", "Ran the taproom at weekends."},
			[]string{"Brewed nine kinds of stout.", "Hired two cooks for the bar.", "Ran the taproom at weekends."},
		},
		{
			[]string{"Brewed nine kinds of stout", "Hired two cooks for the bar.", "Ran the taproom at weekends;"},
			[]string{"Brewed nine kinds of stout", "Hired two cooks for the bar", "Ran the taproom at weekends"},
		},
		{ // one of two sentences keeps its stops, and the list has them
			[]string{"Brewed nine kinds of stout. They were dark.", "Hired two cooks for the bar", "Ran the taproom at weekends"},
			[]string{"Brewed nine kinds of stout. They were dark.", "Hired two cooks for the bar.", "Ran the taproom at weekends."},
		},
		{ // heads, labels, addresses, times
			[]string{
				"Brewed nine kinds of stout.", "Ran the taproom at weekends.", "Key duties", "Team size: 4", "See hoppify.com",
				"The Hoppify House in Leith (March 2017 – Jan 2018)",
			},
			nil,
		},
		{ // abbreviations own their stop
			[]string{
				"Brewed nine kinds of stout", "Ran the taproom at weekends", "Bought hops, malt, yeast etc.", "Worked for Hoppify Ltd.",
			},
			nil,
		},
		{ // a bracket that holds the stop
			[]string{
				"Brewed nine kinds of stout.", "Ran the taproom at weekends.", "Bought all that brewers need (hops, malt and other.)",
			},
			nil,
		},
		{ // an enumeration has a manner of its own
			[]string{"Brewed nine kinds of stout;", "Hired two cooks for the bar;", "Ran the taproom at weekends."},
			nil,
		},
		{ // too few to tell, and a half
			[]string{"Brewed nine kinds of stout.", "Hired two cooks for the bar"},
			nil,
		},
		{
			[]string{
				"Brewed nine kinds of stout.", "Hired two cooks for the bar and", "the taproom.", "Ran the taproom at weekends.",
			},
			nil,
		},
	} {
		d := document(c.before...)
		original := d.Clone()
		notes := Ends(d, nil, false)
		var got []string
		for _, h := range d.Work[0].Highlights {
			got = append(got, h.Value)
		}
		want := c.after
		if want == nil {
			want = c.before
		}
		if !slices.Equal(got, want) {
			t.Errorf("got  %q\nwant %q", got, want)
		}
		if v := truth.Check(original, d, notes); len(v) > 0 {
			t.Errorf("%q: %v", got, v)
		}
	}
}

// Whoever takes such a change back has the bullet as it was.
func TestEndOfBulletIsTakenBack(t *testing.T) {
	d := document("Brewed nine kinds of stout.", "Hired two cooks for the bar", "Ran the taproom at weekends.")
	notes := Ends(d, func(n cv.Note) bool { return n.After != "bar." }, false)
	if got := d.Work[0].Highlights[1].Value; len(notes) != 0 || got != "Hired two cooks for the bar" {
		t.Errorf("%q, %v", got, notes)
	}
}

// Where sentences were given their stops before, none goes again; the others get theirs where most have one.
func TestStopsThatWereGivenStay(t *testing.T) {
	for _, c := range []struct{ before, after []string }{
		{
			[]string{"Brewed nine kinds of stout", "Hired two cooks for the bar.", "Ran the taproom at weekends"},
			[]string{"Brewed nine kinds of stout", "Hired two cooks for the bar.", "Ran the taproom at weekends"},
		},
		{
			[]string{"Brewed nine kinds of stout.", "Hired two cooks for the bar.", "All the taproom at weekends"},
			[]string{"Brewed nine kinds of stout.", "Hired two cooks for the bar.", "All the taproom at weekends."},
		},
	} {
		d := document(c.before...)
		Ends(d, nil, true)
		for i, h := range d.Work[0].Highlights {
			if h.Value != c.after[i] {
				t.Errorf("%q, want %q", h.Value, c.after[i])
			}
		}
	}
}

// A deed of two or three words is a sentence of its list as well; a head of others and a row of names are none.
func TestBriefDeedsTakeTheStop(t *testing.T) {
	for last, want := range map[string]string{
		"Scheduled appointments": "Scheduled appointments.", "Prevents fraud": "Prevents fraud.",
		"Wrote daily reports": "Wrote daily reports.",
		"Project":             "Project", "Used Splicing Tools": "Used Splicing Tools",
		"Results": "Results", "Dock management": "Dock management",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{}}}
		for i, b := range []string{"Mended the old ropes of the yard.", "Kept the log of the harbour.", "Sold boats to the crews.", last} {
			doc.Work[0].Highlights = append(doc.Work[0].Highlights, cv.Text{ID: string(rune('a' + i)), Value: b})
		}
		Ends(doc, nil, true)
		if got := doc.Work[0].Highlights[3].Value; got != want {
			t.Errorf("%q: %q, want %q", last, got, want)
		}
	}
}

// What a section names stands without a full stop where others do.
func TestListedFactsHaveNoStop(t *testing.T) {
	for _, c := range []struct{ before, after string }{
		{"Rope care and planning at all stages.|Rigging", "Rope care and planning at all stages|Rigging"},
		{"Rope care.|Rigging.", "Rope care.|Rigging."},
		{"Ropes, sails etc.|Rigging", "Ropes, sails etc.|Rigging"},
		{"I splice ropes. I mend sails.|Rigging", "I splice ropes. I mend sails.|Rigging"},
		{"Ropes...|Rigging", "Ropes...|Rigging"},
	} {
		doc := &cv.Document{Locale: "en-GB", Skills: []cv.SkillGroup{{}}}
		for _, s := range strings.Split(c.before, "|") {
			doc.Skills[0].Keywords = append(doc.Skills[0].Keywords, cv.Text{Value: s})
		}
		doc.AssignIDs()
		original := doc.Clone()
		notes := Ends(doc, nil, true)
		var got []string
		for _, k := range doc.Skills[0].Keywords {
			got = append(got, k.Value)
		}
		if strings.Join(got, "|") != c.after {
			t.Errorf("%q: %q, want %q", c.before, got, c.after)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%q: %v", c.after, v)
		}
	}
}
