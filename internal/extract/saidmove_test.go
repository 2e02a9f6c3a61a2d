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

// What was said of lines stays true where they are moved as an entry, whatever else is moved beside them.
func TestWhatWasSaidIsMovedAlong(t *testing.T) {
	const text = `**Marit Solberg**
marit.solberg@example.org | 07700 900123
# Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
# Interests
Holm Ferries
Mate and cook
Boats of the north
2011 – 2016
Rowed the mail
Printed by Kelp
# Skills
Sextant, Radar`
	read := Reader(flow(text), Options{})
	plain := read(nil).Document
	line := func(words string) int { return lineWith(t, plain, words) }
	is := func(words string, as cv.MarkKind) cv.Mark {
		return cv.Mark{Line: line(words), As: as, Section: cv.SectionWork}
	}
	moved := func(from, to string, of cv.Section, entry int) (out []cv.Mark) {
		for l := line(from); l <= line(to); l++ {
			out = append(out, cv.Mark{Line: l, As: cv.MarkMove, Section: of, Entry: entry})
		}
		return out
	}
	part := func(m cv.Mark, words string) cv.Mark {
		m.Part = words
		return m
	}
	fresh := line("Holm Ferries") + 1
	said := []cv.Mark{is("Mate", cv.MarkTitle), is("Holm", cv.MarkEmployer), is("2011", cv.MarkDates)}
	posts := func(d *cv.Document) string {
		var out []string
		for _, w := range d.Work {
			out = append(out, fmt.Sprintf("%s, %s, %s", w.Title, w.Organisation, w.Dates.Text))
		}
		for _, e := range d.Education {
			out = append(out, fmt.Sprintf("at school: %s, %s, %s", e.Degree, e.Institution, e.Dates.Text))
		}
		return fmt.Sprint(out)
	}
	const keeper = "Keeper of the lamps, Skerry Lights Trust, 2016 – 2022"
	for name, c := range map[string]struct {
		say  []cv.Mark
		want string
	}{
		"as a new post": {
			append(slices.Clone(said), moved("Holm", "Rowed", cv.SectionWork, fresh)...),
			"[" + keeper + " Mate and cook, Holm Ferries, 2011 – 2016]",
		},
		"to the section": {
			append(slices.Clone(said), moved("Holm", "Rowed", cv.SectionWork, 0)...),
			"[" + keeper + " Mate and cook, Holm Ferries, 2011 – 2016]",
		},
		"as a course": {
			append(slices.Clone(said), moved("Holm", "Rowed", cv.SectionEducation, fresh)...),
			"[" + keeper + " at school: Mate and cook, Holm Ferries, 2011 – 2016]",
		},
		"words of a line": {
			append([]cv.Mark{part(is("Mate", cv.MarkTitle), "Mate"), said[1]}, moved("Holm", "Rowed", cv.SectionWork, fresh)...),
			"[" + keeper + " Mate, Holm Ferries, 2011 – 2016]",
		},
		"then a line below goes elsewhere": {
			slices.Concat(said, moved("Holm", "Rowed", cv.SectionWork, fresh), moved("Printed", "Printed", cv.SectionSkills, 0)),
			"[" + keeper + " Mate and cook, Holm Ferries, 2011 – 2016]",
		},
		"then a line below goes to the post": {
			slices.Concat(said, moved("Holm", "2011", cv.SectionWork, fresh), moved("Rowed", "Rowed", cv.SectionWork, fresh)),
			"[" + keeper + " Mate and cook, Holm Ferries, 2011 – 2016]",
		},
		"a line of it that was left out before": {
			slices.Concat(
				[]cv.Mark{said[1], {Line: line("Boats"), As: cv.MarkOut}},
				moved("Holm", "Mate", cv.SectionWork, fresh), moved("2011", "Rowed", cv.SectionWork, fresh),
			),
			"[" + keeper + " Mate and cook, Holm Ferries, 2011 – 2016]",
		},
		"then a line that was said to be another title goes to the post": {
			slices.Concat(
				said, []cv.Mark{is("Printed", cv.MarkTitle)},
				moved("Holm", "2011", cv.SectionWork, fresh), moved("Printed", "Printed", cv.SectionWork, fresh),
			),
			"[" + keeper + " Mate and cook, Holm Ferries, 2011 – 2016]",
		},
		"a title that was said instead of another one": {
			slices.Concat([]cv.Mark{is("Holm", cv.MarkTitle), is("Mate", cv.MarkTitle)}, moved("Holm", "Rowed", cv.SectionEducation, 0)),
			"[" + keeper + " at school: Mate and cook, , 2011 – 2016]",
		},
		"two posts": {
			slices.Concat(
				[]cv.Mark{said[1], said[0], is("Rowed", cv.MarkTitle), is("Printed", cv.MarkEmployer)},
				moved("Holm", "Printed", cv.SectionEducation, 0),
			),
			"[" + keeper + " at school: Mate and cook, Holm Ferries, 2011 – 2016 at school: Rowed the mail, Printed by Kelp, ]",
		},
		"a title over two lines is one": {
			slices.Concat(
				[]cv.Mark{said[1], said[0], is("Boats", cv.MarkTitle), is("Boats", cv.MarkJoin)},
				moved("Holm", "Rowed", cv.SectionWork, 0),
			),
			"[" + keeper + " Mate and cook Boats of the north, Holm Ferries, 2011 – 2016]",
		},
		"a title on both sides of a line that is left out is one": {
			slices.Concat(
				[]cv.Mark{{Line: line("Mate"), As: cv.MarkOut}},
				[]cv.Mark{is("Holm", cv.MarkTitle), is("Boats", cv.MarkTitle), is("Boats", cv.MarkJoin)},
				moved("Holm", "Holm", cv.SectionWork, fresh), moved("Boats", "Rowed", cv.SectionWork, fresh),
			),
			"[" + keeper + " Holm Ferries Boats of the north, , 2011 – 2016]",
		},
		"into a post that is there it is text": {
			append(slices.Clone(said), moved("Holm", "Rowed", cv.SectionWork, line("Keeper")+1)...), "[" + keeper + "]",
		},
		"where no posts are it is no title": {
			append(slices.Clone(said), moved("Holm", "Rowed", cv.SectionSummary, 0)...), "[" + keeper + "]",
		},
	} {
		doc := read(c.say).Document
		if got := posts(doc); got != c.want {
			t.Errorf("%s:\n%s, want\n%s\n%s", name, got, c.want, dumped(doc))
		}
	}
}
