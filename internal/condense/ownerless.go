package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// "They" that became of "I" needs somebody whom it can only mean. Outside the profile nobody was named before, so a clause
// beside one without a subject goes without one too, and where something else could be meant the text stays.

// ownerless reports a new "they", "their" or "them" that may mean somebody or something else.
func ownerless(r cv.Ref, list []turning) bool {
	return slices.ContainsFunc(list, func(t turning) bool {
		for i, w := range t.words {
			if !t.stayed(i) && w.Is("they", "their", "them") && (t.behindLabel(i) || r.Section != cv.SectionSummary && t.mayMeanOthers(i)) {
				return true
			}
		}
		return false
	})
}

// behindLabel reports a "they" right behind a label, before which nobody is spoken of: "Points to note: they have sailed".
func (t turning) behindLabel(i int) bool {
	return i > 1 && t.words[i].Is("they") && t.words[i-1].Is(":", "-", "–", "—", "(") &&
		!tellsAlone(t.words[opener(t.words)]) && !slices.ContainsFunc(t.words[:i], isPerson)
}

func isPerson(w language.Tagged) bool { return w.Is("they", "their", "he", "she", "his", "her") }

// mayMeanOthers reports a pronoun in a sentence that has something else it could mean: "Met the crews, they learned", "The boat
// built by them", "Krellom's hull is a copy of their design".
func (t turning) mayMeanOthers(i int) bool {
	first := opener(t.words)
	w, opens := t.words[i], t.words[first]
	switch {
	case i == 0 || i < first:
		return false
	case w.Is("they") && i == first+1:
		return opens.Is("has", "is", "was") // "Has I seen the sea"
	case w.Is("they"):
		return t.words[i-1].Is(",") && tellsAlone(opens) || t.words[i-1].Is("and") // "The crew and they sail"
	case w.Is("them"):
		return t.words[i-1].Is("by")
	}
	return opens.Tag == language.TagProper && t.ownsBefore(i) || slices.ContainsFunc(t.words[first:i], ofSeveral)
}

// ofSeveral reports several people, whom a "their" behind them means.
func ofSeveral(w language.Tagged) bool {
	return isPeople(w) || w.Is("collaborators", "colleagues", "classmates", "teammates", "peers")
}

// tellsAlone reports a verb that opens a sentence without a subject.
func tellsAlone(w language.Tagged) bool {
	return w.Tag == language.TagPast || w.Tag == language.TagThird || w.Is("was", "is")
}

// ownsBefore reports a noun with an apostrophe before i, to which something belongs.
func (t turning) ownsBefore(i int) bool { return slices.ContainsFunc(t.words[:i], isOwner) }

func isOwner(w language.Tagged) bool {
	return strings.HasSuffix(w.Low, "'s") || strings.HasSuffix(w.Low, "’s")
}

// withoutThey is a sentence that opens without a subject with those taken out that it got further on: "Was taught to sail and
// finally they were sent to sea" becomes "... and finally was sent to sea".
func (t turning) withoutThey(profile bool) (list []mend) {
	if profile {
		return nil // which names somebody
	}
	if t.linksOn() {
		return []mend{{
			t.words[0].Text + ", " + t.words[2].Text + " " + t.words[3].Text, t.words[0].Text + " " + t.words[3].Text,
			"The sentence goes on without a subject, as those beside it.",
		}}
	}
	if !tellsAlone(t.words[opener(t.words)]) {
		return nil
	}
	for i := 3; i+1 < len(t.words); i++ {
		if !t.stayed(i) && t.words[i].Is("they") && behindAnd(t.words, i) {
			list = append(list, goesOnAlone(t.words[i-1:i+2])...)
		}
	}
	return list
}

// ofMind turns what somebody wants or has behind what they are: "Is calm, able to lead and have a clear voice" goes on with "has". It
// hardly is one more aim.
func (t turning) ofMind() (list []mend) {
	first := opener(t.words)
	if t.stayed(first) || !t.words[first].Is("is", "has") {
		return nil
	}
	for i := first + 2; i+1 < len(t.words); i++ {
		if t.stayed(i) && t.words[i-1].Is("and") && mindAt(t.words[i], t.words[i+1]) {
			list = append(list, mend{
				"and " + t.words[i].Text + " " + t.words[i+1].Text, "and " + language.ThirdPerson(t.words[i].Low) + " " + t.words[i+1].Text,
				"Verbs that are joined stand in the same form.",
			})
		}
	}
	return list
}

// mindAt reports a verb of what somebody wants, or of what they have for good.
func mindAt(w, next language.Tagged) bool {
	return w.Is("want", "wish", "hope") && next.Is("to") || w.Is("have") && next.Is("a", "an", "good", "strong", "excellent", "great")
}

// linksOn reports a sentence with a new "they" right behind the adverb that opens it: "Then, they steered the boat".
func (t turning) linksOn() bool {
	return len(t.words) > 4 && t.words[0].Tag == language.TagAdverb && t.words[1].Is(",") && !t.stayed(2) && t.words[2].Is("they") &&
		t.words[3].Tag == language.TagPast && !isBe(t.words[3]) && !t.words[0].Is("however")
}

// goesOnAlone takes the "they" out between the word before it and its verb.
func goesOnAlone(words []language.Tagged) []mend {
	alone := ofOne(words[2])
	if alone == "" {
		return nil
	}
	return []mend{{
		words[0].Text + " " + words[1].Text + " " + words[2].Text, words[0].Text + " " + alone,
		"The sentence goes on without a subject, as it began.",
	}}
}

// behindAnd reports a place behind "and", adverbs apart.
func behindAnd(words []language.Tagged, i int) bool {
	for i--; i > 0 && words[i].Tag == language.TagAdverb; i-- {
	}
	return words[i].Is("and", "but", "then")
}

// ofOne is a verb behind "they" as it stands without a subject; "" where that is not certain.
func ofOne(verb language.Tagged) string {
	switch {
	case verb.Is("were"):
		return "was"
	case verb.Is("are"):
		return "is"
	case verb.Tag == language.TagPast:
		return verb.Text
	case verb.Tag == language.TagBase:
		return language.ThirdPerson(verb.Low)
	}
	return ""
}
