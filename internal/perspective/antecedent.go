package perspective

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/language"
)

// antecedents knows, word by word through a whole value, whom a pronoun may mean.
// The first person is the default of a conversion, so a pronoun counts as the
// candidate's only when nothing else could be meant; where that is open, the
// value stays as it is, because a half-changed one would give somebody else's
// doings to the candidate or the candidate's to somebody else.
type antecedents struct {
	person bool // somebody else was named since the candidate was the subject
	group  bool // several, a group or an organisation were
	folk   bool // and they may own something
	byName bool // the candidate was named
	silent int  // sentences since the candidate was last spoken of
	spoken bool // the candidate was spoken of at all
	doubt  bool // a pronoun or a name of the value may mean somebody else
}

// maxSilence is how many sentences may pass without the candidate before a
// pronoun no longer counts.
const maxSilence = 1

// note takes in a word that is neither the candidate's name nor pronoun.
func (a *antecedents) note(p passage, i int) {
	if p.words[i].Kind == language.Opaque {
		return
	}
	a.person = a.person || p.somebodyElse(i)
	if p.several(i) {
		a.group = true
		a.folk = a.folk || p.owns(i)
	}
}

// speak takes in a mention of the candidate; as a subject it settles whom the
// pronouns behind it mean.
func (a *antecedents) speak(subject bool) {
	a.spoken, a.silent = true, 0
	if subject {
		a.person, a.group, a.folk = false, false, false
	}
}

// ambiguous reports whether a pronoun of a kind could mean somebody else.
func (a *antecedents) ambiguous(who cv.Pronouns) bool {
	if a.spoken && a.silent > maxSilence {
		return true
	}
	if who == cv.They {
		return a.group || a.person
	}
	return a.person
}

// shared reports whether the name at i..last is a part of a coordination ("Ann
// and Tom", "Tom, Ann and Jo") or stands behind a title or a capitalised noun
// ("Princess Ann"): neither can become "I".
func (p passage) shared(i, last int) bool {
	return p.joinedBehind(last) || p.joinedBefore(i) || p.listedName(i, last) || i > 0 && p.behindOffice(i)
}

// joinsNames reports a word that joins two names.
func joinsNames(w language.Tagged) bool { return w.Is("and", "&", "or", "nor") }

// joinedBehind reports a name with another behind it, not a further clause.
func (p passage) joinedBehind(last int) bool {
	next := p.at(last + 2)
	return joinsNames(p.at(last+1)) && !next.Tag.IsVerb() && !tagged(next, language.TagPossessive, language.TagAdverb)
}

// joinedBefore reports a name with another before it, not a whole clause.
func (p passage) joinedBefore(i int) bool {
	return i > 1 && joinsNames(p.words[i-1]) && !p.words[i-2].Is(",") && !p.clauseBefore(i-1)
}

// listedName reports a name that a comma parts from another.
func (p passage) listedName(i, last int) bool {
	next := p.at(last + 2)
	return p.at(i-1).Is(",") && namesPerson(p.at(i-2)) || p.at(last+1).Is(",") && namesPerson(next) && next.Text != "I"
}

// namesPerson reports a word of a name or before one.
func namesPerson(w language.Tagged) bool {
	return isCapitalWord(w) && (w.Tag == language.TagProper || honorifics[w.Low])
}

// behindOffice reports that a title or a capitalised noun stands right before i.
func (p passage) behindOffice(i int) bool {
	prev := p.words[i-1]
	return offices[prev.Low] ||
		isCapitalWord(prev) && (people[prev.Low] || language.IsPerson(prev.Low) || p.describesName(prev))
}

// describesName reports a content word that may belong to the name behind it.
func (p passage) describesName(w language.Tagged) bool {
	if language.Closed(w.Low) != language.TagNone {
		return false
	}
	return tagged(w, language.TagNoun, language.TagProper) || w.Tag == language.TagAdjective && !p.shout
}

// clauseBefore reports whether a whole clause stands before the coordinator at k,
// so that a new one begins behind it.
func (p passage) clauseBefore(k int) bool { return slices.ContainsFunc(p.words[:k], states) }
