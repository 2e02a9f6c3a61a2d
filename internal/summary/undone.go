package summary

import (
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// What sounds like a deed and is none that a profile may tell: what was done for practice, with others, for nothing, or to
// oneself.

// onlyPlayed is what was done for practice or in play: "in a simulator", "for the final-year project".
var onlyPlayed = sieve.MustCompile(`(?i)\b(?:in|during|for|within|on|at|as) (?:\S+ ){0,3}?` +
	`(?:simulators?|simulations?|mock|dummy|role[- ]?plays?|coursework|hackathons?|fictional|fictitious|hypothetical|` +
	`imaginary|dissertation|thesis|video games?|board games?|mannequins?|manikins?|dummies|` +
	`(?:class|school|university|college|student|final[- ]year) (?:project|competition|assignment)s?|` +
	`(?:training|field|military|war) (?:exercise|game)s?)\b`)

// cameToNothing is what did not last or was not wanted: its deed tells nothing without it.
var cameToNothing = sieve.MustCompile(`(?i)\b(?:rejected|declined|refused|cancel+ed|abandoned|shelved|scrapped|dropped|` +
	`unsuccessful\p{L}*|without success|in vain|withdrawn|discontinued|never|failed|turned down|` +
	`collapsed|reversed|overturned|revoked|repealed|` +
	`not (?:adopted|used|built|released|approved|taken))\b`)

// dealing are verbs of what is done with people, who are the other side of it.
var dealing = wordset.Of(`negotiate agree liaise deal consult discuss coordinate co-ordinate manage run hold conduct
	arrange settle sign exchange share organise organize host lead chair facilitate`)

// bonds are what somebody has with people, who are the other side of it as well.
var bonds = wordset.Of(`relationship relationships relations links ties contact contacts partnership partnerships rapport trust
	agreement agreements contract contracts talks engagement communication liaison sessions interviews meetings`)

// helpers are others who have a part in a deed, or what they give.
var helpers = wordset.Of(`mentor mentors guidance supervision oversight input help support assistance partners partner
	contractors consultants specialist specialists orchestra band husband wife family friends classmates
	father mother brother sister uncle aunt parents`)

// longestWith is how far behind "with" those stand who are meant.
const longestWith = 3

// besidePeople reports people behind "with" who did it as well: "placed implants with a mentor".
func besidePeople(verb string, words []language.Tagged) bool {
	for i, w := range words {
		if w.Is("with") && !dealing[verb] && !bonds[words[max(i-1, 0)].Low] && opensPeople(words[i+1:]) {
			return true
		}
	}
	return false
}

// opensPeople reports people, or their help, among the first words.
func opensPeople(words []language.Tagged) bool {
	for _, w := range words[:min(len(words), longestWith)] {
		switch {
		case w.Tag == language.TagPreposition, w.Kind != language.Word:
			return false
		case isPeople(w.Low), helpers[w.Low]:
			return true
		}
	}
	return false
}

// fully are adverbs that leave a deed what it is. Any other one before the verb may make less of it, or tell of another time or
// place: "hardly", "wrongly", "possibly", "formerly".
var fully = wordset.Of(`successfully directly personally independently regularly currently carefully efficiently effectively consistently
	quickly fully actively closely solely single-handedly proactively routinely daily weekly monthly quarterly annually yearly safely
	accurately rapidly significantly continually continuously constantly creatively strategically professionally diligently thoroughly
	additionally subsequently skilfully skillfully seamlessly smoothly swiftly promptly reliably systematically autonomously entirely
	completely repeatedly frequently dramatically substantially considerably greatly steadily strongly tactfully expertly confidently
	correctly methodically politely discreetly securely primarily mainly technically clinically financially operationally centrally
	globally nationally internationally locally remotely manually digitally simultaneously ultimately finally recently properly
	competently responsibly conscientiously punctually comprehensively collectively usually typically generally specifically`)

// isLessened reports an adverb before the verb that may make less of it.
func isLessened(words []language.Tagged) bool {
	for _, w := range words {
		if isManner(w) && !fully[w.Low] {
			return true
		}
	}
	return false
}

// ofSelf are what somebody gained, not what they did.
var ofSelf = wordset.Of(`skills skill abilities ability knowledge understanding expertise awareness confidence experience
	exposure habits reputation`)

// bareCount is how many there were of something, without its article ("average of 100 calls"), or without what they were of
// ("all accounting"), or a list of which a part is missing: "a course for and small groups".
var bareCount = sieve.MustCompile(`^(?:average|minimum|maximum|total|variety|range|number|team|group|set|series|majority) of |` +
	`^all \p{L}+$| (?:for|of|to|in|with|on|at|by) (?:and|or) `)
