package extract

import (
	"slices"
	"testing"
)

// What the new value says too does not stand beside it, and of a period that is cut down the line tells the rest.
func TestNothingStaysBesideTheValueThatReplacesIt(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Pilot at Skerry	2021
Skerry Lights Trust
- Built lamps
Keeper, Holm Ferries Ltd	Jan 2019 – 2021
- Trimmed wicks
Mate, Vardo Boats	2015 - 2016
May 2015 to June 2016
- Rowed
## Education
Diploma in Pilotage, Holm College	2014
Graduated May 2014`})
	plain, _ := Document(src, Options{})
	for _, c := range []struct {
		name  string
		say   string
		want  string // a post
		line  string
		lacks string
	}{
		{
			"the employer in full", "Skerry Lights | employer | Work Experience",
			"Pilot | Skerry Lights Trust | 2021 | Built lamps", "Pilot", "",
		},
		{
			"dates cut down", "Keeper | dates | Work Experience | Jan 2019",
			"Keeper | Holm Ferries Ltd | Jan 2019 | Trimmed wicks", "Keeper", "2021",
		},
		{"dates with months", "May 2015 | dates | Work Experience", "Mate | Vardo Boats | May 2015 to June 2016 | Rowed", "Mate", ""},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say)})
		at := say(t, plain, c.line+" | right")[0].Line
		got, isStray := wholePosts(doc), len(doc.Additional) > len(plain.Additional)
		if !slices.Contains(got, c.want) || doc.Source[at].Lacks != c.lacks || isStray {
			t.Errorf("%s: %q, want %q; lacks %q\n%s", c.name, got, c.want, doc.Source[at].Lacks, dumped(doc))
		}
	}
}
