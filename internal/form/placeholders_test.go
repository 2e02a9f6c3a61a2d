package form

import (
	"testing"

	"focal/internal/cv"
)

// What stands in a template in place of a name is none; firms whose names are made of such words are.
func TestPlaceholdersGo(t *testing.T) {
	for text, want := range map[string]bool{
		"Company Name": true, "City, State": true, "[Company Name]": true,
		"Name of Company": true, "City, State, ZIP": true, "Your Company": true,
		"University Name": true, "Company name, City, State": true,
		"State": true, "City": true, "Company Name - State": true, "Company Name, City": true, "City Hall": false,
		"The Name Company": false,
		"City of Leeds":    false, "State Street": false, "Kansas City, Missouri": false, "City Academy": false, "": false,
		"Salt Lake City, State of Utah": false, "The Company": false,
	} {
		employer := cv.Text{Value: text, ID: "work[0].organisation"}
		doc := &cv.Document{Work: []cv.Engagement{{Title: cv.Text{Value: "Cook"}, Organisation: employer}}}
		notes := Leave(doc, nil)
		if gone := len(notes) == 1; gone != want || gone && doc.Work[0].Organisation.Value != "" {
			t.Errorf("%q is left out: %v, with %d notes", text, gone, len(notes))
		}
	}
}

// What a template says of itself goes from lists, and so does a placeholder in front of what the entry says already.
func TestTemplateWordsGo(t *testing.T) {
	for text, want := range map[string]bool{
		"Type your address here": true, "[Enter phone number here]": true, "Insert your job title here.": true,
		"Copyright © 1997 by Quay Books, Inc.": true, "© 2014 Moss Templates": true, "All rights reserved.": true,
		"From January To date: A": true, "Since March to present": true,
		"City, State Boat Building": true, "State Boat Building": true, "City, State, USA": true,
		"Add value here and there": false, "Copyright law and © signs": false, "Copyright clearance for 2000 books": false,
		"From January to date he led the yard": false, "From January 2016 to date": false,
		"© 2014 Moss Templates. All rights reserved.": true, "(c) 2014 Quay Press": true, "(C) 2014 Moss. All rights reserved": true,
		"(c) 2019 Best Rigger Award": false, "(c) 2019 led the yard": false, "Copyright 2019 for a tide clock": false,
		"© 2019 Songs of the sea, sung by hand": false,
		"City, State Sail Making":               false, "State Boat Fair": false, "Type boats by hand": false,
	} {
		item := cv.Text{Value: text, ID: "education[0].highlights[0]"}
		degree, area := cv.Text{Value: "Diploma"}, cv.Text{Value: "Boat Building"}
		doc := &cv.Document{Education: []cv.Education{{Degree: degree, Area: area, Highlights: []cv.Text{item}}}}
		doc.Education[0].Dates.Start.Year = 2014
		notes := Leave(doc, nil)
		if gone := len(notes) == 1; gone != want || gone != (len(doc.Education[0].Highlights) == 0) {
			t.Errorf("%q is left out: %v, with %d notes", text, gone, len(notes))
		}
	}
}

// A half of a date stays where no other says when an entry was.
func TestTheOnlyDateStays(t *testing.T) {
	doc := &cv.Document{Work: []cv.Engagement{{
		Title: cv.Text{Value: "Cook"}, Highlights: []cv.Text{{Value: "From January to date", ID: "work[0].highlights[0]"}},
	}}}
	if Leave(doc, nil); len(doc.Work[0].Highlights) != 1 {
		t.Error("nothing says any more when it was")
	}
}

// A publisher of CVs leaves "City , State" of every place.
func TestPlacesOfTemplates(t *testing.T) {
	for is, want := range map[string]string{
		"Knots in Theory 2010 Elm College City , State": "Knots in Theory 2010 Elm College",
		"Select One : Knots in Theory":                  "Knots in Theory",
		"Elm College, City, State, US":                  "Elm College",
		"City, State Some College (No Degree)":          "City, State Some College (No Degree)",
		"Elm College - City , State , US":               "Elm College",
		"Elm University, City, State, India":            "Elm University, India",
		"City , State":                                  "City , State", // a field's
		"Select One : Knots, Elm College City, State":   "Knots, Elm College",
		"Mexico City, State of Mexico":                  "Mexico City, State of Mexico",
		"Kansas City, State Bank":                       "Kansas City, State Bank",
		"Kansas City, State":                            "Kansas City, State",
		"Advised Oklahoma City, State of Oklahoma":      "Advised Oklahoma City, State of Oklahoma",
		"Ran the City, State, and harbour desks":        "Ran the City, State, and harbour desks",
		"Led the City, Statewide":                       "Led the City, Statewide",
	} {
		for lines, want := range map[int]string{1: is, 2: want} {
			doc := &cv.Document{Certificates: []cv.Certificate{{Name: text(is, 0)}}}
			for range lines {
				doc.Source = append(doc.Source, cv.SourceLine{Text: "Tern Ltd - City , State"})
			}
			l := leaver{}
			l.placesOfTemplate(doc)
			if got := doc.Certificates[0].Name.Value; got != want || len(l.notes) == 1 != (got != is) {
				t.Errorf("%q with %d such lines: %q, want %q", is, lines, got, want)
			}
		}
	}
}

func TestPlacesOfTemplatesBeforeTexts(t *testing.T) {
	for is, want := range map[string]string{
		"City, State Some College (No Degree)": "Some College (No Degree)",
		"City, State Boat Building":            "City, State Boat Building", // the entry says it: left out with a note
		"City, State, Jamaica":                 "City, State, Jamaica",
		"City, State GPA: Summa Cum Laude":     "GPA: Summa Cum Laude",
	} {
		doc := &cv.Document{
			Source:    []cv.SourceLine{{Text: "City , State"}, {Text: "City , State"}},
			Education: []cv.Education{{Degree: text("Diploma", 0), Area: text("Boat Building", 0), Highlights: []cv.Text{text(is, 1)}}},
		}
		l := leaver{}
		l.placesOfTemplate(doc)
		if got := doc.Education[0].Highlights[0].Value; got != want {
			t.Errorf("%q: %q, want %q", is, got, want)
		}
	}
}
