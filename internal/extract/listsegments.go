package extract

import (
	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
)

// listSegments finds the entries of a list: every list item is one where the first line is one; otherwise every
// line is one, unless dates or gaps show that entries take several lines.
func listSegments(paras []para, titles bool) []entry {
	if len(paras) == 0 {
		return nil
	}
	shape := shapeOfList(paras)
	items := paras[0].bullet && shape.bullets > 1 || shape.bullets*2 >= len(paras)
	if !items && shape.takesLines(paras, titles) {
		return segmentEntries(paras, entryEvidence{a: none, b: none, titles: titles})
	}
	return singleLines(paras, shape.bullets > 0, titles)
}

// listShape counts what the lines of a list are.
type listShape struct {
	bullets   int
	onlyDates int
	withDates int // dates among other words
	issued    int // "Issued by …"
	under     int // text under an entry
}

func shapeOfList(paras []para) listShape {
	var s listShape
	for i := range paras {
		p := &paras[i]
		if p.bullet {
			s.bullets++
		}
		if p.bullet || prose(p) {
			s.under++
		}
		if issuedLine(p.text) {
			s.issued++
		}
		switch {
		case datesOnly(p.text):
			s.onlyDates++
		case len(boundaryDates(p)) > 0:
			s.withDates++
		}
	}
	return s
}

// issuedLine reports a line that begins by saying that something was given or published.
func issuedLine(text string) bool {
	f := words.Split(text)
	return len(f) > 1 && (saysGiven(f) || f[0] == "published")
}

// takesLines reports a list whose entries take several lines: its dates or its looks say so.
func (s listShape) takesLines(paras []para, titles bool) bool {
	if looksAlternate(paras) {
		return true
	}
	return (titles || s.several() || namesIssuers(paras)) && s.dated(paras)
}

// several reports lines that may stand under the first one of their entry.
func (s listShape) several() bool { return s.onlyDates > 0 || s.issued > 0 || s.under > 0 }

// dated reports a list whose dates show where its entries begin.
func (s listShape) dated(paras []para) bool {
	if s.onlyDates > 0 || s.issued > 0 {
		return true
	}
	if s.withDates < 2 {
		return false
	}
	return s.under > 0 || len(paras)-s.withDates >= s.withDates && len(boundaryDates(&paras[0])) > 0
}

// singleLines makes an entry of every line but those that can only go with the one above.
func singleLines(paras []para, bulleted, titles bool) []entry {
	var out []entry
	for i := range paras {
		if n := len(out); n > 0 && belongsAbove(&paras[out[n-1].from], &paras[i], bulleted, titles) {
			out[n-1].to = i + 1
			if datesOnly(paras[i].text) {
				out[n-1].headTo = i + 1
			}
			continue
		}
		out = append(out, entry{from: i, to: i + 1, headTo: i + 1, banner: -1})
	}
	return out
}

// belongsAbove reports running text, the missing date of the entry above, or the rest of a list item.
func belongsAbove(above, p *para, bulleted, titles bool) bool {
	if datesOnly(p.text) && len(boundaryDates(above)) == 0 {
		return true
	}
	if p.bullet || numberedItem.MatchString(p.text) {
		return false
	}
	return !titles && prose(p) && !opensItem(p.text) || bulleted && above.bullet && startsLower(p.text)
}

// namesIssuers reports lines without a date that may name who issued what stands above
// them. Where certificates have dates and more of the other lines are certificates as well
// than issuers, these are certificates without a date.
func namesIssuers(paras []para) bool {
	issuers, undated, dated, titled := 0, 0, 0, 0
	for i := range paras {
		certificate := certificateWords.Contains(words.Split(paras[i].text))
		switch {
		case len(boundaryDates(&paras[i])) > 0:
			dated++
			if certificate {
				titled++
			}
		case i > 0 && evidence.Organisation(paras[i].text) >= 1:
			issuers++
		case certificate:
			undated++
		}
	}
	return issuers > 0 && (undated <= issuers || titled*2 < dated)
}

// none is the evidence where no list of words helps.
func none(string) float64 { return 0 }

// looksAlternate reports entries of two or more lines by their typography.
func looksAlternate(paras []para) bool {
	first := segmentStyle(&paras[0].first, 0)
	same, other := 0, 0
	for i := range paras {
		if sameLook(segmentStyle(&paras[i].first, 0), first) {
			same++
		} else {
			other++
		}
	}
	return first.bold && other >= same && same > 0
}
