package summary

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// longestTail is how many words are taken along that say which thing is meant.
const longestTail = 8

// foremost are things of which only what follows tells among which: "the first suite".
var foremost = wordset.Of("first last only main largest biggest next same")

// ofHouse is whose a thing is, where the profile does not say of whom it speaks: "the
// firm's guide".
var ofHouse = sieve.MustCompile(`^(?:the|its|their|our) (?:firm|company|organi[sz]ation|department|client|team|business|school|` +
	`office|unit|group)['’]s (?:(?:own|new) )?`)

// known gives an object its article as a reader of the profile alone takes it: who has
// not read the bullet does not know "the platform". What the bullet says of it goes
// along where only that makes it clear; ok is false where it stays unclear.
func known(words []language.Tagged, object string) (string, bool) {
	if m := ofHouse.FindString(object); m != "" {
		return article(object[len(m):]), true
	}
	rest, definite := strings.CutPrefix(object, "the ")
	end := objectEnd(words)
	if !definite || end < 2 || end > len(words) {
		return object, true
	}
	head := headOf(words[:end])
	switch {
	case foremost[words[1].Low]:
		if tail := tailOf(words[end:]); tail != "" && !strings.Contains(object, tail) {
			return object + " " + tail, true
		}
		return object, head+1 < end
	case saysWhich(words, head):
		return object, true // "the response to floods", "the pass", "the management"
	}
	return article(rest), true
}

// saysWhich reports that a reader knows which thing is meant, or that there is one only.
func saysWhich(words []language.Tagged, head int) bool {
	next := wordAt(words, head+1)
	return next.Is("of", "for", "to", "on", "between", "across", "against") || head == 1 && !next.Is("from", "by") ||
		uncountable.MatchString(words[head].Low) || slices.ContainsFunc(words[1:head+1], certain)
}

// certain is a word by which a thing has a name or an owner, or is one of many.
func certain(w language.Tagged) bool {
	return w.Capital && w.Text != strings.ToUpper(w.Text) || strings.ContainsAny(w.Text, "'’") || w.Tag == language.TagPlural ||
		w.Has(language.Plural) && !w.Has(language.Noun)
}

// headOf is the last noun before the first preposition.
func headOf(words []language.Tagged) int {
	head := 1
	for i, w := range words {
		if i > 1 && (w.Tag == language.TagPreposition || w.Tag == language.TagTo) {
			break
		}
		if nominal[w.Tag] {
			head = i
		}
	}
	return head
}

// tailOf is the clause that says which thing is meant: "covering the checkout flow".
func tailOf(words []language.Tagged) string {
	if len(words) < 2 || words[0].Tag != language.TagGerund && words[0].Tag != language.TagRelative {
		return ""
	}
	end := 1
	for end < len(words) && !words[end].Is(",", ";", ".", "(", "and") {
		end++
	}
	if end > longestTail {
		return ""
	}
	return textOf(words[:end])
}
