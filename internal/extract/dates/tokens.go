package dates

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/words"
)

type kind uint8

const (
	letters kind = iota
	number
	punct
	placeholder // "???", "20XX", "XX"
	other
)

type token struct {
	kind                   kind
	text, folded           string
	start, end             int
	spaceBefore, tabBefore bool
}

// tokenLength is about how long words, marks and the spaces between them are on average.
const tokenLength = 5

// tokens cuts text into words, numbers and single marks.
func tokens(text string) []token {
	out := make([]token, 0, len(text)/tokenLength+4)
	space, tab := false, false
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		if unicode.IsSpace(r) {
			space, tab = true, tab || r == '\t'
			i += size
			continue
		}
		j := i + size
		t := token{start: i, spaceBefore: space || i == 0, tabBefore: tab}
		switch {
		case r >= '0' && r <= '9':
			for j < len(text) && text[j] >= '0' && text[j] <= '9' {
				j++
			}
			t.kind = number
			if n := placeholderLen(text[i:]); n > 0 {
				j, t.kind = i+n, placeholder
			}
		case unicode.IsLetter(r):
			for j < len(text) {
				n, s := utf8.DecodeRuneInString(text[j:])
				if !unicode.IsLetter(n) && !unicode.Is(unicode.Mn, n) {
					break
				}
				j += s
			}
			t.kind = letters
			if n := gluedOrdinal(out, text[i:j]); n > 0 && !space { // "05thNovember"
				j = i + n
			}
			if n := placeholderLen(text[i:]); n > 0 {
				j, t.kind = i+n, placeholder
			}
		case r == '?' && strings.HasPrefix(text[i:], "???"):
			for j < len(text) && text[j] == '?' {
				j++
			}
			t.kind = placeholder
		case unicode.IsPunct(r) || r == '|' || r == '~':
			t.kind = punct
		default:
			t.kind = other
		}
		t.end, t.text = j, text[i:j]
		if t.kind == letters {
			t.folded = words.Fold(t.text)
		}
		out = append(out, t)
		space, tab = false, false
		i = j
	}
	return out
}

// gluedOrdinal measures the "th" that stands between a day and a word glued to it.
func gluedOrdinal(before []token, word string) int {
	if len(before) == 0 || before[len(before)-1].kind != number || len(word) < 5 || !ordinal(strings.ToLower(word[:2])) {
		return 0
	}
	if r, _ := utf8.DecodeRuneInString(word[2:]); unicode.IsUpper(r) {
		return 2
	}
	return 0
}

// placeholderLen measures "20XX", "201X", "XXXX".
func placeholderLen(s string) int {
	n, x := 0, 0
	for n < len(s) && n < 5 {
		c := s[n]
		if c == 'X' || c == 'x' {
			x++
		} else if c < '0' || c > '9' || x > 0 {
			break
		}
		n++
	}
	if n == 4 && x >= 1 && (x == 4 || s[0] == '1' || s[0] == '2') && (len(s) == 4 || !isWordByte(s[4])) {
		return 4
	}
	return 0
}

func isWordByte(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= utf8.RuneSelf
}

func (p *parser) is(i int, text string) bool {
	return i >= 0 && i < len(p.toks) && p.toks[i].kind == punct && p.toks[i].text == text
}

func (p *parser) toksFold(i int) string {
	if i < 0 || i >= len(p.toks) {
		return ""
	}
	return p.toks[i].folded
}

// spaced reports space on either side of the token.
func (p *parser) spaced(i int) bool {
	return p.toks[i].spaceBefore || i+1 < len(p.toks) && p.toks[i+1].spaceBefore
}

// dash returns the number of tokens at i that join two ends of a period; 0 is none.
func (p *parser) dash(i int) int {
	if i >= len(p.toks) {
		return 0
	}
	switch t := p.toks[i]; t.kind {
	case punct:
		return p.drawnDash(i)
	case letters:
		if t.text == "ï" {
			return p.brokenDash(i)
		}
		if t.folded == "up" && p.toksFold(i+1) == "to" {
			return 2
		}
		if joining.Has(t.folded) {
			return p.joined(i)
		}
		if t.folded == "up" && p.toksFold(i+1) == "to" {
			return 2
		}
	case other:
		if t.text == "→" || t.text == "−" {
			return 1
		}
	}
	return 0
}

// joined is dash for a word; a dash that stands between it and a present day belongs to
// it: "June 2013 to-till date".
func (p *parser) joined(i int) int {
	if i+1 < len(p.toks) && p.toks[i+1].kind == punct && dashes[p.toks[i+1].text] && p.present(i+2) > 0 {
		return 2
	}
	return 1
}

// drawnDash is dash for a mark.
func (p *parser) drawnDash(i int) int {
	mark, next := p.toks[i].text, p.toksFold(i+1)
	switch mark {
	case ",", "-", "–":
		if next == "to" || next == "till" || next == "until" { // "– To", ", to"
			return 2
		}
	case ".", "…":
		return p.dots(i)
	}
	if !dashes[mark] {
		return 0
	}
	if i+1 < len(p.toks) && p.dash(i+1) == 1 && p.toks[i+1].kind == punct && mark != "/" { // "--"
		return 2
	}
	return 1
}

var dashes = map[string]bool{
	"-": true, "–": true, "—": true, "‑": true, "‒": true, "―": true, "−": true, "－": true, "﹣": true, "~": true, "→": true, "/": true,
}

// brokenDash returns the tokens of a wide hyphen (U+FF0D) of which a program took the bytes for
// letters: "ï¼" and a mark that cannot be seen.
func (p *parser) brokenDash(i int) int {
	if i+1 >= len(p.toks) || p.toks[i+1].text != "¼" {
		return 0
	}
	if i+2 < len(p.toks) && (p.toks[i+2].text == "\u200b" || p.toks[i+2].text == "\u008d") {
		return 3
	}
	return 2
}

// dots returns the number of tokens of "2019-03 .. 2020-11", "May 2019…..till 2020"; one full
// stop ends a sentence, and two that stand close to a year are a slip.
func (p *parser) dots(i int) int {
	n := i
	for n < len(p.toks) && (p.toks[n].text == "." || p.toks[n].text == "…") && (n == i || !p.toks[n].spaceBefore) {
		n++
	}
	long := n-i > 2 || strings.ContainsRune(p.text[p.toks[i].start:p.toks[n-1].end], '…')
	if !long && (n-i < 2 || !p.toks[i].spaceBefore) {
		return 0
	}
	if joining.Has(p.toksFold(n)) {
		n++
	}
	return n - i
}

var joining = words.NewSet("to", "upto", "until", "till", "through", "thru", "bis", "a", "au", "al", "ad", "hasta", "fino", "ate", "tot", "do", "til", "and", "und", "t", "zum", "e", "y", "i")

// standard returns the tokens of a numbered standard, whose year is no date of the CV: "ISO
// 9001:2015", "OHSAS-18001:2007", "ISO 9000-2000"; 0 is none.
func (p *parser) standard(i int) int {
	if !standards.Has(p.toksFold(i)) {
		return 0
	}
	j := i + 1
	for p.is(j, "-") || p.is(j, "/") || standards.Has(p.toksFold(j)) {
		j++
	}
	if j >= len(p.toks) || p.toks[j].kind != number || len(p.toks[j].text) < 4 || p.toks[j].tabBefore {
		return 0
	}
	if _, _, year := p.year(j, false); year { // "ISO 2014 - 2016"
		return 0
	}
	if j++; (p.is(j, ":") || p.is(j, "-")) && j+1 < len(p.toks) && p.toks[j+1].kind == number && !p.toks[j+1].tabBefore {
		j += 2
	}
	return j - i
}

var standards = words.NewSet("iso", "iec", "ohsas", "ieee", "din")

// boundary reports that nothing is glued to the text before token i.
func (p *parser) boundary(i int) bool {
	if i >= len(p.toks) {
		return true
	}
	t := p.toks[i]
	if t.spaceBefore || t.kind == punct && t.text != "%" && t.text != "#" {
		// "2017-cut", "2,017.5": a mark that goes on with a letter or digit belongs to a longer word
		if t.kind == punct && !t.spaceBefore && (t.text == "," || t.text == ".") && i+1 < len(p.toks) && p.toks[i+1].kind == number && !p.toks[i+1].spaceBefore {
			return false
		}
		return true
	}
	return t.kind == letters && behindYear.Has(t.folded)
}

// behindYear are the words that people glue to a date.
var behindYear = words.NewSet("bis", "to", "r", "as", "at")

var labels = words.NewSet("expected", "expected graduation", "anticipated", "anticipated graduation", "graduated", "graduation", "graduating", "grad", "issued", "issued on", "issued in", "issue date", "date of issue", "awarded", "awarded on", "awarded in", "published", "published on", "published in", "released", "completed", "completed in", "completion", "obtained", "obtained in", "expected completion", "expected to graduate", "expected in", "class of", "date", "dates", "period", "zeitraum", "periode", "estimated", "est", "passed", "received", "conferred", "duration", "abschluss", "obtenu en", "ausgestellt", "earned", "achieved", "year", "dated", "summers", "granted")

// widen adds a label before the date, brackets around it and a duration after it.
func (p *parser) widen(i, next int) (start, end int) {
	k := i
	for n := 3; n > 0; n-- {
		j := i
		if p.is(j-1, ":") {
			j--
		}
		if j-n < 0 {
			continue
		}
		phrase, ok := "", true
		for _, t := range p.toks[j-n : j] {
			if t.kind != letters && t.text != "." {
				ok = false
				break
			}
			phrase += " " + t.folded
		}
		// A label counts only where the date stands apart: at the start of a field.
		if ok && labels.Has(strings.TrimSpace(words.Fold(phrase))) && (j-n == 0 || p.toks[j-n].tabBefore || p.toks[j-n-1].kind == punct) {
			k = j - n
			break
		}
	}
	start, end = p.toks[k].start, p.toks[next-1].end
	if n := p.duration(next); n > next {
		next = n
		end = p.toks[next-1].end
	}
	if k > 0 && next < len(p.toks) {
		if a, b := p.toks[k-1].text, p.toks[next].text; a == "(" && b == ")" || a == "[" && b == "]" {
			start, end = p.toks[k-1].start, p.toks[next].end
			if n := p.duration(next + 1); n > next+1 {
				end = p.toks[n-1].end
			}
		}
	}
	return start, end
}

var units = words.NewSet("year", "years", "yr", "yrs", "y", "month", "months", "mo", "mos", "m", "week", "weeks", "days", "jahr", "jahre", "monat", "monate", "ans", "an", "mois", "ano", "anos", "mes", "meses", "anni", "anno", "mesi", "mese", "jaar", "maand", "maanden", "lat", "lata", "rok", "miesiac", "miesiace", "miesiecy", "ar", "manader", "maneder", "mnd")

// duration reads "4 years 8 months", "(2 yrs)", "· 3 mos" and returns the index after it.
func (p *parser) duration(i int) int {
	j, open, found := i, "", false
	if j < len(p.toks) && p.toks[j].tabBefore && j > 0 {
		return i
	}
	if j < len(p.toks) && p.toks[j].kind == punct && strings.Contains("(·•,|-–", p.toks[j].text) || j < len(p.toks) && p.toks[j].text == "|" {
		open = p.toks[j].text
		j++
	}
	for j+1 < len(p.toks) {
		if p.toks[j].kind != number || len(p.toks[j].text) > 2 || p.toks[j+1].kind != letters || !units.Has(p.toks[j+1].folded) {
			break
		}
		j += 2
		found = true
		if p.is(j, ".") {
			j++
		}
		if (p.is(j, ",") || p.toksFold(j) == "and" || p.toksFold(j) == "und" || p.toksFold(j) == "et" || p.toksFold(j) == "y") && j+2 < len(p.toks) && p.toks[j+1].kind == number {
			j++
		}
	}
	switch {
	case !found, open == "(" && !p.is(j, ")"):
		return i
	case open == "(":
		return j + 1
	case j < len(p.toks) && p.toks[j].kind == letters && !p.toks[j].tabBefore: // "3 years of service"
		return i
	}
	return j
}

// Duration reports whether the text is nothing but a length of time ("2 years 10 months").
func Duration(text string) bool {
	p := parser{text: text, toks: tokens(text)}
	return len(p.toks) > 1 && p.duration(0) == len(p.toks)
}
