package tailor

import (
	"testing"

	"focal/internal/cv"
)

// A clearance is held where nothing else is said of it.
func TestHoldsClearance(t *testing.T) {
	for _, c := range []struct {
		line, level, status string
		end                 int
		want                bool
	}{
		{"SC clearance", "SC", "", 0, true},
		{"SC clearance, granted 2024", "SC", "granted", 0, true},
		{"SC, active", "SC", "active", 2031, true},
		{"DV, currently held (UK)", "DV", "currently held, UK", 0, true},
		{"Top Secret, US Department of Defense", "Top Secret", "US Department of Defense", 0, true},
		{"DV - declined 2021", "DV", "declined", 0, false},
		{"DV - Declined 2021", "DV", "Declined", 0, false},
		{"SC, withdrawn", "SC", "withdrawn", 0, false},
		{"SC - interview booked", "SC", "interview booked", 0, false},
		{"SC clearance - application submitted", "SC", "application submitted", 0, false},
		{"SC: surrendered on leaving the army", "SC", "surrendered on leaving the army", 0, false},
		{"SC clearance of my team", "SC", "my team", 0, false},
		{"DV - renewal underway", "DV", "renewal underway", 0, false},
		{"SC refused", "SC", "", 0, false},
		{"SC | held to 2020", "SC", "held", 2020, false},
		{"SC - with my former squadron", "SC", "with my former squadron", 0, false},
	} {
		doc := &cv.Document{Source: []cv.SourceLine{{Text: c.line}}, Clearances: []cv.Clearance{{
			Level: cv.Text{Value: c.level, Lines: []int{0}}, Status: cv.Text{Value: c.status},
			Dates: cv.DateRange{End: cv.Date{Year: c.end}},
		}}}
		doc.AssignIDs()
		if got := HoldsClearance(doc, &doc.Clearances[0], today); got != c.want {
			t.Errorf("%s: %v", c.line, got)
		}
		r := Compare(doc, []Requirement{{Text: c.level, Quote: c.level + " clearance", Level: Must, Kind: KindClearance}},
			today).Requirements[0]
		if (r.Status == Met) != c.want {
			t.Errorf("%s: %s", c.line, r.Status)
		}
	}
}

// A paper is held where nothing behind its name says otherwise.
func TestHoldsPaper(t *testing.T) {
	for name, want := range map[string]bool{
		"PRINCE2 Practitioner": true, "Rigging Certificate (level 2)": true, "Rigger Ticket - Deck": true, "CISM, valid until 2031": true,
		"Food Safety Certificate, passed with distinction": true, "Splicing (Wire)": true,
		"PRINCE2 Practitioner - awaiting results": false, "Gas Safe Registration - suspended": false,
		"MCA Certificate (theory passed)": false,
		"MCA Registration (lapsed)":       false, "Splicing Certificate (enrolled)": false, "SMSTS - resit needed": false,
		"SMSTS, renewal overdue":    false,
		"ADR Licence - applied for": false, "Crane Licence: refused": false, "CISM, exam booked for May": false, "Deck Card: stolen": false,
		"IPAF Licence - instructor left before the test": false, "Rope Certificate, colleague trained": false,
	} {
		doc := &cv.Document{Source: []cv.SourceLine{{Text: name}}, Certificates: []cv.Certificate{{Name: cv.Text{
			Value: name,
			Lines: []int{0},
		}}}}
		if got := HoldsPaper(doc, &doc.Certificates[0]); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// A degree is held where nothing around it says that it was a part of one.
func TestHoldsDegree(t *testing.T) {
	for line, want := range map[string]bool{
		"": true, "Dissertation on rope wear.": true, "Erasmus year in Porto.": true, "Outstanding thesis award.": true,
		"Three of four prizes of the year.": true,
		"Completed two of three years.":     false, "(credits only)": false, "(year 2 of 3)": false, "(all but dissertation)": false,
		"(first year only)": false, "Exited with a PGCert.": false, "Studied as a guest for one semester.": false,
		"(two modules remaining)": false,
		"(hons)":                  true, "(part-time, first class)": true, "(auditor)": false,
	} {
		doc := &cv.Document{Source: []cv.SourceLine{{Text: "BSc Physics"}, {Text: "Elm College"}, {Text: line}}}
		if len(line) > 0 && line[0] == '(' {
			doc.Source[0].Text += " " + line
		}
		doc.Education = []cv.Education{{Degree: cv.Text{Value: "BSc", Lines: []int{0}}, Institution: cv.Text{
			Value: "Elm College",
			Lines: []int{1},
		}}}
		if got := HoldsDegree(doc, &doc.Education[0]); got != want {
			t.Errorf("%s: %v", line, got)
		}
	}
}

// The name of a group of skills may say that they are not somebody's own.
func TestNamesSkills(t *testing.T) {
	for name, want := range map[string]bool{
		"": true, "Languages": true, "Technical skills": true, "Machine learning": true, "Tools used": true, "Experienced with": true,
		"Embedded systems": true, "Advanced Excel": true, "Technologies I use": true, "Team leadership": true, "Others": true,
		"PLC's": true, "Daily": true,
		"On my list": false, "Unfamiliar with": false, "Never used": false, "Rejected": false, "Need training in": false, "Lacking": false,
		"Heard of": false, "Have read about": false, "Used once": false, "My team uses": false, "Seen in use": false,
		"My husband's tools": false,
		"To refresh":         false, "Beginning with": false, "Studied once": false, "Courses taken": false, "Gaps": false,
		"Hired people for": false,
		"Not my field":     false, "Will study": false,
	} {
		if got := NamesSkills(name); got != want {
			t.Errorf("%q: %v", name, got)
		}
	}
}
