package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/words"
)

// traits are what the segmentation asks of a paragraph.
type traits struct {
	dates  int  // periods or dates that stand apart
	body   bool // a bullet or running text
	a, b   bool // holds the first or the second main role (title, organisation) for certain
	gap    bool // stands off from the paragraph before
	firm   bool // another first role is another entry
	clear  bool // gaps stand between entries only
	look   style
	onlyDt bool
	wide   bool // drawn in several segments
	away   bool // explains a gap between posts
	aside  bool // its date stands in brackets, unlike the first of the section
}

func traitsOf(paras []para, ev entryEvidence) []traits {
	out := make([]traits, len(paras))
	typical := typicalGap(paras)
	for i := range paras {
		p, t := &paras[i], &out[i]
		t.away = ev.leave && opensGap(p)
		t.body = !t.away && ev.isBody(p)
		if !t.body {
			t.readField(paras, i, ev)
		}
		t.gap = i > 0 && standsOff(&paras[i-1].last, &p.first, typical)
		t.look, t.firm = onset(&p.first), ev.long
		t.wide = len(p.segs) > 1
	}
	clearGaps(out)
	markAsides(paras, out)
	return out
}

// isBody reports a bullet or running text, as far as the entries of the section have such.
func (ev *entryEvidence) isBody(p *para) bool {
	return p.bullet && !ev.bullets || prose(p) && !ev.titles && (!ev.names || endsWith(p.text, ".")) || ev.long && courseNote(p.text)
}

// readField reads the dates and the roles of a line that is no text.
func (t *traits) readField(paras []para, i int, ev entryEvidence) {
	p := &paras[i]
	t.dates = len(boundaryDates(p))
	t.onlyDt = t.dates > 0 && datesOnly(p.text)
	if t.onlyDt && i > 0 && openEnded(&paras[i-1]) {
		t.dates, t.onlyDt = 0, false // the second end of the period above
	}
	if !t.onlyDt {
		t.a, t.b = strongIn(p, ev.a), strongIn(p, ev.b)
	}
}

// markAsides marks the dates in brackets where the first date of the section stands in none; where
// more titles have theirs in brackets than not, brackets mean nothing.
func markAsides(paras []para, ts []traits) {
	inside, outside := bracketedTitles(paras, ts)
	if inside > outside {
		return
	}
	bracketed, seen := false, false
	for i := range ts {
		if ts[i].dates == 0 {
			continue
		}
		in := dateInBracket(&paras[i])
		if !seen {
			bracketed, seen = in, true
		}
		ts[i].aside = in && !bracketed
	}
}

// bracketedTitles counts the titles with their dates in brackets, and without.
func bracketedTitles(paras []para, ts []traits) (inside, outside int) {
	for i := range ts {
		switch {
		case ts[i].dates == 0 || !ts[i].a:
		case dateInBracket(&paras[i]):
			inside++
		default:
			outside++
		}
	}
	return inside, outside
}

func dateInBracket(p *para) bool {
	return strings.HasPrefix(boundaryDates(p)[0].Range.Text.Value, "(")
}

// courseNote reports a line that tells about a course: "Modules: …", "Dissertation: …".
func courseNote(text string) bool {
	label, rest, ok := strings.Cut(text, ":")
	return ok && strings.TrimSpace(rest) != "" && (courseLabels.Has(words.Fold(label)) || thesisLabels.Has(words.Fold(label)))
}

var thesisLabels = words.NewSet("dissertation", "thesis", "final year project", "final project", "master thesis", "bachelor thesis",
	"project title", "dissertation title", "thesis title")

// strongIn reports that one of the atoms of a header line is certain for a role.
func strongIn(p *para, score func(string) float64) bool {
	if p.count > 24 && sentenceAfter(p.segs[len(p.segs)-1].text) == 0 {
		return false
	}
	h := readHeader([]para{*p})
	for _, a := range h.atoms {
		if score(a.text) >= 2.1 {
			return true
		}
	}
	return false
}

// typicalGap is the median distance between paragraphs, 0 without geometry.
func typicalGap(paras []para) float64 {
	var gaps []float64
	for i := 1; i < len(paras); i++ {
		if g := paras[i].first.gap; g > 0 && paras[i].first.right > 0 && paras[i].first.block == paras[i-1].last.block {
			gaps = append(gaps, g)
		}
	}
	if len(gaps) == 0 {
		return 0
	}
	slices.Sort(gaps)
	return gaps[(len(gaps)-1)/2]
}

func standsOff(prev, l *line, typical float64) bool {
	if l.block != prev.block || l.page != prev.page {
		return false
	}
	if l.right > 0 {
		return typical > 0 && l.gap > typical*1.25
	}
	return l.gap > 0
}
