package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
)

// How the person is reached, and where they live, stays that whatever begins above it: only what is said of these very words
// changes it.

// reachedPlaces are the words by which the person is reached. An address is only known as one by what it holds, or by a number or
// an address of mail near it: else it may be the place of a post.
func (b *builder) reachedPlaces() placeSet {
	p := &b.doc.Person
	texts := []*cv.Text{&p.Email, &p.Phone, &p.URL}
	for i := range p.Profiles {
		texts = append(texts, &p.Profiles[i].URL)
	}
	out, home := placeSet{}, placeSet{}
	for _, s := range b.standings(b.doc, nil) {
		switch {
		case slices.Contains(texts, s.Text):
			out.add(s.at...)
		case s.Text == &p.Location.Text:
			home.add(s.at...)
		}
	}
	reached := out.lines()
	for at := range home {
		isNear := false
		for l := range reached {
			isNear = isNear || l >= at.line-linesToContact && l <= at.line+linesToContact
		}
		if isNear || p.Location.PostalCode != "" || p.Location.Street != "" {
			out[at] = true
		}
	}
	return out
}

// linesToContact is how far an address stands from a number or an address of mail at the most.
const linesToContact = 2

// withoutContacts are lines without those below the first that tell nothing but how the person is reached: they stay that, and
// are text of no entry.
func (b *builder) withoutContacts(lines []line, first int) []line {
	reached, gone := b.reachedPlaces(), placeSet{}
	out := slices.DeleteFunc(lines, func(l line) bool {
		if l.index == first || !b.onlyReached(&l, reached) {
			return false
		}
		for p := range b.ofLinesHere([]line{l}) {
			gone[p] = true
		}
		return true
	})
	b.withdrawButContacts(gone)
	return out
}

// onlyReached reports a line that tells nothing but how the person is reached, or says an address of mail again.
func (b *builder) onlyReached(l *line, reached placeSet) bool {
	some := false
	for p := range b.ofLinesHere([]line{*l}) {
		if !reached[p] && !negligible(b.wordsOfLine(p.line)[p.word].letters) {
			return b.used[l.index] && !b.holdsLine(l.index) && len(contact.Emails(l.text)) > 0
		}
		some = some || reached[p]
	}
	return some
}

// withoutReached are lines without the words by which the person is reached.
func (b *builder) withoutReached(lines []line) (out []line) {
	reached := b.reachedPlaces()
	for _, l := range lines {
		var cuts [][2]int
		start := max(0, strings.Index(b.lineText(l.index), l.text))
		for i, w := range b.wordsOfLine(l.index) {
			if from, to := w.from-start, w.to-start; reached[wordPlace{l.index, i}] && from >= 0 && to <= len(l.text) {
				if n := len(cuts); n > 0 && i > 0 && reached[wordPlace{l.index, i - 1}] {
					cuts[n-1][1] = to
				} else {
					cuts = append(cuts, [2]int{from, to})
				}
			}
		}
		if l = l.cut(cuts); l.text != "" {
			out = append(out, l)
		}
	}
	return out
}

// withdrawButContacts takes words of lines out of every value but those by which the person is reached.
func (b *builder) withdrawButContacts(gone placeSet) {
	p, reached := &b.doc.Person, b.reachedPlaces()
	email, phone, url, home, profiles := p.Email, p.Phone, p.URL, p.Location, slices.Clone(p.Profiles)
	b.withdraw(gone, nil)
	p.Email, p.Phone, p.URL, p.Profiles = email, phone, url, profiles
	for at := range b.placesOf(home.Value, home.Lines...) {
		if reached[at] {
			p.Location = home
		}
	}
}
