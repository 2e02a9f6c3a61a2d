package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// headline takes the short line beside the name.
func (b *builder) headline(h *headPieces, name int) {
	pick, pickScore := -1, 0.9
	for i, q := range h.pieces {
		if h.taken[i] || !b.mayBeHeadline(h, i) {
			continue
		}
		if s := headlineScore(q, h.line(i), i, name, h.body); s > pickScore {
			pick, pickScore = i, s
		}
	}
	if pick < 0 {
		return
	}
	q := h.pieces[pick]
	h.taken[pick] = true
	b.doc.Person.Label = cv.Text{Value: q.text, Lines: []int{h.line(pick).index}, Confidence: 0.8}
}

// mayBeHeadline reports a piece without a label that is no list, link, fact, sentence or address.
func (b *builder) mayBeHeadline(h *headPieces, i int) bool {
	q := h.pieces[i]
	if b.listsInterests(h.line(i).index) {
		return false
	}
	if q.label != "" || len(q.text) > 110 || languageList(q.text) || licence(q.text) || b.shownLink(h.line(i), q.text) {
		return false
	}
	return !unknownLabel(q.text) && shortAsHeadline(q.text) && !atUniversity(q.text)
}

// listsInterests reports a row whose first cell says that the next one lists hobbies.
func (b *builder) listsInterests(line int) bool {
	if line < 0 || line >= len(b.doc.Source) {
		return false
	}
	label, _, row := strings.Cut(b.doc.Source[line].Text, "\t")
	return row && ofInterests(strings.TrimSpace(label))
}

// unknownLabel reports a fact with a label that no list knows.
func unknownLabel(text string) bool {
	label, value, ok := strings.Cut(text, ": ")
	return ok && wordCount(label) <= 4 && evidence.Title(value) < 1.6
}

// shortAsHeadline reports a few words that are neither a sentence nor the title of the CV.
func shortAsHeadline(text string) bool {
	n := wordCount(text)
	if n > 8 && running(text) {
		return false
	}
	return n > 0 && n <= 14 && !headings.IsTitle(text) && !(n > 6 && endsWith(text, "."))
}

// atUniversity reports the address at a university.
func atUniversity(text string) bool {
	orgs := words.Organisations()
	return orgs.School.Contains(words.Split(text)) && evidence.Title(longestField(text)) < 1.6
}

// headlineScore rates a piece as the headline: a title near the name.
func headlineScore(q piece, l *line, at, name int, body style) float64 {
	s := max(0, min(evidence.Title(longestField(q.text)), 2.5))
	if name >= 0 {
		s += nearName(at, name)
	}
	for _, o := range otherThanHeadline {
		if o.is(q.text) {
			s -= o.cost
		}
	}
	if q.whole {
		s += 0.4
	}
	if l.style.size > body.size || l.style.bold {
		s += 0.4
	}
	return s
}

// nearName rates how near to the name a piece stands.
func nearName(at, name int) float64 {
	distance := max(at-name, name-at)
	return max(0, 1.6-0.6*float64(distance-1))
}

// otherThanHeadline is what else a piece may be, and what that costs it as the headline.
var otherThanHeadline = []struct {
	cost float64
	is   func(text string) bool
}{
	{3, ofAnAddress},
	{1.2, func(text string) bool { return strings.ContainsAny(text, "0123456789") }},
	{2, func(text string) bool { return len(dates.Find(text)) > 0 }},
}

// longestField is the part of a headline that a title would be.
func longestField(s string) string {
	best := s
	for _, f := range strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune("|/,–—", r) }) {
		if evidence.Title(f) > evidence.Title(best) {
			best = f
		}
	}
	return strings.TrimSpace(best)
}
