package extract

import (
	"slices"
	"testing"
)

// An employer that is named once stands above all of its posts: what is done with its line, or with that of a post, is done with that
// one alone.
func TestA1_JoiningBesideASharedEmployer(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Skerry Lights Trust, Kirkwall
Keeper of the lamps	2016 – 2022
- Trimmed forty lamps
Deckhand	2011 – 2016
- Rowed the mail
Ferry Operator, Holm Ferries Ltd	2005 – 2009
- Sold tickets`})
	plain, _ := Document(src, Options{})
	keeper := "Keeper of the lamps | Skerry Lights Trust | 2016 – 2022 | Trimmed forty lamps"
	deckhand := "Deckhand | Skerry Lights Trust | 2011 – 2016 | Rowed the mail"
	ferry := "Ferry Operator | Holm Ferries Ltd | 2005 – 2009 | Sold tickets"
	if got := wholePosts(plain); !slices.Equal(got, []string{keeper, deckhand, ferry}) {
		t.Fatalf("read as %q", got)
	}
	for _, c := range []struct {
		say  string
		want []string
	}{
		{"Skerry | join | Work Experience", []string{keeper, deckhand, ferry}}, // there is nothing above it
		{"Deckhand | join | Work Experience", []string{
			"Keeper of the lamps | Skerry Lights Trust | 2016 – 2022 | Trimmed forty lamps; Deckhand; Rowed the mail; 2011 – 2016", ferry,
		}},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say)})
		if got := wholePosts(doc); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.say, got, c.want)
		}
	}
	doc, _ := Document(src, Options{Marks: say(t, plain, "Keeper | join | Work Experience")})
	if got := doc.Work[1].Location.Value; got != "Kirkwall" {
		t.Errorf("the place of the other post is %q", got)
	}
}
