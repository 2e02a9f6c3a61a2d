package extract

import (
	"slices"
	"testing"

	"focal/internal/cv"
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

// postsInALine has two posts with one employer in a line.
const postsInALine = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, Kirkwall	2016 – 2022
- Trimmed forty lamps
The Holm Institute	Harbour Intern, Summer 2013; Events Intern, Summer 2012	Holm, Orkney
- Counted nine seals
- Hosted forty guests
Ferry Operator, Vardo Ferries Ltd, Vardo	2005 – 2009
- Sold tickets`

// By words it is about the entry that begins with them, takes the employer of the one just above that, and changes no other.
func TestTheSameEmployerByWords(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: postsInALine})
	plain, _ := Document(src, Options{})
	read := wholePosts(plain)
	const words = "Holm Institute | same | Work Experience | Events Intern, Summer 2012"
	for _, refused := range []string{
		words,
		"Holm Institute | same | Work Experience | Summer 2012",
		"Holm Institute | same | Work Experience | Summer 2013",
		"Holm Institute | same | Work Experience | Harbour Intern",
		"Ferry Operator | same | Work Experience | 2005 – 2009",
		"Sold | same | Work Experience | tickets",
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, refused)})
		if got := wholePosts(doc); !slices.Equal(got, read) {
			t.Errorf("%s: %q, want %q", refused, got, read)
		}
	}
	start := "Holm Institute | start | Work Experience | Events Intern, Summer 2012	Holm, Orkney"
	begun, _ := Document(src, Options{Marks: say(t, plain, start)})
	for _, said := range [][]string{
		{start, words},
		{words, start},
		{start, words, words},
		{start, "Holm Institute | same | Work Experience | Events Intern"},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, said...)})
		if len(doc.Work) != 4 || doc.Work[2].Organisation.Value != "The Holm Institute" || doc.Work[2].Title.Value != "Events Intern" {
			t.Errorf("%q: %s", said, dumped(doc))
			continue
		}
		for i, was := range wholePosts(begun) {
			if i != 2 && wholePosts(doc)[i] != was {
				t.Errorf("%q: %q, want %q", said, wholePosts(doc)[i], was)
			}
		}
	}
}

// Of several entries that begin in a line each has what was said of its own words, also where one below has the same employer.
func TestTheSameEmployerOfSeveralInALine(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
The Holm Institute	Harbour Intern, 2013; Events Intern, 2012; Press Intern, 2011
- Counted nine seals
Archive Intern, 2010
- Sorted forty maps`})
	plain, _ := Document(src, Options{})
	const line = "Holm Institute | "
	doc, _ := Document(src, Options{Marks: say(
		t, plain,
		line+"start | Work Experience | Events Intern, 2012; Press Intern, 2011",
		line+"start | Work Experience | Press Intern, 2011",
		line+"title | Work Experience | Events Intern",
		line+"same | Work Experience | Events Intern, 2012",
		line+"same | Work Experience | Press Intern, 2011",
		"Archive | start | Work Experience", "Archive | same | Work Experience",
		line+"dates | Work Experience | 2012",
	)})
	var got []string
	for _, w := range doc.Work[1:] {
		got = append(got, w.Title.Value+" | "+w.Organisation.Value+" | "+w.Dates.Text.Value)
	}
	want := []string{
		"Events Intern | The Holm Institute | 2012", "Press Intern | The Holm Institute | 2011",
		"Archive Intern | The Holm Institute | 2010",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q\n%s", got, dumped(doc))
	}
}

// Of an entry that is left out by its words, or with its lines, the employer that it had from the one above does not stay.
func TestAnEntryLeftOutWithTheSameEmployer(t *testing.T) {
	const start = "Holm Institute | start | Work Experience | Events Intern, Summer 2012	Holm, Orkney"
	const same = "Holm Institute | same | Work Experience | Events Intern, Summer 2012"
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: postsInALine})
	plain, _ := Document(src, Options{})
	for _, out := range [][]string{
		{"Holm Institute | out | Work Experience | Events Intern", "Holm Institute | out | Work Experience | Summer 2012"},
		{"Holm Institute | out | Work Experience | Events Intern, Summer 2012"},
	} {
		rest := []string{"Holm Institute | out | Work Experience | Holm, Orkney", "Counted | out", "Hosted | out"}
		doc, _ := Document(src, Options{Marks: say(t, plain, slices.Concat([]string{start, same}, out, rest)...)})
		want := []string{
			"Keeper of the lamps | Skerry Lights Trust | 2016 – 2022 | Trimmed forty lamps",
			"Harbour Intern | The Holm Institute | Summer 2013 | ",
			"Ferry Operator | Vardo Ferries Ltd | 2005 – 2009 | Sold tickets",
		}
		if got := wholePosts(doc); !slices.Equal(got, want) {
			t.Errorf("%q: %q\n%s", out, got, dumped(doc))
		}
	}
}

// A sentence that is said to be a post with the same employer is its title as a whole, with the year that ends it; the time of a post
// stays its time.
func TestA1_SameEmployerTearsNoSentence(t *testing.T) {
	for _, c := range []struct{ line, title, dates string }{
		{
			"- Led a team of twelve keepers and kept the rota of the pier in 2012",
			"Led a team of twelve keepers and kept the rota of the pier in 2012", "",
		},
		{"- Assistant keeper, 2010 – 2012", "Assistant keeper", "2010 – 2012"},
	} {
		src := flow("**Marit Solberg**\nmarit.solberg@example.org\n# Work Experience\nKeeper, Skerry Lights Trust, 2013 – 2016\n" +
			"- Trimmed forty lamps\n" + c.line + "\n- Counted the seals\n# Education\nDiploma in Pilotage, Holm College, 2009")
		plain, _ := Document(src, Options{})
		doc, _ := Document(src, Options{Marks: say(t, plain, c.line[2:20]+" | same | Work Experience")})
		want := []string{
			"Keeper | Skerry Lights Trust | 2013 – 2016 | Trimmed forty lamps",
			c.title + " | Skerry Lights Trust | " + c.dates + " | Counted the seals",
		}
		if got := wholePosts(doc); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", c.line, got, want)
		}
	}
}

// Where a list of posts stands first and what was done in each further down, the employer is that of the post which goes on directly
// above the line, not of the last one in the list.
func TestTheSameEmployerAsTheLinesAbove(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust	2016 – 2022
Ferry Operator, Holm Ferries Ltd	2009 – 2016
Archive Intern, Vardo Museum	2005 – 2009
Ferry Operator
- Sold tickets on the north line
- Rowed the mail
Deckhand at the south pier	2009 – 2011
- Mended nets`})
	plain, _ := Document(src, Options{})
	var marks []cv.Mark
	// the lines below the list are of the second post
	for _, m := range say(t, plain, "Ferry Operator, | move", "Sold | move", "Rowed | move") {
		marks = append(marks, cv.Mark{Line: m.Line, As: cv.MarkMove, Section: cv.SectionWork, Entry: 5})
	}
	marks[0].Line = 6
	doc, _ := Document(src, Options{Marks: append(marks, say(t, plain, "Deckhand | same | Work Experience")...)})
	want := []string{
		"Keeper of the lamps | Skerry Lights Trust | 2016 – 2022 | ",
		"Ferry Operator | Holm Ferries Ltd | 2009 – 2016 | Sold tickets on the north line; Rowed the mail; Ferry Operator",
		"Archive Intern | Vardo Museum | 2005 – 2009 | ",
		"Deckhand | Holm Ferries Ltd | 2009 – 2011 | Mended nets; south pier",
	}
	if got := wholePosts(doc); !slices.Equal(got, want) {
		t.Errorf("%q\n%s", got, dumped(doc))
	}
}
