package condense

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

func TestTidy(t *testing.T) {
	text := func(s string) cv.Text { return cv.Text{Value: s} }
	year := func(y int) cv.DateRange { return cv.DateRange{End: cv.Date{Year: y}} }
	make := func() *cv.Document {
		d := &cv.Document{Locale: "en-GB"}
		d.Person.Name = text("ADA MERCER")
		d.Education = []cv.Education{{Degree: text("BSc"), Dates: year(2009)}, {Degree: text("MSc"), Dates: year(2012)}}
		d.Certificates = []cv.Certificate{
			{Name: text("Rigging 1"), Dates: cv.DateRange{Start: cv.Date{Year: 2010}}},
			{Name: text("Rigging 2")},
			{Name: text("SC clearance"), Issuer: text("UKSV"), Dates: cv.DateRange{Start: cv.Date{Year: 2020}}},
		}
		d.Clearances = []cv.Clearance{{Level: text("SC")}}
		d.Work = []cv.Engagement{{Title: text("TEAM LEADER"), Organisation: text("NASA BOATS LTD"), Location: text("Grimsby, GB"), Highlights: []cv.Text{text("Spliced rope."), text("spliced rope"), text("Spliced wire.")}}}
		d.AssignIDs()
		return d
	}
	d := make()
	original := d.Clone()
	notes := Tidy(d, nil)
	for _, c := range []struct{ what, got, want string }{
		{"degrees", d.Education[0].Degree.Value, "MSc"},
		{"certificates of which one is undated", d.Certificates[0].Name.Value, "Rigging 1"},
		{"clearance among the certificates", d.Clearances[0].Status.Value + " " + d.Clearances[0].Dates.Display(), "UKSV 2020"},
		{"bullets", d.Work[0].Highlights[0].Value + d.Work[0].Highlights[1].Value, "Spliced rope.Spliced wire."},
		{"name", d.Person.Name.Value, "Ada Mercer"},
		{"title", d.Work[0].Title.Value, "Team Leader"},
		{"place", d.Work[0].Location.Value, "Grimsby, United Kingdom"},
		{"employer with an abbreviation", d.Work[0].Organisation.Value, "NASA Boats Ltd"},
	} {
		if c.got != c.want {
			t.Errorf("%s: got %q, want %q", c.what, c.got, c.want)
		}
	}
	if len(d.Certificates) != 2 || len(d.Work[0].Highlights) != 2 {
		t.Errorf("%d certificates, %d bullets", len(d.Certificates), len(d.Work[0].Highlights))
	}
	for _, v := range truth.Check(original, d, notes) {
		if !strings.HasPrefix(v.Path, "clearances") { // its period is the one of the certificate
			t.Errorf("the truth check objects: %v", v)
		}
	}
	same := make()
	if notes := Tidy(same, func(cv.Note) bool { return false }); len(notes) > 0 || same.Education[0].Degree.Value != "BSc" || len(same.Certificates) != 3 || len(same.Work[0].Highlights) != 3 || same.Person.Name.Value != "ADA MERCER" ||
		same.Work[0].Location.Value != "Grimsby, GB" {
		t.Errorf("changes that were taken back are made: %v", notes)
	}
}

func TestProperNames(t *testing.T) {
	for name, want := range map[string]string{
		"ADA MERCER": "Ada Mercer", "JOAN SMITH-O'NEIL": "Joan Smith-O'Neil", "ANNA WIŚNIEWSKA": "Anna Wiśniewska",
		// What only the bearer knows, and what is in normal letters, stays.
		"JAN VAN DYK": "", "IAN MACDONALD": "", "Ada Mercer": "", "MADONNA": "", "M O S S": "", "J. R.": "", "ADA (ADI) MERCER": "",
		"A. B. RAO": "A. B. Rao", "ADA M. MERCER": "Ada M. Mercer", "A.R.MERCER KRELL": "A.R.Mercer Krell", "MERCER.C.K": "Mercer.C.K",
		"MD KRELL MERCER": "Md Krell Mercer", "ADA MERCER III": "Ada Mercer III", "ADA MERCER, MBA": "Ada Mercer, MBA",
		"ADA MERCER PMP": "Ada Mercer PMP", "LI WEI": "Li Wei", "RUOLAN XI": "Ruolan Xi", "AJ MERCER": "AJ Mercer", "ADA MCKRELL": "",
	} {
		if got := properName(name); got != want {
			t.Errorf("%q: got %q, want %q", name, got, want)
		}
	}
}

// A name or a title without any capital takes them; what may be meant so stays.
func TestSmallNames(t *testing.T) {
	for text, want := range map[string]string{
		"dora ekström": "Dora Ekström", "quay rope works": "Quay Rope Works", "head of rigging": "Head of Rigging",
		"quay bank ltd., leith": "Quay Bank Ltd., Leith", "quay rope school, qrshe": "",
		"adidas": "", "jan van dyk": "", "Quay rope": "", "for rope work": "", "e-quay 2000 ltd": "",
	} {
		v := cv.Text{Value: text}
		if got := capitalised(cv.Ref{Role: cv.RoleOrganisation, Text: &v}); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
		if got := capitalised(cv.Ref{Role: cv.RoleOrganisation, Section: cv.SectionAwards, Text: &v}); got != "" {
			t.Errorf("%q behind an award: got %q", text, got)
		}
		if got := capitalised(cv.Ref{Role: cv.RoleBullet, Text: &v}); got != "" {
			t.Errorf("%q of a bullet: got %q", text, got)
		}
	}
}

// A title of one word takes its capital where people are called so.
func TestSmallTitles(t *testing.T) {
	for text, want := range map[string]string{"teacher": "Teacher", "rigging": "", "Teacher": ""} {
		v := cv.Text{Value: text}
		if got := capitalised(cv.Ref{Role: cv.RoleTitle, Text: &v}); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestSchoolsInCapitals(t *testing.T) {
	for before, after := range map[string]string{
		"ST. KRELLOM’S COLLEGE OF ROPES":           "St. Krellom’s College of Ropes",
		"ST COLLEGE OF ROPES":                      "ST College of Ropes",
		"ST KRELLOM'S COLLEGE OF ROPES":            "St Krellom's College of Ropes",
		"TARNBECK NAUTICAL COLLEGE OF KRELLHAVEN":  "Tarnbeck Nautical College of Krellhaven",
		"QSS ACADEMY OF TECHNICAL EDUCATION, HULL": "QSS Academy of Technical Education, Hull",
		"B.I.T. INSTITUTE OF TIDES":                "B.I.T. Institute of Tides",
		"GOVT. HIGH SCHOOL":                        "Govt. High School",
		"KRELL & SONS":                             "Krell & Sons",
		"Tarnbeck COLLEGE":                         "Tarnbeck COLLEGE",
	} {
		doc := &cv.Document{
			Locale: "en-GB", Source: []cv.SourceLine{{Text: before}},
			Education: []cv.Education{{Institution: cv.Text{Value: before, Lines: []int{0}}}},
		}
		doc.AssignIDs()
		original := doc.Clone()
		notes := Tidy(doc, nil)
		if got := doc.Education[0].Institution.Value; got != after {
			t.Errorf("%q: %q, want %q", before, got, after)
		}
		if reverted := truth.Enforce(original, doc, notes); len(reverted) > 0 {
			t.Errorf("%q: taken back: %v", before, reverted)
		}
	}
}

func TestPartsOfAPostKeepTheirLists(t *testing.T) {
	for bullets, want := range map[string]int{
		"Client: Moss Ltd|Pumps|Lamps|Client: Elm Ltd|Pumps|Lamps": 6,
		"Project 1: Quay|Pumps|Project 2: Slip|Pumps":              4,
		"Pumps|Lamps|Pumps":                             2,
		"Client: Moss Ltd|Pumps|Client: Moss Ltd|Pumps": 2,
		"Clients liked it: all of them|Pumps|Pumps":     2,
	} {
		d := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{}}}
		for _, b := range strings.Split(bullets, "|") {
			d.Work[0].Highlights = append(d.Work[0].Highlights, cv.Text{Value: b})
		}
		Tidy(d, nil)
		if got := len(d.Work[0].Highlights); got != want {
			t.Errorf("%q: %d bullets", bullets, got)
		}
	}
}
