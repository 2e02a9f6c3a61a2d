package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestPlainDates(t *testing.T) {
	for text, want := range map[string]string{
		"2 0 1 6 – 2 0 2 2":                 "2016 – 2022",
		"M a y 2 0 1 4 – J u n 2 0 1 6":     "May 2014 – Jun 2016",
		"2 0 1 6 - P r e s e n t":           "2016 - Present",
		"0 5 / 2 0 1 4 – 0 6 / 2 0 1 6":     "05/2014 – 06/2016",
		"( S e p 2 0 24 – P re s ent )":     "(Sep 2024 – Present)",
		"M ay 2 0 14 – J un 2 0 1 6":        "May 2014 – Jun 2016",
		"Plan B 2 0 14 C D":                 "Plan B 2 0 14 C D",
		"2007 – 2009Boat Builder":           "2007 – 2009 Boat Builder",
		"May 2014 – Jun 2016":               "May 2014 – Jun 2016",
		"A B C":                             "A B C",
		"Model 2009X":                       "Model 2009X",
		"Grades in 4 A 2 B":                 "Grades in 4 A 2 B",
		"2008-201 0":                        "2008-2010",
		"May 2 014 to 20 16":                "May 2014 to 2016",
		"12 20 14, 201 and 3 000":           "12 20 14, 201 and 3 000",
		"Holm Ferries Ltd, 1999Ltd archive": "Holm Ferries Ltd, 1999 Ltd archive",
	} {
		if got := plainDates(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// oddlyDrawn has dates, labels, rows and numbers that a reader takes for words of what stands beside them.
const oddlyDrawn = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Skerry Lights Trust, Kirkwall
Keeper of the lamps	2016 – 2022
- Trimmed forty lamps
Deckhand	2011 – 2016
- Rowed the mail
Holm Ferries Ltd	Ferry Operator	2005 – 2009
Vardo Fishing Company	Netmaker	2001 – 2004
Employer: North Isles Council
Position: Harbour Clerk
Duration: 1999 – 2000
- Kept the books
2 0 1 6 – 2 0 2 2
Pier Works Ltd
Rope Maker
- Made ropes
2007 – 2009Boat Builder, Loch Yard
- Built boats
## Education
Holm College
Diploma in Pilotage	2010
## Publications
1. Solberg M. Lamps of the north. Journal of Lamps, 2014
2. Solberg M. Ropes and nets
of the isles. Journal of Nets, 2016
3. Solberg M. Oil. 2018
## References
Marit Solberg
Skerry Lights Trust`

// What the user says of such lines is what stands in the document: no label, no other cell, no number, and every date as a date.
func TestA1_ValuesWithoutWhatStandsBesideThem(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: oddlyDrawn})
	plain, _ := Document(src, Options{})
	ferry := "Ferry Operator | Holm Ferries Ltd | 2005 – 2009 | "
	clerk := "Harbour Clerk | North Isles Council | 1999 – 2000 | "
	rope := "Rope Maker | Pier Works Ltd | 2016 – 2022 | "
	boat := "Boat Builder | Loch Yard | 2007 – 2009 | "
	for _, c := range []struct {
		say  string
		want string
	}{
		{"Holm Ferries | title | Work Experience", ferry},
		{"Holm Ferries | employer | Work Experience", ferry},
		{"Employer: | employer | Work Experience | Employer: North Isles Council", "Harbour Clerk | North Isles Council | "},
		{"Position: | title | Work Experience | Position: Harbour Clerk", "Harbour Clerk | North Isles Council | "},
		{"Duration: | dates | Work Experience", clerk},
		{"Duration: | dates | Work Experience | Duration: 1999 – 2000", clerk},
		{"2 0 1 6 | dates | Work Experience", rope},
		{"2 0 1 6 | start | Work Experience", rope},
		{"2007 | dates | Work Experience", boat},
		{"2007 | dates | Work Experience | 2007 – 2009", boat},
		{"2007 | title | Work Experience | 2009Boat Builder", "Boat Builder | Loch Yard | "},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say)})
		if !slices.ContainsFunc(wholePosts(doc), func(p string) bool { return strings.HasPrefix(p, c.want) }) {
			t.Errorf("%s: %q, want %q", c.say, wholePosts(doc), c.want)
		}
	}
}

// An item of a numbered list is an entry up to the next number, which is none of its words.
func TestA1_NumberedPapers(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: oddlyDrawn})
	plain, _ := Document(src, Options{})
	for _, c := range []struct{ say, want string }{
		{"1. Solberg | start | Publications", "Lamps of the north"},
		{"2. Solberg | start | Publications", "Solberg M. Ropes and nets of the isles. Journal of Nets"},
		{"2. Solberg | start | Awards", "Solberg M. Ropes and nets of the isles. Journal of Nets"},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say)})
		isNamed, isNumbered := false, false
		doc.Walk(func(r cv.Ref) {
			isNamed = isNamed || strings.HasPrefix(r.Text.Value, c.want)
			isNumbered = isNumbered || strings.HasPrefix(r.Text.Value, "1. ") || strings.HasPrefix(r.Text.Value, "2. ")
		})
		if !isNamed || isNumbered {
			t.Errorf("%s: %s", c.say, dumped(doc))
		}
	}
}

// A line that is said to be dates dates the entry that is said to begin below it, in either order.
func TestA1_DatesAboveAnEntry(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Skerry Lights Trust, Kirkwall
Keeper of the lamps	2016 – 2022
- Trimmed forty lamps
2009 – 2012
- Rowed the mail
- Sold tickets in the harbour
He worked as a deckhand at the Vardo Fishing Company and mended the nets of nine boats there.
2005 – 2009
Net Loft
- Made nets
## Additional Information
Lamp Clerk, 2003 – 2004
Tide Warden
Old Pier`})
	plain, _ := Document(src, Options{})
	dates, begins := "2005 – 2009 | dates | Work Experience", "Net Loft | start | Work Experience"
	for _, marks := range [][]string{{dates, begins}, {begins, dates}} {
		doc, _ := Document(src, Options{Marks: say(t, plain, marks...)})
		if got := wholePosts(doc); len(got) < 2 || !strings.Contains(got[1], "Net Loft | 2005 – 2009") {
			t.Errorf("%q: %q", marks, got)
		}
	}
}
