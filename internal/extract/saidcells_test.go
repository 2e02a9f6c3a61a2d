package extract

import (
	"strings"
	"testing"

	"focal/internal/ingest/page"
)

// Two courses are drawn beside each other: where the second one begins is said once, and each has its own cells.
func TestA1_EntriesBesideEachOther(t *testing.T) {
	src := inTwoCells(drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Education
B.Sc. (Hons) in Information Technology	G.C.E Advanced Level
University of Kirkwall | CGPA - 3.63	St. Magnus Convent, Holm | z-score - 1.89
2021 - Present	2017 - 2019
## Interests
Knots`}))
	plain, _ := Document(src, Options{})
	start := "B.Sc. | start | Education | G.C.E Advanced Level"
	whole := []string{
		"B.Sc. (Hons) in Information Technology | University of Kirkwall | 2021 - Present",
		"G.C.E Advanced Level | St. Magnus Convent, Holm | 2017 - 2019",
	}
	doc, _ := Document(src, Options{Marks: say(t, plain, start)})
	if got := coursesText(doc); got != strings.Join(whole, "\n") {
		t.Errorf("%q", got)
	}
	for _, l := range doc.Source {
		if l.Lacks != "" {
			t.Errorf("%q of %q found no place: %s", l.Lacks, l.Text, dumped(doc))
		}
	}
	doc, _ = Document(src, Options{Marks: say(t, plain, start, "University | employer | Education | St. Magnus Convent")})
	if got := coursesText(doc); got != whole[0]+"\nG.C.E Advanced Level | St. Magnus Convent | 2017 - 2019" {
		t.Errorf("%q", got)
	}
	// The right cells of rows that are no entries stay in their rows.
	doc, _ = Document(src, Options{Marks: say(t, plain, "2021 | start | Education | 2017 - 2019")})
	if got := coursesText(doc); strings.Contains(got, "G.C.E Advanced Level | St.") {
		t.Errorf("%q", got)
	}
}

// inTwoCells draws the second cells of all lines at one place.
func inTwoCells(d *page.Document) *page.Document {
	for i := range d.Pages[0].Lines {
		if parts := d.Pages[0].Lines[i].Segments; len(parts) == 2 {
			parts[1].X = 320
		}
	}
	return d
}
