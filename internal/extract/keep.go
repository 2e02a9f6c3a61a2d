package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// keepRest puts every line, and every part of a line, that no field took under
// Additional Information: a reader may doubt where a text belongs, never lose it. A few
// words of a line whose others found their place are named in a note: printed by themselves
// they read like a fault.
func (b *builder) keepRest(sections []*section) {
	if len(b.strays) > 0 {
		var o cv.OtherSection
		for _, t := range b.strays {
			o.Items = append(o.Items, cv.Item{Text: t})
		}
		b.doc.Additional = append(b.doc.Additional, o)
	}
	held := b.heldWords()
	for _, s := range sections {
		o := cv.OtherSection{Items: b.restOf(s, held)}
		if len(o.Items) == 0 {
			continue
		}
		if s.at >= 0 {
			o.Heading = cv.Text{Value: s.heading, Lines: []int{s.at}, Confidence: 0.6}
		}
		b.doc.Additional = append(b.doc.Additional, o)
	}
}

// restOf are the texts of a section that no value holds.
func (b *builder) restOf(s *section, held map[int]map[string]bool) []cv.Item {
	var items []cv.Item
	for i := range s.paras {
		p := &s.paras[i]
		rest := missing(p, held)
		if rest == "" || headingAgain(rest) || b.usedWhole(p) || slices.Contains(b.labels, words.Fold(rest)) || b.namesNothing(rest) {
			continue
		}
		t := cv.Text{Value: rest, Lines: p.lines, Confidence: 0.5}
		n := len(items)
		switch {
		case wordCount(rest) < min(minFragment, wordCount(p.text)):
			b.scraps = append(b.scraps, t)
		case n > 0 && !p.bullet && continues(&items[n-1].Text, &t):
			items[n-1].Text = appendText(items[n-1].Text, t, " ")
		default:
			items = append(items, cv.Item{Text: t, Bullet: p.bullet})
		}
	}
	return items
}

// continues reports that the next line of the file goes on with a text.
func continues(a, b *cv.Text) bool {
	return startsLower(b.Value) && !endsWith(a.Value, ".!?:;") && b.Lines[0] == a.Lines[len(a.Lines)-1]+1
}

// minFragment is how many words of a line make a text that can stand alone.
const minFragment = 4

// namesNothing reports what only says how a CV is built: a heading without a text, the frame
// of a field, the number of an item.
func (b *builder) namesNothing(rest string) bool {
	if len(contact.URLs(rest)) == 0 && onlyFrame(rest) || enumerator(rest) {
		return true
	}
	_, heading := headings.Lookup(rest)
	return heading || headings.Made(rest) || b.signature(rest) ||
		headings.Guess(rest) != headings.None && wordCount(rest) <= maxHeadingWords && !strings.ContainsAny(rest, ",;0123456789")
}

// usedWhole reports a paragraph whose lines carry no content of their own.
func (b *builder) usedWhole(p *para) bool {
	for _, l := range p.lines {
		if !b.used[l] {
			return false
		}
	}
	return true
}

// heldWords collects for every source line the words of the values that came from it.
func (b *builder) heldWords() map[int]map[string]bool {
	held := map[int]map[string]bool{}
	for l, labels := range b.said {
		held[l] = map[string]bool{}
		for _, w := range labels {
			held[l][w] = true
		}
	}
	b.doc.Walk(func(r cv.Ref) {
		fields := words.Split(r.Text.Value)
		squeezed := words.Squeeze(r.Text.Value)
		for _, l := range r.Text.Lines {
			if held[l] == nil {
				held[l] = map[string]bool{}
			}
			for _, w := range fields {
				held[l][w] = true
			}
			if len(squeezed) < 200 {
				held[l][squeezed] = true
			}
		}
	})
	return held
}

// missing returns the stretches of a paragraph whose words no value holds; "" when
// at most a label or a connecting word is left.
func missing(p *para, held map[int]map[string]bool) string {
	has := func(w string) bool {
		for _, l := range p.lines {
			if held[l][w] {
				return true
			}
		}
		return false
	}
	if has(words.Squeeze(p.text)) {
		return ""
	}
	var out []string
	var run []string
	weight := 0
	gap := 0 // held words inside of a stretch
	flush := func() {
		run = run[:max(0, len(run)-gap)] // the held words at the end
		if weight >= 5 || len(run) > 1 && weight >= 3 {
			out = append(out, strings.Join(run, " "))
		}
		run, weight, gap = nil, 0, 0
	}
	lostWords, fields := 0, strings.Fields(p.text)
	for _, word := range fields {
		lost := false
		for _, w := range words.Split(word) {
			if !has(w) && !negligible(w) {
				lost = true
				weight += len(w)
			}
		}
		if !lost {
			if gap == 2 || len(run) == 0 {
				flush()
				continue
			}
			gap++
			run = append(run, word)
			continue
		}
		lostWords++
		gap = 0
		run = append(run, strings.Trim(word, "|·•,;"))
	}
	flush()
	return sayable(p, strings.Join(out, " … "), lostWords*3 > len(fields)*2)
}

// sayable is what is lost of a paragraph as it can be printed: the whole of it where most is
// lost, for what is held are words that other texts of its line use too; "" for labels.
func sayable(p *para, rest string, most bool) string {
	if most {
		rest = strings.ReplaceAll(p.text, "\t", " ")
	}
	if strings.HasSuffix(rest, ":") && (gradeLabels.Has(words.Fold(rest)) || degreeLabels.Has(words.Fold(rest)) || courseLabels.Has(words.Fold(rest))) {
		return ""
	}
	if rest == "" || headings.IsLabel(rest) || dates.Duration(rest) || networkWord(rest) || headings.IsTitle(rest) {
		return ""
	}
	return rest
}

// negligible reports words that stand for what the fields say themselves: labels of
// contacts, "issued by", units of a duration.
func negligible(w string) bool {
	if _, ok := words.Labels().Value(w); ok {
		return true
	}
	return frameWords.Has(w)
}
