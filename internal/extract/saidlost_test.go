package extract

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// thirtyLines is a CV with every kind of line that a gesture can be made on.
const thirtyLines = `@ Marit Solberg
marit.solberg@example.org
## Profile
Keeps lamps on nine islands and writes the log of every night, and has rowed
the mail between them in the winter
2003 – 2005
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps and kept the oil of nine stations in store
- Passed the course in first aid at sea, survival and rescue in the boats
> of the station, and the exams in signals, radio and the care of lamps
- Taught twelve apprentices
Further duties
- Bought rope for nine islands
Ferry Operator, Holm Ferries Ltd, 2011 – 2016
Rowed passengers
- Sold tickets in the harbour
2006 – 2009
Deckhand
Vardo Fishing Company
- Mended nets
## Education
Diploma in Pilotage, Holm College, 2010
Graded with distinction
Certificate in Rope Work, Loft School, 2001 – 2002
## Key Skills
Sextant, Radar, Compass
Splicing of ropes, with sound
knowledge of sails
## Interests
Choral singing
Old maps`

// Whatever is said of a CV, in any order, its words are in the document or among what is told of it,
// but for lines that are left out or said to be headings.
func TestPropertyEveryWordStays(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 420, top: 60, text: thirtyLines})
	sections := []cv.Section{
		cv.SectionWork, cv.SectionEducation, cv.SectionSkills, cv.SectionProjects, cv.SectionCertificates, cv.SectionAdditional,
		cv.SectionSummary, cv.SectionAwards, cv.SectionInterests, cv.SectionVolunteering,
	}
	plain := Read(src, Options{})
	held := wordsOf(plain)
	r := rand.New(rand.NewSource(11))
	for range 80 {
		var marks []cv.Mark
		for range 1 + r.Intn(6) {
			m := cv.Mark{
				Line: r.Intn(len(plain.Document.Source)), As: cv.MarkKinds[r.Intn(len(cv.MarkKinds))],
				Section: sections[r.Intn(len(sections))], Entry: r.Intn(len(plain.Document.Source)),
			}
			m.Add = m.As.Adds() && r.Intn(3) == 0
			marks = append(marks, m)
		}
		silent := map[int]bool{}
		for _, m := range cv.Standing(marks) {
			silent[m.Line] = silent[m.Line] || m.As == cv.MarkOut || m.As == cv.MarkHeading
		}
		now := Read(src, Options{Marks: marks})
		said := wordsOf(now)
		for i, s := range plain.Document.Source {
			if silent[i] || s.As == cv.LineHeading {
				continue
			}
			for _, w := range words.Split(s.Text) {
				if strings.Contains(held, w) && !strings.Contains(said, w) {
					t.Errorf("%v: %q of %q is lost", marks, w, s.Text)
				}
			}
		}
	}
}

// wordsOf are the words of a document and of the notes on it.
func wordsOf(r Reading) string {
	var all strings.Builder
	r.Document.Walk(func(r cv.Ref) { fmt.Fprintln(&all, words.Fold(r.Text.Value)) })
	for _, s := range r.Document.Source { // the line tells of them
		fmt.Fprintln(&all, words.Fold(s.Lacks))
	}
	for _, n := range r.Notes {
		fmt.Fprintln(&all, words.Fold(n.Reason+" "+n.Before+" "+n.After))
	}
	return all.String()
}
