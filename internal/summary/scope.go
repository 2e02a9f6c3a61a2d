package summary

import (
	"slices"
	"strings"

	"focal/internal/sieve"
)

// The scope of a deed: for how many people, for how much money, how many of what. A reader weighs a claim by it.

// hasScope reports a deed that says for how many, for how much or how many there were.
func (d deed) hasScope() bool {
	object := ofTime.ReplaceAllString(d.object, "")
	return ofMoney.MatchString(object) || ofMany.MatchString(object) || (changes[d.verbs[0]] || moves[d.verbs[0]]) && hasNumber(d)
}

var (
	// ofMoney is a sum or a share.
	ofMoney = sieve.MustCompile(`[£$€₹]\s?\d|\d\s?%|\d\s?(?:[kKmM]|bn|million|billion|crore|lakh)\b`)
	// ofMany is a number before several things or people; a version, a year or a grade counts nothing.
	ofMany = sieve.MustCompile(`(?i)(?:^|[ -])(?:\d[\d,.]*\+?|` + smallNumbers + `)(?:[- ](?:strong|member|person|bed|seat|soldier)\b|` +
		`(?: |-)(?:\p{L}[\p{L}/'’-]* ){0,3}?(?:\p{L}[\p{L}-]+s|people|staff|personnel|children|men|women|km|tons)\b)`)
	// ofTime says how long something took or lasted.
	ofTime = sieve.MustCompile(`(?i)[\p{L}\d]+[- ](?:minute|hour|day|week|month|year)s?(?:[- ]long)?\b`)
)

const smallNumbers = `two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|` +
	`(?:(?:a|one|two|three|four|five|six|several) )?(?:dozen|hundred|thousand|million)s?`

// saysSum reports an object with a sum that the profile itself tells: "a £45m yard" beside "budgets of £45m".
func (c *composer) saysSum(object string) bool {
	sum := wholeSum.FindString(object)
	return sum != "" && slices.Contains(wholeSum.FindAllString(c.ownText(), -1), sum)
}

// wholeSum is a sum of money.
var wholeSum = sieve.MustCompile(`[£$€₹]\s?\d+(?:[.,]\d+)*(?:\s?(?:[kKmM]|bn|million|billion|crore|lakh)\b)?`)

// longestScoped is how many words an object has at most with whom it was for.
const longestScoped = 14

// forWhom is for how many somebody made something, right behind it: "for 3M viewers", "used by 600 pilots".
var forWhom = sieve.MustCompile(`^,? (used by|serving|reaching|attended by|for) ` +
	`((?:(?:over|more than|up to|about|around|nearly|almost|some) )?(?:(?:\d[\d,.]*[kKmM]?\+?|` + smallNumbers + `)|` +
	`(?:dozens|hundreds|thousands|millions) of)(?: \p{Ll}[\p{L}-]*){0,2} (?:\p{Ll}[\p{L}-]+s|people|staff|children))` +
	`(?:[.,;)]|$| (?:to|in|on|at|across|per|a|each|every|with|from|and|over|worldwide)\b)`)

// withScope is an object that says nothing of how much it was, with for how many it was where its clause goes on so.
func withScope(d deed, object, clause string) string {
	_, tail, found := strings.Cut(clause, withoutArticle.ReplaceAllString(object, ""))
	if !found || d.hasScope() {
		return d.object
	}
	m := forWhom.FindStringSubmatch(tail)
	if m == nil || ofTime.MatchString(m[2]) {
		return d.object
	}
	with := usedIn.ReplaceAllString(d.object, "") + " " + m[1] + " " + m[2]
	if len(strings.Fields(with)) > longestScoped {
		return d.object
	}
	return with
}
