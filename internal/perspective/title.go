package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// titleWords stand before the title of a work.
var titleWords = wordset.Of(`film movie book novel play band group song track single album campaign show series musical podcast
	blog programme exhibition documentary poem memoir comic sitcom drama opera game app brand charity`)

// isTitle reports whether the pronoun at i begins or continues a title: "I,
// Claudius", "I Love NY", "How I Learned to Sail", "on I'm a Celebrity". Title
// case before a small-letter object is only a writer's habit ("I Manage stock").
func (p passage) isTitle(i int) bool {
	if p.shout || p.words[i].Text == "i" {
		return false
	}
	if p.calledSo(i) {
		return p.contentCapital(i+1) || p.words[i-1].Is("titled", "entitled")
	}
	if p.at(i + 1).Is(",") {
		return p.titleComma(i + 2)
	}
	k := p.behindClitics(i)
	if p.leadsToTitle(i - 1) {
		return p.contentCapital(k)
	}
	return k == i+1 && k < len(p.words) && p.titleCase(k) && !p.told(i, k) && p.titleGoesOn(k)
}

// calledSo reports an "I" behind what says how a thing is called.
func (p passage) calledSo(i int) bool {
	return p.words[i].Low == "i" && p.at(i-1).Is("titled", "entitled", "called", "named") && p.at(i-2).Tag != language.TagSubject
}

// behindClitics returns the index behind the "'m" and the like of the pronoun at i.
func (p passage) behindClitics(i int) int {
	k := i + 1
	for k < len(p.words) && strings.ContainsAny(p.words[k].Text, "'’") && p.words[k].Start == p.words[k-1].End() {
		k++
	}
	return k
}

// leadsToTitle reports a word behind which a pronoun belongs to a title, if what follows it has a capital.
func (p passage) leadsToTitle(i int) bool {
	w := p.at(i)
	if w.Tag == language.TagPreposition && !beforeClause[w.Low] || titleWords[w.Low] {
		return true
	}
	return w.Capital && isCapital(w.Text) && w.Is("how", "what", "why", "when", "where")
}

// beforeClause are prepositions that a clause or a subject may follow.
var beforeClause = wordset.Of("before after until till as than like up off out down over except plus per despite")

// titleGoesOn reports that the title ends behind the word at k or goes on with a capital.
func (p passage) titleGoesOn(k int) bool {
	return p.endsAt(k) && !p.at(k+1).Is("(") || p.contentCapital(k+1)
}

// told reports an "I" that speaks though a capital follows: "I Will Enter the payments in the ledger",
// "Since I Joined Acme".
func (p passage) told(i, k int) bool {
	if i == 0 || p.opens(i) {
		return p.goesOnSmall(k + 1)
	}
	return p.words[i-1].Is("since", "when", "while", "because", "before", "after", "until", "that") && p.words[k].Tag == language.TagPast
}

// goesOnSmall reports a word in small letters from k on that a title would write large.
func (p passage) goesOnSmall(k int) bool {
	return slices.ContainsFunc(p.words[min(k, len(p.words)):], func(w language.Tagged) bool {
		return isWord(w) && isLower(w.Text) && language.Closed(w.Low) == language.TagNone
	})
}

// titleComma: "I, Claudius" is a title; "I, Jane Doe, confirm" is not.
func (p passage) titleComma(from int) bool {
	k := p.skip(from, isCapitalWord)
	return k > from && p.titleCase(from) && !(p.at(k).Is(",") && p.at(k+1).Tag.IsVerb())
}

// titleCase reports a word with a capital and small letters.
func (p passage) titleCase(k int) bool {
	w := p.words[k]
	return isCapitalWord(w) && len(w.Text) > 1 && !isShouted(w.Text) && w.Low != "i"
}

// contentCapital reports whether the first word at or behind k that is no
// function word is capitalised.
func (p passage) contentCapital(k int) bool {
	for ; k < len(p.words); k++ {
		w := p.words[k]
		if isCapitalWord(w) && w.Low != "i" {
			return true
		}
		if !isWord(w) || language.Closed(w.Low) == language.TagNone {
			return false
		}
	}
	return false
}

// myTitle reports whether a "My" that opens a sentence begins a name: two
// capitalised words of the language follow ("My Bloody Valentine").
func (p passage) myTitle(i int) bool {
	if p.at(i + 1).Is("sql") {
		return true // the database
	}
	if p.shout || p.words[i].Text != "My" || !p.plainTitleCase(i+1) || !p.plainTitleCase(i+2) {
		return false
	}
	return !slices.ContainsFunc(ofNations, func(ending string) bool { return strings.HasSuffix(p.words[i+1].Low, ending) })
}

// plainTitleCase reports a word whose first letter alone is a capital.
func (p passage) plainTitleCase(k int) bool {
	return k < len(p.words) && p.titleCase(k) && !strings.ContainsAny(p.words[k].Text[1:], "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
}

// ofNations are the endings of words that always have a capital: "My English".
var ofNations = []string{"ish", "ese", "ian", "ch", "an"}
