package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// strayLines is a CV with a block of lines away from the post that they belong to.
const strayLines = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps and kept the oil of nine stations
- Taught twelve apprentices
Ferry Operator, Holm Ferries Ltd, 2011 – 2016
- Rowed the mail
- Sold tickets in the harbour
## Key Skills
Sextant, Radar, Compass
## Interests
Kept the log of every night
Vardo Fishing Company
Deckhand
2006 – 2009
Mended nets`

// Lines that are moved go to the entry that is named, and nothing else changes.
func TestMovedLinesGoToTheEntryThatIsNamed(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 420, top: 60, text: strayLines})
	plain, _ := Document(src, Options{})
	lineOf := func(w string) int {
		return slices.IndexFunc(plain.Source, func(s cv.SourceLine) bool { return strings.Contains(s.Text, w) })
	}
	move := func(to string, lines ...string) (out []cv.Mark) {
		for _, w := range lines {
			out = append(out, cv.Mark{Line: lineOf(w), As: cv.MarkMove, Section: cv.SectionWork, Entry: lineOf(to) + 1})
		}
		return out
	}
	said := func(line string, as cv.MarkKind) cv.Mark {
		return cv.Mark{Line: lineOf(line), As: as, Section: cv.SectionWork}
	}
	keeper := "Keeper of the lamps | Skerry Lights Trust | 2016 – 2022 | " +
		"Trimmed forty lamps and kept the oil of nine stations; Taught twelve apprentices"
	ferry := "Ferry Operator | Holm Ferries Ltd | 2011 – 2016 | Rowed the mail; Sold tickets in the harbour"
	vardo := []string{"Vardo", "Deckhand", "2006", "Mended"}
	for _, c := range []struct {
		name string
		say  []cv.Mark
		want []string
	}{
		{
			"the first post, though another one is nearer",
			move("Keeper", "Kept the log"),
			[]string{keeper + "; Kept the log of every night", ferry},
		},
		{"the last post", move("Ferry", "Kept the log"), []string{keeper, ferry + "; Kept the log of every night"}},
		{"a new post", move("Vardo", vardo...), []string{keeper, ferry, "Deckhand | Vardo Fishing Company | 2006 – 2009 | Mended nets"}},
		{
			"a new post of a line, which is then its employer",
			append(move("Vardo", "Vardo"), said("Vardo", cv.MarkEmployer)),
			[]string{keeper, ferry, " | Vardo Fishing Company |  | "},
		},
		{
			"the employer of the post that it was moved to",
			append(move("Keeper", "Vardo"), said("Vardo", cv.MarkEmployer)),
			[]string{strings.Replace(keeper, "Skerry Lights Trust", "Vardo Fishing Company", 1) + "; Skerry Lights Trust", ferry},
		},
		{"a post loses its head, and no other line becomes one", move("Keeper", "Ferry"), []string{
			keeper + "; Ferry Operator, Holm Ferries Ltd, 2011 – 2016", " |  |  | Rowed the mail; Sold tickets in the harbour",
		}},
		{"likewise where its head is left out", []cv.Mark{{Line: lineOf("Ferry"), As: cv.MarkOut}}, []string{
			keeper, " |  |  | Rowed the mail; Sold tickets in the harbour",
		}},
		{"a post that is gone: the one above", move("Marit", "Kept the log"), []string{keeper, ferry + "; Kept the log of every night"}},
	} {
		doc, _ := Document(src, Options{Marks: c.say})
		if got := wholePosts(doc); !slices.Equal(got, c.want) {
			t.Errorf("%s:\n%q\nwant\n%q", c.name, got, c.want)
		}
	}
}

// wholePosts are the posts with all of their text, however it is drawn.
func wholePosts(d *cv.Document) (out []string) {
	for _, w := range d.Work {
		text := strings.Join(slices.Concat(valuesOf(w.Highlights), valuesOf(w.Summary)), "; ")
		out = append(out, fmt.Sprintf("%s | %s | %s | %s", w.Title.Value, w.Organisation.Value, w.Dates.Text.Value, text))
	}
	return out
}

// A line that is left out is gone, and no other line is read otherwise for it.
func TestA1_LeavingOutChangesNothingElse(t *testing.T) {
	for name, text := range map[string]string{"over lines": overLines, "in one line": inOneLine, "inside a post": insidePost} {
		src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: text})
		plain, _ := Document(src, Options{})
		for out := range plain.Source {
			if plain.Source[out].As == cv.LineHeading {
				continue
			}
			with := []int{out} // and the lines of texts that run over it
			plain.Walk(func(r cv.Ref) {
				if slices.Contains(r.Text.Lines, out) {
					with = append(with, r.Text.Lines...)
				}
			})
			doc, _ := Document(src, Options{Marks: []cv.Mark{{Line: out, As: cv.MarkOut}}})
			got, want := readOf(doc, with), readOf(plain, with)
			if !slices.Equal(got, want) {
				t.Errorf("%s without %q:\n%q\nwant\n%q", name, plain.Source[out].Text, got, want)
			}
			doc.Walk(func(r cv.Ref) {
				if slices.Contains(r.Text.Lines, out) {
					t.Errorf("%s: %q is there without %q", name, r.Text.Value, plain.Source[out].Text)
				}
			})
		}
	}
}

// readOf are the values of a document that came from none of the lines.
func readOf(d *cv.Document, but []int) (out []string) {
	d.Walk(func(r cv.Ref) {
		if !slices.ContainsFunc(r.Text.Lines, func(l int) bool { return slices.Contains(but, l) }) {
			out = append(out, fmt.Sprintf("%s %s: %s", r.Section, r.Role, r.Text.Value))
		}
	})
	return out
}

// Lines that are moved as something new are as many entries as they tell of.
func TestA1_SeveralEntriesAreMovedAtOnce(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
## Interests
Deckhand, Vardo Fishing Company, 2006 – 2009
Mended nets
Ferry Operator, Holm Ferries Ltd, 2011 – 2016
Rowed the mail`})
	plain, _ := Document(src, Options{})
	first := say(t, plain, "Deckhand | move")[0].Line
	for _, c := range []struct{ lines, want int }{{4, 3}, {2, 2}} {
		var marks []cv.Mark
		for i := range c.lines {
			marks = append(marks, cv.Mark{Line: first + i, As: cv.MarkMove, Section: cv.SectionWork, Entry: first + 1})
		}
		doc, _ := Document(src, Options{Marks: marks})
		if len(doc.Work) != c.want {
			t.Errorf("%d lines: %q", c.lines, entriesText(doc))
		}
	}
}
