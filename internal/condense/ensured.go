package condense

import "focal/internal/language"

// What was seen to is told in the time of the verb that says so: beside "Ensured that the ropes" an "are dry" of the author's
// "Ensure that the ropes are dry" reads as a slip.

// ofClauses puts the verb of such a clause into the past behind an "ensured that" that was put there.
func (t turning) ofClauses() (list []mend) {
	for i := range t.words {
		if form, base := t.origin(i); form == 0 || base != "ensure" || !t.words[i].Has(language.Past) {
			continue
		}
		if k := t.clauseVerb(i + 1); k > 0 {
			list = append(list, t.intoPast(k))
		}
	}
	return list
}

// clauseVerb is the place of the "is" or "are" of a clause behind the "that" at i, 0 where the sentence may have another verb in the
// present, which would be left behind: "that what is sold is fresh", "that crews wear boots and the yard is clean".
func (t turning) clauseVerb(i int) (at int) {
	if i >= len(t.words) || !t.words[i].Is("that") {
		return 0
	}
	for k := i + 1; k < len(t.words); k++ {
		w := t.words[k]
		switch {
		case w.Is("is", "are") && at == 0 && k > i+1:
			at = k
		case otherClause[w.Tag], w.Is("is", "are", "has", "have", "do", "does", "as", "if"):
			return 0
		}
	}
	return at
}

// otherClause are the tags of verbs that tell something, and of words that open a clause.
var otherClause = tags{
	language.TagBase: true, language.TagThird: true, language.TagPast: true, language.TagModal: true, language.TagRelative: true,
	language.TagSubordinator: true,
}

// intoPast tells the "is" or "are" at k in the past, with the words beside it.
func (t turning) intoPast(k int) mend {
	was := "were"
	if t.words[k].Is("is") {
		was = "was"
	}
	lead := t.words[k-1].Text + " "
	m := mend{lead + t.words[k].Text, lead + was, "What was seen to is told in the same time."}
	if isWordAt(t.words, k+1) {
		m.before, m.after = m.before+" "+t.words[k+1].Text, m.after+" "+t.words[k+1].Text
	}
	return m
}
