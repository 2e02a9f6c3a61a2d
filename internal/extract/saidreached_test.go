package extract

import (
	"slices"
	"testing"
)

// A gesture on other words leaves how the person is reached, and where they live, wherever that stands.
func TestGesturesLeaveHowThePersonIsReached(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
## Work Experience
Keeper of the lamps, Skerry Lights Trust, Kirkwall	2016 – 2022
- Trimmed forty lamps
Rowing the mail for the islands
Vardo, Norway
- Sold tickets in Kirkwall
5 Pier Road, Kirkwall KW15 1AA
marit.solberg@example.org
07700 900123
Deckhand, Northern Mail Boats	2009 – 2011
- Mended nets`})
	plain, _ := Document(src, Options{})
	home := "5 Pier | contact"
	for _, c := range []struct {
		name     string
		say      []string
		location string
	}{
		{"a post begins above", []string{"Rowing | start | Work Experience"}, ""},
		{"above the address", []string{home, "Rowing | start | Work Experience"}, "5 Pier Road, Kirkwall KW15 1AA"},
		{"its title", []string{home, "Rowing | title | Work Experience"}, "5 Pier Road, Kirkwall KW15 1AA"},
		{"an employer of some words", []string{home, "Sold | employer | Work Experience | tickets"}, "5 Pier Road, Kirkwall KW15 1AA"},
		{"a place", []string{home, "Sold | place | Work Experience | Kirkwall"}, "5 Pier Road, Kirkwall KW15 1AA"},
		{"a heading", []string{home, "Rowing | heading | Interests"}, "5 Pier Road, Kirkwall KW15 1AA"},
		{"the place of a post is the address", []string{"Vardo | contact"}, "Vardo, Norway"},
		{"the address is the place of a post after all", []string{home, "5 Pier | place | Work Experience"}, ""},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		p, want := doc.Person, []string{"marit.solberg@example.org", "07700 900123", c.location}
		if got := []string{p.Email.Value, p.Phone.Value, p.Location.Value}; !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q\n%s", c.name, got, want, dumped(doc))
		}
	}
}

// The address that another line says too has both lines.
func TestAnAddressOfTwoLines(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
Kirkwall, Orkney
marit.solberg@example.org
## Work Experience
Ferry Operator	2011 – 2014
Holm Ferries Ltd, Kirkwall, Orkney
- Rowed`})
	plain, _ := Document(src, Options{})
	doc, _ := Document(src, Options{Marks: say(t, plain, "Holm Ferries | contact | Personal Details | Kirkwall, Orkney")})
	if doc.Person.Location.Value != "Kirkwall, Orkney" || len(doc.Additional) > 0 {
		t.Errorf("%q, %v", doc.Person.Location.Value, doc.Additional)
	}
}
