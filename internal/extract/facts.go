package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// facts files the remaining pieces: labelled facts, languages, prose, and the rest.
func (b *builder) facts(lines []line, pieces []piece, taken []bool) {
	for i, q := range pieces {
		if !taken[i] {
			b.fact(lines, q)
		}
	}
}

// fact files one piece.
func (b *builder) fact(lines []line, q piece) {
	p := &b.doc.Person
	src := []int{lines[q.line].index}
	t := cv.Text{Value: q.text, Lines: src, Confidence: 0.8}
	switch {
	case headings.IsTitle(q.text), bareLabel(q.text) && (q.label == "" || !isLetter(q.text)),
		q.whole && q.label == "" && namesHeading(q.text):
		b.used[src[0]] = true
	case (q.label == "" || languageLabel(q.name)) && languageList(q.text):
		b.addLanguages([]cv.Text{t})
		b.used[src[0]] = true // they may be known from another line
	case q.label != "":
		p.Details = append(p.Details, cv.Detail{Label: cv.Text{Value: q.name, Lines: src, Confidence: 0.9}, Value: t})
	case wordCount(q.text) > 8:
		b.prosePiece(lines, q, t)
	case b.shownLink(&lines[q.line], q.text):
		b.used[src[0]] = true
	default:
		b.looseFact(lines, q, t)
	}
}

// looseFact files a few words that nothing is known about: a fact with a label that no list knows, the rest
// of a profile, or a detail of its own.
func (b *builder) looseFact(lines []line, q piece, t cv.Text) {
	p := &b.doc.Person
	if label, rest, ok := ownLabel(q.text); ok {
		p.Details = append(p.Details, cv.Detail{
			Label: cv.Text{Value: label, Lines: t.Lines, Confidence: 0.7}, Value: cv.Text{Value: rest, Lines: t.Lines, Confidence: 0.7},
		})
		return
	}
	if n := len(b.doc.Summary); n > 0 && q.whole && lastLine(b.doc.Summary[n-1].Lines)+1 == t.Lines[0] {
		b.prosePiece(lines, q, t)
		return
	}
	p.Details = append(p.Details, cv.Detail{Value: t})
}

// ownLabel splits "Notice period: one month".
func ownLabel(text string) (label, rest string, ok bool) {
	label, rest, ok = strings.Cut(text, ":")
	if !ok || len(label) >= 40 || strings.Trim(rest, " :-–—") == "" {
		return "", "", false
	}
	return strings.TrimSpace(label), strings.TrimSpace(strings.TrimLeft(rest, " :-–—")), true
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

// isLetter reports the value of one letter ("Gender: M", "Blood group: A+"), which may be the label of something else too.
func isLetter(text string) bool { return len(words.Squeeze(text)) == 1 }

// shownLink reports a piece that only names the account whose address its link gave.
func (b *builder) shownLink(l *line, text string) bool {
	bare := strings.TrimSpace(strings.TrimLeft(text, "/:@ "))
	for _, t := range l.links() {
		if strings.HasPrefix(t.url, "http") && (bare != "" && strings.Contains(t.text, bare) || t.text != "" && strings.Contains(text, t.text)) {
			return true
		}
	}
	f := words.Squeeze(text)
	return slices.ContainsFunc(b.doc.Person.Profiles, func(q cv.Profile) bool { return namesAccount(f, q) })
}

// namesAccount reports the name of an account or of its network, or both, in squeezed letters.
func namesAccount(text string, q cv.Profile) bool {
	user, network := words.Squeeze(q.Username), words.Squeeze(q.Network)
	return user != "" && slices.Contains([]string{user, user + network, network + user, network}, text)
}

// prosePiece adds running text of the head to the profile, wrapped lines joined.
func (b *builder) prosePiece(lines []line, q piece, t cv.Text) {
	n := len(b.doc.Summary)
	if n == 0 || !followsProse(&b.doc.Summary[n-1], t, &lines[q.line]) {
		b.doc.Summary = append(b.doc.Summary, t)
		return
	}
	last := &b.doc.Summary[n-1]
	glue := " "
	if strings.HasSuffix(last.Value, "-") && startsLower(t.Value) && brokenWord(last.Value, t.Value) {
		last.Value, glue = strings.TrimSuffix(last.Value, "-"), ""
	}
	last.Value += glue + t.Value
	last.Lines = addLines(last.Lines, t.Lines)
}

// followsProse reports the next text of the same line, or of the line below where the sentence goes on or
// no gap stands between. A bullet is a text of its own.
func followsProse(last *cv.Text, t cv.Text, l *line) bool {
	switch lastLine(last.Lines) {
	case t.Lines[0]:
		return true
	case t.Lines[0] - 1:
		if l.bullet {
			return false
		}
		return !endsWith(last.Value, ".!?") || l.right > 0 && l.gap < 1.75*l.size
	}
	return false
}

func lastLine(l []int) int {
	if len(l) == 0 {
		return -2
	}
	return l[len(l)-1]
}
