package extract

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract/evidence"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// splitCommas cuts a line that lists certificates between commas or bars: "Gas Safe
// Registered, OFTEC 101, Unvented Hot Water (G3)". A line that says who issued one
// certificate, where and when ("SMSTS, CITB, Leeds, 2019") stays whole.
func splitCommas(paras []para) []para {
	var out []para
	for i := range paras {
		p := &paras[i]
		cuts := listCuts(p, len(paras))
		if cuts == nil {
			out = append(out, *p)
			continue
		}
		from := 0
		for _, at := range append(cuts, len(p.text)) {
			lead := len(p.text[from:at]) - len(strings.TrimLeft(p.text[from:at], " ,|•·/"))
			if q := itemOf(p, from+lead, at); q.text != "" {
				q.header = true // an item, whatever it begins with
				out = append(out, q)
			}
			from = at
		}
	}
	return out
}

// itemOf is the stretch of a line of one cell as a line of its own.
func itemOf(p *para, from, to int) para {
	q := *p
	s := cutSegment(p.segs[0], from)
	s.text = strings.TrimRight(s.text[:to-from], " ,|•·./")
	clampSpans(s.spans, len(s.text))
	q.segs = []segment{s}
	q.refresh()
	return q
}

// clampSpans ends spans where their text does.
func clampSpans(spans []span, end int) {
	for k := range spans {
		spans[k].start, spans[k].end = min(spans[k].start, end), min(spans[k].end, end)
	}
}

// listCuts are the offsets at which a list of certificates is cut; nil if it is none.
func listCuts(p *para, lines int) []int {
	if len(p.segs) != 1 || p.count > 60 {
		return nil
	}
	for _, marks := range []string{"|•·", "/", ","} {
		l := markedList{text: p.text, lines: lines}
		l.parts, l.cuts = topLevel(p.text, marks)
		if len(l.parts) < 3 {
			continue
		}
		told, ok := l.told()
		switch {
		case !ok:
			return nil
		case l.enough(told):
			return l.cuts
		}
	}
	return nil
}

// markedList is a line cut at marks, in a section of a number of lines.
type markedList struct {
	text  string
	lines int
	parts []string
	cuts  []int
}

// told counts what says that the parts are certificates; false where one of them is none.
func (l *markedList) told() (n int, ok bool) {
	for _, part := range l.parts {
		switch listedCertificate(part) {
		case no:
			return 0, false
		case yes:
			n++
		}
	}
	return n, true
}

func (l *markedList) enough(told int) bool {
	return told >= 2 && (l.lines <= 3 || told*3 >= len(l.parts)*2)
}

// topLevel cuts a text at marks outside of brackets.
func topLevel(text, marks string) (parts []string, cuts []int) {
	depth, from := 0, 0
	for i, r := range text {
		switch {
		case r == '(' || r == '[':
			depth++
		case r == ')' || r == ']':
			depth = max(0, depth-1)
		case depth == 0 && strings.ContainsRune(marks, r) && partsItems(text, i):
			parts = append(parts, strings.TrimSpace(text[from:i]))
			cuts = append(cuts, i)
			from = i + len(string(r))
		}
	}
	return append(parts, strings.TrimSpace(text[from:])), cuts
}

// partsItems reports a mark between items: no comma in a number, no stroke in a word.
func partsItems(text string, i int) bool {
	if digitsAround(text, i) {
		return false
	}
	return text[i] != '/' || strings.HasPrefix(text[i:], "/ ") && i > 0 && text[i-1] == ' '
}

// The answers of listedCertificate.
const (
	no = iota
	perhaps
	yes
)

// listedCertificate tells whether a part of a line is a certificate of its own.
func listedCertificate(part string) int {
	name, dated := withoutYear(strings.TrimSuffix(part, "."))
	f := words.Split(name)
	switch {
	case len(f) == 0 || len(f) > 9 || datesOnly(part) || startsLower(name) || licenceClass.MatchString(part), whoOrWhere(name, f):
		return no
	case dated || certificateWords.Contains(f) || evidence.Title(name) >= 1.6 && len(f) > 1 || coded(name):
		return yes
	}
	return perhaps
}

// withoutYear takes the bracket from the end of a name; dated tells that it held a date.
func withoutYear(name string) (bare string, dated bool) {
	at := strings.LastIndex(name, " (")
	if at <= 0 || !strings.HasSuffix(name, ")") {
		return name, false
	}
	return name[:at], datesOnly(name[at:])
}

// whoOrWhere reports a firm or a town.
func whoOrWhere(name string, f []string) bool {
	return evidence.LegalForm(name) || contact.ParsePlace(name).Score >= 0.85 ||
		evidence.Organisation(name) >= 2 && !certificateWords.Contains(f)
}

// coded reports names that hold the short name of a scheme or a number: "ACLS", "OFTEC 101".
func coded(name string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(name, betweenCodes), codeWord)
}

func betweenCodes(r rune) bool { return r == ' ' || r == '-' || r == '/' }

func codeWord(w string) bool {
	upper, digits := countUpperAndDigits(w)
	return upper >= 3 || upper > 0 && digits > 0
}

func countUpperAndDigits(w string) (upper, digits int) {
	for _, r := range w {
		switch {
		case unicode.IsUpper(r):
			upper++
		case unicode.IsDigit(r):
			digits++
		}
	}
	return upper, digits
}
