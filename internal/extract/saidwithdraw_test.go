package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// linesOf are the texts of a document that came from lines that hold words, with their sections.
func linesOf(d *cv.Document, words ...string) (out []string) {
	d.Walk(func(r cv.Ref) {
		for _, w := range words {
			if slices.ContainsFunc(r.Text.Lines, func(l int) bool { return strings.Contains(d.Source[l].Text, w) }) {
				out = append(out, string(r.Section)+": "+r.Text.Value)
				return
			}
		}
	})
	return out
}

// Words are known by their places: those that are spelt alike, or stand inside of others, stay.
func TestWordsGoByTheirPlaces(t *testing.T) {
	src := formsOfCVs()["words twice"]
	plain, _ := Document(src, Options{})
	for _, c := range []struct {
		say  []string
		line string
		want []string
	}{
		{
			[]string{"Sold C, | out |  | C,"},
			"Sold C,",
			[]string{"Work Experience: Sold C++ and C# books, and C again"},
		},
		{
			[]string{"C, C++, Lamps | out |  | C++,"},
			"C, C++, Lamps",
			[]string{"Key Skills: C", "Key Skills: Lamps", "Key Skills: C#", "Key Skills: Boats"},
		},
		{
			[]string{"Lamps Keeper | title | Work Experience | Lamps Keeper"},
			"Lamps Keeper",
			[]string{
				"Work Experience: Lamps Keeper", "Work Experience: Lamps Trust", "Work Experience: Lamps Street, Vardø",
				"Work Experience: 2016 – 2022",
			},
		},
		{
			[]string{"Mate at | employer | Work Experience | Mail of the Isles"},
			"Mate at",
			[]string{
				"Work Experience: Mate", "Work Experience: Mail of the Isles", "Work Experience: 2011 – 2016",
				"Work Experience: (Isles Mail)",
			},
		},
		{
			[]string{"Rowed the mail | out |  | the mail,"},
			"Rowed the mail",
			[]string{"Work Experience: Rowed the mail and the mail."},
		},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		if got := linesOf(doc, c.line); !slices.Equal(got, c.want) {
			t.Errorf("%v: %q, want %q", c.say, got, c.want)
		}
	}
}

// Of a word that stands twice in its line the one goes that is meant.
func TestTheWordThatIsMeant(t *testing.T) {
	src := formsOfCVs()["words twice"]
	plain, _ := Document(src, Options{})
	for word, want := range map[int]string{
		0: "Rowed mail, the mail and the mail.", 2: "Rowed mail, the mail and the mail.", 4: "Rowed the mail mail and the mail.",
		7: "Rowed the mail, the mail and mail.",
	} {
		m := say(t, plain, "Rowed the mail | out |  | the")[0]
		m.Word = word
		doc, _ := Document(src, Options{Marks: []cv.Mark{m}})
		if got := linesOf(doc, "Rowed the mail"); !slices.Equal(got, []string{"Work Experience: " + want}) {
			t.Errorf("%d: %q, want %q", word, got, want)
		}
	}
	both := say(t, plain, "Rowed the mail | out |  | the", "Rowed the mail | out |  | the")
	both[0].Word, both[1].Word = 4, 7
	doc, _ := Document(src, Options{Marks: both})
	if got := linesOf(doc, "Rowed the mail"); !slices.Equal(got, []string{"Work Experience: Rowed the mail mail and mail."}) {
		t.Errorf("two of them: %q", got)
	}
}

// Plain text stays where it is: in its section, or whole in the entry of which it was taken to pieces.
func TestPlainTextStays(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
## Education
Diploma in Pilotage, Holm College, 2010
First term	2008	5.1	passed
Second term	2009	5.4	passed
## Interests
Boats (sail & steam), old boats and new boats
## What else I do
I keep bees behind the house and sell their honey to the neighbours in summer.
Third term	2010	5.8	passed`})
	plain, _ := Document(src, Options{})
	for _, c := range []struct {
		say  []string
		line string
		want []string
	}{
		{
			[]string{"Boats (sail | text | Work Experience"},
			"Boats (sail",
			[]string{"Interests: Boats (sail & steam), old boats and new boats"},
		},
		{[]string{"First term | text | Education"}, "First term", []string{"Education: First term 2008 5.1 passed"}},
		{
			[]string{"What else | heading | Additional Information"},
			"What else",
			[]string{"Additional Information: What else I do"},
		},
		{
			[]string{"What else | heading | Additional Information"},
			"I keep bees",
			[]string{"Additional Information: I keep bees behind the house and sell their honey to the neighbours in summer."},
		},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		if got := linesOf(doc, c.line); !slices.Equal(got, c.want) {
			t.Errorf("%v: %q, want %q", c.say, got, c.want)
		}
	}
}
