package extract

import (
	"fmt"
	"slices"
	"testing"

	"focal/internal/cv"
)

// overLines is a CV whose texts run over several lines.
const overLines = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps on nine islands and kept the log of every night
- Passed the course in first aid at sea, survival and rescue in the boats
> of the station, and the exams in signals, radio and the care of lamps
- Taught twelve apprentices
Ferry Operator, Holm Ferries Ltd, 2011 – 2016
- Rowed the mail between the islands in summer and in the dark of winter
> when nobody else would
- Sold tickets
## Key Skills
- Reading of charts
- Knotting, splicing and whipping of ropes of every kind that is used on
> boats and piers
- Sextant
- of brass
## Interests
Choral singing
Old maps of coasts, with sound
knowledge of sails`

// What is moved takes along what it goes on with, and what is said to go on with it.
func TestMovedTextsStayWhole(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 420, top: 60, text: overLines})
	course := "Passed the course in first aid at sea, survival and rescue in the boats of the station, " +
		"and the exams in signals, radio and the care of lamps"
	profile := func(d *cv.Document) []string { return valuesOf(d.Summary) }
	duties := func(d *cv.Document) []string {
		return valuesOf(slices.Concat(d.Work[0].Highlights, d.Work[1].Highlights))
	}
	interests := func(d *cv.Document) (out []string) {
		for _, i := range d.Interests {
			out = append(out, i.Name.Value)
		}
		return out
	}
	skills := func(d *cv.Document) (out []string) {
		for _, g := range d.Skills {
			out = append(out, valuesOf(g.Keywords)...)
		}
		return out
	}
	for _, c := range []struct {
		name string
		say  []string
		got  func(*cv.Document) []string
		want []string
	}{
		{"the first line of a text", []string{"Passed the course | move | Profile"}, profile, []string{course}},
		{"its last line", []string{"of the station | move | Profile"}, profile, []string{course}},
		{
			"or a line that ends what stands in a list",
			[]string{"boats and piers | move | Profile"},
			profile,
			[]string{"Knotting, splicing and whipping of ropes of every kind that is used on boats and piers"},
		},
		{
			"but not a line of which something else is said",
			[]string{"Passed the course | move | Profile", "of the station | text | Work Experience"},
			profile,
			[]string{"Passed the course in first aid at sea, survival and rescue in the boats"},
		},
		{
			"what is said to go on with the line above goes where that goes",
			[]string{"Taught twelve | move | Profile", "Ferry Operator | join | Work Experience"},
			profile,
			[]string{"Taught twelve apprentices Ferry Operator, Holm Ferries Ltd, 2011 – 2016"},
		},
		{
			"in whichever order it is said",
			[]string{"of brass | join | Work Experience", "Sextant | move | Profile"},
			profile,
			[]string{"Sextant of brass"},
		},
		{
			"and also where it runs over several lines itself",
			[]string{"Trimmed | move | Profile", "Passed the course | join | Work Experience"},
			profile,
			[]string{"Trimmed forty lamps on nine islands and kept the log of every night " + course},
		},
		{
			"a skill goes on with the one above",
			[]string{"of brass | join | Work Experience"},
			skills,
			[]string{
				"Reading of charts", "Knotting, splicing and whipping of ropes of every kind that is used on boats and piers",
				"Sextant of brass",
			},
		},
		{
			"and so does an interest",
			[]string{"knowledge of sails | join | Work Experience"},
			interests,
			[]string{"Choral singing", "Old maps of coasts", "with sound knowledge of sails"},
		},
		{
			"a duty goes on with the one above",
			[]string{"Sold tickets | join | Work Experience"},
			duties,
			[]string{
				"Trimmed forty lamps on nine islands and kept the log of every night", course, "Taught twelve apprentices",
				"Rowed the mail between the islands in summer and in the dark of winter when nobody else would Sold tickets",
			},
		},
	} {
		plain, _ := Document(src, Options{})
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		if got := c.got(doc); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q; %q; %v", c.name, got, fmt.Sprint(doc.Work), doc.Additional)
		}
	}
}
