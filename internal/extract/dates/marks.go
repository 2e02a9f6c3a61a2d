package dates

import (
	"strings"

	"focal/internal/extract/words"
)

// dash returns the number of tokens at i that join two ends of a period; 0 is none.
func (p *parser) dash(i int) int {
	switch t := p.at(i); t.kind {
	case punct:
		return p.drawnDash(i)
	case letters:
		return p.wordDash(i)
	case other:
		if dashes[t.text] {
			return 1
		}
	}
	return 0
}

// wordDash is dash for a word.
func (p *parser) wordDash(i int) int {
	switch t := p.at(i); {
	case joining.Has(t.folded):
		return p.joined(i)
	case t.folded == "up" && p.toksFold(i+1) == "to":
		return 2
	}
	return 0
}

// joined is dash for a word; a dash that stands between it and a present day belongs to
// it: "June 2013 to-till date".
func (p *parser) joined(i int) int {
	if next := p.at(i + 1); next.kind == punct && dashes[next.text] && p.present(i+2) > 0 {
		return 2
	}
	return 1
}

// drawnDash is dash for a mark.
func (p *parser) drawnDash(i int) int {
	switch t := p.at(i); {
	case t.in(".…"):
		return p.dots(i)
	case t.in("-–") && p.at(i+1).text == ">": // "->"
		return 2
	case t.in(",-–") && towards.Has(p.toksFold(i+1)): // "– To", ", to"
		return 2
	case !dashes[t.text]:
		return 0
	case p.drawnTwice(i):
		return 2
	}
	return 1
}

// drawnTwice reports "--".
func (p *parser) drawnTwice(i int) bool {
	return !p.is(i, "/") && p.at(i+1).kind == punct && p.dash(i+1) == 1
}

var dashes = map[string]bool{
	"-": true, "–": true, "—": true, "‑": true, "‒": true, "―": true, "−": true, "－": true, "﹣": true, "~": true, "→": true, "/": true,
	softHyphen: true,
}

// softHyphen stands for a dash in files of some programs.
const softHyphen = "\u00ad"

// dots returns the number of tokens of "2019-03 .. 2020-11", "May 2019…..till 2020"; one full
// stop ends a sentence, and two that stand close to a year are a slip.
func (p *parser) dots(i int) int {
	n := i + 1
	for p.at(n).in(".…") && !p.toks[n].spaceBefore {
		n++
	}
	if !p.drawnOut(i, n) {
		return 0
	}
	return p.skipOne(n, joining) - i
}

// drawnOut reports that the dots from i to end are no end of a sentence.
func (p *parser) drawnOut(i, end int) bool {
	drawn := p.text[p.toks[i].start:p.toks[end-1].end]
	return end-i > 2 || strings.ContainsRune(drawn, '…') || end-i == 2 && p.toks[i].spaceBefore
}

var (
	joining = words.Dates()["joins"]
	towards = words.NewSet("to", "till", "until")
)

// standard returns the tokens of a numbered standard, whose year is no date of the CV: "ISO
// 9001:2015", "OHSAS-18001:2007", "ISO certified 9000-2000"; 0 is none.
func (p *parser) standard(i int) int {
	if !standards.Has(p.toksFold(i)) {
		return 0
	}
	j := i + 1
	for p.at(j).in("-/") || standards.Has(p.toksFold(j)) || certifiedTo.Has(p.toksFold(j)) {
		j++
	}
	if !p.standardNumber(j) {
		return 0
	}
	if j++; p.standardYear(j) {
		j += 2
	}
	return j - i
}

// standardNumber reports a number of a standard; that of "ISO 2014 - 2016" is a year.
func (p *parser) standardNumber(i int) bool {
	t := p.at(i)
	_, _, year := p.year(i, false)
	return t.kind == number && len(t.text) >= 4 && !t.tabBefore && !year
}

// standardYear reports the ":2015" of "ISO 9001:2015".
func (p *parser) standardYear(i int) bool {
	next := p.at(i + 1)
	return p.at(i).in(":-") && next.kind == number && !next.tabBefore
}

var (
	standards   = words.NewSet("iso", "iec", "ohsas", "ieee", "din")
	certifiedTo = words.NewSet("certified", "certificate", "certification", "no", "standard")
)
