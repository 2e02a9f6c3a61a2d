package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// inOneLine is a CV whose lines hold more than one thing.
const inOneLine = `@ Marit Solberg
marit.solberg@example.org
## Profile
Keeper of lamps who rows every morning and signs nothing
unread in ink
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
Ferry Operator, Holm Ferries Ltd, 2011 – 2014 and Deckhand, Northern Mail Boats, 2009 – 2011
- Rowed the mail
## Education
Diploma in Pilotage, Holm College, 2010 Certificate in Rope Work, Kirkwall School, 2008
## Skills
Sextant, Radar`

// Words of a line are parted, moved and left out like lines.
func TestA1_WordsOfALine(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: inOneLine})
	plain, _ := Document(src, Options{})
	second := "Deckhand, Northern Mail Boats, 2009 – 2011"
	splitPost := []string{
		"Ferry Operator | title | Work Experience | Ferry Operator", "Ferry Operator | employer | Work Experience | Holm Ferries Ltd",
		"Ferry Operator | start | Work Experience | " + second,
	}
	splitCourse := "Diploma in | start | Education | Certificate in Rope Work, Kirkwall School, 2008"
	courses := func(d *cv.Document) (out []string) {
		for _, e := range d.Education {
			out = append(out, fmt.Sprintf("%s | %s | %s", e.Degree, e.Institution, e.Dates.Text))
		}
		return out
	}
	for _, c := range []struct {
		name string
		say  []string
		got  func(*cv.Document) []string
		want []string
	}{
		{
			"two posts in a line, the second has the text", splitPost,
			entriesText,
			[]string{
				"Keeper of the lamps | Skerry Lights Trust | 2016 – 2022 | 1", "Ferry Operator | Holm Ferries Ltd | 2011 – 2014 | 0",
				"Deckhand | Northern Mail Boats | 2009 – 2011 | 1",
			},
		},
		{
			"two courses in a line",
			[]string{splitCourse},
			courses,
			[]string{"Diploma in Pilotage | Holm College | 2010", "Certificate in Rope Work | Kirkwall School | 2008"},
		},
		{
			"each with what is said of its words",
			[]string{splitCourse, "Diploma in | title | Education | Pilotage", "Diploma in | title | Education | Rope Work"},
			func(d *cv.Document) (out []string) {
				for _, e := range d.Education {
					out = append(out, e.Degree.Value)
				}
				return out
			},
			[]string{"Pilotage", "Rope Work"},
		},
		{
			"words that another line has part nothing",
			[]string{"Diploma in | start | Education | Sextant"},
			courses,
			courses(plain),
		},
		{
			"words are left out",
			[]string{"Trimmed | out |  | forty"},
			func(d *cv.Document) []string { return valuesOf(d.Work[0].Highlights) },
			[]string{"Trimmed lamps"},
		},
		{
			"words are moved",
			[]string{"Keeper of lamps | move | Interests | rows every morning"},
			func(d *cv.Document) (out []string) {
				for _, i := range d.Interests {
					out = append(out, i.Name.Value)
				}
				return out
			},
			[]string{"rows every morning"},
		},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		if got := c.got(doc); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// A line of which no value came goes on with the line above all the same.
func TestA1_JoinOfALineThatWasLost(t *testing.T) {
	b := &builder{doc: &cv.Document{Summary: []cv.Text{{Value: "Keeper of lamps who signs nothing", Lines: []int{0}}}}}
	b.lines = []line{{index: 0, text: "Keeper of lamps who signs nothing"}, {index: 1, text: "unread"}}
	b.saidJoin(cv.Mark{Line: 1, As: cv.MarkJoin})
	if got := b.doc.Summary[0].Value; !strings.HasSuffix(got, "signs nothing unread") {
		t.Errorf("%q", got)
	}
}
