package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

// Contacts that close a CV go to the person, a referee's do not.
func TestContactsAtTheFoot(t *testing.T) {
	const body = "**Mira Solberg-Katz**\n\n# Skills\nWelding, Sewing\n\n# References\n"
	doc, _ := Document(flow(body+"Available on request\n\nmira.sk@example.org | 020 7946 0018 | Norwich"), Options{})
	if doc.Person.Email.Value != "mira.sk@example.org" || doc.Person.Phone.IsZero() || len(doc.References) != 1 {
		t.Errorf("contacts at the foot: %+v, references %v", doc.Person.Email, doc.References)
	}
	doc, _ = Document(flow(body+"Olga Brandt, head of the workshop\nolga.brandt@example.org"), Options{})
	if doc.Person.Email.Value != "" {
		t.Errorf("a referee's address became the person's: %q", doc.Person.Email.Value)
	}
}

// A clearance keeps its status apart from its dates, brackets balanced.
func TestClearanceStatus(t *testing.T) {
	doc, _ := Document(flow(top+"# Security Clearance\nSC cleared until March 2020 (expired)\nDV (granted 2021, in date)"), Options{})
	if len(doc.Clearances) != 2 {
		t.Fatalf("%d clearances", len(doc.Clearances))
	}
	for i, want := range []struct{ level, status, dates string }{{"SC", "expired", "..2020-03"}, {"DV", "in date", "2021.."}} {
		c := doc.Clearances[i]
		if c.Level.Value != want.level || c.Status.Value != want.status || period(c.Dates) != want.dates {
			t.Errorf("%q %q %q, want %v", c.Level.Value, c.Status.Value, period(c.Dates), want)
		}
	}
}

// An ORCID is no phone number, and a skill named twice is one skill.
func TestIdentifiersAndRepetitions(t *testing.T) {
	doc, _ := Document(flow("**Mira Solberg-Katz**\nmira.sk@example.org | ORCID 0000-0002-1825-0097\n\n# Skills\nPython, welding, python, Sewing"), Options{})
	if !doc.Person.Phone.IsZero() {
		t.Errorf("phone %q", doc.Person.Phone.Value)
	}
	if n := len(doc.Skills); n != 1 || len(doc.Skills[0].Keywords) != 3 {
		t.Errorf("skills %v", doc.Skills)
	}
}

// What the footer of a file that flows says of the firm that sends it is no skill; contacts that stand nowhere else are read.
func TestFooterOfAFileThatFlows(t *testing.T) {
	const head, rest = "**Mira Solberg-Katz**\nmira.sk@example.org\n", "\n# Skills\nWelding, Sewing\n"
	const firm = "Red Kiln Staffing Inc.\t9 Quarry Rd Norwich, NR1 4AB\t020 7946 0018"
	for _, c := range []struct {
		name, text, footer, phone string
		told                      bool
	}{
		{"a firm below contacts", head + "020 7946 0999" + rest, firm, "020 7946 0999", true},
		{"the only number", head + rest, firm, "020 7946 0018", false},
		{"contacts and nothing else", head + rest, "020 7946 0018 | Norwich", "020 7946 0018", false},
		{"a number of pages", head + "020 7946 0999" + rest, "Mira Solberg-Katz, page 2 of 3", "020 7946 0999", false},
	} {
		src := flow(c.text + c.footer)
		lines := src.Pages[0].Lines
		lines[len(lines)-1].Kind = page.PageFooter
		doc, notes := Document(src, Options{})
		if doc.Person.Phone.Value != c.phone {
			t.Errorf("%s: phone %q, want %q", c.name, doc.Person.Phone.Value, c.phone)
		}
		told := slices.ContainsFunc(notes, func(n cv.Note) bool { return strings.Contains(n.Reason, "only in the footer") })
		if told != c.told {
			t.Errorf("%s: told %v, want %v: %v", c.name, told, c.told, notes)
		}
		doc.Walk(func(r cv.Ref) {
			if c.told && strings.Contains(r.Text.Value, "Quarry") {
				t.Errorf("%s: the footer is printed: %s", c.name, r.Text.Value)
			}
		})
	}
}
