package extract

import (
	"strconv"
	"strings"
	"testing"
)

// Words that go on with others keep the sign that the file has between them.
func TestSignsBetweenWordsStay(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, Isles Council, Kirkwall	2016 – 2022
- Trimmed forty lamps
Sold tickets,
tea, coffee
and maps; and rope
Senior Ferry Operator,
Holm Division
Holm Ferries Ltd (a ferry,
rail and coach company), Vardo
2011 – 2014
- Rowed
## Education
Diploma in Pilotage, Navigation / Tides - Signals, Holm College	2010`})
	plain, _ := Document(src, Options{})
	for _, c := range []struct {
		name string
		say  []string // a + in front adds the words
		want string
	}{
		{
			"a line above that ends with a comma",
			[]string{"tea | join", "and maps | join"},
			"Sold tickets, tea, coffee and maps; and rope",
		},
		{
			"a title over lines",
			[]string{"Senior | title | Work Experience", "+Holm Division | title | Work Experience | Holm Division"},
			"Senior Ferry Operator, Holm Division",
		},
		{
			"an employer in brackets",
			[]string{"Holm Ferries | employer", "+rail and | employer | Work Experience | rail and coach company),"},
			"Holm Ferries Ltd (a ferry, rail and coach company)",
		},
		{
			"the words next to it",
			[]string{"Diploma | title | Education | Diploma in Pilotage", "+Diploma | title | Education | Navigation"},
			"Diploma in Pilotage, Navigation",
		},
		{
			"a stroke",
			[]string{"Diploma | title | Education | Navigation", "+Diploma | title | Education | Tides"},
			"Navigation / Tides",
		},
		{
			"a dash",
			[]string{"Diploma | title | Education | Tides", "+Diploma | title | Education | Signals"},
			"Tides - Signals",
		},
		{
			"put before",
			[]string{"Diploma | title | Education | Navigation", "+Diploma | title | Education | Diploma in Pilotage"},
			"Diploma in Pilotage, Navigation",
		},
		{
			"with others between",
			[]string{"Keeper | title | Work Experience | Keeper of the lamps", "+Keeper | title | Work Experience | Isles Council"},
			"Keeper of the lamps, Isles Council",
		},
		{
			"with others between and no comma",
			[]string{"Keeper | title | Work Experience | Keeper of", "+Keeper | title | Work Experience | Isles Council"},
			"Keeper of Isles Council",
		},
	} {
		var plainSay []string
		for _, s := range c.say {
			plainSay = append(plainSay, strings.TrimPrefix(s, "+"))
		}
		marks := say(t, plain, plainSay...)
		for i := range marks {
			marks[i].Add = plainSay[i] != c.say[i]
		}
		doc, _ := Document(src, Options{Marks: marks})
		if got := dumped(doc); !strings.Contains(got, strconv.Quote(c.want)) {
			t.Errorf("%s: no %q\n%s", c.name, c.want, got)
		}
	}
}
