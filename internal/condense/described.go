package condense

import (
	"cmp"
	"strings"

	"focal/internal/sieve"
)

// Names of deeds with a word before them that says how it was done: "Successful delivery of two refits" is "Successfully delivered two
// refits", "Active participation in drills" is "Actively participated in drills".

// adverbs are the adjectives that say how somebody does something, with their adverbs.
var adverbs = verbsOf(`successful:successfully effective:effectively efficient:efficiently active:actively regular:regularly
	direct:directly close:closely proactive:proactively continuous:continuously careful:carefully accurate:accurately smooth:smoothly`)

// described gives such a bullet of a list its verb.
func described(text string, s speaker) string {
	how, rest, _ := strings.Cut(text, " ")
	adverb := adverbs[strings.ToLower(how)]
	if !s.listed || adverb == "" || rest == "" {
		return ""
	}
	did := cmp.Or(participated(capital(rest), s), nominalSentence(capital(rest), s))
	if did == "" || strings.HasPrefix(did, capital(s.verb("carry"))+" ") {
		return ""
	}
	return capital(adverb) + " " + strings.ToLower(did[:1]) + did[1:]
}

// takenPart opens a bullet with what somebody took part in.
var takenPart = sieve.MustCompile(`^Participation in (?:the |all |an? |various )?\p{Ll}`)

// participated gives it its verb.
func participated(text string, s speaker) string {
	if words := tagged(text); !s.listed || !takenPart.MatchString(text) || mainVerb(words) || finite(words) {
		return ""
	}
	return capital(s.verb("participate")) + text[len("Participation"):]
}
