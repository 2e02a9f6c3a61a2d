package alike_test

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/extract/alike"
	"focal/internal/ingest/text"
)

const keeper = `Marit Solberg
marit.solberg@example.org

WHERE I LEARNED

Diploma in Pilotage from Holm College, Kirkwall
Certificate in Ropes from Skerry Institute, Stromness
Certificate in Charts from Sound Academy, Lerwick

WORK EXPERIENCE

Keeper: Skerry Lights Trust
Jan 2016 - Mar 2022
- Trimmed forty lamps.
Copy no. 1 of mine

Deckhand: Holm Ferries
Feb 2011 - Dec 2015
- Rowed the mail.
Copy no. 2 of mine

Pilot: Sound Boats
Mar 2008 - Jan 2011
- Took ships through the sound.
`

// likes are the marks that are offered after a gesture, and the CV as it is read with all of them.
func likes(t *testing.T, cvText string, last int, said ...cv.Mark) ([]cv.Mark, *cv.Document) {
	t.Helper()
	src, err := text.Read([]byte(cvText))
	if err != nil {
		t.Fatal(err)
	}
	ordered, _ := extract.Ordered(src, extract.Options{})
	reader := extract.Reader(ordered, extract.Options{})
	read := func(marks []cv.Mark) *cv.Document { return reader(marks).Document }
	found := alike.Marks(ordered.Lines(), read, said, last)
	return found, read(slices.Concat(said, found))
}

func at(t *testing.T, cvText, words string) int {
	t.Helper()
	for i, l := range strings.Split(strings.TrimSpace(strings.ReplaceAll(cvText, "\n\n", "\n")), "\n") {
		if strings.Contains(l, words) {
			return i
		}
	}
	t.Fatalf("no line has %q", words)
	return 0
}

func TestMarks(t *testing.T) {
	line := func(words string) int { return at(t, keeper, words) }
	heading := cv.Mark{Line: line("WHERE"), As: cv.MarkHeading, Section: cv.SectionEducation}
	for _, c := range []struct {
		name string
		last int
		said []cv.Mark
		want []string
	}{
		{
			"words between the same small word and sign", 1,
			[]cv.Mark{heading, {Line: line("Pilotage"), As: cv.MarkEmployer, Section: cv.SectionEducation, Part: "Holm College"}},
			[]string{"Skerry Institute"}, // the third is read so already
		},
		{
			"what stands on every page", 1,
			[]cv.Mark{{Line: line("no. 1"), As: cv.MarkOut}},
			[]string{""},
		},
		{
			"words at the beginning, before the same sign", 1,
			[]cv.Mark{{Line: line("Keeper"), As: cv.MarkTitle, Section: cv.SectionWork, Part: "Keeper"}},
			nil, // so already
		},
		{
			"words that end at no sign tell nothing of others", 1,
			[]cv.Mark{heading, {Line: line("Pilotage"), As: cv.MarkEmployer, Section: cv.SectionEducation, Part: "College, Kirk"}},
			nil,
		},
		{"a heading says what its own words say", 1, []cv.Mark{heading}, nil},
		{"nothing was said", 0, []cv.Mark{heading}, nil},
		{"more than was said", 3, []cv.Mark{heading}, nil},
		{
			"a sentence alone is text", 1,
			[]cv.Mark{{Line: line("Trimmed"), As: cv.MarkTitle, Section: cv.SectionWork, Part: "Trimmed"}},
			nil,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			found, doc := likes(t, keeper, c.last, c.said...)
			var words []string
			for _, m := range found {
				words = append(words, m.Part)
				if m.As != c.said[len(c.said)-1].As {
					t.Errorf("another gesture was offered: %+v", m)
				}
			}
			if !slices.Equal(words, c.want) {
				t.Errorf("offered %q, want %q", words, c.want)
			}
			const schools = "Holm College Skerry Institute Sound Academy"
			for _, e := range doc.Education {
				if e.Degree.Value != "" && len(c.said) > 1 && c.want != nil && !strings.Contains(schools, e.Institution.Value) {
					t.Errorf("taken, the school is %q", e.Institution.Value)
				}
			}
		})
	}
}

// Lines with the same words are alike, whatever they were read as; so are lines with the same label.
func TestSameWordsAndLabels(t *testing.T) {
	const forms = `Marit Solberg
marit.solberg@example.org

WORK EXPERIENCE

Skerry Lights Trust, Jan 2010 - Mar 2022
Project on the sea
Name: Lamps of the north
Designation: Keeper
Work: trimmed forty lamps on nine islands.
Project on the sea
Name: Fog signals
Designation: Senior keeper
Work: kept the log of every night.
Project on the sea
Name: Harbour lights
Designation: Inspector
Work: tested all lights of the harbour.
`
	line := func(words string) int { return at(t, forms, words) }
	first := line("Project on the sea")
	start := cv.Mark{Line: first, As: cv.MarkStart, Section: cv.SectionWork}
	found, doc := likes(t, forms, 1, start)
	var lines []int
	for _, m := range found {
		lines = append(lines, m.Line)
	}
	if want := []int{first + 4, first + 8}; !slices.Equal(lines, want) {
		t.Fatalf("offered lines %v, want %v", lines, want)
	}
	if len(doc.Work) < 3 {
		t.Errorf("%d posts with all of them", len(doc.Work))
	}
	title := cv.Mark{Line: line("Designation: Keeper"), As: cv.MarkTitle, Section: cv.SectionWork, Part: "Keeper"}
	said := append([]cv.Mark{start}, found...)
	rows, doc := likes(t, forms, 1, append(said, title)...)
	for _, m := range rows {
		if strings.Contains(doc.Source[m.Line].Text, "Name:") || strings.Contains(doc.Source[m.Line].Text, "Work:") {
			t.Errorf("a row of another name was offered: %+v", m)
		}
	}
	var titles []string
	for _, w := range doc.Work {
		titles = append(titles, w.Title.Value)
	}
	for _, want := range []string{"Keeper", "Senior keeper"} {
		if !slices.Contains(titles, want) {
			t.Errorf("titles are %q, without %q", titles, want)
		}
	}
}

// What was said of a line before is not said anew by a gesture made elsewhere.
func TestMarksLeaveWhatWasSaid(t *testing.T) {
	line := func(words string) int { return at(t, keeper, words) }
	said := []cv.Mark{
		{Line: line("WHERE"), As: cv.MarkHeading, Section: cv.SectionEducation},
		{Line: line("Charts"), As: cv.MarkEmployer, Section: cv.SectionEducation, Part: "Sound"},
		{Line: line("Pilotage"), As: cv.MarkEmployer, Section: cv.SectionEducation, Part: "Holm College"},
	}
	found, _ := likes(t, keeper, 1, said...)
	for _, m := range found {
		if m.Line == line("Charts") {
			t.Errorf("offered %+v, of which something else was said", m)
		}
	}
}
