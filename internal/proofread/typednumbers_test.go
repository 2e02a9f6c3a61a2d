package proofread

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// A document has bullets of its own: the numbers that its points have in the file go, and what only looks like one stays.
func TestNumbersOfPoints(t *testing.T) {
	for _, c := range []struct {
		name          string
		before, after []string
	}{
		{
			"counted",
			[]string{"a. Rigged masts.", "b. 40 ropes were spliced.", "c. sewed sails."},
			[]string{"Rigged masts.", "40 ropes were spliced.", "sewed sails."},
		},
		{"alone", []string{"1) Rigged masts."}, []string{"Rigged masts."}},
		{"in brackets", []string{"(iii)Rigged masts."}, []string{"Rigged masts."}},
		{"written together", []string{"04.Rigged masts."}, []string{"Rigged masts."}},
		{"over several lines", []string{"1. Rigged 9 masts.", "Sewed sails.", "2. 9 ropes were spliced."}, []string{
			"Rigged 9 masts.", "Sewed sails.", "9 ropes were spliced.",
		}},
		{"initials of a name", []string{"C. Moss led the crew.", "G. Holm was mate."}, nil},
		{"a part of a number", []string{"1.5 MW of sails were rigged.", "2.5 MW of masts were rigged."}, nil},
		{"a day", []string{"1. May 2019: rigged masts.", "2. May 2019: sewed sails."}, nil},
		{"the rest of a torn line", []string{"2) of the masts were rigged."}, nil},
		{"a number that counts things", []string{"2 masts were rigged.", "3 sails were sewn."}, nil},
		{"a list within a text", []string{"(1) Rigged masts (2) Sewed sails"}, nil},
		{"several numbers", []string{"1. Rigged masts.", "2. 3. 4. Sewed sails."}, []string{"Rigged masts.", "2. 3. 4. Sewed sails."}},
		{"what is no list", []string{"9. 40 ropes were spliced."}, nil},
	} {
		d := document(c.before...)
		d.AssignIDs()
		kept := d.Clone()
		New(Config{}).Document(d, Options{})
		want := c.after
		if want == nil {
			want = c.before
		}
		if got := texts(d.Work[0].Highlights); !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", c.name, got, want)
		}
		New(Config{}).Document(kept, Options{Keep: func(cv.Note) bool { return false }})
		if got := texts(kept.Work[0].Highlights); !slices.Equal(got, c.before) {
			t.Errorf("%s: changed to %q although that was taken back", c.name, got)
		}
	}
}

func texts(list []cv.Text) (all []string) {
	for _, t := range list {
		all = append(all, t.Value)
	}
	return all
}
