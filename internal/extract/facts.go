package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// facts files the remaining pieces: labelled facts, languages, prose, and the rest.
func (b *builder) facts(lines []line, pieces []piece, taken []bool) {
	p := &b.doc.Person
	for i, q := range pieces {
		if taken[i] {
			continue
		}
		src := []int{lines[q.line].index}
		t := cv.Text{Value: q.text, Lines: src, Confidence: 0.8}
		switch {
		case headings.IsTitle(q.text), bareLabel(q.text):
			b.used[src[0]] = true
		case q.label != "" && languageLabel(q.name) && languageList(q.text):
			b.addLanguages([]cv.Text{t})
		case q.label != "":
			p.Details = append(p.Details, cv.Detail{Label: cv.Text{Value: q.name, Lines: src, Confidence: 0.9}, Value: t})
		case languageList(q.text):
			b.addLanguages([]cv.Text{t})
		case wordCount(q.text) > 8:
			b.prosePiece(lines, q, t)
		case b.shownLink(&lines[q.line], q.text):
			b.used[src[0]] = true
		default:
			if label, rest, ok := strings.Cut(q.text, ":"); ok && len(label) < 40 && strings.Trim(rest, " :-–—") != "" {
				rest = strings.TrimLeft(rest, " :-–—")
				p.Details = append(p.Details, cv.Detail{Label: cv.Text{Value: strings.TrimSpace(label), Lines: src, Confidence: 0.7}, Value: cv.Text{Value: strings.TrimSpace(rest), Lines: src, Confidence: 0.7}})
				continue
			}
			if n := len(b.doc.Summary); n > 0 && q.whole && lastLine(b.doc.Summary[n-1].Lines)+1 == src[0] {
				b.prosePiece(lines, q, t)
				continue
			}
			p.Details = append(p.Details, cv.Detail{Value: t})
		}
	}
}

// languageLabel reports "Languages known".
func languageLabel(name string) bool {
	k, ok := headings.Lookup(strings.TrimSuffix(words.Fold(name), " known"))
	return ok && k == headings.Languages
}

// bareLabel reports a label whose value stands elsewhere.
func bareLabel(text string) bool {
	_, ok := words.Labels().Value(words.Fold(text))
	return ok
}

// shownLink reports a piece that only names the account whose address its link gave.
func (b *builder) shownLink(l *line, text string) bool {
	bare := strings.TrimSpace(strings.TrimLeft(text, "/:@ "))
	for _, t := range l.links() {
		if strings.HasPrefix(t.url, "http") && (bare != "" && strings.Contains(t.text, bare) || t.text != "" && strings.Contains(text, t.text)) {
			return true
		}
	}
	f := words.Squeeze(text)
	for _, q := range b.doc.Person.Profiles {
		if u := words.Squeeze(q.Username); u != "" && (f == u || f == u+words.Squeeze(q.Network) || f == words.Squeeze(q.Network)+u || f == words.Squeeze(q.Network)) {
			return true
		}
	}
	return false
}

// prosePiece adds running text of the head to the profile, wrapped lines joined.
func (b *builder) prosePiece(lines []line, q piece, t cv.Text) {
	if n := len(b.doc.Summary); n > 0 {
		last := &b.doc.Summary[n-1]
		if lastLine(last.Lines)+1 == t.Lines[0] && !endsWith(last.Value, ".!?") || lastLine(last.Lines) == t.Lines[0] || lastLine(last.Lines)+1 == t.Lines[0] && lines[q.line].right > 0 && lines[q.line].gap < 1.75*lines[q.line].size {
			glue := " "
			if strings.HasSuffix(last.Value, "-") && startsLower(t.Value) && brokenWord(last.Value) {
				last.Value, glue = strings.TrimSuffix(last.Value, "-"), ""
			}
			last.Value += glue + t.Value
			last.Lines = addLines(last.Lines, t.Lines)
			return
		}
	}
	b.doc.Summary = append(b.doc.Summary, t)
}

func lastLine(l []int) int {
	if len(l) == 0 {
		return -2
	}
	return l[len(l)-1]
}
