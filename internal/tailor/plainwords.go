package tailor

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
)

// plainWords are the words of a text as a reader who searches for them takes them: inflected
// or not, whatever stands between them, and no thing with several names.
func plainWords(s string) []string {
	list := strings.FieldsFunc(strings.ToLower(s), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '+' && r != '#'
	})
	for i, w := range list {
		list[i] = uninflected(normal(w))
	}
	return list
}

// uninflected is a word without its ending: boards, reported and planning, but not
// certification or excellence, which are other words.
func uninflected(w string) string {
	if bare := singular(w); ownStems[bare] {
		return bare
	}
	for _, ending := range []string{"ing", "ied", "ies", "ed", "es", "s", "e", "y"} {
		bare := strings.TrimSuffix(w, ending)
		if bare == w || utf8.RuneCountInString(bare) < 3 {
			continue
		}
		if n := len(bare); bare[n-1] == bare[n-2] { // planned, access
			bare = bare[:n-1]
		}
		return bare
	}
	if n := len(w); n > 3 && w[n-1] == w[n-2] {
		return w[:n-1]
	}
	return w
}

// telltale are the plain words of a text that are worth a search.
func telltale(s string) []string {
	list := plainWords(s)
	var out []string
	for i, w := range list {
		if !plainStops[w] || isNewPlace(list, i) {
			out = append(out, w)
		}
	}
	return out
}

var plainStops = func() map[string]bool {
	m := map[string]bool{}
	for w := range stopWords {
		m[uninflected(w)] = true
	}
	for _, w := range []string{"certificate", "certificates", "certification", "certified", "qualification", "qualifications", "card"} {
		m[uninflected(w)] = true // what is among the certificates need not call itself one
	}
	return m
}()

// saysAll reports that a value has all the words.
func saysAll(value string, words []string) bool {
	list := plainWords(value)
	return len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(list, w) })
}

// toldYears returns the passage that speaks of as many years as are asked for.
func (c *candidate) toldYears(asked int) (passage, bool) {
	for _, p := range c.passages {
		if p.months >= asked && asked > 0 && !p.private && p.ref.Section != cv.SectionEducation && !degreeStart.MatchString(p.value) {
			return p, true
		}
	}
	return passage{}, false
}

// ofSize returns the passage with a number of the size that is asked for.
func (c *candidate) ofSize(t threshold, among []passage) (passage, bool) {
	for _, p := range among {
		if !p.private && !t.fails(p.value) {
			return p, true
		}
	}
	return passage{}, false
}
