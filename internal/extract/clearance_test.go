package extract

import (
	"context"
	"slices"
	"testing"

	"focal/internal/ingest"
)

// A section about clearances is one: its levels and dates are read, no
// word of it is left over, and what stands around it stays what it is.
func TestC4_ClearanceSection(t *testing.T) {
	for name, c := range map[string]struct {
		section string
		levels  []string
	}{
		"one line": {"Security Clearance\nSC cleared, valid until March 2027", []string{"SC"}},
		"two, a colon": {
			"Security Clearance:\nDV (Developed Vetting), granted June 2021, expires June 2028\nSC, valid until March 2027",
			[]string{"DV (Developed Vetting)", "SC"},
		},
		"capitals":       {"SECURITY CLEARANCE\nCTC cleared, expires May 2029", []string{"CTC"}},
		"with its level": {"Clearance\nSC clearance, active", []string{"SC"}},
		"compartments": {"Security Clearance\nDV, granted March 2021, expires March 2028\nSTRAP 2, inducted 2021\n" +
			"NATO COSMIC TOP SECRET – valid until 03/2026", []string{"DV", "STRAP 2", "NATO COSMIC TOP SECRET"}},
	} {
		text := "Ana Lee\nana@example.org\n\nExperience\nClerk, Tamar Build\nJune 2014 - present\n- Kept books.\n\n" +
			c.section + "\n\nMemberships\nRoyal Institute of Navigation\n"
		pages, err := ingest.New(ingest.Config{}).Read(context.Background(), "cv.txt", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		d, _ := Document(pages, Options{})
		var levels []string
		for _, cl := range d.Clearances {
			levels = append(levels, cl.Level.Value)
		}
		if len(levels) != len(c.levels) || !slices.Equal(levels, c.levels) || len(d.Additional) != 0 || len(d.Memberships) != 1 {
			t.Errorf("%s: clearances %q, additional %v, memberships %v", name, levels, d.Additional, d.Memberships)
		}
		if len(d.Work) != 1 || len(d.Work[0].Highlights) != 1 {
			t.Errorf("%s: posts %+v", name, d.Work)
		}
	}
}

// CTC is a check where clearance is spoken of, and a salary elsewhere.
func TestSalaryIsNoClearance(t *testing.T) {
	for line, levels := range map[string]int{
		"Current CTC: 12 LPA": 0, "Expected CTC - 18 lakh per annum": 0, "CTC cleared until 2029": 1, "Counter Terrorist Check (CTC)": 1,
	} {
		text := "Ana Lee\nana@example.org\n\nProfile\nClerk with nine years in ports. " + line + ".\n\nExperience\n" +
			"Clerk, Tamar Build\nJune 2014 - present\n- Kept books.\n"
		pages, err := ingest.New(ingest.Config{}).Read(context.Background(), "cv.txt", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if d, _ := Document(pages, Options{}); len(d.Clearances) != levels {
			t.Errorf("%q: %v", line, d.Clearances)
		}
	}
}

// Compartments are read wherever the CV says who was let into them, and nowhere else.
func TestCompartmentsOutsideASection(t *testing.T) {
	for line, levels := range map[string]int{
		"Indoctrinated for ATOMAL in 2021": 1, "BOHEMIA, inducted 2021": 1, "UKEO indoctrinated": 1, "NOFORN indoctrinated": 1,
		"Toured BOHEMIA on foot": 0, "Inducted new starters": 0,
	} {
		text := "Ana Lee\nana@example.org\n\nProfile\nClerk with nine years in ports. " + line + ".\n\nExperience\n" +
			"Clerk, Tamar Build\nJune 2014 - present\n- Kept books.\n"
		pages, err := ingest.New(ingest.Config{}).Read(context.Background(), "cv.txt", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if d, _ := Document(pages, Options{}); len(d.Clearances) != levels {
			t.Errorf("%q: %v", line, d.Clearances)
		}
	}
}
