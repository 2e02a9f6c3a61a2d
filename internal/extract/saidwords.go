package extract

import (
	"cmp"
	"maps"
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

// whereMeant is where the words of a mark stand in its line; ok is false where they do not.
func (b *builder) whereMeant(m cv.Mark) (from, to int, ok bool) {
	return b.whereIn(b.lineText(m.Line), m)
}

// whereIn is where a line, or a piece of it, has the words of a mark; a start has all words to the end.
func (b *builder) whereIn(text string, m cv.Mark) (from, to int, ok bool) {
	found := whereWords(text, m.Part)
	if len(found) == 0 { // signs of the file, such as the arrow of a list, are no words of the line
		if list := wordsIn(m.Part); len(list) > 0 {
			found = whereWords(text, m.Part[list[0].from:list[len(list)-1].to])
		}
	}
	if len(found) == 0 {
		return 0, 0, false
	}
	nth := 0
	switch {
	case m.As == cv.MarkStart:
		nth = len(found) - 1
	case m.Word > 0 && text == b.lineText(m.Line):
		nth = min(b.timesBefore(m), len(found)-1)
	}
	return found[nth][0], found[nth][1], true
}

// timesBefore is how often the line has the words of a mark before those that are meant.
func (b *builder) timesBefore(m cv.Mark) (times int) {
	whole := b.doc.Source[m.Line].Text
	for _, at := range whereWords(whole, m.Part) {
		if at[0] < startOfWord(whole, m.Word) {
			times++
		}
	}
	return times
}

// startOfWord is where the n-th word of a text, from 1, begins.
func startOfWord(text string, n int) int {
	if spans := words.Spans(text); n > 0 && n <= len(spans) {
		return spans[n-1][0]
	}
	return len(text)
}

// gestureWords are the words of a line that a gesture can be about.
func gestureWords(text string) []string {
	spans := words.Spans(text)
	list := make([]string, len(spans))
	for i, at := range spans {
		list[i] = text[at[0]:at[1]]
	}
	return list
}

// whereWords is where a line has words, whatever stands between them.
func whereWords(text, part string) [][]int {
	fields := strings.Fields(part)
	if len(fields) == 0 {
		return nil
	}
	for i := range fields {
		fields[i] = regexp.QuoteMeta(fields[i])
	}
	var found [][]int
	row := regexp.MustCompile(strings.Join(fields, `\s*`))
	for from := 0; ; from += len("x") { // also where they overlap: "tick tick" in "tick tick tick"
		at := row.FindStringIndex(text[from:])
		if at == nil {
			return found
		}
		if from += at[0]; !insideWord(text, from) && !insideWord(text, from+at[1]-at[0]) {
			found = append(found, []int{from, from + at[1] - at[0]})
		}
	}
}

// insideWord reports a place with letters or figures on both sides, or before signs that end a word: "C" is no word of "C++".
func insideWord(text string, at int) bool {
	word := text[:at]
	behind, _ := utf8.DecodeRuneInString(text[at:])
	ofWord := func(r rune) bool { return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r)) }
	isEnd := strings.ContainsRune(endOfWord, behind)
	if isEnd {
		word = strings.TrimRight(word, endOfWord)
	}
	before, _ := utf8.DecodeLastRuneInString(word)
	return ofWord(before) && (isEnd || ofWord(behind))
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
		if from, to, ok := b.whereIn(b.lines[i].text, m); ok {
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
	if left, right := b.besideEachOther(l, at); right != nil {
		of := sectionOfMark(m, b.slotAt(m.Line))
		b.begin(of, m.Line, left)
		b.begin(of, m.Line, right)
		return
	}
	cuts := b.cutsOf(m.Line)
	i := slices.IndexFunc(cuts, func(c entryCut) bool { return c.at == at })
	of, end := cuts[i].of, len(l.text)
	below := slices.DeleteFunc(b.below(of, m.Line), func(o line) bool { return o.index == m.Line })
	if i+1 < len(cuts) {
		end, below = cuts[i+1].at, nil
	}
	b.begin(of, m.Line, append([]line{l.between(at, end)}, below...))
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
		if slices.Contains(s.lines(), m.Line) && !b.inheritsIn(s, m.Line) {
			holding = append(holding, s)
		}
	}
	if n := len(holding) - 1 - later; n >= 0 {
		return holding[n]
	}
	return nil
}

// saidMore adds words of a line to the title or the employer of the entry that the line is in, or to what the words before them
// became.
func (b *builder) saidMore(m cv.Mark) {
	target := &b.doc.Person.Label
	if m.Section != cv.SectionPerson {
		if target = b.goneOnFrom(m); target == nil {
			target = b.slotToAddTo(m).fieldOf(m.As)
		}
	}
	if target != nil && b.markedText(m) != "" {
		b.addWords(target, m.Line, b.meant(m))
	}
}

// goneOnFrom is the value that the words of a mark go on with, where the mark before is of the words that end the line above: they
// are one, also where the line below is read as another entry. nil for other marks.
func (b *builder) goneOnFrom(m cv.Mark) *cv.Text {
	at := slices.Index(b.marks, m)
	if at < 1 || m.Part == "" {
		return nil
	}
	before := b.marks[at-1]
	if before.As != m.As || before.Section != m.Section || before.Part == "" || !b.nextTo(before, m) || !b.meet(before, m) {
		return nil
	}
	s := b.slotWith(sectionOfMark(before, b.slotAt(before.Line)), before.Line)
	if s == nil || s.fieldOf(m.As) == nil || !slices.Contains(s.fieldOf(m.As).Lines, before.Line) {
		return nil
	}
	return s.fieldOf(m.As)
}

// meet reports marks of which one has the last words of a line and the other the first of another one.
func (b *builder) meet(above, below cv.Mark) bool {
	_, to, ended := b.whereMeant(above)
	from, _, begun := b.whereMeant(below)
	return ended && begun && len(wordsIn(b.lineText(above.Line)[to:])) == 0 && len(wordsIn(b.lineText(below.Line)[:from])) == 0
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

// addWords puts words of a line where they stand in the file: among the words of a value, those that it lacks.
func (b *builder) addWords(t *cv.Text, line int, here placeSet) {
	own := b.placesIn(*t)
	for _, p := range own.at {
		delete(here, p)
	}
	if len(here) == 0 {
		return
	}
	b.withdraw(here, t)
	for _, part := range b.stretchesOf(line, here) {
		text, at := part.text, part.at
		i := slices.IndexFunc(own.at, func(p wordPlace) bool { return p != nowhere && p.behind(at[0]) })
		switch {
		case trimField(text) == "":
			continue
		case t.Value == "":
			t.Value, i = trimField(text), 0
		case i < 0:
			t.Value, i = b.goOn(t.Value, text, lastPlace(own.at), at[0]), len(own.at)
		default:
			before := strings.TrimRight(t.Value[:own.words[i].from], " ")
			if i > 0 {
				text = b.goOn(strings.TrimRight(before, ",;"), text, own.at[i-1], at[0])
			} else if before != "" {
				text = before + " " + text
			}
			t.Value = b.goOn(text, t.Value[own.words[i].from:], at[len(at)-1], own.at[i])
		}
		t.Lines = slices.Compact(slices.Sorted(slices.Values(append(slices.Clone(t.Lines), line))))
		words, places := wordsIn(t.Value), slices.Insert(slices.Clone(own.at), i, at...)
		if own = (knownPlaces{words, places}); len(words) != len(places) {
			own.words, own.at = b.align(t.Value, t.Lines, nil)
		}
	}
	b.noteAt(*t, own)
	t.Confidence = sure
}

// stretchOfWords are words of a line that stand side by side.
type stretchOfWords struct {
	at   []wordPlace
	text string
}

// stretchesOf are the words of a line, with their signs, as far as they stand side by side.
func (b *builder) stretchesOf(line int, here placeSet) (out []stretchOfWords) {
	list, text := b.wordsOfLine(line), b.lineText(line)
	for i := 0; i < len(list); i++ {
		if !here[wordPlace{line, i}] {
			continue
		}
		first, at := i, []wordPlace{{line, i}}
		for i+1 < len(list) && here[wordPlace{line, i + 1}] {
			i++
			at = append(at, wordPlace{line, i})
		}
		from, to := 0, len(text)
		if first > 0 {
			from = max(list[first-1].to, strings.LastIndexAny(text[:list[first].from], " \t")+1)
		}
		if i+1 < len(list) {
			to = max(list[i].to, strings.LastIndexAny(text[:list[i+1].from], " \t")+1)
		}
		part := strings.TrimRight(strings.ReplaceAll(text[from:to], "\t", " "), " ,;|/·•–—-:&")
		if strings.HasPrefix(text[from+len(part):], "-") && i+1 == len(list) { // the next line goes on with the word
			part += "-"
		}
		out = append(out, stretchOfWords{at, part})
	}
	return out
}

// insertText puts a text of a line among texts, before the first one that begins below it or behind it in the line.
func (b *builder) insertText(list *[]cv.Text, t cv.Text) {
	here := b.placeOf(t)
	if n := len(*list); n > 0 && !b.beginsBehind((*list)[n-1], here) {
		*list = append(*list, t)
		return
	}
	at := slices.IndexFunc(*list, func(o cv.Text) bool { return b.beginsBehind(o, here) })
	if at < 0 {
		at = len(*list)
	}
	*list = slices.Insert(*list, at, t)
}

// joinWords makes words of a line go on with the value that ends the line above.
func (b *builder) joinWords(m cv.Mark) {
	text := b.wordsMeant(m)
	if above, _ := b.valuesAround(m.Line); above != nil && text != "" {
		b.addWords(above, m.Line, b.meant(m))
	}
}

// saidOut takes a line or words of it away, and the label before them.
func (b *builder) saidOut(m cv.Mark) {
	gone := b.outWords(m)
	if len(gone) == 0 && m.Part != "" {
		b.dropSign(m)
	}
	before := b.doc.Person
	b.withdraw(gone, nil)
	maps.Copy(b.out, gone)
	b.dropHeirs()
	b.reachedAgain(before.Email, before.Phone)
}

// dropSign takes a sign without words ("/", "|") out of the one value of its line that has it once.
func (b *builder) dropSign(m cv.Mark) {
	var in []*cv.Text
	b.doc.Walk(func(r cv.Ref) {
		if slices.Contains(r.Text.Lines, m.Line) && strings.Count(" "+r.Text.Value+" ", " "+m.Part+" ") == 1 {
			in = append(in, r.Text)
		}
	})
	if len(in) == 1 {
		in[0].Value = strings.TrimSpace(strings.Replace(" "+in[0].Value+" ", " "+m.Part+" ", " ", 1))
	}
}

// outWords are the words that a mark leaves out, with their label: all of a line of which but that would be left.
func (b *builder) outWords(m cv.Mark) placeSet {
	text := b.lineText(m.Line)
	from, to, ok := b.whereMeant(m)
	switch {
	case m.Part == "":
		return b.allOf(m.Line)
	case !ok:
		return nil
	}
	label, isLabel := strings.CutSuffix(strings.TrimSpace(text[:from]), ":")
	isLabel = isLabel && len(strings.Fields(label)) <= wordsOfLabel && words.Labels().Has(words.Fold(label))
	if isLabel && strings.Trim(text[to:], " .,;") == "" {
		return b.allOf(m.Line)
	}
	return b.meant(m)
}
