package perspective

import (
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
	isName := func(k int) bool {
		return k >= 0 && k < len(p.words) && p.words[k].Kind == language.Word && (p.words[k].Tag == language.TagProper || honorifics[p.words[k].Low]) && isCapital(p.words[k].Text)
	}
	join := func(k int) bool { return k >= 0 && k < len(p.words) && p.words[k].Is("and", "&", "or", "nor") }
	switch {
	case join(last+1) && !(last+2 < len(p.words) && (p.words[last+2].Tag.IsVerb() || p.words[last+2].Tag == language.TagPossessive || p.words[last+2].Tag == language.TagAdverb)):
		return true
	case join(i-1) && i > 1 && !p.words[i-2].Is(",") && !p.clauseBefore(i-1):
		return true
	case i > 1 && p.words[i-1].Is(",") && isName(i-2), last+2 < len(p.words) && p.words[last+1].Is(",") && isName(last+2) && p.words[last+2].Text != "I":
		return true
	}
	if i == 0 {
		return false
	}
	prev := p.words[i-1]
	return prev.Kind == language.Word && isCapital(prev.Text) && (offices[prev.Low] || people[prev.Low] || language.IsPerson(prev.Low) ||
		language.Closed(prev.Low) == language.TagNone && (prev.Tag == language.TagNoun || prev.Tag == language.TagProper || prev.Tag == language.TagAdjective && !p.shout)) || offices[prev.Low]
}

// clauseBefore reports whether a whole clause stands before the coordinator at k,
// so that a new one begins behind it.
func (p passage) clauseBefore(k int) bool {
	for m := k - 1; m >= 0; m-- {
		if tag := p.words[m].Tag; tag == language.TagThird || tag == language.TagPast || p.words[m].Is("are", "have") {
			return true
		}
	}
	return false
}
