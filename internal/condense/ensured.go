package condense

import (
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// What was seen to is told in the time of the verb that says so: beside "Ensured that the ropes" an "are dry" of the author's
// "Ensure that the ropes are dry" reads as a slip.

// ensuring are verbs behind which a clause tells what came of them, with or without "that".
var ensuring = wordset.Of("ensure assure insure verify confirm check guarantee")

// ofClauses puts the verbs of such clauses into the past behind verbs that were put there.
func (t turning) ofClauses(past func(string) string) (list []mend) {
	for i := range t.words {
		if form, base := t.origin(i); form == 0 || !ensuring[base] || !t.words[i].Has(language.Past) {
			continue
		}
		if k := t.clauseVerb(i); k > 0 && !t.goesOnBehind(k) {
			list = append(list, t.intoPast(k, past))
		}
	}
	return list
}

// clauseVerb is the place of the finite verb of a clause behind the verb at i, 0 where it has none in the present.
func (t turning) clauseVerb(i int) int {
	from := i + 1
	if from < len(t.words) && t.words[from].Is("that") {
		from++
	}
	for k := from + 1; k < len(t.words); k++ {
		switch w := t.words[k]; {
		case w.Tag == language.TagMark, w.Tag == language.TagTo, w.Tag == language.TagModal, w.Tag == language.TagPast,
			w.Tag == language.TagRelative, w.Tag == language.TagSubordinator:
			return 0
		case w.Is("is", "are", "has", "have"), w.Tag == language.TagThird && !w.Has(language.Plural), runsHow(t.words, k):
			return k
		}
	}
	return 0
}

// runsHow reports a verb that is a plural as well behind a single thing, with how it is done: "the yard runs smoothly".
func runsHow(words []language.Tagged, k int) bool {
	return words[k].Has(language.Third) && words[k-1].Tag == language.TagNoun && k+1 < len(words) && words[k+1].Tag == language.TagAdverb
}

// goesOnBehind reports another verb in the present behind the one at k, which would be left behind.
func (t turning) goesOnBehind(k int) bool {
	for i := k + 2; i < len(t.words); i++ {
		w := t.words[i]
		if w.Is("is", "are", "has", "have") || (w.Tag == language.TagThird && !w.Has(language.Plural) || w.Tag == language.TagBase) &&
			t.words[i-1].Is("and", "or", "&", ",") {
			return true
		}
	}
	return false
}

var pastOf = map[string]string{"is": "was", "are": "were", "has": "had", "have": "had"}

// intoPast tells the verb at k in the past, with the words beside it.
func (t turning) intoPast(k int, past func(string) string) mend {
	w, was := t.words[k], pastOf[t.words[k].Low]
	if was == "" {
		base := formBase(w.Low, language.Third)
		if base == "" {
			base = w.Low
		}
		was = past(base)
	}
	lead := t.words[k-1].Text + " "
	m := mend{lead + w.Text, lead + was, "What was seen to is told in the same time."}
	if isWordAt(t.words, k+1) {
		m.before, m.after = m.before+" "+t.words[k+1].Text, m.after+" "+t.words[k+1].Text
	}
	return m
}

// leavesNamed reports a text whose first deed became a verb while another one kept its name behind a mark: "Replaced the ropes,
// Replacements of masts".
func leavesNamed(list []turning) bool {
	named := false
	for n, t := range list {
		first := opener(t.words)
		if form, _ := t.origin(first); n == 0 && form != language.Noun && form != language.Gerund {
			return false
		}
		for k := first + 1; k+1 < len(t.words); k++ {
			named = named || t.stayed(k) && t.words[k-1].Tag == language.TagMark && startsUpper(t.words[k].Text) && t.words[k+1].Is("of") &&
				(deedNouns[t.words[k].Low] != "" || deedNouns[strings.TrimSuffix(t.words[k].Low, "s")] != "")
		}
	}
	return named
}
