package tailor

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/lexicon"
)

// plainWords are the words of a text as a reader who searches for them takes them: inflected
// or not, whatever stands between them, and no thing with several names.
func plainWords(s string) []string {
	list := strings.FieldsFunc(strings.ToLower(s), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '+' && r != '#'
	})
	for i, w := range list {
		list[i] = uninflected(lexicon.Normal(w))
	}
	return list
}

// uninflected is a word without its ending: boards, reported and planning, but not
// certification or excellence, which are other words.
func uninflected(w string) string {
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
	return slices.DeleteFunc(plainWords(s), func(w string) bool { return plainStops[w] })
}

var plainStops = func() map[string]bool {
	m := map[string]bool{}
	for w := range stopWords {
		m[uninflected(w)] = true
	}
	return m
}()

// spoken is a value of the CV as a reader searches it.
type spoken struct {
	passage
	words map[string]bool
}

// has reports that all the words are there.
func (s spoken) has(words []string) bool {
	return len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return !s.words[w] })
}

// saysAll reports that a value has all the words.
func saysAll(value string, words []string) bool {
	list := plainWords(value)
	return len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(list, w) })
}

// together returns the value that has every telltale word of a text. What a reason denies
// must not stand in the CV for anyone who looks.
func (c *candidate) together(text string) (spoken, bool) { return c.having(telltale(text)) }

// says reports that a value has every telltale word of a text.
func (c *candidate) says(text string) bool {
	_, there := c.together(text)
	return there
}

// spelt returns the value that has the words of a text, whatever they are, but for the small ones in "on-call".
func (c *candidate) spelt(word string) (spoken, bool) {
	if words := telltale(word); len(words) > 0 {
		return c.having(words)
	}
	return c.having(plainWords(word))
}

func (c *candidate) having(words []string) (spoken, bool) {
	if i := slices.IndexFunc(c.read(), func(s spoken) bool { return s.has(words) }); i >= 0 {
		return c.values[i], true
	}
	return spoken{}, false
}

// read returns all that the CV says but of the person and the school, with whose names no
// judgement may move; it is read when the first denial is put into words.
func (c *candidate) read() []spoken {
	if c.values != nil {
		return c.values
	}
	c.values = []spoken{}
	c.doc.Walk(func(r cv.Ref) {
		p := passage{ref: r, value: r.Text.Value, private: r.Section == cv.SectionPerson}
		if saysNothing(r) || p.ofSchool() || r.Section == cv.SectionPerson && r.Role != cv.RoleLabel {
			return
		}
		s := spoken{p, map[string]bool{}}
		for _, w := range plainWords(p.value) {
			s.words[w] = true
		}
		for _, one := range pairsOf(p.value) {
			s.words[uninflected(lexicon.Normal(one.joined))] = true
		}
		c.values = append(c.values, s)
	})
	return c.values
}

// toldYears returns the passage that speaks of as many years as are asked for.
func (c *candidate) toldYears(asked int) (passage, bool) {
	for _, p := range c.passages {
		if p.months >= asked && asked > 0 && !p.private {
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
