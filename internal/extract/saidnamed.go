package extract

import (
	"maps"
	"slices"
	"strings"

	"focal/internal/cv"
)

// Awards, certificates and publications are told in running text that goes on over lines without a sign. What the user begins or joins
// there keeps its words in the order of the lines: where the fields would tear them apart, all of them are the name.

// isNamed reports a section whose entries are such texts.
func isNamed(of cv.Section) bool {
	return of == cv.SectionAwards || of == cv.SectionCertificates || of == cv.SectionPublications
}

// fillAsNamed reads lines as one award, certificate or publication; what the first text does not tell stands below it. False for
// other entries.
func (b *builder) fillAsNamed(into *slot, s *section) bool {
	if !isNamed(into.section) || len(s.paras) == 0 {
		return false
	}
	at := 0
	if len(s.paras) > 1 && datesOnly(s.paras[0].text) {
		at = 1
	}
	first, rest := s.paras[at:at+1], s.paras[at+1:]
	if into = b.readNamed(into, first); into.title.Value == "" || len(into.text()) > 0 || b.tears(into) || b.losesWords(into, &first[0]) {
		for _, t := range append(into.fields(), into.text()...) {
			*t = cv.Text{}
		}
		*into.dates = cv.DateRange{}
		*into.title = first[0].value(sure)
	}
	into.title.Confidence = sure
	for i := range rest {
		if into.summary == nil {
			*into.title = appendText(*into.title, rest[i].value(sure), " – ")
		}
	}
	if into.summary != nil {
		b.giveParas(into, &section{paras: rest})
	}
	if into.dates.IsZero() && len(s.paras) > 1 {
		b.dateFrom(into, s.lines[:min(4, len(s.lines))])
	}
	return true
}

// losesWords reports an entry that lacks words of the text it was read from, or counts the number of an item among its words.
func (b *builder) losesWords(s *slot, from *para) bool {
	number, _, _ := strings.Cut(s.title.Value, ",")
	if enumerator(number) {
		return true
	}
	lines := map[int]bool{}
	for _, l := range from.lines {
		lines[l] = true
	}
	held := b.heldPlaces(lines)
	for p := range b.placesOf(from.text, from.lines...) {
		if w := b.wordsOfLine(p.line)[p.word].letters; !held[p] && !ties.Has(w) {
			return true
		}
	}
	return false
}

// readNamed fills an entry with what the reader of its section makes of a text, where that is one entry.
func (b *builder) readNamed(into *slot, one []para) *slot {
	d, s := b.doc, &section{kind: kindsOf[into.section], paras: one}
	switch into.section {
	case cv.SectionAwards:
		readAlone(&d.Awards, into.entry, func() { b.awards(s) })
	case cv.SectionCertificates:
		readAlone(&d.Certificates, into.entry, func() { b.certificates(s) })
	case cv.SectionPublications:
		readAlone(&d.Publications, into.entry, func() { b.publications(s) })
	}
	return b.slots(into.section)[into.entry]
}

// readAlone puts what is read into its place of a list, where it is one entry.
func readAlone[T any](list *[]T, at int, read func()) {
	kept := *list
	*list = nil
	read()
	got := *list
	if *list = kept; len(got) == 1 {
		kept[at] = got[0]
	}
}

// tears reports values of an entry of which one has words between those of another one.
func (b *builder) tears(s *slot) bool {
	all := b.stretchesOfValues(s)
	for i, x := range all {
		for _, y := range all[i+1:] {
			if !y.from.behind(x.to) && !x.from.behind(y.to) {
				return true
			}
		}
	}
	return false
}

// stretchOfValue is where the first and the last word of a value stand.
type stretchOfValue struct {
	from, to wordPlace
}

func (b *builder) stretchesOfValues(s *slot) (out []stretchOfValue) {
	own, at := append(s.fields(), s.text()...), map[*cv.Text]stretchOfValue{}
	for _, o := range b.standings(b.doc, s.lineSet()) {
		for _, p := range o.at {
			v, has := at[o.Text]
			switch {
			case p == nowhere:
			case !has:
				at[o.Text] = stretchOfValue{p, p}
			case v.from.behind(p):
				at[o.Text] = stretchOfValue{p, v.to}
			case p.behind(v.to):
				at[o.Text] = stretchOfValue{v.from, p}
			}
		}
	}
	for _, t := range own {
		if v, has := at[t]; has {
			out = append(out, v)
		}
	}
	return out
}

// joinNamed makes an award, a certificate or a publication go on with the one below it; false for other entries. Where the words that
// end the one are its name, the other is the rest of that and may tell who gave it and when.
func (b *builder) joinNamed(of cv.Section, into, s *slot) bool {
	if !isNamed(of) {
		return false
	}
	lines, free := append(into.lines(), s.lines()...), b.freeOf(into, s)
	above, here := b.valuesAround(s.first())
	meets := above != nil && here != nil && lastLine(above.Lines) == s.first()-1 && into.heads(above) && s.heads(here)
	isRest := meets && leavesRoom(into, s, here) && (above == into.title || of != cv.SectionPublications)
	if isRest {
		b.continueValue(here, above)
		*above, *here = *here, cv.Text{}
	}
	joinSlots(into, s)
	if !isRest || b.tears(into) {
		b.runTogether(into, lines, free)
	}
	return true
}

// joinedInOrder runs the name of an award, a certificate or a publication together as far as a line that was said to go on with it, where
// other fields stand among its words.
func (b *builder) joinedInOrder(line int) {
	s := b.slotAt(line)
	if s == nil || !isNamed(s.section) || !b.tears(s) {
		return
	}
	lines := slices.DeleteFunc(s.lines(), func(l int) bool { return l > max(line, lastLine(s.title.Lines)) })
	free := b.freeOf(s)
	maps.DeleteFunc(free, func(p wordPlace, _ bool) bool { return !slices.Contains(lines, p.line) })
	b.runTogether(s, lines, free)
}

// leavesRoom reports an entry that has nothing but the value that goes on with the one above it and what that one lacks.
func leavesRoom(into, s *slot, but *cv.Text) bool {
	list := into.fields()
	for i, t := range s.fields() {
		if t != but && t.Value != "" && list[i].Value != "" {
			return false
		}
	}
	return true
}

// freeOf are the words of the lines of entries that no other value has and that are not left out.
func (b *builder) freeOf(slots ...*slot) placeSet {
	var own []*cv.Text
	lines := map[int]bool{}
	for _, s := range slots {
		own = append(own, append(s.fields(), s.text()...)...)
		maps.Copy(lines, s.lineSet())
	}
	free := b.allOf(slices.Collect(maps.Keys(lines))...)
	for p := range b.out {
		delete(free, p)
	}
	for _, o := range b.standings(b.doc, lines) {
		for _, p := range o.at {
			if !slices.Contains(own, o.Text) {
				delete(free, p)
			}
		}
	}
	return free
}

// runTogether makes words of lines the name of an entry as they follow each other; dates that stand at one end of them stay dates.
func (b *builder) runTogether(s *slot, lines []int, free placeSet) {
	slices.Sort(lines)
	lines = slices.Compact(lines)
	if !b.datesInside(s, free) {
		for p := range b.placesOf(s.dates.Text.Value, s.dates.Text.Lines...) {
			delete(free, p)
		}
	}
	*s.title = cv.Text{}
	for _, l := range lines {
		here := placeSet{}
		for p := range free {
			if p.line == l {
				here[p] = true
			}
		}
		b.addWords(s.title, l, here)
	}
}

// datesInside reports dates of an entry with others of its words on both sides.
func (b *builder) datesInside(s *slot, free placeSet) bool {
	own := b.placesOf(s.dates.Text.Value, s.dates.Text.Lines...)
	above, below := false, false
	for p := range free {
		for d := range own {
			above = above || !own[p] && d.behind(p)
			below = below || !own[p] && p.behind(d)
		}
	}
	return above && below
}
