package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// strayReached is a CV whose contacts stand where no reader looks for them, or are drawn as none.
const strayReached = `@ Marit Solberg
Cell:+47900112233,Home+47911223344 near the pier
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
- Reached in the night: 51 4567
- marit@lamps.example
Ferry Operator, Holm Ferries Ltd, 2011 – 2016
- Rowed the mail
- Old Slip 4
- 9008 Tromsø
- Vadsø, Finnmark 973 001
## Interests
Nets lamps.example/marit Knots`

func personText(d *cv.Document) (out []string) {
	p := d.Person
	out = []string{p.Phone.Value, p.Email.Value, p.URL.Value, p.Location.Value}
	for _, x := range p.Details {
		out = append(out, x.Label.Value+": "+x.Value.Value)
	}
	return out
}

// The number of a register is no telephone number, and no address.
func TestA1_NumbersOfRegistersAreNoTelephones(t *testing.T) {
	for text, want := range map[string]string{
		"ORCID: 0000-0002-1825-0097": "ORCID: 0000-0002-1825-0097",
		"ORCID 0000-0002-1825-0097":  ": ORCID 0000-0002-1825-0097",
		"0000-0002-1825-0097":        ": 0000-0002-1825-0097",
		"Scopus ID: 57201234567":     "Scopus ID: 57201234567",
		"GMC number: 7012345":        "GMC number: 7012345",
	} {
		src := drawn(column{page: 1, left: 60, right: 420, top: 60, text: "@ Marit Solberg\nmarit@lamps.example\n## Interests\n" + text})
		plain, _ := Document(src, Options{})
		doc, _ := Document(src, Options{Marks: say(t, plain, text+" | contact")})
		if got := personText(doc); got[0] != "" || got[3] != "" || !slices.Contains(got, want) {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// A row of a form that is numbered and labelled begins the address that the lines below it go on with.
func TestA1_AddressOfANumberedRow(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 420, top: 60, text: `@ Marit Solberg
marit@lamps.example
## Personal Details
6. Nationality : Norwegian
7. Address : Door no 4-10,
Old Slip Road,
Vardo-4.`})
	plain, _ := Document(src, Options{})
	doc, _ := Document(src, Options{Marks: say(t, plain, "7. Address | contact", "Old Slip | contact", "Vardo-4 | contact")})
	if got := personText(doc); got[3] != "Door no 4-10, Old Slip Road, Vardo-4." {
		t.Errorf("%q", got)
	}
}

// A line, or words of one, are what the person is reached by where the user says so.
func TestA1_ContactsThatTheUserNames(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 420, top: 60, text: strayReached})
	plain, _ := Document(src, Options{})
	for _, c := range []struct {
		name string
		say  []string
		want func(*cv.Document) bool
	}{
		{"numbers behind their labels", []string{"Cell | contact"}, func(d *cv.Document) bool {
			return d.Person.Phone.Value == "+47900112233" && slices.Contains(personText(d), "Phone: +47911223344")
		}},
		{"a number in a sentence of a post", []string{"Reached | contact |  | 51 4567"}, func(d *cv.Document) bool {
			return slices.Contains(personText(d), "51 4567") || slices.Contains(personText(d), "Phone: 51 4567")
		}},
		{"words of a line that is a contact no longer stand in the post", []string{"marit@lamps | contact"}, func(d *cv.Document) bool {
			return d.Person.Email.Value == "marit@lamps.example" && len(d.Work[0].Highlights) == 2
		}},
		{"two lines are one address", []string{"Old Slip | contact", "9008 | contact"}, func(d *cv.Document) bool {
			return d.Person.Location.Value == "Old Slip 4, 9008 Tromsø" && d.Person.Location.City == "Tromsø" &&
				len(d.Work[1].Highlights) == 2
		}},
		{"a town with its postal code is no number", []string{"Vadsø | contact"}, func(d *cv.Document) bool {
			return d.Person.Location.Value == "Vadsø, Finnmark 973 001" && d.Person.Phone.Value != "973 001"
		}},
		{"a web address", []string{"Nets | contact |  | lamps.example/marit"}, func(d *cv.Document) bool {
			return d.Person.URL.Value == "lamps.example/marit" || len(d.Person.Profiles) == 1
		}},
		{"words that another line has are no contact", []string{"Rowed | contact |  | 51 4567"}, func(d *cv.Document) bool {
			return slices.Equal(personText(d), personText(plain))
		}},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		if !c.want(doc) {
			t.Errorf("%s: %q; %q; rest %v", c.name, personText(doc), fmt.Sprint(doc.Work), doc.Additional)
		}
	}
}

// The label of a number that is taken from it does not stay behind.
func TestA1_NoEmptyLabelStays(t *testing.T) {
	src := flow("**Marit Solberg**\nMobile: 51 4567\nmarit@lamps.example\n# Work Experience\nKeeper, Skerry Lights Trust, 2016 – 2022")
	plain, _ := Document(src, Options{})
	for _, as := range []string{"contact", "move | Personal Details", "out"} {
		mark := "Mobile | " + as + " | "
		if as != "move | Personal Details" {
			mark += " | "
		}
		doc, _ := Document(src, Options{Marks: say(t, plain, mark+"51 4567")})
		for _, d := range doc.Person.Details {
			if d.Value.Value == "" {
				t.Errorf("%s: the label %q stays without a value", as, d.Label.Value)
			}
		}
	}
}

// Of a line that is a contact nothing but what it says goes to the head: its labels are no place.
func TestA1_LabelsOfContactsAreNoPlace(t *testing.T) {
	for text, want := range map[string][]string{
		"Contact: 9876 1091 (mobile); marit@lamps.example (e-mail)": {"9876 1091", "marit@lamps.example", "", ""},
		"Contact no. (home): 9876 1091":                             {"9876 1091", "", "", ""},
		"Contact: 9876 1091 (mobile); Vadsø, Norway":                {"9876 1091", "", "", "Vadsø, Norway"},
		"Contact: Vadsø, Norway":                                    {"", "", "", "Vadsø, Norway"},
	} {
		src := flow("**Marit Solberg**\n# Work Experience\nKeeper, Skerry Lights Trust, 2016 – 2022\n- Trimmed forty lamps\n" +
			"# Interests\n" + text)
		plain, _ := Document(src, Options{})
		doc, _ := Document(src, Options{Marks: say(t, plain, text+" | contact")})
		if got := personText(doc); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// An address that was read as the end of the one above it parts from that when the user names it, and the other way round; one that
// does run over lines stays one.
func TestA1_GluedAddressesPart(t *testing.T) {
	for _, c := range []struct{ above, below, say, want string }{
		{"lamps-of-marit.example.org/", "knots.example.org/marit", "below", "lamps-of-marit.example.org/ knots.example.org/marit"},
		{"lamps-of-marit.example.org/", "knots.example.org/marit", "above", "lamps-of-marit.example.org/ knots.example.org/marit"},
		{"https://lamps.dev/", "knots.io", "below", "https://lamps.dev/ knots.io"},
		{"https://lamps.dev/", "of-marit", "above", "https://lamps.dev/of-marit"},
	} {
		src := flow("**Marit Solberg**\nmarit@lamps.example\n" + c.above + "\n" + c.below +
			"\n# Work Experience\nKeeper, Skerry Lights Trust, 2016 – 2022\n- Trimmed forty lamps")
		plain, _ := Document(src, Options{})
		said := map[string]string{"above": c.above, "below": c.below}[c.say]
		doc, _ := Document(src, Options{Marks: say(t, plain, said+" | contact")})
		list := []string{doc.Person.URL.Value}
		for _, p := range doc.Person.Profiles {
			list = append(list, p.URL.Value)
		}
		drawn := c.above + c.below
		slices.SortFunc(list, func(a, b string) int { return strings.Index(drawn, a) - strings.Index(drawn, b) })
		if got := strings.TrimSpace(strings.Join(list, " ")); got != c.want {
			t.Errorf("%q, %q: %q, want %q", c.above, c.below, got, c.want)
		}
	}
}

// A link that is the beginning, or the end, of a longer one of another line is one of its own: both are kept.
func TestA1_LongerLinkOfAnotherLineStays(t *testing.T) {
	for _, c := range []struct{ said, known string }{
		{"https://lamps.dev", "https://lamps.dev/of-marit"},
		{"https://lamps.dev/", "https://lamps.dev/knots.io"},
		{"knots.io", "https://lamps.dev/knots.io"},
	} {
		src := flow("**Marit Solberg**\nmarit@lamps.example\n" + c.known + "\n# Work Experience\n" +
			"Keeper, Skerry Lights Trust, 2016 – 2022\n- Trimmed forty lamps\n" +
			"# Interests\n- Seals\nhttps://lamps.dev/\n" + c.said + "\nknots.io")
		b := read(src, Options{})
		at := -1
		for i, l := range b.doc.Source {
			if l.Text == c.said {
				at = i
			}
		}
		b.mend([]cv.Mark{{Line: at, As: cv.MarkContact}})
		var list []string
		for _, u := range append([]cv.Text{b.doc.Person.URL}, urlsOf(b.doc.Person.Profiles)...) {
			list = append(list, u.Value)
		}
		if !slices.Contains(list, c.known) || !slices.Contains(list, c.said) {
			t.Errorf("%q beside %q: %q", c.said, c.known, list)
		}
	}
}

func urlsOf(profiles []cv.Profile) (out []cv.Text) {
	for i := range profiles {
		out = append(out, profiles[i].URL)
	}
	return out
}
