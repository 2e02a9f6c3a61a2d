package extract

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract/evidence"

	"focal/internal/extract/dates"
)

// boundaryDates are the dates of a paragraph that stand apart from running text: at
// an end of a segment, beside a separator or in brackets.
func boundaryDates(p *para) []dates.Match {
	var out []dates.Match
	for _, m := range p.found {
		d := dateEdges{p: p, m: m}
		d.before, d.after = strings.TrimRight(p.text[:m.Start], " "), strings.TrimLeft(p.text[m.End:], " ")
		if d.standsApart() {
			out = append(out, m)
		}
	}
	return out
}

// dateEdges is a date of a paragraph and what stands on both sides of it.
type dateEdges struct {
	p             *para
	m             dates.Match
	before, after string
}

func (d *dateEdges) standsApart() bool {
	left, right := d.apartLeft(), d.apartRight()
	switch {
	case left && right:
		return true
	case left || right:
		return d.m.Period || d.bracketed() || d.closesLine() || d.before == "" && d.p.count <= 10
	}
	return d.m.Period && (d.bracketed() || !d.p.bullet && gapOfWork(d.p.text))
}

// closesLine reports a month at the end, or any date at the end of a short line.
func (d *dateEdges) closesLine() bool {
	return d.after == "" && (d.m.Range.Start.Month != 0 || d.p.count <= 12 && len(d.p.segs) == 1 && !d.p.bullet)
}

func (d *dateEdges) apartLeft() bool {
	return d.before == "" || strings.ContainsAny(d.before[len(d.before)-1:], "|(,;:[\t") ||
		hasAnySuffix(d.before, "–", "—", "·", "•", " -")
}

func (d *dateEdges) apartRight() bool {
	return d.after == "" || strings.ContainsAny(d.after[:1], "|),;:](\t") || hasAnyPrefix(d.after, "–", "—", "·", "•", "- ") ||
		d.p.header && d.after[0] == '.'
}

func (d *dateEdges) bracketed() bool { return hasAnyPrefix(d.m.Range.Text.Value, "(", "[") }

func hasAnySuffix(s string, tails ...string) bool {
	return slices.ContainsFunc(tails, func(t string) bool { return strings.HasSuffix(s, t) })
}

func hasAnyPrefix(s string, heads ...string) bool {
	return slices.ContainsFunc(heads, func(h string) bool { return strings.HasPrefix(s, h) })
}

// prose reports running text, as opposed to the header lines of an entry.
func prose(p *para) bool {
	switch {
	case p.header:
		return false
	case len(p.segs) > 1:
		return p.count > 25 && len(boundaryDates(p)) == 0
	case p.count > 16:
		return true
	case p.count < 8 && shortField(p):
		return false
	}
	return sentenceOrPhrase(p)
}

// sentenceOrPhrase reports a sentence, a phrase of a few words in small letters or running text.
func sentenceOrPhrase(p *para) bool {
	if p.count < 5 {
		return p.count >= 3 && startsLower(p.text) && len(boundaryDates(p)) == 0
	}
	if endsSentence(p) {
		return true
	}
	return running(p.text) && len(boundaryDates(p)) == 0 && evidence.Title(p.text) < 2.5 && evidence.Degree(p.text) < 1.8
}

// shortField reports a grade, a date or a degree.
func shortField(p *para) bool {
	return evidence.Grade(p.text) > 1 || datesOnly(p.text) || evidence.Degree(p.text) >= 1.8 && !endsWith(p.text, ".!?")
}

// endsSentence reports a mark at the end that is no part of a name.
func endsSentence(p *para) bool {
	return endsWith(p.text, ".!?") && !evidence.LegalForm(p.text) && !strings.HasSuffix(p.text, "etc.")
}

// running reports text that reads as a sentence: most of its longer words in lower case.
func running(text string) bool {
	if hasAnyPrefix(text, "I ", "I'", "My ") {
		return true
	}
	long, capital := 0, 0
	for i, w := range strings.Fields(text) {
		r := []rune(strings.Trim(w, `"'“”‘’().,;:`))
		if len(r) <= 3 || i == 0 {
			continue
		}
		long++
		if !unicode.IsLower(r[0]) {
			capital++
		}
	}
	return long >= 4 && capital*5 < long*2
}
