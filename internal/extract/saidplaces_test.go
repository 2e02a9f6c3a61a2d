package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// A line between those of an entry is the place of that, not of the one that begins below it.
func TestAPlaceIsThatOfTheEntryAround(t *testing.T) {
	src := flow(`Marit Solberg
marit.solberg@example.org
# Education
HOLM ACADEMY OF THE ISLES
B. TECH (MARINE ENGINEERING)
Aug 2019 – Present
CGPA: 9.03/10.0
SKERRY PUBLIC SCHOOL, NORTH
CAMPUS Skerry-2
Kirkwall
12TH (2018-19)
Grade: 67.0/100
SKERRY PUBLIC SCHOOL, NORTH
CAMPUS Skerry-2
Kirkwall
10TH (2016-17)
CGPA: 9.8/10.0`)
	plain, _ := Document(src, Options{})
	doc, _ := Document(src, Options{Marks: say(t, plain, "Kirkwall | place | Education")})
	at := slices.IndexFunc(doc.Education, func(e cv.Education) bool { return e.Location.Value == "Kirkwall" })
	if len(doc.Education) != 3 || at != 1 {
		t.Errorf("before\n%s\nafter\n%s", dumped(plain), dumped(doc))
	}
}

// Words are where a post or a course was; where entries have no place they are text.
func TestSaidPlace(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, in sector 85, 2016 – 2022
- Trimmed forty lamps
Ferry Operator, Holm Ferries Ltd, 2011 – 2016
Northern quay
- Rowed the mail
## Education
Diploma in Pilotage, Holm College, near the pier, 2010
## Projects
Lamp of Holm, 2019
- Set up a lamp on the pier`})
	plain, _ := Document(src, Options{})
	mark := func(line string, section cv.Section, part string, add bool) cv.Mark {
		m := say(t, plain, line+" | place | "+string(section)+" | "+part)[0]
		m.Add = add
		return m
	}
	for _, c := range []struct {
		say  []cv.Mark
		line string
		want []string
	}{
		{
			[]cv.Mark{mark("Keeper", cv.SectionWork, "sector 85", false)},
			"Keeper",
			[]string{
				"Work Experience: Keeper of the lamps", "Work Experience: Skerry Lights Trust", "Work Experience: sector 85",
				"Work Experience: 2016 – 2022",
			},
		},
		{
			[]cv.Mark{mark("Northern", cv.SectionWork, "", false)},
			"Northern",
			[]string{"Work Experience: Northern quay"},
		},
		{
			[]cv.Mark{mark("Northern", cv.SectionWork, "quay", false), mark("Northern", cv.SectionWork, "Northern", true)},
			"Northern",
			[]string{"Work Experience: Northern quay"},
		},
		{
			[]cv.Mark{mark("Set up", cv.SectionProjects, "pier", false)},
			"Set up",
			[]string{"Projects: Set up a lamp on the", "Projects: pier"},
		},
	} {
		doc, _ := Document(src, Options{Marks: c.say})
		if got := linesOf(doc, c.line); !slices.Equal(got, c.want) {
			t.Errorf("%v: %q, want %q", shown(plain, c.say), got, c.want)
		}
		if w := doc.Work[1].Location.Value; c.line == "Northern" && w != "Northern quay" {
			t.Errorf("the place is %q", w)
		}
	}
	doc, _ := Document(src, Options{Marks: []cv.Mark{mark("Diploma", cv.SectionEducation, "near the pier", false)}})
	if got := doc.Education[0].Location.Value; got != "near the pier" {
		t.Errorf("the place of the course is %q", got)
	}
	doc, _ = Document(src, Options{Marks: []cv.Mark{mark("Northern", cv.SectionPerson, "", false)}})
	if got := doc.Person.Location.Value; got != "Northern quay" {
		t.Errorf("the person lives at %q", got)
	}
}

// Of a long post the lines far below its head are texts, each once and in their order.
func TestAStartAboveManyLines(t *testing.T) {
	var bullets []string
	for i := range 3 * linesOfPost {
		bullets = append(bullets, fmt.Sprintf("Trimmed lamp number %d and kept its log", i))
	}
	src := flow("**Marit Solberg**\nmarit.solberg@example.org\n# Work Experience\nMate, Holm Ferries Ltd, 2022 – 2024\n- Rowed the mail\n" +
		"Keeper of the lamps, Skerry Lights Trust, 2016 – 2022\n- " + strings.Join(bullets, "\n- "))
	doc, _ := Document(src, Options{Marks: say(t, first(Document(src, Options{})), "Keeper of | start | Work Experience")})
	if got := doc.Work[len(doc.Work)-1].Highlights; !slices.Equal(valuesOf(got), bullets) {
		t.Errorf("%d texts, want %d: %q", len(got), len(bullets), valuesOf(got))
	}
}

func first(d *cv.Document, _ []cv.Note) *cv.Document { return d }
