package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

// TestInUnit tells titles with the part of a house, or the field of an intern, as people say them.
func TestInUnit(t *testing.T) {
	for title, want := range map[string]string{
		"Intern, Sails and Ropes Department":          "an intern in the Sails and Ropes Department",
		"Yard Clerk, the Berth Office Team":           "a yard clerk in the Berth Office Team",
		"Harbour Dues, Pilots and Moorings Intern":    "an intern in Harbour Dues, Pilots and Moorings",
		"Intern, Harbour Dues":                        "an intern in Harbour Dues",
		"Intern, Yard Clerk":                          "",
		"Intern, harbour dues":                        "",
		"Intern, Harbour Dues Intern":                 "",
		"Vice President, Equity Research":             "",
		"Rigger, Tern Lofts":                          "",
		"Sails and Ropes, Team":                       "",
		"Rigger, Sailmaker and Mate of the Nets Club": "",
	} {
		if got, ok := inUnit(title); ok != (want != "") || ok && got != want {
			t.Errorf("inUnit(%q) = %q, %v", title, got, ok)
		}
	}
}

// TestPortrayPapers tells who has no post by the two highest degrees, each with its subject alone.
func TestPortrayPapers(t *testing.T) {
	type course struct{ degree, area, school string }
	for _, c := range []struct {
		name    string
		courses []course
		title   string
		want    string
	}{
		{
			"two degrees of one school",
			[]course{{"LLB", "", "Port College"}, {"BA", "Marine Finance", "Port College"}},
			"",
			"Ines Calloway holds an LLB and a BA in Marine Finance from Port College.",
		},
		{
			"one degree and a diploma",
			[]course{{"BA", "Marine Finance", "Port College"}, {"Diploma", "Knots", "Tern School"}},
			"",
			"Ines Calloway holds a BA in Marine Finance from Port College.",
		},
		{"an engineering degree says what it is", []course{{"B.E", "", "PCU"}}, "", "Ines Calloway holds a B.E."},
		{
			"a department is no subject",
			[]course{{"BA", "Department of Marine Finance ", "Port College"}},
			"",
			"Ines Calloway holds a BA in Marine Finance from Port College.",
		},
		{
			"a post says enough beside one degree",
			[]course{{"LLB", "", "Port College"}, {"BA", "Marine Finance", "Port College"}},
			"Intern, Sails and Ropes Department",
			"Ines Calloway has worked as an intern in the Sails and Ropes Department at Gull Lofts, and holds an LLB from Port College.",
		},
	} {
		doc := &cv.Document{Locale: "en-GB"}
		doc.Person.Name = sourced(doc, "Ines Calloway")
		for i, e := range c.courses {
			ed := cv.Education{Degree: sourced(doc, e.degree), Institution: sourced(doc, e.school), Dates: years(2014-i, 2018-i)}
			if e.area != "" {
				ed.Area = sourced(doc, e.area)
			}
			doc.Education = append(doc.Education, ed)
		}
		if c.title != "" {
			w := cv.Engagement{Title: sourced(doc, c.title), Organisation: sourced(doc, "Gull Lofts")}
			w.Dates = cv.DateRange{Start: cv.Date{Year: 2019, Month: 1}, End: cv.Date{Year: 2019, Month: 6}, Text: sourced(doc, "2019")}
			doc.Work = append(doc.Work, w)
		}
		doc.AssignIDs()
		original := doc.Clone()
		notes := Compose(doc, Request{
			Original: original, Person: cv.ThirdPerson, Today: cv.Date{Year: 2026, Month: 11},
			Edited: func(string) bool { return false }, Holds: truth.Written(original, nil),
		}, nil)
		if len(doc.Summary) == 0 || doc.Summary[0].Value != c.want {
			t.Errorf("%s:\ngot  %v\nwant %q", c.name, doc.Summary, c.want)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%s: the truth check objects: %v", c.name, v)
		}
	}
}

// TestNamed tells titles that name a person from others, and from what somebody says of themselves.
func TestNamed(t *testing.T) {
	for title, want := range map[string]bool{
		"Head Rigger": true, "iOS Developer": true, "temporary operator": false, "Data Analysis": false,
	} {
		if got := named(title); got != want {
			t.Errorf("named(%q) = %v", title, got)
		}
	}
	for title, want := range map[string]bool{"Head Rigger": true, "Hello I’m INES Rigger": false, "I'm a Rigger": false} {
		if got := clean(cv.Text{Value: title}); got != want {
			t.Errorf("clean(%q) = %v", title, got)
		}
	}
}
