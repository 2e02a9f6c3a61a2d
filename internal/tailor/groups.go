package tailor

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// The name of a group of skills says what they are ("Languages", "Test tools") or that somebody has them ("Experienced with").
// One that has a verb, a person, a time or a denial says something else: "My team uses", "Courses taken", "Used once".

var (
	// ofOthersOrNone are words of such names that no list of what somebody can do is called by.
	ofOthersOrNone = wordset.Of(`i my our your their his her its we they he she me us not no none never nothing unfamiliar unused
		unknown without
		lack lacks lacking gap gaps missing need needs needed needing weakness weaknesses list wishlist once before formerly previously
		ago will would should shall could might must cannot today tomorrow next soon yet later someday planned hope hopes want wants wish
		wishes heard read seen saw watched rejected avoided forgotten forgot refresh refreshing brush rusty beginning beginner starting
		started begun studied studying taken attended enrolled hired team teams colleague colleagues manager husband wife partner company
		others people learn learning exploring trying tried curious interest interests interested`)
	// saysHad are verbs of names that say that somebody has what follows, or works with it.
	saysHad = wordset.Of(`used known worked works working use uses using knows know acquired gained mastered certified licensed qualified
		trained experienced skilled proven applied related required based practised practiced handled operated managed developed performed
		demonstrated obtained completed covered supported programmed coded include includes including have has speak spoken write written
		work understand do`)
	// hadWith are what stands before the preposition that a name ends with.
	hadWith = wordset.Of(`proficient experienced skilled expert hands strong fluent advanced confident comfortable competent
		conversant familiar worked
		works working work expertise experience knowledge skills knowledgeable adept versed specialist specialised specialized
		good excellent trained certified qualified proficiency used specialising`)
)

// ledToo are what stands behind "team" and "people" in the name of a skill.
var ledToo = wordset.Of("leadership management building work working skills development player oriented lead")

// NamesSkills reports the name of a group that leaves its skills somebody's own; no name at all does.
func NamesSkills(name string) bool {
	words := slices.DeleteFunc(language.TagSentence(language.Tokens(name)), func(w language.Tagged) bool { return w.Kind != language.Word })
	if len(words) < 2 && (len(words) == 0 || words[0].Is("others")) {
		return true
	}
	ownWords := slices.ContainsFunc(words, func(w language.Tagged) bool { return w.Is("i") }) &&
		slices.ContainsFunc(words, func(w language.Tagged) bool { return saysHad[w.Low] })
	for i, w := range words {
		next := language.Tagged{}
		if i+1 < len(words) {
			next = words[i+1]
		}
		switch {
		case w.Is("i", "my") && ownWords, w.Is("team", "people") && ledToo[next.Low], w.Is("learning") && i > 0:
		case ofOthersOrNone[w.Low], ofOwner(w.Text), tellsDeed(w, next) && !saysHad[w.Low]:
			return false
		}
	}
	last := words[len(words)-1]
	return !words[0].Is("to", "for") && (last.Tag != language.TagPreposition ||
		slices.ContainsFunc(words, func(w language.Tagged) bool { return hadWith[w.Low] }))
}

// ofOwner reports somebody to whom something belongs: "husband's", not "PLC's".
func ofOwner(word string) bool {
	owner, _, found := strings.Cut(strings.ReplaceAll(word, "’", "'"), "'")
	return found && owner != strings.ToUpper(owner)
}

// tellsDeed reports a verb that no noun follows, of which it may say what it is like: "Advanced Excel".
func tellsDeed(w, next language.Tagged) bool {
	switch {
	case w.Tag == language.TagThird:
		return !w.Has(language.Plural)
	case w.Tag != language.TagPast && w.Tag != language.TagParticiple, w.Has(language.Noun):
		return false
	}
	return !nounBehind[next.Tag]
}

// nounBehind are the tags of what may stand behind such a verb as its noun, or before it.
var nounBehind = map[language.Tag]bool{
	language.TagNoun: true, language.TagPlural: true, language.TagProper: true, language.TagAdjective: true, language.TagGerund: true,
}
