package condense

import (
	"focal/internal/language"
	"focal/internal/wordset"
)

// Notes leave the article of the people away that somebody works for: "Assisted harbour master in planning the berths",
// "Reported to Yard Manager".

var (
	// workFor are verbs whose object is such a person or body; worksWith take one behind "to" or "with".
	workFor   = wordset.Of("assist support help advise brief accompany")
	worksWith = wordset.Of("report liaise work coordinate co-ordinate collaborate communicate")
	// bodies are groups that there is one of where somebody works.
	bodies = wordset.Of("team department crew committee board unit")
)

// offices are callings with a capital that are nobody's name and no product: not "Ann Butler", "Adobe Illustrator".
var offices = wordset.Of(`manager director supervisor controller officer engineer superintendent coordinator co-ordinator president
	commissioner principal inspector foreman storekeeper accountant captain chef surveyor executive auditor
	team department committee board`)

// inOffice reports a capital calling that the verb's subject works for: with "Tag Manager" one works as with a tool.
func inOffice(verb, head language.Tagged) bool {
	return offices[head.Low] && (baseForm(verb) != "work" || bodies[head.Low])
}

// rolesWithoutArticle gives the person or the body that a verb is about its article.
func rolesWithoutArticle(text string, words []language.Tagged) (list []mend) {
	for v := range words {
		from := roleBehind(words, v)
		if from < 0 {
			continue
		}
		head := roleHead(words, from)
		if head < 0 || !endsRole(words, head) || words[head].Capital && !inOffice(words[v], words[head]) {
			continue
		}
		start, first := words[v].Start, words[from].Start
		list = append(list, mend{
			text[start:words[head].End()], text[start:first] + "the " + text[first:words[head].End()], "The noun takes an article.",
		})
	}
	return list
}

// roleBehind is where the object of a verb at v may begin that somebody works for or with, -1 without one.
func roleBehind(words []language.Tagged, v int) int {
	if v+2 >= len(words) || !beginsDeed(words, v) {
		return -1
	}
	at := v + 1
	if words[at].Is("closely", "directly") {
		at++
	}
	switch base := baseForm(words[v]); {
	case workFor[base] && at == v+1:
		return at
	case worksWith[base] && at+2 < len(words) && words[at].Is("to", "with"):
		return at + 1
	}
	return -1
}

// beginsDeed reports a verb in the past or of the third person at the beginning, or behind an "and".
func beginsDeed(words []language.Tagged, v int) bool {
	if v > 0 && !words[v-1].Is("and") {
		return false
	}
	return tellsDeed(words[v]) && (governs(words, v) != "" || worksWith[baseForm(words[v])])
}

func tellsDeed(w language.Tagged) bool {
	return w.Tag == language.TagPast || w.Tag == language.TagThird
}

// longestRole is how many words the calling of a person has at most.
const longestRole = 5

// roleHead is the place of the one person or body that a phrase without an article names, -1 for several and for others.
func roleHead(words []language.Tagged, from int) int {
	head := -1
	if saysHowGood(words[from]) {
		return head
	}
	for k := from; k < len(words) && k < from+longestRole; k++ {
		if !mayNameRole(words[k]) {
			break
		}
		head = k
	}
	if head < 0 || !language.IsRole(words[head].Low) && !(bodies[words[head].Low] && head > from) {
		return -1
	}
	return head
}

// saysHowGood reports praise, which may be said of several: "worked with notable stylist" names nobody in particular, "reported to
// senior engineer" does.
func saysHowGood(w language.Tagged) bool { return praising[w.Low] }

var praising = wordset.Of(`notable famous renowned experienced talented skilled top leading reputed key well-known expert prominent popular
	qualified young good great best potential prospective successful professional creative independent freelance`)

// mayNameRole reports a word of a calling in the singular.
func mayNameRole(w language.Tagged) bool {
	open := w.Kind == language.Word && language.Closed(w.Low) == language.TagNone && w.Tag != language.TagPlural
	return open && (names[w.Tag] || w.Tag == language.TagProper) && !quantities[w.Low]
}

// quantities say that several are meant.
var quantities = wordset.Of("different various multiple numerous several other fellow cross-functional many certain")

// endsRole reports that the phrase ends with its head: neither a name nor another person follows it.
func endsRole(words []language.Tagged, head int) bool {
	if head+1 == len(words) {
		return true
	}
	next := words[head+1]
	switch {
	case behindThing[next.Tag] && !next.Is("of", "at"), next.Is(".", ";"):
		return true
	case next.Is("and"):
		return head+2 < len(words) && tellsDeed(words[head+2])
	}
	return false
}
