package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// keepRest puts every line, and every part of a line, that no field took under
// Additional Information: a reader may doubt where a text belongs, never lose it. A few
// words of a line whose others found their place are named in a note: printed by themselves
// they read like a fault.
func (b *builder) keepRest(sections []*section) {
	b.keepTexts(b.strays)
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
func (b *builder) restOf(s *section, held wordsHeld) []cv.Item {
	var items []cv.Item
	for i := range s.paras {
		p := &s.paras[i]
		rest := missing(p, held)
		if rest == "" || b.usedWhole(p) || b.saysNothing(rest) {
			continue
		}
		t := cv.Text{Value: rest, Lines: p.lines, Confidence: 0.5}
		n := len(items)
		switch {
		case len(p.lines) > 0 && allAmong(p.lines, b.doc.Person.Name.Lines): // letters behind the name, the town beside it
			if after, opens := strings.CutPrefix(p.text, b.doc.Person.Name.Value); opens {
				t.Value = trimField(after)
			}
			b.doc.Person.Details = append(b.doc.Person.Details, cv.Detail{Value: t})
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

// saysNothing reports headings, the names of groups, and what only says how a CV is built.
func (b *builder) saysNothing(rest string) bool {
	return headingAgain(rest) || slices.Contains(b.labels, words.Fold(rest)) || b.namesNothing(rest)
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
	if frameWithoutLink(rest) || enumerator(rest) || wordsOfHeading(rest) || headings.Made(rest) || b.signature(rest) {
		return true
	}
	return headings.Guess(rest) != headings.None && wordCount(rest) <= maxHeadingWords && !strings.ContainsAny(rest, ",;0123456789")
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
func (b *builder) heldWords() wordsHeld {
	held := wordsHeld{}
	for l, labels := range b.said {
		held[l] = map[string]bool{}
		held.add(l, labels)
	}
	b.doc.Walk(func(r cv.Ref) {
		fields := words.Split(r.Text.Value)
		if squeezed := words.Squeeze(r.Text.Value); len(squeezed) < 200 {
			fields = append(slices.Clone(fields), squeezed)
		}
		for _, l := range r.Text.Lines {
			held.add(l, fields)
		}
	})
	return held
}

// wordsHeld are, by source line, the words of the values that came from it.
type wordsHeld map[int]map[string]bool

func (h wordsHeld) add(l int, list []string) {
	if h[l] == nil {
		h[l] = map[string]bool{}
	}
	for _, w := range list {
		h[l][w] = true
	}
}

// has reports a word that a value from one of the lines holds.
func (h wordsHeld) has(lines []int, w string) bool {
	return slices.ContainsFunc(lines, func(l int) bool { return h[l][w] })
}

// missing returns the stretches of a paragraph whose words no value holds; "" when
// at most a label or a connecting word is left.
func missing(p *para, held wordsHeld) string {
	if held.has(p.lines, words.Squeeze(p.text)) {
		return ""
	}
	var s lostStretches
	lostWords, fields := 0, strings.Fields(p.text)
	for _, word := range fields {
		weight := 0
		for _, w := range words.Split(word) {
			if !held.has(p.lines, w) && !negligible(w) {
				weight += len(w)
			}
		}
		if weight > 0 {
			lostWords++
		}
		s.add(word, weight)
	}
	s.flush()
	return sayable(p, strings.Join(s.out, " … "), lostWords*3 > len(fields)*2)
}

// lostStretches collects the stretches of a text whose words no value holds.
type lostStretches struct {
	out    []string
	run    []string
	weight int // letters of the lost words
	gap    int // held words inside of a stretch
}

// add goes on with a word; weight is how many letters of it are lost.
func (s *lostStretches) add(word string, weight int) {
	switch {
	case weight > 0:
		s.weight += weight
		s.gap = 0
		s.run = append(s.run, strings.Trim(word, "|·•,;"))
	case s.gap == 2 || len(s.run) == 0:
		s.flush()
	default:
		s.gap++
		s.run = append(s.run, word)
	}
}

// flush ends a stretch without the held words at its end.
func (s *lostStretches) flush() {
	s.run = s.run[:max(0, len(s.run)-s.gap)]
	if s.weight >= 5 || len(s.run) > 1 && s.weight >= 3 {
		s.out = append(s.out, strings.Join(s.run, " "))
	}
	s.run, s.weight, s.gap = nil, 0, 0
}

// sayable is what is lost of a paragraph as it can be printed: the whole of it where most is
// lost, for what is held are words that other texts of its line use too; "" for labels.
func sayable(p *para, rest string, most bool) string {
	if most {
		rest = strings.ReplaceAll(p.text, "\t", " ")
	}
	if rest == "" || strings.HasSuffix(rest, ":") && labelOfCourse(rest) {
		return ""
	}
	if headings.IsLabel(rest) || dates.Duration(rest) || networkWord(rest) || headings.IsTitle(rest) {
		return ""
	}
	return rest
}

// labelOfCourse reports a label of a course or of its grade.
func labelOfCourse(text string) bool {
	f := words.Fold(text)
	return gradeLabels.Has(f) || degreeLabels.Has(f) || courseLabels.Has(f)
}

// negligible reports words that stand for what the fields say themselves: labels of
// contacts, "issued by", units of a duration.
func negligible(w string) bool {
	if _, ok := words.Labels().Value(w); ok {
		return true
	}
	return frameWords.Has(w)
}

// wordsOfHeading reports the words of a heading as they stand.
func wordsOfHeading(text string) bool {
	_, known := headings.Lookup(text)
	return known
}
