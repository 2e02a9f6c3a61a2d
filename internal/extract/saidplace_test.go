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
