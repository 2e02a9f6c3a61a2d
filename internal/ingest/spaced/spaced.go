// Package spaced puts words together again that were typed letter by letter, "E X P E R I E N C E", or that a program tore apart.
package spaced

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
	"focal/internal/lexicon"
)

// Writers who want letters further apart type blanks between them, and the border between two words is a blank like any other:
// "W O R K E X P E R I E N C E". The words that the file uses elsewhere and those of the lexicon tell where one ends.

// Close puts the words of a document together.
func Close(doc *page.Document) {
	pages, own := slices.Concat(doc.Pages, slices.Concat(doc.Others...), slices.Concat(doc.Asked...)), vocabulary(doc.Pages)
	for _, seg := range segmentsByLetters(pages) {
		if text, sure := own.closed(seg.Text()); sure {
			run := seg.Runs[0]
			run.Text = text
			seg.Runs = []page.Run{run}
		}
	}
	own.rows(pages)
	mails(pages)
	torn(pages)
}

// rows puts lines together whose letters stand so wide that the reader took them for cells.
func (own words) rows(pages []page.Page) {
	for i := range pages {
		for k := range pages[i].Lines {
			l := &pages[i].Lines[k]
			if len(l.Segments) < leastLetters {
				continue
			}
			run, text := l.Segments[0].Runs[0], strings.ReplaceAll(l.Text(), "\t", " ")
			if closed, _ := own.closed(text); byLetters(text) && own.allKnown(closed) {
				run.Text = closed
				l.Segments[0].Runs, l.Segments = []page.Run{run}, l.Segments[:1]
			}
		}
	}
}

// allKnown reports a text of known words of four letters or more, and of no more short ones: a row of grades makes none.
func (own words) allKnown(text string) bool {
	long, short := 0, 0
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		switch {
		case own.knows(w):
			long++
		case utf8.RuneCountInString(w) > 3:
			return false
		default:
			short++
		}
	}
	return long > 0 && short <= long
}

// segmentsByLetters are the segments of pages that are typed letter by letter.
func segmentsByLetters(pages []page.Page) (found []*page.Segment) {
	for i := range pages {
		for k := range pages[i].Lines {
			segs := pages[i].Lines[k].Segments
			for s := range segs {
				if byLetters(segs[s].Text()) {
					found = append(found, &segs[s])
				}
			}
		}
	}
	return found
}

// leastLetters is how many letters stand alone in a text that is typed by letters.
const leastLetters = 5

// byLetters reports a text that is typed letter by letter: nearly all that stands between its blanks is one sign. A word among them has
// its letters together: "K V S R K Prasad" are initials. Two may be one sign of the font.
func byLetters(text string) bool {
	if len(text) < 2*leastLetters-1 {
		return false
	}
	fields := strings.Fields(text)
	letters, single := 0, 0
	for _, f := range fields {
		n := len(lettersOf(f))
		if n > 2 {
			return false
		}
		if utf8.RuneCountInString(f) == 1 {
			single++
			letters += n
		}
	}
	return letters >= leastLetters && single*10 >= len(fields)*8
}

// lettersOf are the letters that a text begins with.
func lettersOf(text string) []rune {
	n := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) })
	if n < 0 {
		n = len(text)
	}
	return []rune(text[:n])
}

// words are those of a file that are not typed by letters, in small letters.
type words map[string]bool

func vocabulary(pages []page.Page) words {
	own := words{}
	for i := range pages {
		for k := range pages[i].Lines {
			if text := pages[i].Lines[k].Text(); !byLetters(text) {
				own.add(text)
			}
		}
	}
	return own
}

func (own words) add(text string) {
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) }) {
		own[w] = own[w] || len(w) > 1
	}
}

// closed is a text with its words together. It is sure where one of them is known: single letters may be meant as such.
func (own words) closed(text string) (out string, sure bool) {
	var parts []string
	for _, part := range strings.Split(text, "  ") { // where somebody typed two blanks between words
		closed, known := own.whole(strings.ReplaceAll(part, " ", ""))
		parts, sure = append(parts, closed), sure || known
	}
	return strings.Join(strings.Fields(strings.Join(parts, " ")), " "), sure
}

// address is one of mail or of the web, in letters and signs without blanks: none of its letters are parted.
var address = regexp.MustCompile(`(?i)[\pL\pN._%+-]+@(?:(?:[\pL\pN-]+\.)+\pL{2,}|[\pL\pN-]+)|(?:https?://|www\.)[^\s,;|()]+|` +
	`[\pL\pN-]+(?:\.[\pL\pN-]+)*\.(?:com|org|net|edu|io|dev)\b(?:/[^\s,;|()]*)?`)

// whole parts letters and signs without blanks into words; an address is one, and known.
func (own words) whole(joined string) (out string, known bool) {
	at := 0
	for _, m := range address.FindAllStringIndex(joined, -1) {
		text, _ := own.parted(joined[at:m[0]])
		if out += text; endsWith(text, unicode.IsLetter) {
			out += " "
		}
		out, known, at = out+joined[m[0]:m[1]], true, m[1]
		if at < len(joined) && !strings.ContainsAny(joined[at:at+1], ",.:;)") {
			out += " "
		}
	}
	text, is := own.parted(joined[at:])
	return out + text, known || is
}

// parted is whole for what holds no address.
func (own words) parted(joined string) (out string, known bool) {
	run := 0 // letters behind which the next sign stands
	for joined != "" {
		if letters := lettersOf(joined); len(letters) > 0 {
			list := own.split(letters)
			if beginsAnew(out, list[0], len(letters)) {
				out += " "
			}
			out += strings.Join(list, " ")
			known, joined = known || slices.ContainsFunc(list, own.knows), joined[len(string(letters)):]
			run = len(letters)
			continue
		}
		r, size := utf8.DecodeRuneInString(joined)
		joined = joined[size:]
		next, _ := utf8.DecodeRuneInString(joined)
		switch {
		case (r == '.' || r == ':') && endsWith(out, unicode.IsDigit) && unicode.IsDigit(next):
			out += string(r)
		case unicode.IsDigit(r) && run > 1:
			out += " " + string(r)
		default:
			out += withBlanks(r)
		}
		run = 0
	}
	return out, known
}

// ordinal are the letters that belong to the digits before them.
var ordinal = regexp.MustCompile(`(?i)^(?:st|nd|rd|th)$`)

// beginsAnew reports letters that are no part of what stands directly before them: behind a number, or a sign that ends a name ("C#").
// One alone belongs to its number.
func beginsAnew(out, word string, letters int) bool {
	if endsWith(out, unicode.IsDigit) {
		return letters > 1 && !ordinal.MatchString(word)
	}
	return strings.HasSuffix(out, "#") || strings.HasSuffix(out, "+")
}

// endsWith reports a text whose last sign is such a one.
func endsWith(text string, is func(rune) bool) bool {
	r, _ := utf8.DecodeLastRuneInString(text)
	return is(r)
}

// knows reports a word of four letters or more that is known.
func (own words) knows(w string) bool {
	return utf8.RuneCountInString(w) >= 4 && own.cost(strings.ToLower(w)) <= costKnown
}

// withBlanks is a sign with the blanks that stand beside it between words.
func withBlanks(r rune) string {
	switch {
	case strings.ContainsRune(",.:;)", r):
		return string(r) + " "
	case r == '(':
		return " ("
	case strings.ContainsRune("&–—|•", r):
		return " " + string(r) + " "
	}
	return string(r)
}

// What a word costs. Few words, which the file itself uses or the lexicon knows, are likelier than many; what nobody knows is dear,
// so that it is not cut in pieces of which one happens to be a word.
const (
	costOwn     = 1.0
	costUsed    = 1.5
	costKnown   = 2.2
	costShort   = 2.5 // two letters
	costLetter  = 4.0 // "a"
	costUnknown = 6.0
	costEach    = 0.3 // each letter of what is unknown
	longestWord = 24
)

// split parts letters into the words that cost the least.
func (own words) split(rs []rune) (list []string) {
	best, from := make([]float64, len(rs)+1), make([]int, len(rs)+1)
	for to := 1; to <= len(rs); to++ {
		best[to] = costUnknown + costEach*float64(to)
		for at := max(0, to-longestWord); at < to; at++ {
			if c := best[at] + own.cost(strings.ToLower(string(rs[at:to]))); c < best[to] {
				best[to], from[to] = c, at
			}
		}
	}
	for to := len(rs); to > 0; to = from[to] {
		list = append(list, string(rs[from[to]:to]))
	}
	slices.Reverse(list)
	return list
}

// cost is how dear a word in small letters is.
func (own words) cost(w string) float64 {
	n := utf8.RuneCountInString(w)
	switch {
	case w == "a":
		return costLetter
	case n == 2 && (own[w] || lexicon.Uses(w) > 6):
		return costShort
	case n > 2:
		return own.costOfLong(w)
	}
	return costUnknown + costEach*float64(n)
}

// costOfLong is how dear a word of three letters or more is.
func (own words) costOfLong(w string) float64 {
	switch {
	case own[w]:
		return costOwn
	case lexicon.Uses(w) > 0:
		return costUsed
	case lexicon.Word(w).Known():
		return costKnown
	}
	return costUnknown + costEach*float64(utf8.RuneCountInString(w))
}
