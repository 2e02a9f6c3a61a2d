package extract

import (
	"slices"
	"testing"
)

// A later gesture undoes none of other words, and none keeps a later one from being done.
func TestLaterGesturesLeaveEarlierOnes(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `Curriculum Vitae
Solberg Marit, lamp keeper
marit.solberg@example.org | 07700 900123
## Work Experience
Keeper of the lamps, Skerry Lights Trust	2016 – 2022
- Trimmed forty lamps
- Rowed the mail
## Interests
Ferry Operator, Holm Ferries Ltd	2011 – 2014
Sold tickets
Deckhand, Northern Mail Boats	2009 – 2011
Mended nets
Old maps
## Skills
Sextant, Radar`})
	plain, _ := Document(src, Options{})
	moved := []string{
		"Ferry Op | move | Work Experience", "Sold tick | move | Work Experience",
		"Deckhand | move | Work Experience", "Mended | move | Work Experience",
	}
	keeper := "Keeper of the lamps | Skerry Lights Trust | 2016 – 2022 | Trimmed forty lamps; Rowed the mail"
	ferry := "Ferry Operator | Holm Ferries Ltd | 2011 – 2014 | Sold tickets"
	for _, c := range []struct {
		name   string
		say    []string
		person string
		want   []string
	}{
		{
			"the rest of the line of the name is moved",
			[]string{"Solberg | name | Personal Details | Solberg Marit", "Solberg | move | Profile"},
			"Solberg Marit",
			[]string{keeper},
		},
		{
			"a post begins at a line that was moved elsewhere",
			[]string{"Trimmed | move | Key Skills", "Trimmed | start | Work Experience"},
			"",
			[]string{"Keeper of the lamps | Skerry Lights Trust | 2016 – 2022 | ", " | Trimmed forty lamps |  | Rowed the mail"},
		},
		{
			"a post begins at a line that was moved there", append(slices.Clone(moved), "Mended | start | Work Experience"),
			"",
			[]string{keeper, ferry, "Deckhand, Northern Mail Boats |  | 2009 – 2011 | ", " | Mended nets |  | "},
		},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		if got := wholePosts(doc); !slices.Equal(got, c.want) || doc.Person.Name.Value != c.person {
			t.Errorf("%s: %q, want %q; %q", c.name, got, c.want, doc.Person.Name.Value)
		}
	}
}
