package extract

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
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

// Of several levels in one line each has its own status, and what leads to a date is an end where it says so.
func TestC4_EachClearanceItsOwnStatus(t *testing.T) {
	for line, want := range map[string]string{
		"BPSS cleared, SC in progress":                        "BPSS  0-0; SC in progress 0-0",
		"SC & NPPV3 cleared":                                  "NPPV3  0-0; SC  0-0",
		"SC expired 2022; DV, valid until March 2028":         "SC expired 0-2022; DV valid 0-2028",
		"DoD Secret Clearance, active through 2029":           "Secret DoD, active 0-2029",
		"MOD SC Clearance - Expires: 14 June 2027":            "SC MOD 0-2027",
		"Top Secret//SCI (inactive, last held 2019)":          "Top Secret//SCI inactive, last held 2019-0",
		"Secret-U.S. Government clearance; adjudicated 2020":  "Secret U.S. Government 0-0",
		"Q Clearance (DOE), current":                          "Q Clearance DOE, current 0-0",
		"NPPV Level 3 held":                                   "NPPV Level 3 held 0-0",
		"NV1 granted 2021":                                    "NV1 granted 2021-0",
		"Canadian Secret (Level II) clearance, valid to 2028": "Secret (Level II) Canadian, valid 0-2028",
	} {
		b := &builder{doc: &cv.Document{}}
		for _, part := range sentences(line) {
			b.readClearance(part, nil, true)
		}
		var got []string
		for _, c := range b.doc.Clearances {
			got = append(got, fmt.Sprintf("%s %s %d-%d", c.Level.Value, c.Status.Value, c.Dates.Start.Year, c.Dates.End.Year))
		}
		if all := strings.Join(got, "; "); all != want {
			t.Errorf("%q: %q, want %q", line, all, want)
		}
	}
	// Beside other facts, unmistakable levels need no word about clearance.
	for _, line := range []string{"UK Security Check (SC), Jan 2024 to Jan 2034", "Top Secret//SCI (inactive)", "Q Clearance (DOE)"} {
		b := &builder{doc: &cv.Document{}}
		if !mayState(line) || !b.readClearance(line, nil, false) {
			t.Errorf("%q is no clearance", line)
		}
	}
}

// A level that is hardly a word, and a date behind a word that was shortened, come out of the head
// and of a section alike.
func TestC4_ClearanceByItsLabel(t *testing.T) {
	for said, want := range map[string]string{
		"eDV":                        "eDV||0",
		"eDV (expires 2029)":         "eDV||2029",
		"SC exp. 06/2028":            "SC||2028",
		"Level II (Secret), Ottawa":  "Level II (Secret)|Ottawa|0",
		"TS/SCI":                     "TS/SCI||0",
		"Baseline":                   "Baseline||0",
		"SC (approx. until 03/2027)": "SC|approx|2027",
	} {
		for _, form := range []string{"head", "section"} {
			head, section := "Security clearance: "+said+"\n", ""
			if form == "section" {
				head, section = "", "Security Clearance\n"+said+"\n\n"
			}
			text := "Orvind Pellam\nSystems Engineer\norvind@tarn.example\n" + head +
				"\nProfile\nEngineer with ten years in ports.\n\n" + section +
				"Experience\nClerk, Tamar Build\nJune 2014 - present\n- Kept books.\n"
			pages, err := ingest.New(ingest.Config{}).Read(context.Background(), "cv.txt", []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			d, _ := Document(pages, Options{})
			got := ""
			for _, c := range d.Clearances {
				got += fmt.Sprintf("%s|%s|%d", c.Level.Value, c.Status.Value, c.Dates.End.Year)
			}
			if got != want || len(d.Person.Details) > 0 || len(d.Summary) != 1 {
				t.Errorf("%s, %q: %q, want %q; head %+v, profile %+v", form, said, got, want, d.Person.Details, d.Summary)
			}
		}
	}
}

// A protective marking above the name is none, and no detail or address of the person: a blind CV would hide the marking and show
// the name. Where a section says it, it is the level of a clearance.
func TestC4_MarkingIsNoName(t *testing.T) {
	for marking, isDetail := range map[string]bool{
		"OFFICIAL-SENSITIVE": false, "SECRET//NOFORN": false, "UK EYES ONLY": false, "UNCLASSIFIED": false, "NATO RESTRICTED": false,
		"OFFICIAL-SENSITIVE: COMMERCIAL": false, "CUI//SP-PRVCY": false, "COMMERCIAL IN CONFIDENCE": false, "British": true,
	} {
		text := marking + "\nOrvind Pellam\nSergeant\norvind.pellam@tarn.example\n\n" +
			"Experience\nClerk, Tamar Build\nJune 2014 - present\n- Kept books.\n\nSecurity clearance\nSECRET\n"
		pages, err := ingest.New(ingest.Config{}).Read(context.Background(), "cv.txt", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		d, _ := Document(pages, Options{})
		printed := false
		d.Walk(func(r cv.Ref) { printed = printed || r.Text.Value == marking })
		if d.Person.Name.Value != "Orvind Pellam" || printed != isDetail {
			t.Errorf("%s: name %q, head %+v", marking, d.Person.Name.Value, d.Person)
		}
		if len(d.Clearances) != 1 || d.Clearances[0].Level.Value != "SECRET" || d.Source[0].Text != marking {
			t.Errorf("%s: clearances %+v, first line %q", marking, d.Clearances, d.Source[0].Text)
		}
	}
}

// A rank of two words belongs to the name where an initial or a surname in capitals tells one.
func TestC4_RankOfTwoWordsBeforeName(t *testing.T) {
	for line, want := range map[string]string{
		"Staff Sergeant Orvind J. PELLAM": "Staff Sergeant Orvind J. PELLAM",
		"Staff Sergeant Orvind J. Pellam": "Staff Sergeant Orvind J. Pellam",
		"Warrant Officer Orvind PELLAM":   "Warrant Officer Orvind PELLAM",
		"Lance Sergeant Orvind J. Pellam": "Lance Sergeant Orvind J. Pellam",
		"Flight Lieutenant Orvind PELLAM": "Flight Lieutenant Orvind PELLAM",
		"Master Corporal Orvind J PELLAM": "Master Corporal Orvind J PELLAM", // of the table of ranks, which is the one list
	} {
		text := line + "\norvind.pellam@tarn.example | 07700 900123\n\nProfile\nSapper for fourteen years.\n\n" +
			"Experience\nClerk, Tamar Build\nJune 2014 - present\n- Kept books.\n"
		pages, err := ingest.New(ingest.Config{}).Read(context.Background(), "cv.txt", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if d, _ := Document(pages, Options{}); d.Person.Name.Value != want || !d.Person.Location.IsZero() {
			t.Errorf("%s: name %q, place %q", line, d.Person.Name.Value, d.Person.Location.Value)
		}
	}
}
