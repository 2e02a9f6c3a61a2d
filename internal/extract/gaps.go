package extract

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/dates"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

// Files hold tabs, drawn gaps and rows of spaces in the middle of sentences: "Worked as	a rigger
// with	Hull Lifting". Read as cells they tear the sentence, hide its dates and lose its wraps.
// Two cells are one text where the first cannot end there or the second cannot begin there.

// expectsMore are the words after which no text ends.
var expectsMore = words.NewSet(
	"a", "an", "the", "and", "or", "of", "to", "for", "with", "in", "on", "by", "at", "as", "from", "since",
	"per", "their", "his", "her", "all", "our", "my", "its", "is", "are", "was", "were", "under", "into", "using", "through",
	"et", "de", "du", "des", "la", "le", "les", "un", "une", "au", "aux", "à", "pour", "avec", "dans", "sur", "par",
	"und", "der", "dem", "den", "das", "mit", "von", "für", "zur", "zum", "el", "los", "las", "y", "del", "con", "il", "per", "della",
)

// endsAtPar reports a text that ends with the English word, not with the French one for "by": "Kept the costs at par".
func endsAtPar(text string) bool { return atPar.MatchString(text) }

var atPar = regexp.MustCompile(`\b(?:at|to|on|below|above|under) par$`)

// linksBack are the words, in small letters, that no cell begins with.
var linksBack = words.NewSet("and", "or", "of", "for", "with", "by", "into", "using", "through", "including")

// closeGaps joins the cells of a line that are one sentence. Rows of tables stay as they are.
func (l *line) closeGaps() {
	l.closeDay()
	if l.kind != page.Paragraph && l.kind != page.ListItem {
		return
	}
	for i := 1; i < len(l.segs); {
		if !oneText(l.segs[i-1].text, l.segs[i].text) {
			i++
			continue
		}
		l.segs[i-1] = appended(l.segs[i-1], l.segs[i])
		l.segs = append(l.segs[:i], l.segs[i+1:]...)
	}
}

// closeDay joins a date of which the raised letters behind the day made a gap: "Born: 17th	Oct 1988".
// Without the label the number may be that of a class, with its date beside it.
func (l *line) closeDay() {
	for i := 1; i < len(l.segs); i++ {
		month, _, _ := strings.Cut(l.segs[i].text, " ")
		if dayBegun.MatchString(l.segs[i-1].text) && words.Months().Has(words.Fold(month)) && dayLabel.MatchString(l.segs[0].text) {
			l.segs[i-1] = appended(l.segs[i-1], l.segs[i])
			l.segs = append(l.segs[:i], l.segs[i+1:]...)
		}
	}
}

// dayBegun ends a text with the day of a date, dayLabel is what stands before it.
var (
	dayBegun = regexp.MustCompile(`(?i)(?:^|\W)[0-3]?\d(?:st|nd|rd|th)$`)
	dayLabel = regexp.MustCompile(`(?i)\b(?:date|birth|born|d\.?o\.?b)\b`)
)

// oneText reports two cells that are one sentence.
func oneText(before, after string) bool {
	first, _ := utf8.DecodeRuneInString(after)
	if !telling(first) {
		return false
	}
	if ends := before[strings.LastIndexByte(before, ' ')+1:]; startsLower(ends) && expectsMore.Has(ends) && !endsAtPar(before) {
		return true
	}
	last, _ := utf8.DecodeLastRuneInString(before)
	if word, _, _ := strings.Cut(after, " "); unicode.IsLower(last) && linksBack.Has(word) {
		return true
	}
	opens, _ := utf8.DecodeRuneInString(before)
	return unicode.IsUpper(opens) && unicode.IsLower(last) && unicode.IsLower(first) && wordCount(before) >= 3 && opensWithWord(after)
}

// opensWithWord reports a text that begins with a word, and not with one for the present.
func opensWithWord(text string) bool {
	word, _, _ := strings.Cut(text, " ")
	return utf8.RuneCountInString(word) > 1 && !strings.ContainsAny(word, "@/_") && !words.Present().Has(words.Fold(text))
}

// appended is the segment a with the text of b behind it.
func appended(a, b segment) segment {
	n := len(a.text) + 1
	a.text += " " + b.text
	a.spans = append([]span{}, a.spans...)
	for _, p := range b.spans {
		p.start, p.end = p.start+n, p.end+n
		a.spans = append(a.spans, p)
	}
	return a
}

// handWrap is how many letters a line that somebody broke by hand has at the least: shorter ones are
// the lines of an address or a list.
const handWrap = 45

// wrappedByHand reports a line of a format without margins that goes on with the sentence above it.
func wrappedByHand(p *para, l *line) bool {
	if l.kind == page.Heading || p.last.style.bold != l.style.bold || l.gap > 2*max(l.size, 8) {
		return false
	}
	if closesOpen(&p.last, l) {
		return true
	}
	return plainText(l) && (cannotEnd(p.last.text) || brokenByHand(p.last.text, l.text))
}

// brokenByHand reports a long line without the end of a sentence above one that begins in small letters.
func brokenByHand(above, below string) bool {
	if m := remarkFirst.FindString(below); m != "" { // "moved from the old system" over "(ASP) to the new one"
		below = below[len(m):]
	}
	first, _, _ := strings.Cut(below, " ")
	return utf8.RuneCountInString(above) >= handWrap && startsLower(first) && utf8.RuneCountInString(first) > 1 && !endsWith(above, ".!?:;")
}

// remarkFirst is a remark in brackets at the beginning of a line.
var remarkFirst = regexp.MustCompile(`^\([^()]{1,30}\) `)

// indents is how far to the left of the first line of a paragraph the others stand at the most, in points.
const indents = 90

// bracketOfItem is a bracket that closes an item of a list and cannot begin a line of its own: "(A-), Algebra".
var bracketOfItem = regexp.MustCompile(`^\([^()]{1,12}\)[,;]`)

// plainText reports a line that can go on with a sentence: no row, no label, no date, no address.
func plainText(l *line) bool {
	time := datesOnly(l.text) && !dates.Duration(strings.TrimRight(l.text, ".")) // "for children of up to" over "30 months."
	return len(l.segs) == 1 && !labelledLine(l.text) && !time && !strings.Contains(l.text, "@")
}
