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
		{"alone", []string{"1) Rigged masts."}, nil},
		{"not from the first", []string{"2) Rigged masts.", "3) Sewed sails."}, nil},
		{"in brackets", []string{"(i)Rigged masts.", "(ii)Sewed sails."}, []string{"Rigged masts.", "Sewed sails."}},
		{"written together", []string{"01.Rigged masts.", "02.Sewed sails."}, []string{"Rigged masts.", "Sewed sails."}},
		{
			"a list in a list",
			[]string{"1. Rigged masts.", "a) Sewed sails.", "b) Tied knots.", "2. Led the watch."},
			[]string{"Rigged masts.", "Sewed sails.", "Tied knots.", "Led the watch."},
		},
		{"a rank", []string{"1. Vorsitzender der Werft"}, nil},
		{"a place", []string{"2. Platz der Regatta"}, nil},
		{"places", []string{"1. Platz der Regatta", "2. Platz der Werft"}, nil},
		{"a year of school", []string{"10. Klasse im Segeln geschult"}, nil},
		{"a day in another language", []string{"1. Oktober 2016 Stapellauf", "2. Dezember 2016 Probefahrt"}, nil},
		{"a day without its year", []string{"3. Mai Stapellauf geplant"}, nil},
		{"clauses", []string{"2. BergSchV surveys", "4. MaSeil amendment", "10) ECE rules"}, nil},
		{"quantities", []string{"(3) Cutter boats rigged without loss", "(3) Hoists and (2) cranes", "(2) Harbour Medals"}, nil},
		{"a phase", []string{"3. Phase of the quay was handed over early"}, nil},
		{"initials in succession", []string{"A. Holm: Sails of the Tay", "B. Moss: Knots"}, nil},
		{"over several lines", []string{"1. Rigged 9 masts.", "Sewed sails.", "2. 9 ropes were spliced."}, []string{
			"Rigged 9 masts.", "Sewed sails.", "9 ropes were spliced.",
		}},
		{"initials of a name", []string{"C. Moss led the crew.", "G. Holm was mate."}, nil},
		{"a part of a number", []string{"1.5 MW of sails were rigged.", "2.5 MW of masts were rigged."}, nil},
		{"a day", []string{"1. May 2019: rigged masts.", "2. May 2019: sewed sails."}, nil},
		{"the rest of a torn line", []string{"2) of the masts were rigged."}, nil},
		{"a number that counts things", []string{"2 masts were rigged.", "3 sails were sewn."}, nil},
		{"a list within a text", []string{"(1) Rigged masts (2) Sewed sails"}, nil},
		{"several numbers", []string{"1. Rigged masts.", "2. 3. 4. Sewed sails."}, nil},
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

// A list is that of one entry.
func TestNumbersOfSeveralEntries(t *testing.T) {
	d := document("1. Rigged masts.")
	d.Work = append(d.Work, document("2. Sewed sails.").Work...)
	d.AssignIDs()
	New(Config{}).Document(d, Options{})
	for i, want := range []string{"1. Rigged masts.", "2. Sewed sails."} {
		if got := d.Work[i].Highlights[0].Value; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func texts(list []cv.Text) (all []string) {
	for _, t := range list {
		all = append(all, t.Value)
	}
	return all
}
