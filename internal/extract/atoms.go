package extract

import (
	"strings"
	"unicode/utf8"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/extract/words"
)

// separator is what stands before an atom.
type separator uint8

const (
	byLine separator = iota
	bySegment
	byBar   // | · •
	byDash  // – — -
	byStyle // bold ends
	byAt    // "at", "bei", "chez"
	byBracket
	byComma
	byColon
	byRemark // brackets that say something about what stands before them
)

// mergeCost is what it costs to read two atoms as one field.
var mergeCost = [...]float64{byLine: 3, bySegment: 3, byBar: 2.4, byDash: 0.7, byStyle: 1.6, byAt: 2, byBracket: 0.8, byComma: 0.35, byColon: 0.15, byRemark: 6}

// atom is the smallest part of an entry's header that can be a field of its own.
type atom struct {
	text  string
	sep   separator
	glue  string // what stands between the previous atom and this one, verbatim
	para  int    // index of the header line
	slot  string // its place in the header, for comparing entries
	look  string // its typography, likewise
	lines []int
	link  string
}

// header is what an entry's header lines hold.
type head struct {
	atoms []atom
	dates []dates.Match
	dated [][]int // source lines of dates
	tail  []cv.Text
}

// readHeader cuts the header lines of an entry into atoms and dates.
func readHeader(paras []para) head {
	var h head
	for i := range paras {
		p := &paras[i]
		field := 0
		accepted := boundaryDates(p)
		offset := 0
		for si := range p.segs {
			s := &p.segs[si]
			var cuts []dates.Match
			for _, m := range accepted {
				if m.Start >= offset && m.End <= offset+len(s.text) {
					m.Start -= offset
					m.End -= offset
					cuts = append(cuts, m)
				}
			}
			h.segment(p, i, si, s, cuts, &field)
			offset += len(s.text) + 1
		}
	}
	return h
}

func (h *head) segment(p *para, pi, si int, s *segment, cuts []dates.Match, field *int) {
	pos := 0
	first := true
	end := len(s.text)
	if at := sentenceAfter(s.text); at > 0 && (len(cuts) == 0 || cuts[len(cuts)-1].End <= at) {
		end = at
		defer func() {
			h.tail = append(h.tail, cv.Text{Value: strings.TrimSpace(s.text[at+1:]), Lines: p.lines, Confidence: 0.8})
		}()
	}
	emit := func(from, to int) {
		parts := splitAtoms(s, from, to)
		for n, a := range parts {
			sep := a.sep
			if first {
				sep = bySegment
				if si == 0 {
					sep = byLine
				}
			}
			if sep != byComma && sep != byColon && !first {
				*field++
			}
			first = false
			a.sep = sep
			a.para = pi
			a.lines = p.lines
			comma := "0"
			if a.sep == byComma || a.sep == byColon {
				comma = "+"
				if n == len(parts)-1 {
					comma = "$"
				}
			}
			a.slot = string(rune('0'+min(pi, 9))) + string(rune('0'+min(si, 9))) + string(rune('0'+min(*field, 9))) + comma
			h.atoms = append(h.atoms, a)
		}
	}
	for _, m := range cuts {
		if inBracket(s.text, m) { // "(45 students, 2023, 2024)" stays whole
			h.dates = append(h.dates, m)
			h.dated = append(h.dated, p.lines)
			continue
		}
		next := m.End
		if open := bracketBefore(s.text[pos:m.Start], s.text[m.End:]); open > 0 { // "Bolt Ltd (Hull, 2012 – 2015)"
			emit(pos, pos+open)
			pos += open + 1
			next++
		}
		emit(pos, m.Start)
		first = first && strings.TrimSpace(s.text[pos:m.Start]) == ""
		h.dates = append(h.dates, m)
		h.dated = append(h.dated, p.lines)
		pos = next
	}
	rest := strings.Trim(s.text[pos:end], " ,;:|·•–—-()")
	if n := wordCount(rest); pos > 0 && n >= 4 && endsWith(rest, ".") && !evidence.LegalForm(rest) || (pos > 0 || si > 0) && n > 9 && running(rest) {
		h.tail = append(h.tail, cv.Text{Value: rest, Lines: p.lines, Confidence: 0.8})
		return
	}
	if dates.Duration(rest) && len(h.dates) > 0 {
		d := &h.dates[len(h.dates)-1].Range.Text
		d.Value += " " + rest
		return
	}
	emit(pos, end)
	*field++
}

// splitAtoms cuts a stretch of a segment at separators and changes of weight.
func splitAtoms(s *segment, from, to int) []atom {
	var out []atom
	text := s.text[from:to]
	depth := 0
	start := 0
	sep := byBar
	glueFrom := 0
	cut := func(end, next int, following separator) {
		raw := text[start:end]
		t := trimField(raw)
		if connectors.Has(words.Fold(t)) && (len(out) == 0 || following == byStyle) {
			t = ""
		}
		if t != "" {
			lead := strings.Index(raw, t)
			a := atom{text: t, sep: sep, look: lookAt(s, from+start+lead, from+start+lead+len(t)), link: linkAt(s, from+start+lead, from+start+lead+len(t))}
			if len(out) > 0 {
				a.glue = text[glueFrom : start+lead]
			}
			out = append(out, a)
			glueFrom = start + lead + len(t)
			sep = following
		} else if len(out) == 0 || following < sep {
			sep = following
		}
		start = next
	}
	styled := boldChanges(s, from, to)
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		before := i == 0 || text[i-1] == ' '
		after := i+n >= len(text) || text[i+n] == ' '
		switch {
		case r == '(' || r == '[':
			if depth == 0 {
				if end := closing(text[i:]); end > 0 {
					inner := text[i+1 : i+end]
					if strings.Contains(inner, ": ") { // "(agency: Bolt Group)" says what it is
						i += end + 1
						continue
					}
					if remarkOf(trimField(text[start:i]), inner) && trimField(text[i+end+1:]) == "" {
						cut(i, i+1, byRemark)
						cut(i+end, i+end+1, byBracket)
						i += end + 1
						continue
					}
					if p := contact.ParsePlace(inner); p.Score >= 0.85 || evidence.LegalForm(inner) || smallPlace(text[start:i], inner, text[i+end+1:]) || evidence.Organisation(inner) >= 2 && evidence.Title(inner) < 1.5 && !startsLower(inner) {
						cut(i, i+1, byBracket)
						cut(i+end, i+end+1, byBracket)
						i += end + 1
						continue
					}
				}
			}
			depth++
		case r == ')' || r == ']':
			depth = max(0, depth-1)
		case depth > 0:
		case r == '|' || r == '·' || r == '•' || r == '∙' || r == '‧' || r == '●' || r == '▪' || r == '¦':
			cut(i, i+n, byBar)
		case r == '.' && after && i+n < len(text) && len(text)-i < longestLastPart && (evidence.GradeOfPost.MatchString(strings.Trim(text[i+n:], " .")) || wholeWord(text[:i]) && wordCount(text[i+n:]) <= 4 && evidence.Grade(text[i+n:]) > 2):
			cut(i, i+n, byBar)
		case r == '.' && after && i+n < len(text) && len(text)-i < longestLastPart && wordCount(text[i+n:]) <= 7 && subjectList(text[:i]) && gradedSubject(lastItem(text[:i])) && evidence.School(strings.TrimSpace(text[i+n:])) >= 2:
			cut(i, i+n, byBar)
		case r == ';' && after:
			cut(i, i+n, byBar)
		case (r == '–' || r == '-' || r == '―' || r == '‒' || r == '−') && before && after, r == '—':
			cut(i, i+n, byDash)
		case r == '/' && before && after && strings.HasPrefix(text[i:], "// "):
			cut(i, i+2, byBar)
		case r == ',' && after && !companyTail(text[i+n:]) && !digitsAround(text, i):
			cut(i, i+n, byComma)
		case r == ':' && after && i > 0 && (evidence.Title(text[start:i]) >= 2.2 || evidence.Organisation(text[start:i]) >= 2.2):
			cut(i, i+n, byColon)
		case r == ' ' && styled[i] && !gradeFollows(text[i+n:]):
			cut(i, i+n, byStyle)
		case before && (r == 'a' || r == '@' || r == 'b' || r == 'c' || r == 'p' || r == 'h' || r == 'A'):
			if k := atWord(text[i:]); k > 0 && i > 0 && (k < 4 && evidence.Organisation(text[i+k:]) >= 1.6 && evidence.Organisation(text[start:i]) < 1.5 && certificateScore(text[start:i]) < 1 || evidence.Title(text[start:i]) >= 1.6 || evidence.Degree(text[start:i]) >= 1.5 && evidence.School(text[i+k:]) >= 2) {
				cut(i, i+k, byAt)
				i += k
				continue
			}
		}
		i += n
	}
	cut(len(text), len(text), byBar)
	return out
}

// lastItem is what stands behind the last comma or colon.
func lastItem(s string) string { return strings.TrimSpace(s[strings.LastIndexAny(s, ",:")+1:]) }

// longestLastPart is as long, in bytes, as what a full stop may part from the rest.
const longestLastPart = 120

// wholeWord reports a text that ends in a word and not in an evidence.Abbreviation.
func wholeWord(s string) bool {
	w := s[strings.LastIndexAny(s, " (,")+1:]
	return len(w) >= 4 && !strings.Contains(w, ".")
}

// gradeFollows reports a bracket with the rank or grade of the post before it: "Section
// Commander (Cpl)" with the post alone in bold.
func gradeFollows(rest string) bool {
	if !strings.HasPrefix(rest, "(") {
		return false
	}
	end := closing(rest)
	if end < 0 {
		return false
	}
	inner := rest[1:end]
	return len(inner) <= 10 && wordCount(inner) <= 2 && !strings.ContainsAny(inner, ",:") && len(dates.Find(inner)) == 0 && contact.ParsePlace(inner).Score < 0.85 && evidence.Organisation(inner) < 1.4
}

// closing is the offset of the bracket that closes the one at the start of s; -1 = none.
func closing(s string) int {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(', '[':
			depth++
		case ')', ']':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// smallPlace reports a bracket that may hold a place no list knows: a name behind
// what is no title, at the end.
func smallPlace(before, inner, after string) bool {
	f := words.Split(inner)
	return len(f) > 0 && len(f) <= 4 && decoration(after) && evidence.UpperWords(inner) && !allCaps(inner) && len(inner) > 4 && !strings.ContainsAny(inner, "0123456789/&,") &&
		evidence.Organisation(before) >= 0.3 && evidence.Title(before) < 1 && !evidence.Subjects.Contains(words.Split(before)) && evidence.Title(inner) < 0.5 && evidence.Degree(before) < 1.5 && evidence.Degree(inner) < 1 && certificateScore(before) < 1 && certificateScore(inner) < 1 &&
		!words.Titles().Modifier.Contains(f) && !words.Languages().Has(words.Fold(inner)) && evidence.Grade(inner) < 1
}

// connectors lead to a name and are none: "Issued by ACME" with ACME in bold.
var connectors = words.NewSet("issued by", "awarded by", "published by", "issued", "awarded", "published in", "by", "at", "in", "from", "von", "bei", "chez", "granted by", "presented by", "conferred by", "and")

// trimField strips separators, and brackets that have no partner.
func trimField(s string) string {
	s = strings.Trim(s, " ,;|·•–—:\t")
	s = strings.TrimPrefix(strings.TrimPrefix(s, ". "), "- ")
	s = strings.TrimSuffix(s, " -")
	if s == "-" || s == "()" || s == "[]" {
		return ""
	}
	if strings.Count(s, "(") > strings.Count(s, ")") && strings.HasPrefix(s, "(") {
		s = s[1:]
	}
	if strings.Count(s, ")") > strings.Count(s, "(") && strings.HasSuffix(s, ")") {
		s = s[:len(s)-1]
	}
	if strings.HasPrefix(s, "(") && strings.HasSuffix(s, ")") && strings.Count(s, "(") == 1 {
		s = s[1 : len(s)-1]
	}
	if decoration(s) {
		return ""
	}
	return strings.TrimSpace(s)
}

func atWord(s string) int {
	for _, w := range []string{"at ", "@ ", "bei ", "bei der ", "beim ", "chez ", "presso ", "hos ", "bij "} {
		if strings.HasPrefix(s, w) {
			return len(w)
		}
	}
	return 0
}

// companyTail reports a legal form after a comma: ", Inc.", ", LLC".
func companyTail(rest string) bool {
	w := strings.TrimSpace(rest)
	if at := strings.IndexAny(w, ",|–\t("); at >= 0 {
		w = w[:at]
	}
	f := words.Split(w)
	return len(f) > 0 && len(f) <= 3 && words.Organisations().Suffix.At(f, 0) == len(f) && evidence.LegalForm(w)
}

func digitsAround(s string, i int) bool {
	return i > 0 && i+1 < len(s) && s[i-1] >= '0' && s[i-1] <= '9' && s[i+1] >= '0' && s[i+1] <= '9'
}

// boldChanges are the offsets of spaces where the weight of the text changes.
func boldChanges(s *segment, from, to int) map[int]bool {
	var out map[int]bool
	for k := 1; k < len(s.spans); k++ {
		a, b := s.spans[k-1], s.spans[k]
		if a.bold == b.bold || b.start <= from || b.start >= to {
			continue
		}
		at := b.start - from
		for _, i := range []int{at - 1, at} {
			if i > 0 && from+i < to && s.text[from+i] == ' ' {
				if out == nil {
					out = map[int]bool{}
				}
				out[i] = true
				break
			}
		}
	}
	return out
}

func lookAt(s *segment, from, to int) string {
	for _, p := range s.spans {
		if p.start <= from && p.end > from {
			look := "r"
			if p.bold {
				look = "b"
			}
			if p.italic {
				look += "i"
			}
			if allCaps(s.text[from:to]) {
				look += "C"
			}
			return look + string(rune('0'+p.colour%64))
		}
	}
	return ""
}

func linkAt(s *segment, from, to int) string {
	for _, p := range s.spans {
		if p.link != "" && p.start < to && p.end > from {
			return p.link
		}
	}
	return ""
}

// functionAfterTitle reports that the part at i is the function of the title before it
// and the parts after it name the employer for certain. org rates an employer.
func functionAfterTitle(atoms []atom, i int, org func(string) float64) bool {
	if i == 0 || atoms[i].sep != byComma || atoms[i+1].sep != byComma || org(joinAtoms(atoms[i+1:])) < 2 {
		return false
	}
	f := words.Split(atoms[i].text)
	if evidence.Executive.Ends(words.Split(atoms[i-1].text)) == 0 && evidence.Unit(atoms[i].text) < 0 && !evidence.Subjects.Contains(f) && !evidence.GradeCode.MatchString(atoms[i].text) {
		return false
	}
	if strings.Contains(atoms[i+1].text, "&") { // "Booth, Marsh & Partners"
		return false
	}
	return len(f) <= 4 && org(atoms[i].text) < 1 && !evidence.LegalForm(atoms[i].text) && !strings.ContainsAny(atoms[i].text, "&")
}
