package extract

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// joins reports whether l goes on with p.
func joins(p *para, l *line) bool {
	switch {
	case l.bullet || len(p.segs) > 1 && len(l.segs) > 1 || len(p.text) > 4000:
		return false
	case toldToGoOn(p, l), torn(p, l):
		return true
	case isWhole(p, l):
		return false
	case p.last.right > 0 && l.right > 0:
		return wraps(p, l)
	}
	return joinsBelow(p, l)
}

// joinsBelow decides of lines of a flowing format: paragraphs are whole there, but where people break lines.
func joinsBelow(p *para, l *line) bool {
	if !inOneBlock(&p.last, l) {
		return goesOnOverleaf(p, l)
	}
	return wrappedByHand(p, l)
}

// toldToGoOn reports a line that the file itself makes part of the paragraph, unless it begins an entry.
func toldToGoOn(p *para, l *line) bool {
	if !l.cont || l.block != p.last.block || datesOnly(l.text) || begunAnew(p, l) {
		return false
	}
	return p.bullet || wordCount(p.text) > 9 || evidence.Grade(l.text) < 1
}

// begunAnew reports a line below a head that a date closed, or below another entry of one line.
func begunAnew(p *para, l *line) bool {
	return !p.bullet && (endsWithDate(p.text) || twoEntries(p.text, l.text))
}

// isWhole reports a paragraph that nothing goes on with: a rating, a label, a row of labels.
func isWhole(p *para, l *line) bool {
	return p.last.text == "" || anotherAddress(p.text, l.text) || p.last.rating != "" || l.rating != "" || headings.IsLabel(p.text) ||
		labelledLine(p.text) && labelledLine(l.text)
}

// anotherAddress reports an address of the web that stands alone below another: its end would not begin with the name of a site.
func anotherAddress(above, below string) bool {
	last := above[strings.LastIndexAny(above, " \t")+1:]
	torn := strings.HasSuffix(last, "//") || strings.HasSuffix(last, "www.")
	return siteAlone.MatchString(below) && strings.ContainsAny(last, "./") && !torn
}

// siteAlone is an address that shows itself as one by its beginning.
var siteAlone = regexp.MustCompile(`^(?i:https?://|www\.|(?:[a-z]{2,3}\.)?` +
	`(?:github|gitlab|linkedin|medium|behance|dribbble|stackoverflow|kaggle)\.com/)\S+$`)

// inSentence reports a paragraph that reads as a sentence by its length.
func inSentence(p *para) bool { return p.bullet || wordCount(p.text) > 7 }

// goesOnOverleaf reports a sentence that goes on over a page or a column.
func goesOnOverleaf(p *para, l *line) bool {
	return l.page == p.last.page+1 && inSentence(p) && startsLower(l.text) && !endsWith(p.text, ".!?:;") && len(l.segs) == 1
}

// articleEnd reports a text that ends in a word which needs another one.
func articleEnd(s string) bool {
	at := strings.LastIndexByte(s, ' ')
	return at > 0 && leadingWords.Has(s[at+1:])
}

var leadingWords = words.NewSet("the", "a", "an", "of", "for", "with", "from", "by", "and", "der", "die", "das", "des", "dem", "den",
	"und",
	"mit", "von", "für", "le", "la", "les", "du", "et", "avec", "pour", "el", "los", "las", "y", "con", "para", "il", "gli", "per", "het",
	"een", "van", "voor", "met")

// wordWidth estimates the width of the line's first word and the space before it.
func wordWidth(l *line) float64 {
	n := utf8.RuneCountInString(l.text)
	word, _, _ := strings.Cut(l.segs[0].text, " ")
	if n == 0 {
		return 0
	}
	return (l.right - l.x) / float64(n) * float64(utf8.RuneCountInString(word)+1)
}

// torn reports a date or a sentence that a line end tore.
func torn(p *para, l *line) bool { return openDate(p, l) || dangles(p, l) }

// dateTail reports a line of the same block that is as short as the rest of a date.
func dateTail(p *para, l *line) bool {
	return len(l.segs) <= 1 && len(l.text) <= 16 && l.block == p.last.block
}

// openDate reports "Driver, Food Bank, 2020 –" over "now".
func openDate(p *para, l *line) bool {
	if !dateTail(p, l) || l.right == 0 || l.bullet || !endsWith(p.text, "–-—") || datesOnly(p.text) || !endsPeriod(l.text) {
		return false
	}
	m := dates.Find(p.text)
	return len(m) == 1 && strings.Trim(p.text[m[0].End:], " –-—") == ""
}

// endsPeriod reports a date or a word for today.
func endsPeriod(text string) bool { return datesOnly(text) || words.Present().Has(words.Fold(text)) }

// endsWithDate reports a line that a date closes: the header of an entry.
func endsWithDate(s string) bool {
	m := dates.Find(s)
	return len(m) > 0 && m[len(m)-1].End >= len(s)-1
}

// twoEntries reports two short lines that both hold a date: entries of one line each.
func twoEntries(above, below string) bool {
	return wordCount(above) <= 16 && wordCount(below) <= 16 && !startsLower(below) && !datesOnly(below) &&
		len(dates.Find(above)) > 0 && len(dates.Find(below)) > 0
}
