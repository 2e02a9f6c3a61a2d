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
