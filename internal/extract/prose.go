package extract

import (
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
		before, after := strings.TrimRight(p.text[:m.Start], " "), strings.TrimLeft(p.text[m.End:], " ")
		left := before == "" || strings.HasSuffix(p.text[:m.Start], "\t") || strings.ContainsAny(before[len(before)-1:], "|(,;:[\t") || hasAnySuffix(before, "–", "—", "·", "•", " -")
		right := after == "" || strings.HasPrefix(p.text[m.End:], "\t") || strings.ContainsAny(after[:1], "|),;:](\t") || hasAnyPrefix(after, "–", "—", "·", "•", "- ") || p.header && after[0] == '.'
		bracket := strings.HasPrefix(m.Range.Text.Value, "(") || strings.HasPrefix(m.Range.Text.Value, "[")
		switch {
		case bracket && (m.Period || left || right || after == ""):
		case m.Period && (left || right):
		case left && right:
		case right && m.Range.Start.Month != 0 && after == "":
		case right && after == "" && p.count <= 12 && len(p.segs) == 1 && !p.bullet:
		case left && before == "" && p.count <= 10:
		case m.Period && !p.bullet && gapOfWork(p.text):
		default:
			continue
		}
		out = append(out, m)
	}
	return out
}

func hasAnySuffix(s string, tails ...string) bool {
	for _, t := range tails {
		if strings.HasSuffix(s, t) {
			return true
		}
	}
	return false
}

func hasAnyPrefix(s string, heads ...string) bool {
	for _, h := range heads {
		if strings.HasPrefix(s, h) {
			return true
		}
	}
	return false
}

// prose reports running text, as opposed to the header lines of an entry.
func prose(p *para) bool {
	if p.header {
		return false
	}
	if len(p.segs) > 1 {
		return p.count > 25 && len(boundaryDates(p)) == 0
	}
	if p.count > 16 && !datedHead(p) {
		return true
	}
	if p.count < 8 && (evidence.Grade(p.text) > 1 || datesOnly(p.text) || evidence.Degree(p.text) >= 1.8 && !endsWith(p.text, ".!?")) {
		return false
	}
	if endsWith(p.text, ".!?") && p.count >= 5 && !datedHead(p) && !evidence.LegalForm(p.text) && !strings.HasSuffix(p.text, "etc.") {
		return true
	}
	if p.count < 5 {
		return p.count >= 3 && startsLower(p.text) && len(boundaryDates(p)) == 0
	}
	if running(p.text) {
		return len(boundaryDates(p)) == 0 && evidence.Title(p.text) < 2.5 && evidence.Degree(p.text) < 1.8
	}
	return false
}

// datedHead reports a line that a period opens, with a colon, and that goes on as the
// head of an entry: "2015–2018: Site Manager, Bolt Ltd, Hull."
func datedHead(p *para) bool {
	if len(p.found) == 0 || p.found[0].Start != 0 || p.count > 24 || len(p.segs) > 1 {
		return false
	}
	rest := p.text[p.found[0].End:]
	after := strings.TrimLeft(rest, ":\u2013\u2014|. ")
	if at := strings.LastIndex(strings.TrimRight(after, "."), ". "); at > 0 && evidence.Grade(after[at+2:]) > 1 {
		after = after[:at] // "…, Smallville. Merit."
	}
	return strings.HasPrefix(rest, ":") && evidence.UpperWords(strings.ReplaceAll(after, " of ", " ")) && strings.Contains(after, ",") && !strings.Contains(strings.TrimRight(after, "."), ". ")
}

// running reports text that reads as a sentence: most of its longer words in lower case.
func running(text string) bool {
	if strings.HasPrefix(text, "I ") || strings.HasPrefix(text, "I'") || strings.HasPrefix(text, "My ") {
		return true
	}
	long, capital := 0, 0
	for i, w := range strings.Fields(text) {
		r := []rune(strings.Trim(w, `"'“”‘’().,;:`))
		if len(r) > 3 && i > 0 {
			long++
			if !unicode.IsLower(r[0]) {
				capital++
			}
		}
	}
	return long >= 4 && capital*5 < long*2
}
