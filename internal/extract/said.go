package extract

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// sure is the confidence of what the user said.
const sure = 1

func (b *builder) saidName(m cv.Mark) {
	name := b.markedText(m)
	if name == "" {
		return
	}
	here := b.meantAs(m, name)
	if m.Add {
		b.addWords(&b.doc.Person.Name, m.Line, here)
		return
	}
	before := b.doc.Person.Name
	if slices.Contains(before.Lines, m.Line) && b.joins(m.Line) { // drawn on two lines
		return
	}
	b.takePlace(&b.doc.Person.Name, name, m.Line, here)
	b.withoutSalutation(&b.doc.Person.Name)
	if !slices.Contains(before.Lines, m.Line) {
		b.keepTexts(b.whatElse(before, &b.doc.Person.Name, here))
	}
}

// takePlace puts words of a line in the place of a value: the very ones that were meant, of several alike.
func (b *builder) takePlace(target *cv.Text, text string, line int, here placeSet) {
	b.withdraw(here, target)
	*target = cv.Text{Value: text, Lines: []int{line}, Confidence: sure}
	own := knownPlaces{wordsIn(text), slices.SortedFunc(maps.Keys(here), func(x, y wordPlace) int { return x.word - y.word })}
	if len(own.words) == len(own.at) {
		b.noteAt(*target, own)
	}
}

// joins reports a line that is said to go on with what is above.
func (b *builder) joins(line int) bool {
	return slices.ContainsFunc(b.marks, func(m cv.Mark) bool { return m.Line == line && m.As == cv.MarkJoin && m.Part == "" })
}

// saidField makes the words of a line the title, the employer or the place of their entry; text where it has no place.
func (b *builder) saidField(m cv.Mark) {
	text := strings.ReplaceAll(b.markedText(m), "\t", " ")
	if text == "" {
		return
	}
	if m.Add {
		b.saidMore(m)
		return
	}
	switch {
	case m.Section == cv.SectionPerson:
		b.saidHeadline(m, text)
		return
	case m.As == cv.MarkPlace && staysIn(b.homeOf(m.Line)):
		return
	}
	prose := b.proseAround(m)
	s, sentence := b.slotOfField(m)
	target, other := s.fieldOf(m.As), s.otherOf(m.As)
	if target == nil {
		b.saidText(m)
		return
	}
	if b.isSoAlready(target, m, text) {
		target.Confidence = sure
		return
	}
	before, here := *target, b.meantAs(m, text)
	swaps := other != nil && other.Value != ""
	b.takePlace(target, text, m.Line, here)
	s.dropFrame(m.Line)
	for _, rest := range b.whatElse(before, target, here) {
		b.keepOusted(s, other, rest, swaps)
	}
	b.keepWhole(s, sentence, target, here)
	b.tellWhole(s, prose)
}

// isSoAlready reports a field that has the words of a mark.
func (b *builder) isSoAlready(target *cv.Text, m cv.Mark, text string) bool {
	return slices.Contains(target.Lines, m.Line) && (target.Value == text || b.joins(m.Line) && holdsWords(target.Value, text))
}

// slotOfField is the entry that a field belongs to, and the text that it was taken from where it begins a new one.
func (b *builder) slotOfField(m cv.Mark) (*slot, cv.Text) {
	sentence, entries := b.sentenceFrom(m), b.countEntries()
	s := b.slotFor(m)
	if b.countEntries() == entries || !slices.Contains(s.lines(), m.Line) {
		return s, cv.Text{}
	}
	return s, sentence
}

func (b *builder) countEntries() (n int) {
	for _, of := range cv.EntrySections {
		n += len(b.slots(of))
	}
	return n
}

// sentenceFrom is the text that begins with a line of which a mark takes some words; none where the line is no text.
func (b *builder) sentenceFrom(m cv.Mark) (t cv.Text) {
	b.doc.Walk(func(r cv.Ref) {
		if m.Part != "" && r.IsSentence() && r.Text.Lines[0] == m.Line && !isKept(r) {
			t = *r.Text
		}
	})
	return t
}

// keepWhole makes what is left of a text one text below the head that some of its words are now, whatever they look like.
func (b *builder) keepWhole(s *slot, was cv.Text, target *cv.Text, here placeSet) {
	if was.Value == "" || s.summary == nil || s.first() != was.Lines[0] {
		return
	}
	gone := maps.Clone(here)
	if len(s.dates.Text.Lines) > 0 {
		maps.Copy(gone, b.placesOf(s.dates.Text.Value, s.dates.Text.Lines...))
	}
	rest := b.rest(was, gone)
	if rest.Value == "" {
		return
	}
	own := placeSet{}
	own.add(b.placesIn(rest).at...)
	b.withdraw(own, target)
	rest.Confidence = sure
	b.giveText(s, rest, false)
}

// saidHeadline makes the words of a line of the head what stands under the name.
func (b *builder) saidHeadline(m cv.Mark, text string) {
	label, here := &b.doc.Person.Label, b.meantAs(m, text)
	before := *label
	b.takePlace(label, text, m.Line, here)
	b.keepTexts(b.whatElse(before, label, here))
}

// keepOusted keeps a value that gave way: in the other field, where the two had changed places, or as text.
func (b *builder) keepOusted(s *slot, other *cv.Text, before cv.Text, swaps bool) {
	switch {
	case swaps && other.Value == "":
		*other = before
		other.Confidence = min(other.Confidence, 0.6)
	case s.summary != nil:
		b.giveText(s, before, false)
	default:
		b.keepTexts([]cv.Text{before})
	}
}

// otherOf is the field that may have changed places with the one of a mark; nil where none may.
func (s *slot) otherOf(as cv.MarkKind) *cv.Text {
	switch as {
	case cv.MarkTitle:
		return s.org
	case cv.MarkEmployer:
		return s.title
	}
	return nil
}

// saidText makes words text of the entry that they stand in or below, and no heading. What stands in no entry stays in its
// section.
func (b *builder) saidText(m cv.Mark) {
	text := strings.ReplaceAll(b.lineText(m.Line), "\t", " ")
	if m.Part != "" {
		text = b.wordsMeant(m)
	}
	if text == "" || m.Part == "" && b.isText(m.Line) {
		return
	}
	wasHeading := b.isHeading(m.Line)
	b.noHeadingHere(m.Line)
	s, home := b.slotOfText(m), b.homeOf(m.Line)
	if wasHeading {
		s, home = b.placeAbove(m.Line)
	}
	if staysIn(home) && !wasHeading {
		return
	}
	b.withdraw(b.meant(m), nil)
	t := cv.Text{Value: text, Lines: []int{m.Line}, Confidence: sure}
	switch {
	case home != "" && !staysIn(home):
		b.addTo(home, t)
	case s != nil:
		bullet := slices.ContainsFunc(b.lines, func(l line) bool { return l.index == m.Line && l.bullet })
		b.giveText(s, t, bullet || len(*s.summary) == 0)
	default:
		b.keepTexts([]cv.Text{t})
	}
}

// isText reports a line that is in a text already, of which it then has all words.
func (b *builder) isText(line int) bool {
	var in []*placed
	for _, s := range b.standings(b.doc, map[int]bool{line: true}) {
		if slices.ContainsFunc(s.at, func(p wordPlace) bool { return p.line == line }) {
			in = append(in, s)
		}
	}
	if len(in) != 1 || !in[0].IsSentence() || b.isCarried(in[0].Text, line) || isKept(in[0].Ref) {
		return false
	}
	b.addWords(in[0].Text, line, b.allOf(line))
	return true
}

// isCarried reports a value that was moved with another of its lines than the one.
func (b *builder) isCarried(t *cv.Text, line int) bool {
	return !b.isMoved(line) && slices.ContainsFunc(t.Lines, b.isMoved)
}

// isKept reports a text that is kept only because it found no place.
func isKept(r cv.Ref) bool { return r.Section == cv.SectionAdditional && r.Text.Confidence <= 0.6 }

// homeOf is the section without entries that a line stands in; "" where it is in an entry, or nowhere.
func (b *builder) homeOf(line int) (home cv.Section) {
	b.doc.Walk(func(r cv.Ref) {
		is := slices.Contains(r.Text.Lines, line) && r.Role != cv.RoleHeading && !isKept(r) && !b.isCarried(r.Text, line)
		if home == "" && is {
			home = r.Section
		}
	})
	if home.HasEntries() {
		return ""
	}
	return home
}

// staysIn reports a section whose lines are not titles or employers, whatever they are.
func staysIn(of cv.Section) bool {
	return slices.Contains([]cv.Section{
		cv.SectionSkills, cv.SectionLanguages, cv.SectionReferences, cv.SectionClearance, cv.SectionMemberships,
	}, of)
}

// slotOfText is the entry of which the words of a mark are text; nil where a heading stands between.
func (b *builder) slotOfText(m cv.Mark) *slot {
	at := b.slotAt(m.Line)
	s := cmp.Or(b.slotOfWords(m), at, b.slotBefore(sectionOfMark(m, at), m.Line))
	if s == nil || s.items == nil || s != at && b.headingAbove(m.Line) > lastLine(s.lines()) {
		return nil
	}
	return s
}

// placeAbove is the entry, or the section without entries, that the next line above belongs to of which something is in the document:
// a heading that is none is text of that, whatever section it opened.
func (b *builder) placeAbove(line int) (s *slot, home cv.Section) {
	for l := line - 1; l >= 0; l-- {
		if home = b.homeOf(l); home == cv.SectionPerson {
			return nil, ""
		}
		if s = b.slotAt(l); s != nil && s.items == nil {
			s = nil
		}
		if s != nil || home != "" || b.isHeading(l) {
			return s, home
		}
	}
	return nil, ""
}

// holdsWords reports that a text holds the words of another one, wherever blanks and signs stand among them.
func holdsWords(text, part string) bool {
	squeezed := words.Squeeze(part)
	ends := map[int]bool{0: true}
	end := 0
	var all strings.Builder
	for _, w := range words.Split(text) {
		all.WriteString(w)
		end += len(w)
		ends[end] = true
	}
	for at := range ends {
		if ends[at+len(squeezed)] && strings.HasPrefix(all.String()[at:], squeezed) {
			return true
		}
	}
	return false
}
