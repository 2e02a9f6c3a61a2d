package extract

import (
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
			q := *p
			s := cutSegment(p.segs[0], from+lead)
			text := strings.TrimRight(s.text[:at-from-lead], " ,|•·./")
			s.text = text
			for k := range s.spans {
				s.spans[k].end = min(s.spans[k].end, len(text))
				s.spans[k].start = min(s.spans[k].start, len(text))
			}
			q.segs = []segment{s}
			q.header = true // an item, whatever it begins with
			q.refresh()
			if text != "" {
				out = append(out, q)
			}
			from = at
		}
	}
	return out
}

// listCuts are the offsets at which a list of certificates is cut; nil if it is none.
func listCuts(p *para, lines int) []int {
	if len(p.segs) != 1 || p.count > 60 {
		return nil
	}
	for _, marks := range []string{"|•·", "/", ","} {
		parts, cuts := topLevel(p.text, marks)
		if len(parts) == 2 && marks == "," && lines <= 3 && strings.HasSuffix(parts[1], ")") && listedCertificate(parts[0]) != no && certificateWords.Contains(words.Split(parts[1])) && evidence.Organisation(parts[1]) < 1 && datesOnly(parts[1][strings.LastIndex(parts[1], "(")+1:len(parts[1])-1]) {
			return cuts
		}
		if len(parts) < 3 {
			continue
		}
		if lines <= 3 && plainTopics(parts) {
			return cuts
		}
		told := 0
		if at := strings.Index(p.text, "),"); at > 0 && at < cuts[len(cuts)-1] && datesOnly(p.text[strings.LastIndex(p.text[:at], "(")+1:at]) {
			told++ // a date before the last of them belongs to one of several
		}
		for _, part := range parts {
			switch listedCertificate(part) {
			case no:
				return nil
			case yes:
				told++
			}
		}
		if told >= 2 && (lines <= 3 || told*3 >= len(parts)*2) {
			return cuts
		}
	}
	return nil
}

// plainTopics reports a list written as one sentence: "Moving and handling, basic life
// support, infection control, medication".
func plainTopics(parts []string) bool {
	if len(parts) < 4 || startsLower(parts[0]) {
		return false
	}
	for i, part := range parts {
		f := words.Split(part)
		if len(f) == 0 || len(f) > 5 || i > 0 && !startsLower(part) || strings.ContainsAny(part, ".:;") || leadingWords.Has(f[0]) {
			return false
		}
	}
	return true
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
		case depth == 0 && strings.ContainsRune(marks, r) && !digitsAround(text, i) && (r != '/' || strings.HasPrefix(text[i:], "/ ") && i > 0 && text[i-1] == ' '):
			parts = append(parts, strings.TrimSpace(text[from:i]))
			cuts = append(cuts, i)
			from = i + len(string(r))
		}
	}
	return append(parts, strings.TrimSpace(text[from:])), cuts
}

// The answers of listedCertificate.
const (
	no = iota
	perhaps
	yes
)

// listedCertificate tells whether a part of a line is a certificate of its own.
func listedCertificate(part string) int {
	name := strings.TrimSuffix(part, ".")
	dated := false
	if at := strings.LastIndex(name, " ("); at > 0 && strings.HasSuffix(name, ")") {
		dated = datesOnly(name[at:])
		name = name[:at]
	}
	f := words.Split(name)
	switch {
	case len(f) == 0 || len(f) > 9 || datesOnly(part) || startsLower(name) || licenceClass.MatchString(part):
		return no
	case evidence.LegalForm(name) || contact.ParsePlace(name).Score >= 0.85 || evidence.Organisation(name) >= 2 && !certificateWords.Contains(f):
		return no
	case dated || certificateWords.Contains(f) || evidence.Title(name) >= 1.6 && len(f) > 1 || coded(name):
		return yes
	}
	return perhaps
}

// coded reports names that hold the short name of a scheme or a number: "ACLS", "OFTEC 101".
func coded(name string) bool {
	for _, w := range strings.FieldsFunc(name, func(r rune) bool { return r == ' ' || r == '-' || r == '/' }) {
		upper, digits := 0, 0
		for _, r := range w {
			switch {
			case unicode.IsUpper(r):
				upper++
			case unicode.IsDigit(r):
				digits++
			}
		}
		if upper >= 3 || upper > 0 && digits > 0 {
			return true
		}
	}
	return false
}
