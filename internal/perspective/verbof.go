package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
)

// verbOf returns the index of the verb of the "I" at i, behind adverbs and a
// parenthesis, or -1.
func (t *clauses) verbOf(i int) int {
	direct := true
	for k := i + 1; k < len(t.words); k++ {
		w := t.words[k]
		switch {
		case t.testedWith(k):
			return k + 1 // "I PAT test"
		case isFinite(w), direct && w.Tag == language.TagParticiple:
			return k
		case passesToVerb(w):
		case !direct:
			return pick(t.mayBeForm(w), k, -1)
		case w.Is(",", "–", "—", "(", "-"):
			k, direct = t.closing(k), false
			if k < 0 {
				return -1
			}
		case k == i+1:
			return t.unknownVerb(k)
		default:
			return -1
		}
	}
	return -1
}

// passesToVerb reports what may stand between a subject and its verb.
func passesToVerb(w language.Tagged) bool {
	return isAdverbial(w) || w.Is("both", "either", "neither", "each", "all", "alone", "myself", "herself", "himself", "themselves")
}

// mayBeForm reports a word that can be a finite verb.
func (t *clauses) mayBeForm(w language.Tagged) bool {
	return w.Has(language.Base|language.Past) || t.back && w.Has(language.Third)
}

// testedWith reports an acronym with a verb behind it: "PAT test".
func (t *clauses) testedWith(k int) bool {
	w, next := t.words[k], t.at(k+1)
	return !t.shout && isWord(w) && len(w.Text) > 1 && isShouted(w.Text) && next.Has(language.Base) && next.Text == next.Low
}

// unknownVerb returns the index of a verb that the lexicon does not know, at k right
// behind its subject, or of the verb behind such a word; -1 where there is none.
func (t *clauses) unknownVerb(k int) int {
	w, next := t.words[k], t.at(k+1)
	switch {
	case !t.nounLike(w) || !mayBeVerb(w.Low):
		return -1
	case len(w.Text) > 2 && next.Has(language.Base) && !next.Has(language.Noun):
		return k + 1 // "I hearby declare"
	}
	return k
}

// nounLike reports a word that was taken for a noun of the number that the ending of a verb would show.
func (t *clauses) nounLike(w language.Tagged) bool {
	return isWord(w) && !w.Capital && (w.Tag == language.TagNoun || t.back && w.Tag == language.TagPlural) &&
		w.Has(language.Plural) == t.back
}

// mayBeVerb reports a word that dictionaries do not know as a noun only ("I belief")
// and that does not begin with an auxiliary that lost its space ("I amlooking").
func mayBeVerb(low string) bool {
	info := lexicon.Exact(low)
	if info.Known() {
		return info.Is(lexicon.Base | lexicon.Third)
	}
	return !slices.ContainsFunc(auxiliaries, func(a string) bool { return strings.HasPrefix(low, a) })
}

var auxiliaries = strings.Fields("am will have was can would could had")

// closing returns the mark that closes the parenthesis that opens at k, or -1.
func (t *clauses) closing(k int) int {
	if t.coordinatesAfter(k) {
		return -1
	}
	want := t.words[k].Low
	if want == "(" {
		want = ")"
	}
	for m := k + 1; m < min(len(t.words), k+16); m++ {
		if t.words[m].Low == want {
			return m
		}
	}
	return -1
}

// coordinatesAfter reports a comma with a coordinator and something else than a verb behind it.
func (t *clauses) coordinatesAfter(k int) bool {
	return t.words[k].Is(",") && k+2 < len(t.words) &&
		t.words[k+1].Is("and", "or", "but") && t.words[k+2].Tag != language.TagBase
}
