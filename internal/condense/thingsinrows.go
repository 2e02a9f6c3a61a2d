package condense

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// Words of a row that were turned with its verbs although they were things. Each gets the form that it had; the rest of the line stays
// as it became.

// turnedInRow are the mends for them.
func (t turning) turnedInRow() (mends []mend) {
	first := opener(t.words)
	for i := first + 2; i+1 < len(t.words); i++ {
		if t.stayed(i) {
			continue
		}
		if word := t.rowWord(i, first); word != "" {
			w, next := t.words[i], t.words[i+1]
			gap := strings.Repeat(" ", min(1, max(0, next.Start-w.End())))
			mends = append(mends, mend{w.Text + gap + next.Text, word + gap + next.Text, "Verbs that are joined stand in the same form."})
		}
	}
	return mends
}

// rowWord is what belongs in the place of the word at i, "" where it may stay.
func (t turning) rowWord(i, first int) string {
	form, base := t.origin(i)
	switch {
	case t.wasThings(i, first):
		return t.was[t.lastBefore(i)].Text
	case base == "":
		return ""
	case form == language.Base && (t.doneBehind(i) || t.amongGerunds(i, first) || t.withinOf(i)):
		return base
	case form == language.Gerund && t.besideDeed(i, first):
		return t.was[t.lastBefore(i)].Text + " of"
	}
	return ""
}

// wasThings reports several things in a row behind a preposition, which look like a verb in the third person: "in bins, shelves and
// assigned areas".
func (t turning) wasThings(i, first int) bool {
	k := t.lastBefore(i)
	if !isLink(t.words[i-1]) || !isLink(t.words[i+1]) || k+1 != t.firstBehind(i) {
		return false
	}
	old := t.was[k]
	if language.PastTense(formBase(old.Low, language.Third)) != t.words[i].Low || i+2 >= len(t.words) || !t.stayed(i+2) {
		return false
	}
	return slices.ContainsFunc(t.words[first+1:i], isPreposition)
}

func isPreposition(w language.Tagged) bool { return w.Tag == language.TagPreposition }

// withinOf reports a word between two things that are all of something: "in the transport, strike up, and storage of ropes".
func (t turning) withinOf(i int) bool {
	k := i + 1
	if k < len(t.words) && verbParticles[t.words[k].Low] {
		k++
	}
	if i < 4 || k+3 >= len(t.words) || !t.words[i-1].Is(",") || !isThing(t.words[i-2]) || t.words[i-3].Tag != language.TagDeterminer {
		return false
	}
	return t.words[k].Is(",") && t.words[k+1].Is("and", "&") && t.stayed(k+2) && isThing(t.words[k+2]) && t.words[k+3].Is("of")
}

// doneBehind reports a word behind "and" right before what was done with it, and nothing that it may have been done to: "worked out
// the scope and work involved".
func (t turning) doneBehind(i int) bool {
	next := t.words[i+1]
	if !isAnd(t.words[i-1]) || !t.stayed(i+1) || !next.Has(language.Participle) {
		return false
	}
	if _, base := t.origin(i); !language.Read(base).Has(language.Noun) || becomes[base] {
		return false
	}
	return i+2 == len(t.words) || t.words[i+2].Tag == language.TagMark || t.words[i+2].Tag == language.TagPreposition
}

// amongGerunds reports a word behind a comma that goes on with a row of gerunds, each of them a thing that was done: "Managed jobs
// including mooring boats, mending and tarring ropes, debrief meeting with crews".
func (t turning) amongGerunds(i, first int) bool {
	if !t.words[i-1].Is(",") {
		return false
	}
	n := 0
	for k := first + 2; k < i; k++ {
		switch {
		case t.turned(k):
			return false
		case t.stayed(k) && isGerund(t.words[k]) && (isLink(t.words[k-1]) || t.words[k-1].Is("including")):
			n++
		}
	}
	return n > 1
}

// becomes are verbs that say what somebody comes to be, and so stand before participles: "and get involved".
var becomes = wordset.Of("get remain stay look help keep")

// besideGerund reports a word that "and" joins to a gerund behind a comma, which tells how the deed before it is done: "setting up
// and maintaining rules".
func (t turning) besideGerund(i int) bool {
	if i < 4 || !t.words[i-1].Is("and", "&") {
		return false
	}
	k := i - 2
	if verbParticles[t.words[k].Low] {
		k--
	}
	return isGerund(t.words[k]) && t.stayed(k) && t.words[k-1].Is(",")
}

// besideDeed reports a gerund with "of" that was turned although the name of a deed stands beside it, both behind one verb: "Ensured
// the maintenance and tidying of rooms", "Wrote reports and preparation and monitoring of plans".
func (t turning) besideDeed(i, first int) bool {
	k := t.lastBefore(i)
	if i < first+4 || !t.behindNamed(i) || !isLink(t.words[i-3]) && !(i == first+4 && t.words[i-3].Is("the")) {
		return false
	}
	return k+1 < len(t.was) && isGerund(t.was[k]) && t.was[k+1].Is("of")
}

// behindNamed reports an "and" before the word at i that joins it to the name of a deed.
func (t turning) behindNamed(i int) bool {
	named := t.words[i-2]
	return isAnd(t.words[i-1]) && deedNouns[named.Low] != "" && !named.Has(language.Base)
}

// followsUp is the mend for the name of a deed of two words beside a plain verb that was turned: "Checks breaches and follow-up with
// crews". What is provided or arranged is the deed itself.
func (t turning) followsUp() (mends []mend) {
	first := opener(t.words)
	form, base := t.origin(first)
	if base == "" || form != language.Base || takesWork[base] || base == "ensure" {
		return nil
	}
	verb := language.ThirdPerson("follow")
	if t.words[first].Has(language.Past) {
		verb = language.PastTense("follow")
	}
	for i := first + 2; i+1 < len(t.words); i++ {
		if before := t.words[i-1].Text + " "; t.joinsFollowUp(i) {
			mends = append(mends, mend{before + t.words[i].Text, before + verb + " up", "Verbs that are joined stand in the same form."})
		}
	}
	return mends
}

// joinsFollowUp reports the name of that deed at i behind an "and".
func (t turning) joinsFollowUp(i int) bool {
	return t.words[i].Is("follow-up") && isAnd(t.words[i-1]) && t.words[i+1].Is("with", "on")
}
