package form

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/extract"
)

// missingWords is what the engine gives: form does not know the reader.
var missingWords Missing = extract.MissingWords

func TestLeftWords(t *testing.T) {
	dated := cv.DateRange{Text: text("2015 to 2016", 0)}
	for _, c := range []struct {
		line       string
		e          cv.Engagement
		title, org string
	}{
		{
			"MOSS LTD (Tester) 2015 to 2016 (Contractor)",
			cv.Engagement{Title: text("Tester", 0), Organisation: text("MOSS LTD", 0), Dates: dated},
			"Tester: Contractor", "MOSS LTD",
		},
		{
			"Tester 2015 to 2016 /contract\tMoss Ltd",
			cv.Engagement{Title: text("Tester", 0), Organisation: text("Moss Ltd", 0), Dates: dated},
			"Tester", "Moss Ltd",
		},
		{
			"Moss Ltd (Aldwark)\tTester",
			cv.Engagement{Title: text("Tester", 0), Organisation: text("Moss Ltd", 0)},
			"Tester", "Moss Ltd (Aldwark)",
		},
		{"go4it\tLeeds", cv.Engagement{Title: text("Tester", 1), Location: text("Leeds", 0)}, "Tester", "go4it"},
		{"MOSSWARE\tTester", cv.Engagement{Title: text("Tester", 0)}, "Tester", "MOSSWARE"},
		{"Tester(Quay)\tMoss Ltd", cv.Engagement{Title: text("Tester(Quay)", 0)}, "Tester(Quay)", "Moss Ltd"},
		{"for the team\tTester", cv.Engagement{Title: text("Tester", 0)}, "Tester", ""},
		{"Tester with some", cv.Engagement{Title: text("Tester", 0)}, "Tester", ""},
		{"Tester (Prof.", cv.Engagement{Title: text("Tester", 0)}, "Tester", ""},
	} {
		doc := cv.Document{Source: []cv.SourceLine{{Text: c.line}}, Work: []cv.Engagement{c.e}}
		f := former{doc: &doc, missing: missingWords}
		f.leftWords()
		e := doc.Work[0]
		got := e.Title.Value
		for _, s := range e.Summary {
			got += ": " + s.Value
		}
		if got != c.title || e.Organisation.Value != c.org {
			t.Errorf("%s: %q at %q", c.line, got, e.Organisation.Value)
		}
	}
}

func TestLeftOfCourse(t *testing.T) {
	for _, c := range []struct{ head, line, school, want, place string }{
		{"", "University of Moss at Aldwark, CA", "University of Moss at Aldwark", "University of Moss at Aldwark", "CA"},
		{"Degree\tUniversity\tCollege\tYear", "BE\tMPMV\tMoss College\t2012", "Moss College", "Moss College, MPMV", ""},
		{"Degree\tSubject\tCollege\tYear", "BE\tBotany\tMoss College\t2012", "Moss College", "Moss College", ""},
	} {
		doc := cv.Document{
			Source:    []cv.SourceLine{{Text: c.head, As: cv.LineLabel}, {Text: c.line}},
			Education: []cv.Education{{Degree: text("BE", 1), Institution: text(c.school, 1), Dates: cv.DateRange{Text: text("2012", 1)}}},
		}
		f := former{doc: &doc, missing: missingWords}
		f.leftWords()
		if e := doc.Education[0]; e.Institution.Value != c.want || e.Location.Value != c.place {
			t.Errorf("%s: %q, %q", c.line, e.Institution.Value, e.Location.Value)
		}
	}
}

func TestLostDetails(t *testing.T) {
	doc := cv.Document{Source: []cv.SourceLine{
		{Text: "Nationality\t:\tIrish"},
		{Text: "Marital Status"},
		{Text: "Single"},
		{Text: "Gender: taken as read by all"},
		{Text: "Place: Leeds"},
	}}
	doc.Person.Details = []cv.Detail{{Value: text("Single", 2)}}
	f := former{doc: &doc, missing: missingWords}
	f.leftWords()
	got := ""
	for _, d := range doc.Person.Details {
		got += d.Label.Value + "=" + d.Value.Value + ";"
	}
	if want := "Marital Status=Single;Nationality=Irish;"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
