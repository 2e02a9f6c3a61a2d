package perspective

import "focal/internal/language"

// named replaces a mention of the name of n words at i; it reports whether it did.
func (f *firstPerson) named(i, n int) bool {
	last := i + n - 1
	switch {
	case f.isGenitive(last):
		f.genitive(i, last)
	case f.isSubject(i, last):
		f.subjectBack(i, last)
	case f.isObject(i):
		f.mention(false)
		f.edit(f.words[i].Start, f.words[last].End(), "me", "first person")
	default:
		return false
	}
	return true
}

// isGenitive reports the name of "Ada's" or "Jones'" that ends at last.
func (f *firstPerson) isGenitive(last int) bool {
	next := f.at(last + 1)
	return next.Is("'s") || next.Is("'", "’") && next.Start == f.words[last].End()
}

// genitive writes "my" or "mine" for the name; "Ann's Kitchen" is a firm.
func (f *firstPerson) genitive(i, last int) {
	if k := last + 2; f.at(k).Capital && f.titleCase(k) && !f.shout {
		f.doubt = true
		return
	}
	f.mention(false)
	word := pick(f.endsAt(last+1), "mine", "my")
	f.edit(f.words[i].Start, f.words[last+1].End(), f.like(i, word), "first person")
}

// isSubject reports a name that is the subject of a verb: "Ada and her team won", "does Ada lead", "Ada leads".
func (f *firstPerson) isSubject(i, last int) bool {
	if f.withOwn(i, last) || f.isAsked(i) {
		return true
	}
	v := f.verbOf(last)
	return v > 0 && !f.governedBack(i) && f.words[v].Tag != language.TagBase
}

// isAsked reports a name with its auxiliary before it.
func (f *firstPerson) isAsked(i int) bool {
	if !f.at(i-1).Is("does", "has", "is") {
		return false
	}
	return i == 1 || f.inverted(i) >= 0 ||
		f.words[i-2].Is("only", "nor", "neither", "so", "what", "why", "how", "where", "never", "rarely")
}

// governedBack reports a name behind "to" or a preposition that opens no clause.
func (f *firstPerson) governedBack(i int) bool {
	prev := f.at(i - 1)
	return prev.Tag == language.TagTo ||
		prev.Tag == language.TagPreposition && !prev.Is("before", "after", "until", "till", "as", "than")
}

// isObject reports a name behind a preposition or a verb that takes one.
func (f *firstPerson) isObject(i int) bool {
	prev := f.at(i - 1)
	return f.governedBack(i) || prev.Tag.IsVerb() && !prev.Is("is", "are", "was", "were")
}
