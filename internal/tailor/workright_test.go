package tailor

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// TestTheRightToWorkIsTheCandidates: what a CV denies, wishes for, has lost or says
// of others and other countries is no right to work.
func TestTheRightToWorkIsTheCandidates(t *testing.T) {
	const uk, us = "Right to work in the UK", "Must be authorized to work in the United States"
	for _, c := range []struct{ demand, said, status string }{
		{uk, "I have the right to work in the UK.", Met},
		{uk, "Full right to work in the UK without sponsorship.", Met},
		{uk, "Does not need a visa: British citizen.", Met},
		{uk, "No restrictions on my right to work in the UK.", Met},
		{uk, "British citizen, no visa required.", Met},
		{uk, "Irish passport; driving licence.", Met},
		{uk, "Obtained British citizenship in 2012.", Met},
		{uk, "Applied mathematician, former business partner and British citizen.", Met},
		{uk, "Former British national.", Not},
		{uk, "Applied for British citizenship.", Not},
		{uk, "I do not have the right to work in the UK.", Not},
		{uk, "I don't have the right to work in the UK.", Not},
		{uk, "Will require sponsorship to obtain the right to work in the UK.", Not},
		{uk, "Held no British passport.", Not},
		{uk, "British passport (expired).", Not},
		{uk, "Indefinite leave to remain: applied for.", Not},
		{uk, "Married to a British citizen.", Not},
		{us, "US permanent resident since 2014.", Met},
		{us, "Permanent resident of the United States.", Met},
		{us, "Green card holder.", Met},
		{us, "Singapore permanent resident since 2014.", Not},
		{us, "Not authorized to work in the United States.", Not},
	} {
		doc := &cv.Document{Summary: []cv.Text{text(c.said)}}
		r := Requirement{Text: c.demand, Quote: c.demand, Level: Must, Kind: KindOther}
		got := Compare(doc, []Requirement{r}, today).Requirements[0]
		if got.Status != c.status {
			t.Errorf("%s for %q: %s, want %s", c.said, c.demand, got.Status, c.status)
		}
	}
	doc := &cv.Document{Work: []cv.Engagement{post("Caseworker", "Harbour Advice", 2019, 0, "Explained the right to work in the UK to families with settled status.")}}
	r := Requirement{Text: uk, Quote: uk, Level: Must, Kind: KindOther}
	if got := Compare(doc, []Requirement{r}, today).Requirements[0]; got.Status != Not {
		t.Errorf("advice to others counts as a right of one's own: %s by %q", got.Status, got.Evidence)
	}
}

// TestOneOfManyLanguagesIsEnough: a choice may be of any length.
func TestOneOfManyLanguagesIsEnough(t *testing.T) {
	german := &cv.Document{Languages: []cv.Language{{Name: text("German"), Fluency: text("B2")}}}
	many := strings.Repeat("French/Spanish/Italian/Polish/", 10)
	for _, c := range []struct{ demand, status string }{
		{"Good " + many + "German", Met},
		{"Fluent in " + many + "German", Partly},
		{"Fluent in " + many + "Urdu", Not},
		{"Good French or German or Polish", Met},
		{"Good French / German", Met},
		{"Spoken or written German or Urdu", Met},
	} {
		r := Requirement{Text: c.demand, Quote: c.demand, Level: Must, Kind: KindLanguage}
		if got := Compare(german, []Requirement{r}, today).Requirements[0]; got.Status != c.status {
			t.Errorf("%s: %s, want %s", c.demand, got.Status, c.status)
		}
	}
}
