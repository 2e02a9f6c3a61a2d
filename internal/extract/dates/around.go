package dates

import (
	"strings"

	"focal/internal/extract/words"
)

// widen adds a label before the date, brackets around it and a duration after it.
func (p *parser) widen(i, next int) (start, end int) {
	i, next = p.labelBefore(i), p.duration(next)
	if p.bracketed(i, next) {
		i--
		next = p.duration(next + 1)
	}
	return p.toks[i].start, p.toks[next-1].end
}

// labelBefore is where the label of the date at i begins, i where there is none. A label counts only where
// the date stands apart: at the start of a field.
func (p *parser) labelBefore(i int) int {
	end := i
	if p.is(i-1, ":") {
		end--
	}
	for j := max(end-3, 0); j < end; j++ {
		if p.beginsField(j) && p.labelled(j, end) {
			return j
		}
	}
	return i
}

// labelled reports that the tokens from i to end are a label.
func (p *parser) labelled(i, end int) bool {
	phrase := ""
	for ; i < end; i++ {
		if t := &p.toks[i]; t.kind != letters && t.text != "." {
			return false
		}
		phrase += " " + p.toks[i].folded
	}
	return labels.Has(strings.TrimSpace(words.Fold(phrase)))
}

// bracketed reports brackets around the tokens from i to end.
func (p *parser) bracketed(i, end int) bool {
	switch p.at(i-1).text + p.at(end).text {
	case "()", "[]":
		return true
	}
	return false
}

// duration reads "4 years 8 months", "(2 yrs)", "· 3 mos" and returns the index after it, i where
// there is none.
func (p *parser) duration(i int) int {
	switch {
	case i > 0 && p.at(i).tabBefore:
		return i
	case p.is(i, "("):
		return p.bracketedDuration(i)
	}
	from := p.skipMarks(i, 1, "·•,|-–")
	end := p.lengths(from)
	if end == from || !p.at(end).tabBefore && p.at(end).kind == letters { // "3 years of service"
		return i
	}
	return end
}

func (p *parser) bracketedDuration(i int) int {
	end := p.lengths(i + 1)
	if end == i+1 || !p.is(end, ")") {
		return i
	}
	return end + 1
}

// lengths is the index after "4 years, 8 months".
func (p *parser) lengths(i int) int {
	for p.length(i) {
		i = p.skipDot(i + 2)
		if p.joinsLengths(i) {
			i++
		}
	}
	return i
}

// length reports "4 years".
func (p *parser) length(i int) bool {
	t := p.at(i)
	return t.kind == number && len(t.text) <= 2 && units.Has(p.toksFold(i+1))
}

// joinsLengths reports a comma or a word between two lengths.
func (p *parser) joinsLengths(i int) bool {
	return (p.is(i, ",") || lengthJoins.Has(p.toksFold(i))) && p.at(i+1).kind == number && p.at(i+2).kind != none
}

var (
	labels      = words.Dates()["label"]
	units       = words.Dates()["unit"]
	lengthJoins = words.NewSet("and", "und", "et", "y")
)
