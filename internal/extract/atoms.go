package extract

import (
	"strings"

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
			h.segment(p, i, si, s, datesWithin(accepted, offset, len(s.text)), &field)
			offset += len(s.text) + 1
		}
	}
	return h
}

// datesWithin are the dates of a line that lie in the n bytes of its cell at an offset.
func datesWithin(found []dates.Match, offset, n int) []dates.Match {
	var out []dates.Match
	for _, m := range found {
		if m.Start >= offset && m.End <= offset+n {
			m.Start -= offset
			m.End -= offset
			out = append(out, m)
		}
	}
	return out
}

func (h *head) segment(p *para, pi, si int, s *segment, cuts []dates.Match, field *int) {
	r := cellReader{h: h, p: p, para: pi, cell: si, s: s, field: field, first: true}
	end := endOfHead(s.text, cuts)
	for _, m := range cuts {
		r.date(m)
	}
	r.rest(end)
	if end < len(s.text) {
		r.say(strings.TrimSpace(s.text[end+1:]))
	}
}

// endOfHead is where the header ends and a sentence begins; the length of the text where none does.
func endOfHead(text string, cuts []dates.Match) int {
	if at := sentenceAfter(text); at > 0 && (len(cuts) == 0 || cuts[len(cuts)-1].End <= at) {
		return at
	}
	return len(text)
}

// cellReader reads one cell of a header line.
type cellReader struct {
	h     *head
	p     *para
	para  int // index of the line
	cell  int // index of the cell
	s     *segment
	field *int // of the line
	first bool // no atom was read yet
	pos   int  // read up to here
}

// say keeps a text of the cell below the header.
func (r *cellReader) say(text string) {
	r.h.tail = append(r.h.tail, cv.Text{Value: text, Lines: r.p.lines, Confidence: 0.8})
}

// date reads what stands before a date, and the date.
func (r *cellReader) date(m dates.Match) {
	text := r.s.text
	if !inBracket(text, m) { // "(45 students, 2023, 2024)" stays whole
		next := m.End
		if open := bracketBefore(text[r.pos:m.Start], text[m.End:]); open > 0 { // "Bolt Ltd (Hull, 2012 – 2015)"
			r.emit(r.pos, r.pos+open)
			r.pos += open + 1
			next++
		}
		r.emit(r.pos, m.Start)
		r.first = r.first && strings.TrimSpace(text[r.pos:m.Start]) == ""
		r.pos = next
	}
	r.h.dates = append(r.h.dates, m)
	r.h.dated = append(r.h.dated, r.p.lines)
}

// rest reads what stands behind the last date.
func (r *cellReader) rest(end int) {
	rest := strings.Trim(r.s.text[r.pos:end], " ,;:|·•–—-()")
	switch {
	case r.tells(rest):
		r.say(rest)
	case len(r.h.dates) > 0 && dates.Duration(rest):
		d := &r.h.dates[len(r.h.dates)-1].Range.Text
		d.Value += " " + rest
	default:
		r.emit(r.pos, end)
		*r.field++
	}
}

// tells reports running text behind a date or in a later cell.
func (r *cellReader) tells(rest string) bool {
	n := wordCount(rest)
	if r.pos > 0 && n >= 4 && endsWith(rest, ".") && !evidence.LegalForm(rest) {
		return true
	}
	return (r.pos > 0 || r.cell > 0) && n > 9 && running(rest)
}

// emit reads the atoms of a stretch of the cell.
func (r *cellReader) emit(from, to int) {
	parts := splitAtoms(r.s, from, to)
	for n, a := range parts {
		a.sep = r.separator(a.sep)
		if !a.sep.joins() && !r.first {
			*r.field++
		}
		r.first = false
		a.para = r.para
		a.lines = r.p.lines
		a.slot = slotDigit(r.para) + slotDigit(r.cell) + slotDigit(*r.field) + slotEnd(a.sep, n == len(parts)-1)
		r.h.atoms = append(r.h.atoms, a)
	}
}

// separator is what stands before the next atom: before the first one that is the edge of the cell.
func (r *cellReader) separator(sep separator) separator {
	switch {
	case !r.first:
		return sep
	case r.cell == 0:
		return byLine
	}
	return bySegment
}

// joins reports separators inside of a field.
func (s separator) joins() bool { return s == byComma || s == byColon }

func slotDigit(n int) string { return string(rune('0' + min(n, 9))) }

// slotEnd tells the first part of a field from the others, and those from its last one.
func slotEnd(sep separator, last bool) string {
	switch {
	case !sep.joins():
		return "0"
	case last:
		return "$"
	}
	return "+"
}

// gradeFollows reports a bracket with the rank or grade of the post before it: "Section
// Commander (Cpl)" with the post alone in bold.
func gradeFollows(rest string) bool {
	end := -1
	if strings.HasPrefix(rest, "(") {
		end = closing(rest)
	}
	return end > 0 && shortRank(rest[1:end])
}

// shortRank reports one or two short words that are no date, no place and no firm.
func shortRank(inner string) bool {
	return len(inner) <= 10 && wordCount(inner) <= 2 && !strings.ContainsAny(inner, ",:") && len(dates.Find(inner)) == 0 &&
		contact.ParsePlace(inner).Score < 0.85 && evidence.Organisation(inner) < 1.4
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
	return decoration(after) && unlistedName(inner) && !saysOtherThanPlace(inner) && mayHaveTown(before)
}

// unlistedName reports a few capitalised words that no other list claims.
func unlistedName(inner string) bool {
	f := words.Split(inner)
	if len(f) == 0 || len(f) > 4 || len(inner) <= 4 || allCaps(inner) || strings.ContainsAny(inner, "0123456789/&,") {
		return false
	}
	return evidence.UpperWords(inner) && !words.Titles().Modifier.Contains(f) && !words.Languages().Has(words.Fold(inner))
}

// saysOtherThanPlace reports a title, a degree, a certificate or a grade.
func saysOtherThanPlace(text string) bool {
	return evidence.Title(text) >= 0.5 || evidence.Degree(text) >= 1 || certificateScore(text) >= 1 || evidence.Grade(text) >= 1
}

// mayHaveTown reports what may be an employer or a school, behind which a town stands.
func mayHaveTown(text string) bool {
	return evidence.Organisation(text) >= 0.3 && evidence.Title(text) < 1 && !evidence.Subjects.Contains(words.Split(text)) &&
		evidence.Degree(text) < 1.5 && certificateScore(text) < 1
}

// connectors lead to a name and are none: "Issued by ACME" with ACME in bold.
var connectors = words.NewSet("issued by", "awarded by", "published by", "issued", "awarded", "published in", "by", "at", "in", "from", "von", "bei", "chez", "granted by", "presented by", "conferred by", "and")

// trimField strips separators, and brackets that have no partner.
func trimField(s string) string {
	s = strings.Trim(s, " ,;|·•–—:\t")
	s = strings.TrimPrefix(strings.TrimPrefix(s, ". "), "- ")
	s = withoutLoneBrackets(strings.TrimSuffix(s, " -"))
	if decoration(s) {
		return ""
	}
	return strings.TrimSpace(s)
}

// withoutLoneBrackets strips brackets at the ends that have no partner, and a pair around the whole.
func withoutLoneBrackets(s string) string {
	if strings.Count(s, "(") > strings.Count(s, ")") {
		s = strings.TrimPrefix(s, "(")
	}
	if strings.Count(s, ")") > strings.Count(s, "(") {
		s = strings.TrimSuffix(s, ")")
	}
	if inOneBracket(s) {
		s = s[1 : len(s)-1]
	}
	return s
}

// inOneBracket reports a text that one bracket holds.
func inOneBracket(s string) bool {
	return strings.HasPrefix(s, "(") && strings.HasSuffix(s, ")") && strings.Count(s, "(") == 1
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
	return i > 0 && i+1 < len(s) && digitByte(s[i-1]) && digitByte(s[i+1])
}

func digitByte(c byte) bool { return c >= '0' && c <= '9' }

// boldChanges are the offsets of spaces where the weight of the text changes.
func boldChanges(s *segment, from, to int) map[int]bool {
	var out map[int]bool
	for k := 1; k < len(s.spans); k++ {
		a, b := s.spans[k-1], s.spans[k]
		if a.bold == b.bold || b.start <= from || b.start >= to {
			continue
		}
		if i := spaceAt(s.text[from:to], b.start-from); i > 0 {
			if out == nil {
				out = map[int]bool{}
			}
			out[i] = true
		}
	}
	return out
}

// spaceAt is the offset of the space before or at a place of the text; 0 = none.
func spaceAt(text string, at int) int {
	for _, i := range []int{at - 1, at} {
		if i > 0 && text[i] == ' ' {
			return i
		}
	}
	return 0
}

func lookAt(s *segment, from, to int) string {
	for _, p := range s.spans {
		if p.start <= from && p.end > from {
			return p.look(allCaps(s.text[from:to]))
		}
	}
	return ""
}

// look is the typography of a span as a short text.
func (p span) look(caps bool) string {
	look := "r"
	if p.bold {
		look = "b"
	}
	if p.italic {
		look += "i"
	}
	if caps {
		look += "C"
	}
	return look + string(rune('0'+p.colour%64))
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
	if !namesFunction(atoms[i].text) && evidence.Executive.Ends(words.Split(atoms[i-1].text)) == 0 {
		return false
	}
	if strings.Contains(atoms[i+1].text, "&") { // "Booth, Marsh & Partners"
		return false
	}
	return !namesFirm(atoms[i].text, org)
}

// namesFunction reports a unit, a subject or the code of a grade.
func namesFunction(text string) bool {
	return evidence.Unit(text) >= 0 || evidence.Subjects.Contains(words.Split(text)) || evidence.GradeCode.MatchString(text)
}

// namesFirm reports what is rather an employer, or too long for a function.
func namesFirm(text string, org func(string) float64) bool {
	return len(words.Split(text)) > 4 || org(text) >= 1 || evidence.LegalForm(text) || strings.Contains(text, "&")
}
