package dates

import (
	"strings"
	"unicode"

	"focal/internal/extract/words"
)

// Names of months in other languages can be names or words in English: "Brand Manager, Mars, 2017" has no month,
// "12 mars 2017" has one. They count only where something beside them says so.

// doubtful reports the name of a month at i that need not be one.
func (p *parser) doubtful(i int) bool {
	doubt, ok := words.DoubtfulMonths().Value(p.toksFold(i))
	small := words.StartsLower(p.toks[i].text)
	return ok && (doubt == "???" || small == (doubt == "??"))
}

// meant reports that what stands around the doubtful name at i tells a month.
func (p *parser) meant(i int) bool {
	return p.behindDayOrWord(i) || ofYear.Has(p.toksFold(i+1)) && p.nearYear(i+1) || p.alonePeriod() || p.inAnotherLanguage(i)
}

// behindDayOrWord reports a day or a word of another language right before the name: "12. Mars", "depuis Mars".
func (p *parser) behindDayOrWord(i int) bool {
	before := p.at(i - 1)
	if before.kind == punct && p.is(i-1, ".") {
		before = p.at(i - 2)
	}
	if p.toks[i].tabBefore {
		return false
	}
	return before.kind == number && len(before.text) <= 2 || beforeMonth.Has(before.folded)
}

// alonePeriod reports a text of months, years and open ends and nothing else: where dates stand by themselves.
func (p *parser) alonePeriod() bool {
	for k := range p.toks {
		t := &p.toks[k]
		if t.in(",") || t.kind == letters && !words.Months().Has(t.folded) && p.present(k) == 0 && !since.Has(t.folded) && p.dash(k) == 0 {
			return false
		}
	}
	return true
}

// inAnotherLanguage reports that something in the text besides the word at i is not English: another month, an open end,
// a small word or letters that only other languages have.
func (p *parser) inAnotherLanguage(i int) bool {
	if p.foreign == nil {
		n := 0
		for k := range p.toks {
			n += one(p.foreignAt(k))
		}
		p.foreign = &n
	}
	return *p.foreign > one(p.foreignAt(i))
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// foreignAt reports a word that tells another language.
func (p *parser) foreignAt(k int) bool {
	word := p.toks[k].folded
	if word == "" {
		return false
	}
	if _, doubt := words.DoubtfulMonths().Value(word); doubt {
		return p.nearYear(k)
	}
	if words.Months().Has(word) {
		return !englishMonth(word)
	}
	return accented(p.toks[k].text) || words.StartsLower(p.toks[k].text) && smallForeign.Has(word)
}

// nearYear reports a year in one of the two tokens behind k.
func (p *parser) nearYear(k int) bool { return p.at(k+1).digits(4) || p.at(k+2).digits(4) }

// englishMonth reports the English name of a month or the beginning of one: "jan", "sept".
func englishMonth(word string) bool {
	for _, name := range words.EnglishMonths() {
		if len(word) >= 3 && strings.HasPrefix(name, word) {
			return true
		}
	}
	return false
}

// accented reports a letter that English does not have.
func accented(word string) bool {
	return strings.IndexFunc(word, func(r rune) bool { return r >= 0xc0 && unicode.IsLetter(r) }) >= 0
}

// beforeMonth stands before the name of a month, smallForeign in lines of other languages.
var beforeMonth, smallForeign = words.Dates()["before month"], words.Dates()["small"]
