package extract

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// Where words stand: a value of the document knows the lines that it came from; which of their words it has is found by
// putting the two beside each other. What is taken away, added or kept is told by these places, never by how words are spelt.

// wordPlace is where a word stands in the file: the line, and which of its words it is.
type wordPlace struct{ line, word int }

var nowhere = wordPlace{-1, -1}

func (p wordPlace) behind(other wordPlace) bool {
	return cmp.Or(cmp.Compare(p.line, other.line), cmp.Compare(p.word, other.word)) > 0
}

// placeSet are words of lines.
type placeSet map[wordPlace]bool

func (s placeSet) lines() map[int]bool {
	out := map[int]bool{}
	for p := range s {
		out[p.line] = true
	}
	return out
}

func (s placeSet) add(places ...wordPlace) {
	for _, p := range places {
		if p != nowhere {
			s[p] = true
		}
	}
}

// wordIn is a word of a text: where it stands, and its letters and figures by which it is known ("C++" is not "C").
type wordIn struct {
	from, to int
	letters  string
}

// endOfWord are signs that words end with.
const endOfWord = "+#"

// wordsIn are the words of a text, wherever signs part them.
func wordsIn(text string) (out []wordIn) {
	from := -1
	flush := func(to int) {
		if from < 0 {
			return
		}
		if letters := words.Squeeze(text[from:to]); letters != "" {
			end := to + len(text[to:]) - len(strings.TrimLeft(text[to:], endOfWord))
			out = append(out, wordIn{from, end, letters + text[to:end]})
		}
		from = -1
	}
	glued := gluedWords(text)
	for i, r := range text {
		ofWord := unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r)
		if slices.Contains(glued, i) {
			flush(i)
		}
		if ofWord && from < 0 {
			from = i
		} else if !ofWord {
			flush(i)
		}
	}
	flush(len(text))
	return out
}

// indexLines notes the texts of the lines and their words, which many gestures ask for.
func (b *builder) indexLines() {
	b.texts, b.wordsOf, b.out = map[int]string{}, map[int][]wordIn{}, placeSet{}
	b.covered, b.lacking, b.taken = placeSet{}, placeSet{}, map[int]bool{}
	b.places = map[string][]knownPlaces{}
	for i := range b.lines {
		l := &b.lines[i]
		before, is := b.texts[l.index]
		if is {
			before += "\t"
		}
		b.texts[l.index] = before + l.text
	}
}

// wordsOfLine are the words of a line of the file.
func (b *builder) wordsOfLine(line int) []wordIn {
	list, is := b.wordsOf[line]
	if !is {
		text := b.lineText(line)
		if text == "" && line < len(b.doc.Source) { // it is no content
			text = b.doc.Source[line].Text
		}
		list = wordsIn(text)
		if b.wordsOf != nil {
			b.wordsOf[line] = list
		}
	}
	return list
}

// allOf are all words of lines.
func (b *builder) allOf(lines ...int) placeSet {
	out := placeSet{}
	for _, l := range lines {
		for i := range b.wordsOfLine(l) {
			out[wordPlace{l, i}] = true
		}
	}
	return out
}

// placed is a value and where its words stand.
type placed struct {
	cv.Ref
	words []wordIn
	at    []wordPlace
}

// standings are the values that came from lines (nil: from any) with where their words stand; of the same word, twice in a
// line, two values have one each. What the user said of the words of a value is known, and no word that is left out is one.
func (b *builder) standings(d *cv.Document, lines map[int]bool) []*placed {
	var out, open []*placed
	taken := map[wordPlace]int{}
	d.Walk(func(r cv.Ref) {
		if lines != nil && !slices.ContainsFunc(r.Text.Lines, func(l int) bool { return lines[l] }) {
			return
		}
		s := &placed{Ref: r, words: wordsIn(r.Text.Value)}
		if out = append(out, s); d != b.doc || !b.recall(s, taken) {
			open = append(open, s)
		}
	})
	slices.SortStableFunc(open, func(x, y *placed) int { return len(y.words) - len(x.words) })
	if d == b.doc {
		for p := range b.out {
			taken[p]++
		}
	}
	for _, s := range open {
		s.words, s.at = b.align(s.Text.Value, s.Text.Lines, taken)
		for _, p := range s.at {
			taken[p]++
		}
	}
	return out
}

// knownPlaces are where the words of a value stand.
type knownPlaces struct {
	words []wordIn
	at    []wordPlace
}

// noteAt keeps where the words of a value stand, which a gesture took or gave: there may be the same words beside them.
func (b *builder) noteAt(t cv.Text, at knownPlaces) {
	if b.places == nil {
		b.places = map[string][]knownPlaces{}
	}
	if key := placesKey(t); t.Value != "" {
		b.places[key] = append(slices.Clip(b.places[key]), at)
	}
}

func placesKey(t cv.Text) string { return fmt.Sprint(t.Value, t.Lines) }

// recall tells where the words of a value stand, if that is known and no other value has them; the last that was said counts.
func (b *builder) recall(s *placed, taken map[wordPlace]int) bool {
	for _, known := range slices.Backward(b.places[placesKey(*s.Text)]) {
		if slices.ContainsFunc(known.at, func(p wordPlace) bool { return p != nowhere && taken[p] > 0 }) {
			continue
		}
		s.words, s.at = known.words, known.at
		for _, p := range s.at {
			taken[p]++
		}
		return true
	}
	return false
}

// placesIn are the words of a value and where they stand.
func (b *builder) placesIn(t cv.Text) knownPlaces {
	if known := b.places[placesKey(t)]; len(known) > 0 {
		return known[len(known)-1]
	}
	list, at := b.align(t.Value, t.Lines, nil)
	return knownPlaces{list, at}
}

// heldPlaces are the words of lines (nil: of any) that values of the document have.
func (b *builder) heldPlaces(lines map[int]bool) placeSet {
	held, taken := placeSet{}, map[wordPlace]int{}
	all := b.standings(b.doc, lines)
	for _, s := range all {
		held.add(s.at...)
		for _, p := range s.at {
			taken[p]++
		}
	}
	for _, s := range all {
		for _, l := range s.Text.Lines { // of what is said twice the document has one
			if !slices.ContainsFunc(s.at, func(p wordPlace) bool { return p.line == l }) && b.saidIn(s.Text.Value, []int{l}) {
				_, at := b.align(s.Text.Value, []int{l}, taken)
				held.add(at...)
			}
		}
	}
	return held
}

// placesOf are where the words of a text stand in lines.
func (b *builder) placesOf(text string, lines ...int) placeSet {
	out := placeSet{}
	_, at := b.align(text, lines, nil)
	out.add(at...)
	return out
}

// placeOf is where a value begins.
func (b *builder) placeOf(t cv.Text) wordPlace {
	for _, p := range b.placesIn(t).at {
		if p != nowhere {
			return p
		}
	}
	if len(t.Lines) == 0 {
		return nowhere
	}
	return wordPlace{t.Lines[0], -1}
}

// beginsBehind reports a value that begins behind a place.
func (b *builder) beginsBehind(t cv.Text, here wordPlace) bool {
	if len(t.Lines) == 0 || t.Lines[0] != here.line {
		return len(t.Lines) > 0 && t.Lines[0] > here.line
	}
	return b.placeOf(t).behind(here)
}

// ofLinesHere are the words of pieces of lines.
func (b *builder) ofLinesHere(lines []line) placeSet {
	texts := map[int]string{}
	for i := range lines {
		texts[lines[i].index] += "\t" + lines[i].text
	}
	out := placeSet{}
	for l, text := range texts {
		maps.Copy(out, b.placesOf(text, l))
	}
	return out
}

// meant are the words that a mark is about.
func (b *builder) meant(m cv.Mark) placeSet {
	from, to, ok := b.whereMeant(m)
	if m.Part == "" || !ok {
		return b.allOf(m.Line)
	}
	out := placeSet{}
	for i, w := range b.wordsOfLine(m.Line) {
		if w.from >= from && w.to <= to {
			out[wordPlace{m.Line, i}] = true
		}
	}
	return out
}

// meantAs are those words of a mark that a text has which is made of them.
func (b *builder) meantAs(m cv.Mark, text string) placeSet {
	meant := b.meant(m)
	others := map[wordPlace]int{}
	for p := range b.allOf(m.Line) {
		if !meant[p] {
			others[p] = 1
		}
	}
	out := placeSet{}
	_, at := b.align(text, []int{m.Line}, others)
	for _, p := range at {
		if meant[p] {
			out[p] = true
		}
	}
	return out
}

// without is a text without some of its words, and without the signs that stood beside them.
func without(text string, list []wordIn, gone func(i int) bool) string {
	out, from, cut := "", 0, false
	for i := 0; i < len(list); i++ {
		if !gone(i) {
			continue
		}
		out = joinCut(out, text[from:list[i].from], cut)
		for i+1 < len(list) && gone(i+1) {
			i++
		}
		from, cut = list[i].to, true
	}
	return strings.TrimSpace(joinCut(out, text[from:], cut))
}

// joinCut puts what stands behind words that are gone to what stands before them; a sign that stood on both sides parts these.
func joinCut(before, behind string, cut bool) string {
	if !cut {
		return behind
	}
	listed := strings.HasSuffix(strings.TrimRight(before, " \t"), ",") || strings.HasSuffix(strings.TrimRight(before, " \t"), ";")
	before = strings.TrimRight(before, " \t,;:|–—-([“\"/")
	rest := strings.TrimLeft(behind, " \t)]’'\"”")
	sign := rest[:len(rest)-len(strings.TrimLeft(rest, ",;"))]
	if !listed {
		sign = ""
	}
	rest = strings.TrimLeft(rest, " \t,;:|–—-•·.)]/")
	switch {
	case len(wordsIn(rest)) == 0:
		return before
	case before == "":
		return strings.TrimLeft(rest, "& ")
	}
	return before + sign + " " + rest
}
