package proofread

import (
	"slices"
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
