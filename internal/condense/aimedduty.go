package condense

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
)

// aimedDuty gives a duty that is told as an aim the time of its post: "To maintain the logs and check the
// buoys" is "Maintains the logs and checks the buoys".
func aimedDuty(text string, s speaker) string {
	words := tagged(text)
	if s.project || !opensAimed(words) || strings.Contains(text, ":") {
		return ""
	}
	var out strings.Builder
	at, verbs := words[0].End()+1, aimedVerbs(words)
	if leavesBase(words, verbs) || len(words) > 3 && words[2].Is(",", "and", "&") && isGerund(words[3]) {
		return "" // "To check, testing and sealing of all pumps"
	}
	for _, i := range verbs {
		upto := words[i].Start
		if words[i-1].Is("to") {
			upto = max(at, words[i-1].Start) // "and to check the buoys"
		}
		out.WriteString(text[at:upto] + s.verb(words[i].Low))
		at = words[i].End()
	}
	return capital(out.String() + text[at:])
}

// leavesBase reports a verb with a capital beside the others that is none of them ("To check & Make"), or a further aim that is
// not certain to stand beside the first ("To help crews to moor and to unload").
func leavesBase(words []language.Tagged, verbs []int) bool {
	for i := 3; i < len(words); i++ {
		if !words[i-1].Is("and", "&") || slices.Contains(verbs, i) {
			continue
		}
		aim := i+1 < len(words) && words[i].Is("to") && !slices.Contains(verbs, i+1) &&
			(words[i+1].Has(language.Base) || words[i+1].Is("be"))
		if aim || startsUpper(words[i].Text) && words[i].Has(language.Base) {
			return true
		}
	}
	return false
}

// shortestDuty is how many words such a duty has at least.
const shortestDuty = 4

// opensAimed reports a duty told as an aim; "to know more, visit …" speaks to the reader, and nobody knows that
// what was to be achieved was.
func opensAimed(words []language.Tagged) bool {
	return len(words) >= shortestDuty && words[0].Is("to") && (isBase(words[1]) || onlyBase(words[1].Low)) &&
		!words[1].Is("know", "get", "achieve", "attain", "reach", "become") && !mainVerb(sameSentence(words[2:])) && !aimsFurther(words)
}

// sameSentence are the words up to a mark behind which another sentence begins.
func sameSentence(words []language.Tagged) []language.Tagged {
	for i := 3; i+1 < len(words); i++ {
		if words[i].Is(";", ".") && startsUpper(words[i+1].Text) {
			return words[:i]
		}
	}
	return words
}

// aimsFurther reports a second aim beside the first: "To cut the cost, to meet demand", or one behind a "to" that may
// govern it: "To bring tables to the quay and check them".
func aimsFurther(words []language.Tagged) bool {
	led := false
	for i := 3; i+1 < len(words); i++ {
		led = led || words[i].Is("to")
		if led && words[i-1].Is("and", "&") && isBase(words[i]) && words[i+1].Is("it", "them") {
			return true
		}
		if words[i].Is("to") && words[i-1].Is(",") && (isBase(words[i+1]) || onlyBase(words[i+1].Low)) {
			return true
		}
	}
	return false
}

// aimedVerbs are the places of the verb behind the "to" and of those beside it that it governs too: right beside it stands
// one more, whatever else the word may be ("To draft & issue orders"), and further on one with a "to" of its own ("and to check the
// buoys"), if no other verb may govern that.
func aimedVerbs(words []language.Tagged) []int {
	verbs, governed := []int{1}, false
	for i := 2; i+2 < len(words) && !governsAim(words, i); i++ {
		governed = governed || words[i].Is("to", "for")
		switch {
		case words[i].Is("and", "&") && words[i+1].Is("to"):
			if isBase(words[i+2]) || onlyBase(words[i+2].Low) {
				verbs = append(verbs, i+2)
			}
			i++
		case governed:
		case words[i].Is("and", "&", ",") && (isSecond(words, i+1) || isBase(words[i+1]) && takesObject(words, i+1)):
			verbs = append(verbs, i+1)
		}
	}
	return verbs
}

// governsAim reports a word at i behind which a further "to" is no aim beside the first: another verb has one of its own, or the
// sentence goes on about others.
func governsAim(words []language.Tagged, i int) bool {
	return words[i].Is(";", "which", "that", "who", "how") || words[i].Is("to") && words[i+1].Has(language.Base)
}

// isSecond reports the second of two verbs with one object.
func isSecond(words []language.Tagged, i int) bool {
	return i == 3 && words[i].Has(language.Base) && opensPhrase(words[i+1])
}

// opensPhrase reports a word that what is done may begin with.
func opensPhrase(w language.Tagged) bool {
	return w.Kind == language.Word && w.Tag != language.TagPreposition
}

// takesObject reports a word that is a verb by itself, or by what follows.
func takesObject(words []language.Tagged, i int) bool {
	return !words[i].Has(language.Noun) || opensAfterVerb(words[i+1])
}

// onlyBase reports a verb that may have a capital in "To Prepare": one that is no noun.
func onlyBase(word string) bool {
	return !lexicon.Exact(word).Is(lexicon.Noun) && slices.ContainsFunc(language.VerbForms(word), isBaseForm)
}

// isBase reports a verb in its base.
func isBase(w language.Tagged) bool {
	return w.Tag == language.TagBase && !w.Is("be", "have") && slices.ContainsFunc(language.VerbForms(w.Low), isBaseForm)
}

func isBaseForm(f language.VerbForm) bool { return f.Form == language.Base }
