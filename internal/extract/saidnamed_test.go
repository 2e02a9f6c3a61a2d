package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

const namedEntries = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper, Skerry Lights Trust	2016 - 2022
- Trimmed forty lamps
## Publications
3 M. Solberg, A. Reed, and T. Holm, The Drift of Buoys in Winter
Storms on Nine Islands, Journal of Northern Pilotage, Vol 12,
pp. 40-51, 2019.
2	M.	Solberg, and	A. Reed,	Lamps	and	Signals	of
the Outer Skerries, Annals of Lights, 2018.
1 M. Solberg, Rowing the Mail, Ferry Letters, 2015.
## Awards
Silver Lamp of the Pilots' Guild
2018
Scholarship of the Society of Lights and
Signals, Holm College
## Certifications
First aid at sea for crews of small boats,
Lerwick Rescue School
2014
Navigation by night
## Talks
Lamps of the north, Oslo, 2019
Buoys in winter, Bergen, 2020
4	A.	Reed, Sailing	by	night, 2018
1.	Course in knots organized by the Holm College of Ropes`

// saidAs are marks of lines that begin with words, "P pp. 40" or "U Signals".
func saidAs(t *testing.T, src *page.Document, of cv.Section, said ...string) (marks []cv.Mark) {
	t.Helper()
	lines := Reader(src, Options{})(nil).Document.Source
	for _, s := range said {
		as, words, _ := strings.Cut(s, " ")
		at := slices.IndexFunc(lines, func(l cv.SourceLine) bool { return strings.HasPrefix(strings.ReplaceAll(l.Text, "\t", " "), words) })
		if at < 0 {
			t.Fatalf("no line begins with %q", words)
		}
		kind := map[string]cv.MarkKind{
			"P": cv.MarkStart, "U": cv.MarkJoin, "M": cv.MarkMove, "D": cv.MarkDates, "B": cv.MarkText, "T": cv.MarkTitle,
			"E": cv.MarkEmployer, "W": cv.MarkSame,
		}[as]
		m := cv.Mark{Line: at, As: kind, Section: of}
		if as == "M" {
			m.Entry = at + 1
		}
		marks = append(marks, m)
	}
	return marks
}

// What is begun and joined among awards, certificates and publications keeps its words, in the order of the lines.
func TestA1_NamedEntriesKeepTheOrderOfTheirWords(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: namedEntries})
	for _, c := range []struct {
		name string
		of   cv.Section
		said []string
		want []string
	}{
		{
			"a numbered paper begins, with blanks between its words", cv.SectionPublications,
			[]string{"P 2 M.", "P the Outer", "P 2 M."},
			[]string{"2 M. Solberg, and A. Reed, Lamps and Signals of"},
		},
		{
			"a numbered talk keeps its words", cv.SectionPublications,
			[]string{"P 4 A."},
			[]string{"4 A. Reed, Sailing by night"},
		},
		{
			"its second line goes on", cv.SectionPublications,
			[]string{"P the Outer", "U the Outer"},
			[]string{"2 M. Solberg, and A. Reed, Lamps and Signals of the Outer Skerries, Annals of Lights, 2018"},
		},
		{
			"a line begins a paper, and the next ones stay papers", cv.SectionPublications,
			[]string{"P pp. 40"},
			[]string{"pp. 40-51, 2019", "1 M. Solberg, Rowing the Mail, Ferry Letters, 2015"},
		},
		{
			"a certificate goes on behind its date", cv.SectionCertificates,
			[]string{"U Navigation"},
			[]string{"First aid at sea for crews of small boats, Lerwick Rescue School 2014 Navigation by night"},
		},
		{
			"an award torn and joined again", cv.SectionAwards,
			[]string{"P Signals", "U Signals"},
			[]string{"Scholarship of the Society of Lights and Signals"},
		},
		{
			"a talk that goes on", cv.SectionPublications,
			[]string{"P Lamps of", "U Buoys"},
			[]string{"Lamps of the north, Oslo, 2019 Buoys in winter, Bergen, 2020"},
		},
		{
			"a certificate whose issuer its own words lead to keeps them", cv.SectionCertificates,
			[]string{"M 1. Course"},
			[]string{"1. Course in knots organized by the Holm College of Ropes"},
		},
		{
			"each line is an entry", cv.SectionPublications,
			[]string{"M Lamps of", "M Buoys"},
			[]string{"Lamps of the north, Oslo", "Buoys in winter, Bergen"},
		},
	} {
		doc := Reader(src, Options{})(saidAs(t, src, c.of, c.said...)).Document
		var got []string
		doc.Walk(func(r cv.Ref) { got = append(got, r.Text.Value) })
		for _, w := range c.want {
			if !slices.ContainsFunc(got, func(g string) bool { return strings.TrimRight(g, ".") == w }) {
				t.Errorf("%s: no %q in\n%s", c.name, w, dumped(doc))
			}
		}
	}
}

// Lines that one text runs over are entries of their own where each of them is said to be one; all of them are read where they stand.
func TestA1_EachLineIsAnEntry(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper, Skerry Lights Trust	2016 - 2022
- Trimmed forty lamps and took these courses, with exams in each of them and
> radar for small crews, knots in rope and wire and lamps of the outer isles and
> signals in fog and bells, 2014
- Kept the log`})
	lines := Reader(src, Options{})(nil).Document.Source
	var marks []cv.Mark
	for l := range lines {
		if strings.HasPrefix(lines[l].Text, "radar") || strings.HasPrefix(lines[l].Text, "signals") {
			marks = append(marks, cv.Mark{Line: l, As: cv.MarkMove, Section: cv.SectionCertificates, Entry: l + 1})
		}
	}
	doc := Reader(src, Options{})(marks).Document
	if len(doc.Certificates) != 2 || len(doc.Work) != 1 || len(doc.Work[0].Highlights) != 2 {
		t.Errorf("not two certificates and a post with two texts\n%s", dumped(doc))
	}
}
