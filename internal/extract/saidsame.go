package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// An employer, or a school, that is named once for several posts: each of them has it, with the line that names it.

// saidSame gives the entry of a line the employer of the one above, and begins it where the line is text of that. By words it is
// about the entry that begins with them: there must be one.
func (b *builder) saidSame(m cv.Mark) {
	if m.Part != "" {
		b.sameAgain(m)
		return
	}
	of := sectionOfMark(m, b.slotAt(m.Line))
	if was := b.postCutAt(of, m.Line); was != nil && was.isSecond(b, of, m.Line) {
		b.noHeadingHere(m.Line)
		b.begin(of, m.Line, b.below(of, m.Line))
		b.settleCut(of, m.Line, was)
		return
	}
	sentence := b.sentenceAlone(m.Line)
	if !b.beginsAt(of, m.Line) {
		b.noHeadingHere(m.Line)
		b.begin(of, m.Line, b.below(of, m.Line))
	}
	b.giveEmployerAbove(b.slotWith(of, m.Line))
	b.untearTitle(b.slotWith(of, m.Line), m.Line)
	b.tellWhole(b.slotWith(of, m.Line), sentence)
}

// untearTitle gives the title of a post all of its line, where a year that ends a sentence was read as the time of the post: what is left
// of the sentence ends with the word that leads to the year, and no title does.
func (b *builder) untearTitle(s *slot, line int) {
	if s == nil || !slices.Equal(s.title.Lines, []int{line}) || !slices.Equal(s.dates.Text.Lines, []int{line}) {
		return
	}
	list := strings.Fields(s.title.Value)
	if len(list) < wordsOfSentence || !leadsToYear.Has(list[len(list)-1]) {
		return
	}
	whole := trimField(strings.ReplaceAll(b.lineText(line), "\t", " "))
	*s.title, *s.dates = cv.Text{Value: whole, Lines: []int{line}, Confidence: sure}, cv.DateRange{}
	b.withdraw(b.placesOf(s.title.Value, line), s.title)
}

// wordsOfSentence are as many as no title has that goes on with a year behind "in".
const wordsOfSentence = 6

var leadsToYear = words.NewSet("in", "during", "by", "of", "for", "on")

// sameAgain gives the entry that there is for a mark the employer of the one above.
func (b *builder) sameAgain(m cv.Mark) {
	if m.Part != "" {
		b.giveEmployerAbove(b.slotBegunBy(m))
		return
	}
	b.giveEmployerAbove(b.slotWith(sectionOfMark(m, b.slotAt(m.Line)), m.Line))
}

// slotBegunBy is the one entry whose title begins with the words of a mark; nil where there is none, and where its line names
// another employer for it, unless it was said to begin there.
func (b *builder) slotBegunBy(m cv.Mark) (begun *slot) {
	meant := b.meant(m)
	begins := func(name *cv.Text) bool { return name.Value != "" && meant[b.placeOf(*name)] }
	if s := b.slotOfWords(m); s != nil && (begins(s.title) || s.title.Value == "" && begins(s.org)) {
		return s
	}
	for _, s := range b.slots(sectionOfMark(m, b.slotAt(m.Line))) {
		if !begins(s.title) {
			continue
		}
		if begun != nil || s.org.Value != "" && slices.Contains(s.org.Lines, m.Line) && !b.areAmong(*s.org, meant) {
			return nil
		}
		begun = s
	}
	return begun
}

// areAmong reports a value all words of which are among others.
func (b *builder) areAmong(t cv.Text, of placeSet) bool {
	return !slices.ContainsFunc(b.placesIn(t).at, func(p wordPlace) bool { return !of[p] })
}

// giveEmployerAbove gives an entry the employer of the one above.
func (b *builder) giveEmployerAbove(s *slot) {
	above := b.slotAbove(s)
	if above == nil || s.org.Value == above.org.Value && slices.Equal(s.org.Lines, above.org.Lines) {
		return
	}
	if s.title.Value == "" { // what stands there is what the person was
		*s.title, *s.org = *s.org, cv.Text{}
	}
	if whole := b.wholeName(s); whole.Value != "" {
		*s.title, *s.org = whole, cv.Text{}
	}
	before := *s.org
	*s.org = cv.Text{Value: above.org.Value, Lines: slices.Clone(above.org.Lines), Confidence: sure}
	for _, rest := range b.whatElse(before, s.org, nil) {
		if s.saysInText(rest) {
			b.cover(rest)
			continue
		}
		b.keepOusted(s, nil, rest, false)
	}
	if above.onlyNames(s) {
		b.dissolve(above, s)
	}
}

// wholeName is all of a line that was read as employer and title, with nothing else but dates; empty where it is no such line. Both are
// what the person was ("Harbour Team, Keeper") where the employer is said to be another one.
func (b *builder) wholeName(s *slot) cv.Text {
	if len(s.title.Lines) != 1 || !slices.Equal(s.title.Lines, s.org.Lines) {
		return cv.Text{}
	}
	whole := fieldText(b.itemText(s.title.Lines[0]))
	if own := s.org.Value + ", " + s.title.Value; words.Squeeze(whole) != words.Squeeze(own) || !strings.Contains(whole, own) {
		return cv.Text{}
	}
	return cv.Text{Value: whole, Lines: slices.Clone(s.title.Lines), Confidence: sure}
}

// beginsAt reports an entry whose head begins with a line.
func (b *builder) beginsAt(of cv.Section, line int) bool {
	s := b.slotWith(of, line)
	return s != nil && (s.headHolds(line) && slices.Contains(b.beginnings(of), line) || slices.Contains(s.title.Lines, line))
}

// slotAbove is the entry whose lines stand directly above those of another one; nil where that has no employer: one further up is
// another's.
func (b *builder) slotAbove(s *slot) *slot {
	if s == nil {
		return nil
	}
	at := b.doc.EntryAbove(s.section, s.entry)
	if at < 0 {
		return nil
	}
	if above := b.slots(s.section)[at]; above.org.Value != "" {
		return above
	}
	return nil
}

// inheritsIn reports an entry that has nothing of a line but the employer of one before it.
func (b *builder) inheritsIn(s *slot, line int) bool {
	isOwn := func(t *cv.Text) bool { return t != s.org && t.Value != "" && slices.Contains(t.Lines, line) }
	return !slices.ContainsFunc(append(s.fields(), s.text()...), isOwn) &&
		slices.ContainsFunc(b.slots(s.section)[:s.entry], func(o *slot) bool {
			return o.org.Value == s.org.Value && slices.Equal(o.org.Lines, s.org.Lines)
		})
}

// dropHeirs takes away entries of which nothing is left but the employer of one before them.
func (b *builder) dropHeirs() {
	for _, of := range cv.EntrySections {
		list := b.slots(of)
		for i := 1; i < len(list); i++ {
			s := list[i]
			isLeft := func(t *cv.Text) bool { return t != s.org && t.Value != "" }
			isHeir := s.org.Value != "" && slices.ContainsFunc(list[:i], func(o *slot) bool {
				return o.org.Value == s.org.Value && slices.Equal(o.org.Lines, s.org.Lines)
			})
			if isHeir && !slices.ContainsFunc(append(s.fields(), s.text()...), isLeft) {
				*s.org = cv.Text{}
			}
		}
	}
}

// onlyNames reports an entry that is no post but the name of the employer above its posts, perhaps with all of their time.
func (s *slot) onlyNames(post *slot) bool {
	if s.title.Value != "" || len(s.text()) > 0 {
		return false
	}
	whole, own := s.dates, post.dates
	return whole.IsZero() || !own.IsZero() && whole.Start.Year <= own.Start.Year && (whole.Current || whole.End.Year >= own.End.Year)
}

// dissolve takes an entry away that only names the employer; the first of its posts has where that is, and the line tells the time.
func (b *builder) dissolve(above, post *slot) {
	if post.place != nil && post.place.Value == "" {
		*post.place = *above.place
	}
	b.lacking.add(b.placesIn(above.dates.Text).at...)
	for _, t := range above.fields() {
		*t = cv.Text{}
	}
	*above.dates = cv.DateRange{}
}
