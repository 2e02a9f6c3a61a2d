package extract

import (
	"testing"

	"focal/internal/ingest/page"
)

// Cells that are one sentence become one text; labels, tables and lists of words stay cells.
func TestGapsInSentencesClose(t *testing.T) {
	for _, c := range []struct{ before, after, want string }{
		{"Worked as a", "rigger with Hull Lifting", "Worked as a rigger with Hull Lifting"},
		{"Quality technician from", "Sep 2011", "Quality technician from Sep 2011"},
		{"Made a plan to", "Handle complaints", "Made a plan to Handle complaints"},
		{"Construction of frames like", "pile caps and piers", "Construction of frames like pile caps and piers"},
		{"Languages", "english", "Languages\tenglish"},
		{"Working as", ": Fitter", "Working as\t: Fitter"},
		{"Robin Moss Tern", "robin@example.org", "Robin Moss Tern\trobin@example.org"},
		{"Hull Lifting", "2011", "Hull Lifting\t2011"},
		{"Vitamin A", "Dose", "Vitamin A\tDose"},
	} {
		l := line{segs: []segment{{text: c.before}, {text: c.after, spans: []span{{start: 0, end: 2, bold: true}}}}}
		l.closeGaps()
		l.finish()
		if l.text != c.want {
			t.Errorf("%q, want %q", l.text, c.want)
		}
		if n := len(l.segs); n == 1 && l.text[l.segs[0].spans[0].start:] != c.after {
			t.Errorf("%q: the span begins at %q", l.text, l.text[l.segs[0].spans[0].start:])
		}
	}
	row := line{kind: page.TableRow, segs: []segment{{text: "Year of"}, {text: "Passing"}}}
	if row.closeGaps(); len(row.segs) != 2 {
		t.Error("the cells of a table became one")
	}
}

// Lines that were broken by hand go on; new ones do not.
func TestLinesBrokenByHand(t *testing.T) {
	for _, c := range []struct {
		above, below string
		want         bool
	}{
		{"The aim is to reduce the gypsum by using", "natural admixtures.", true},
		{"Prepares the progress report and keeps the accuracy in the", "fabrication and the testing.", true},
		{"Keeps the accuracy of the weekly progress report high, checks", "drawings and documents of suppliers", true},
		{"Industrial Safety Management from the Institute of", "Industrial Safety, Leeds", true},
		{"Room No. 3,", "sainath society, road", false},
		{"Prepares the weekly report and keeps its accuracy high.", "checks drawings", false},
		{"Prepares the weekly report and keeps its accuracy high", "Checks drawings", false},
		{"Write to one of the addresses of", "robin@example.org", false},
		{"HTML, CSS and", "Databases: MySQL", false},
	} {
		above := line{segs: []segment{{text: c.above}}}
		above.finish()
		below := line{index: 1, gap: 12, size: 11, segs: []segment{{text: c.below}}}
		below.finish()
		p := para{text: c.above, lines: []int{0}, segs: above.segs, first: above, last: above}
		if got := joins(&p, &below, reach{}); got != c.want {
			t.Errorf("%q over %q: %v", c.above, c.below, got)
		}
	}
}
