package extract

import "strings"

// entry is the range of paragraphs of one entry of a section.
type entry struct {
	from, to int // paras[from:to]
}

// singleLines makes an entry of every line but those that can only go with the one above.
func singleLines(paras []para) []entry {
	var out []entry
	for i := range paras {
		if n := len(out); n > 0 && belongsAbove(&paras[out[n-1].from], &paras[i]) {
			out[n-1].to = i + 1
			continue
		}
		out = append(out, entry{from: i, to: i + 1})
	}
	return out
}

// belongsAbove reports running text, the missing date of the entry above, or the rest of a list item.
func belongsAbove(above, p *para) bool {
	switch {
	case datesOnly(p.text):
		return len(boundaryDates(above)) == 0
	case p.bullet || numberedItem.MatchString(p.text):
		return false
	case opensDated(above) && opensDated(p): // "2011: Award, Institute", a line each
		return false
	case toldAlike(above, p):
		return false
	}
	return prose(p) && !opensItem(p.text) || above.bullet && startsLower(p.text)
}

// toldAlike reports two lines of a list of sentences, each with its full stop or each with its date at the end.
func toldAlike(above, p *para) bool {
	if closesDated(above) && closesDated(p) && endsWith(above.text, ".") == endsWith(p.text, ".") {
		return true
	}
	return len(above.segs) == 1 && len(p.segs) == 1 && prose(above) && endsSentence(above) && endsSentence(p) && !startsLower(p.text)
}

// closesDated reports a line that ends with a date.
func closesDated(p *para) bool {
	n := len(p.found)
	return n > 0 && strings.Trim(p.text[p.found[n-1].End:], " .)") == "" && p.found[n-1].Start > 0
}

// opensDated reports a line that begins with a date.
func opensDated(p *para) bool { return len(p.found) > 0 && p.found[0].Start == 0 }

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

func sameLook(a, b style) bool {
	return a.bold == b.bold && a.size == b.size && a.italic == b.italic && a.colour == b.colour && a.caps == b.caps
}
