// Package evidence rates how far a text looks like one kind of field of a CV.
package evidence

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// rating says how far a text looks like one kind of field: above 0 for,
// below 0 against, 3 is as good as certain. Ratings are compared, never thresholded alone.
type rating float64

// certainlyNot is the rating of what cannot be a field of the kind.
const certainlyNot = -3

// add counts what holds for or against.
func (r *rating) add(points rating, holds bool) {
	if holds {
		*r += points
	}
}

// tooMany takes off for the words beyond those that such a field has.
func (r *rating) tooMany(have, most int) {
	r.add(-0.3*rating(have-most), have > most)
}

// said is a text that is rated.
type said struct {
	text  string
	words []string // folded
}

func read(text string) said { return said{text: text, words: words.Split(text)} }

// outside reports a text without words or of more than the most that such a field has.
func (s said) outside(most int) bool { return len(s.words) == 0 || len(s.words) > most }

func (s said) ends(set *words.Set) bool { return set.Ends(s.words) > 0 }

func (s said) begins(set *words.Set) bool { return set.At(s.words, 0) > 0 }

func (s said) holds(set *words.Set) bool { return set.Contains(s.words) }

// is reports a text that is a phrase of the set and nothing else.
func (s said) is(set *words.Set) bool { return set.Has(strings.Join(s.words, " ")) }

// sure is the score from which on a text is a place.
const sure = 0.85

// placed reports a text that is known as a place.
func placed(text string) bool { return contact.ParsePlace(text).Score >= sure }

// CodeOnly reports a bare code of a state or country ("TX", "UK").
func CodeOnly(text string) bool {
	return len(text) <= 3 && strings.ToUpper(text) == text && words.Places().Code.Has(strings.ToLower(text))
}

// UpperWords reports that every word of weight begins with a capital or digit.
func UpperWords(text string) bool {
	return !slices.ContainsFunc(strings.Fields(text), func(w string) bool {
		r := []rune(strings.Trim(w, `"'“”‘’()`))
		return len(r) > 3 && unicode.IsLower(r[0])
	})
}

// compound reports a word that is put together with one of the tails, of which so many letters stand
// before it at least.
func compound(w string, tails []string, before int) bool {
	return slices.ContainsFunc(tails, func(tail string) bool {
		return len(w) >= len(tail)+before && strings.HasSuffix(w, tail)
	})
}

// holdsCompound is compound for any of the words.
func (s said) holdsCompound(tails []string, before int) bool {
	return slices.ContainsFunc(s.words, func(w string) bool { return compound(w, tails, before) })
}
