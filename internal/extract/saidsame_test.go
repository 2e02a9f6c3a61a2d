package extract

import (
	"slices"
	"testing"
)

// Several posts have the employer that is named once above them, whatever they were read as.
func TestPostsWithTheSameEmployer(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Skerry Lights Trust, Kirkwall	2009 – 2022
Keeper of the lamps	2016 – 2022
- Trimmed forty lamps
Deckhand	2011 – 2016
- Rowed the mail
Ship's boy	2009 – 2011
- Mended nets
Holm Ferries Ltd
Ferry Operator, 2005 – 2009
- Sold tickets
## Education
Holm College
Diploma in Pilotage	2010
Certificate in Ropes	2008`})
	plain, _ := Document(src, Options{})
	keeper := "Keeper of the lamps | Skerry Lights Trust | 2016 – 2022 | Trimmed forty lamps"
	deckhand := "Deckhand | Skerry Lights Trust | 2011 – 2016 | Rowed the mail"
	boy := "Ship's boy | Skerry Lights Trust | 2009 – 2011 | Mended nets"
	ferry := "Ferry Operator | Holm Ferries Ltd | 2005 – 2009 | Sold tickets"
	for _, c := range []struct {
		name string
		say  []string
		want []string
	}{
		{
			"each of them",
			[]string{"Keeper | same", "Deckhand | same | Work Experience", "Ship's | same | Work Experience"},
			[]string{keeper, deckhand, boy, ferry},
		},
		{
			"the employer is a post of its own",
			[]string{
				"Skerry | start | Work Experience", "Keeper | start | Work Experience",
				"Skerry | employer | Work Experience | Skerry Lights Trust",
				"Keeper | same | Work Experience", "Deckhand | same | Work Experience", "Ship's | same | Work Experience",
			},
			[]string{keeper, deckhand, boy, ferry},
		},
		{
			"a title is said afterwards",
			[]string{
				"Deckhand | same | Work Experience", "Ship's | same | Work Experience", "Deckhand | title | Work Experience | Deckhand",
			},
			[]string{keeper, deckhand, boy, ferry},
		},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		if got := wholePosts(doc); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q\n%s", c.name, got, c.want, dumped(doc))
		}
	}
}
