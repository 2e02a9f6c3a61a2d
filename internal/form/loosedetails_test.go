package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// What stands in the head without a label goes where it belongs; the rest stays as it is.
func TestLooseDetails(t *testing.T) {
	for _, c := range []struct {
		location, details string // of details "label~value" by line
		want              string // location | details
	}{
		{"", "Matara, Sri Lanka", "Matara, Sri Lanka"},
		{"", "Rourkela, odisha", "Rourkela, odisha"},
		{"", "Room 6, No.15, Lane 23, Quay Rd., Shanghai", "Room 6, No.15, Lane 23, Quay Rd., Shanghai"},
		{"", "Holm, Mossnagar, Kendrapara, 754999", "Holm, Mossnagar, Kendrapara, 754999"},
		{"", "(Home) Taylors, South Carolina 29687", "Taylors, South Carolina 29687"},
		{"", "Moss College of Engineering, Mumbai", "|~Moss College of Engineering, Mumbai"},
		{"", "Registered Nurse, Texas", "|~Registered Nurse, Texas"},
		{"", "PMP, ITIL v3", "|~PMP, ITIL v3"},
		{"Montreal, Quebec", "14 First Street", "14 First Street, Montreal, Quebec"},
		{
			"Montreal, Quebec", "14 years of sailing, and no end of it in sight",
			"Montreal, Quebec|~14 years of sailing, and no end of it in sight",
		},
		{"Oslo", "Passport No.~K12345 valid till;16 Nov 2026", "Oslo|Passport No.~K12345 valid till 16 Nov 2026"},
		{"Oslo", "Passport No.~K12345;16 Nov 2026", "Oslo|Passport No.~K12345|~16 Nov 2026"},
		{"Oslo", "Expected CTC;Negotiable", "Oslo|Expected CTC~Negotiable"},
		{"Oslo", "Present Company;Moss & Sons", "Oslo|Present Company~Moss & Sons"},
		{"Oslo", "Present Company;Present Project", "Oslo|~Present Company|~Present Project"},
		{"Oslo", "Driving licence;Own car", "Oslo|~Driving licence|~Own car"},
	} {
		var doc cv.Document
		rows := strings.Split(c.details, ";")
		for i, row := range rows {
			label, value, labelled := strings.Cut(row, "~")
			if !labelled {
				label, value = "", row
			}
			doc.Person.Details = append(doc.Person.Details, cv.Detail{Label: text(label, i+2), Value: text(value, i+2)})
		}
		if c.location != "" {
			doc.Person.Location = placeOf(text(c.location, len(rows)+2))
		}
		f := former{doc: &doc}
		f.looseDetails()
		got := doc.Person.Location.Value
		for _, d := range doc.Person.Details {
			got += "|" + d.Label.Value + "~" + d.Value.Value
		}
		if got != c.want {
			t.Errorf("%q: got %q, want %q", c.details, got, c.want)
		}
	}
}

// Labels with nothing behind them and torn lines about passports are not printed; a date that nothing explains is the reader's.
func TestLooseDetailsThatSayNothing(t *testing.T) {
	for row, goes := range map[string]bool{
		"~Permanent Address": true, "~LinkedIn Profile": true, "~House Contact:": true,
		"~To Whom It May Concern": true, "Passport~Details Bahrain valid till": true,

		"~28/11/1998": false, "~March 10, 2003": false,
		"Date of Birth~28/11/1998": false, "~Available from March 2026": false, "Passport~K12345 valid till": false,
		"Passport~Norwegian": false, "~Own transport": false, "~Lives at a good address near the quay": false,
	} {
		label, value, _ := strings.Cut(row, "~")
		var doc cv.Document
		doc.Person.Details = []cv.Detail{{Label: text(label, 3), Value: text(value, 3)}}
		if notes := Leave(&doc, nil); (len(doc.Person.Details) == 0) != goes || goes != (len(notes) == 1) {
			t.Errorf("%q: %v, %d notes", row, doc.Person.Details, len(notes))
		}
	}
}
