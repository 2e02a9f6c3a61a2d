package extract

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// Marks of some words of a line: an entry begins with them in its midst, they are moved, left out, text, or added
// to a value that runs over several lines. The reader knows lines only, so these are enforced afterwards.

// whereWords is where a line last has words, whatever stands between them; ok is false where it has not.
func whereWords(text, part string) (from, to int, ok bool) {
	fields := strings.Fields(part)
	for i := range fields {
		fields[i] = regexp.QuoteMeta(fields[i])
	}
	found := regexp.MustCompile(strings.Join(fields, `\s*`)).FindAllStringIndex(text, -1)
	found = slices.DeleteFunc(found, func(at []int) bool { return insideWord(text, at[0]) || insideWord(text, at[1]) })
	if len(fields) == 0 || len(found) == 0 {
		return 0, 0, false
	}
	last := found[len(found)-1]
	return last[0], last[1], true
}

// insideWord reports a place with letters or figures on both sides.
func insideWord(text string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	behind, _ := utf8.DecodeRuneInString(text[at:])
	ofWord := func(r rune) bool { return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r)) }
	return ofWord(before) && ofWord(behind)
}

// between is the part of a line between two places of its text.
func (l line) between(from, to int) line {
	out, at := l, 0
	out.segs = nil
	for _, s := range l.segs {
		a, z := max(from-at, 0), min(to-at, len(s.text))
		if a < z {
			out.segs = append(out.segs, cutSegment(cutTo(s, z), a))
		}
		at += len(s.text) + len("\t")
	}
	out.bullet, out.cont, out.gap = false, false, 0
	out.finish()
	return out
}

// wordsAt is the line, or the piece of it, that holds the words of a mark, and where.
func (b *builder) wordsAt(m cv.Mark) (l *line, from, to int) {
	for i := range b.lines {
		if b.lines[i].index != m.Line {
			continue
		}
		if from, to, ok := whereWords(b.lines[i].text, m.Part); ok {
			return &b.lines[i], from, to
		}
	}
	return nil, 0, 0
}

// entryCut is a place in a line at which an entry is said to begin.
type entryCut struct {
	at int
	of cv.Section
}

// cutsOf are the entries that are said to begin in the midst of a line, left to right.
func (b *builder) cutsOf(line int) (out []entryCut) {
	for _, m := range b.marks {
		if m.Line != line || m.As != cv.MarkStart || m.Part == "" {
			continue
		}
		if l, at, _ := b.wordsAt(m); l != nil && at > 0 {
			out = append(out, entryCut{at, sectionOfMark(m, b.slotAt(line))})
		}
	}
	slices.SortFunc(out, func(x, y entryCut) int { return x.at - y.at })
	return slices.CompactFunc(out, func(x, y entryCut) bool { return x.at == y.at })
}

// startInside makes an entry begin in the midst of a line: up to where the next one begins in it, or with what stands below.
func (b *builder) startInside(m cv.Mark) {
	l, at, _ := b.wordsAt(m)
	if l == nil || at == 0 {
		return
	}
	cuts := b.cutsOf(m.Line)
	i := slices.IndexFunc(cuts, func(c entryCut) bool { return c.at == at })
	of, end, below := cuts[i].of, len(l.text), b.below(cuts[i].of, m.Line)
	if i+1 < len(cuts) {
		end, below = cuts[i+1].at, below[:1]
	}
	b.begin(of, m.Line, append([]line{l.between(at, end)}, below[1:]...))
}

// slotOfWords is the entry that words of a line are in of which several begin there; nil for other lines.
func (b *builder) slotOfWords(m cv.Mark) *slot {
	cuts := b.cutsOf(m.Line)
	if len(cuts) == 0 || m.Part == "" {
		return nil
	}
	_, at, _ := b.wordsAt(m)
	after := slices.IndexFunc(cuts, func(c entryCut) bool { return c.at > at })
	if after == 0 {
		return nil
	}
	if after < 0 {
		after = len(cuts)
	}
	of, later := cuts[after-1].of, 0
	for _, c := range cuts[after:] {
		if c.of == of {
			later++
		}
	}
	var holding []*slot
	for _, s := range b.slots(of) {
		if slices.Contains(s.lines(), m.Line) {
			holding = append(holding, s)
		}
	}
	if n := len(holding) - 1 - later; n >= 0 {
		return holding[n]
	}
	return nil
}

// saidMore adds words of a line to the title or the employer of the entry that the line is in.
func (b *builder) saidMore(m cv.Mark) {
	target := &b.doc.Person.Label
	if m.Section != cv.SectionPerson {
		target = b.slotToAddTo(m).saidOf(m)
	}
	b.addWords(target, m.Line, b.wordsMeant(m))
}

// slotToAddTo is the entry that a line is in, or else the one above it; adding to one begins none.
func (b *builder) slotToAddTo(m cv.Mark) *slot {
	at := b.slotAt(m.Line)
	of := sectionOfMark(m, at)
	if at != nil && at.section != of {
		at = nil
	}
	if s := cmp.Or(b.slotOfWords(m), b.slotMoved(m), at, b.slotBefore(of, m.Line)); s != nil {
		return s
	}
	return b.newSlot(of, m.Line)
}

// wordsMeant are the words of a line that a mark means, with their brackets.
func (b *builder) wordsMeant(m cv.Mark) string {
	text := b.markedText(m)
	if m.Part == "" || text == "" {
		return text
	}
	return strings.Trim(strings.ReplaceAll(m.Part, "\t", " "), " ,;|·•–—:")
}

// addWords puts words of a line where they stand in the file: among the words of a value.
func (b *builder) addWords(t *cv.Text, line int, text string) {
	if text == "" || slices.Contains(t.Lines, line) && holdsWords(t.Value, text) {
		return
	}
	b.withdraw(map[int]string{line: text}, t)
	if t.Value == "" {
		*t = cv.Text{Value: trimField(text), Lines: []int{line}, Confidence: sure}
		return
	}
	fields, places := strings.Fields(t.Value), b.placesOf(*t)
	here := b.placeOf(cv.Text{Value: text, Lines: []int{line}})
	at := slices.IndexFunc(places, func(p wordPlace) bool { return p.behind(here) })
	if at < 0 {
		at = len(fields)
	}
	t.Value = strings.Join(slices.Insert(fields, at, text), " ")
	t.Lines = append(slices.Clone(t.Lines), line)
	slices.Sort(t.Lines)
	t.Lines, t.Confidence = slices.Compact(t.Lines), sure
}

// wordPlace is where a word stands in the file.
type wordPlace struct{ line, word int }

func (p wordPlace) behind(other wordPlace) bool {
	return cmp.Or(cmp.Compare(p.line, other.line), cmp.Compare(p.word, other.word)) > 0
}

// placesOf are where the words of a value stand in its lines; a word that is not there stands with the one before it.
func (b *builder) placesOf(t cv.Text) []wordPlace {
	type word struct {
		wordPlace
		text string
	}
	var all []word
	for _, l := range slices.Compact(slices.Sorted(slices.Values(t.Lines))) {
		for i, w := range strings.Fields(b.lineText(l)) {
			all = append(all, word{wordPlace{l, i}, words.Squeeze(w)})
		}
	}
	last := nowhere
	if len(t.Lines) > 0 {
		last.line = t.Lines[0]
	}
	var out []wordPlace
	for _, w := range strings.Fields(t.Value) {
		same := func(o word) bool { return o.text == words.Squeeze(w) && o.text != "" && o.behind(last) }
		if at := slices.IndexFunc(all, same); at >= 0 {
			last = all[at].wordPlace
		}
		out = append(out, last)
	}
	return out
}

var nowhere = wordPlace{-1, -1}

// placeOf is where a value begins.
func (b *builder) placeOf(t cv.Text) wordPlace {
	if places := b.placesOf(t); len(places) > 0 {
		return places[0]
	}
	return nowhere
}

// insertText puts a text of a line among texts, before the first one that begins below it or behind it in the line.
func (b *builder) insertText(list *[]cv.Text, t cv.Text) {
	here := b.placeOf(t)
	at := slices.IndexFunc(*list, func(o cv.Text) bool { return b.placeOf(o).behind(here) })
	if at < 0 {
		at = len(*list)
	}
	*list = slices.Insert(*list, at, t)
}

// joinWords makes words of a line go on with the value that ends the line above.
func (b *builder) joinWords(m cv.Mark) {
	text := b.wordsMeant(m)
	if above, _ := b.valuesAround(m.Line); above != nil && text != "" {
		b.addWords(above, m.Line, text)
	}
}

// saidOut takes a line or words of it away, and the label before them.
func (b *builder) saidOut(m cv.Mark) {
	b.withdraw(map[int]string{m.Line: b.outWords(m)}, nil)
}

// outWords are the words that a mark leaves out: all of a line of which but a label would be left.
func (b *builder) outWords(m cv.Mark) string {
	text := b.lineText(m.Line)
	from, to, ok := whereWords(text, m.Part)
	if !ok {
		return cmp.Or(m.Part, text)
	}
	label := strings.TrimSpace(text[:from])
	if strings.Trim(text[to:], " .,;") == "" && strings.TrimRight(label, ":-– \t") != label {
		return text
	}
	return m.Part
}
