package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// exactLines is a CV in which words stand twice, inside of others, or over two lines.
const exactLines = `Marit
Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 –
2022
- Trimmed forty lamps
Ferry Operator, Holm Ferries Ltd, 2011 – 2014 and Deckhand, Northern Mail Boats of Lerwick, 2009 – 2011
- Rowed the mail
## Key Skills
JavaScript, Java, Sextant
## Additional Information
Likes boats and more boats of all sizes, boats again
Training in Oslo and in Bergen`

// What is said of words is said of these words: whole ones, once, in the order of the file.
func TestA1_WordsAreMeantExactly(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: exactLines})
	plain, _ := Document(src, Options{})
	said := func(line, as, section, part string) cv.Mark {
		return say(t, plain, line+" | "+as+" | "+section+" | "+part)[0]
	}
	added := func(m cv.Mark) cv.Mark {
		m.Add = true
		return m
	}
	work := "Work Experience"
	deck := []cv.Mark{said("Ferry", "start", work, "Deckhand, Northern Mail Boats of Lerwick, 2009 – 2011")}
	other := func(d *cv.Document) string {
		var all []string
		for _, o := range d.Additional {
			for _, i := range o.Items {
				all = append(all, i.Value)
			}
		}
		return strings.Join(all, "; ")
	}
	for _, c := range []struct {
		name string
		say  []cv.Mark
		got  func(*cv.Document) string
		want string
	}{
		{
			"one of three same words is left out",
			[]cv.Mark{said("Likes", "out", "", "boats")},
			other,
			"Likes and more boats of all sizes, boats again; Training in Oslo and in Bergen; Solberg",
		},
		{
			"a word that stands inside of others, too",
			[]cv.Mark{said("Training", "out", "", "in")},
			other,
			"Likes boats and more boats of all sizes, boats again; Training Oslo and in Bergen; Solberg",
		},
		{
			"a skill that another one begins with",
			[]cv.Mark{said("JavaScript", "out", "", "Java,")},
			func(d *cv.Document) string { return skillNames(d) }, "JavaScript, Sextant",
		},
		{
			"a skill that begins with another one",
			[]cv.Mark{said("JavaScript", "out", "", "JavaScript,")},
			func(d *cv.Document) string { return skillNames(d) }, "Java, Sextant",
		},
		{
			"a name over two lines",
			[]cv.Mark{said("Marit", "name", "", "Marit"), added(said("Solberg", "name", "", "Solberg"))},
			func(d *cv.Document) string { return d.Person.Name.Value }, "Marit Solberg",
		},
		{
			"dates over two lines",
			[]cv.Mark{said("Keeper", "dates", work, "2016 –"), added(said("2022", "dates", work, "2022"))},
			func(d *cv.Document) string { return d.Work[0].Dates.Text.Value }, "2016 – 2022",
		},
		{
			"words are text of the post that they stand in, as they follow each other",
			append(slices.Clone(deck), said("Ferry", "text", work, "Northern"), said("Ferry", "text", work, "Lerwick")),
			func(d *cv.Document) string { return strings.Join(valuesOf(d.Work[2].Highlights), "; ") }, "Northern; Lerwick; Rowed the mail",
		},
	} {
		doc, _ := Document(src, Options{Marks: c.say})
		if got := c.got(doc); got != c.want {
			t.Errorf("%s: %q, want %q; %q", c.name, got, c.want, entriesText(doc))
		}
	}
}

func skillNames(d *cv.Document) string {
	var all []string
	for _, s := range d.Skills {
		all = append(all, valuesOf(s.Keywords)...)
	}
	return strings.Join(all, ", ")
}

// Words that are added stand where they stand in the file, unless they are there already, as whole words.
func TestWordsAreAddedInTheirPlace(t *testing.T) {
	lines := []line{{index: 0, text: "for Skerry Lights (at the"}, {index: 1, text: "outer isles) AS in Oslo"}}
	for _, c := range []struct {
		value string
		of    []int
		line  int
		add   string
		want  string
	}{
		{"Lights (at the outer isles)", []int{0, 1}, 0, "Skerry", "Skerry Lights (at the outer isles)"},
		{"Skerry Lights outer isles)", []int{0, 1}, 0, "(at the", "Skerry Lights (at the outer isles)"},
		{"Skerry Lights (at the", []int{0}, 1, "outer isles)", "Skerry Lights (at the outer isles)"},
		{"outer isles)", []int{1}, 0, "(at the", "(at the outer isles)"},
		{"Oasis Lights", []int{1}, 1, "AS", "Oasis Lights AS"},
		{"outer isles) AS", []int{1}, 1, "AS", "outer isles) AS"},
	} {
		b := &builder{doc: &cv.Document{}, lines: lines}
		value := cv.Text{Value: c.value, Lines: c.of}
		if b.addWords(&value, c.line, b.placesOf(c.add, c.line)); value.Value != c.want {
			t.Errorf("%q with %q: %q, want %q", c.value, c.add, value.Value, c.want)
		}
	}
}

// A whole line that is added to a title leaves its post whole.
func TestA1_AWholeLineIsAdded(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps
Skerry Lights Trust
2016 – 2022
- Trimmed forty lamps
and of the stores
- Rowed the mail`})
	plain, _ := Document(src, Options{})
	marks := say(t, plain, "and of | title | Work Experience")
	marks[0].Add = true
	doc, _ := Document(src, Options{Marks: marks})
	want := []string{
		"Keeper of the lamps and of the stores | Skerry Lights Trust | 2016 – 2022 | Trimmed forty lamps; Rowed the mail",
	}
	if got := wholePosts(doc); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// A line that begins with a heading and goes on is not lost as one.
func TestA1_AHeadingBeforeItsText(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
Hobbies : Choral singing & old maps`})
	plain, _ := Document(src, Options{})
	doc, _ := Document(src, Options{Marks: say(t, plain, "Hobbies | heading | Interests")})
	var got []string
	doc.Walk(func(r cv.Ref) {
		if slices.Contains(r.Text.Lines, len(plain.Source)-1) {
			got = append(got, fmt.Sprintf("%s: %s", r.Section, r.Text.Value))
		}
	})
	if want := []string{"Interests: Choral singing & old maps"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// The employer below a title goes on with no title, unless the post has an employer.
func TestJoinOfTwoHeads(t *testing.T) {
	text := func(value string, line int) cv.Text { return cv.Text{Value: value, Lines: []int{line}} }
	for _, c := range []struct {
		above, below cv.Engagement
		want         string
	}{
		{
			cv.Engagement{Title: text("Keeper", 0)},
			cv.Engagement{Organisation: text("Skerry Lights Trust", 1)},
			"Keeper | Skerry Lights Trust",
		},
		{cv.Engagement{Title: text("Keeper of", 0)}, cv.Engagement{Title: text("the lamps", 1)}, "Keeper of the lamps | "},
		{
			cv.Engagement{Title: text("Keeper", 0), Organisation: text("Skerry", 0)},
			cv.Engagement{Title: text("Lights Trust", 1)},
			"Keeper | Skerry Lights Trust",
		},
	} {
		b := &builder{doc: &cv.Document{Work: []cv.Engagement{c.above, c.below}}}
		b.lines = []line{{index: 0, text: c.above.Title.Value + ", " + c.above.Organisation.Value}, {index: 1}}
		b.joinEntryAt(1, nil)
		if w := b.doc.Work[0]; w.Title.Value+" | "+w.Organisation.Value != c.want {
			t.Errorf("%q | %q, want %q", w.Title.Value, w.Organisation.Value, c.want)
		}
	}
}
