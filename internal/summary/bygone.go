package summary

import (
	"slices"
	"strings"

	"focal/internal/sieve"
)

// What a profile for a job tells of what was done: what a must-have asks for, and what says how much it was. A claim that has neither
// is read again in its bullet; one of an older post that has neither reads as pasted in.

const (
	yearsFresh = 4   // before the newest post up to which the scope of another one is told beside what is newer
	nearClaim  = 2.0 // words of the advert from which on a claim without scope is told
)

// isBygone reports a deed of an earlier post that is over which a profile for a job leaves out: newer lines prove what it proves, and it
// says of no people, money or amount.
func (c *composer) isBygone(d deed) bool {
	return c.Match != nil && d.post > 0 && c.hasEnded(d.post) && !d.hasScope() && !c.provesAlone(d)
}

// isOutdone reports a deed with scope of a post that was over long before the newest one, beside something newer.
func (c *composer) isOutdone(d deed, list []deed) bool {
	if d.post < 2 || d.post == c.namesake() || !c.hasEnded(d.post) || c.provesAlone(d) {
		return false
	}
	newest := c.doc.Work[0].Dates.Start.Year
	return newest-c.doc.Work[d.post].Dates.End.Year > yearsFresh && slices.ContainsFunc(list, func(o deed) bool { return o.post < d.post })
}

// provesAlone reports a deed that meets a must-have which neither the profile nor a line of a newer post meets.
func (c *composer) provesAlone(d deed) bool {
	shown := c.shownByProfile()
	for r, w := range c.proof[d.id] {
		if w == mostProof && !shown[r] && !c.isShownSince(r, d.post) {
			return true
		}
	}
	return false
}

// isShownSince reports a requirement that a line of a post newer than another one proves.
func (c *composer) isShownSince(requirement, post int) bool {
	for i := range c.doc.Work[:min(post, len(c.doc.Work))] {
		w := &c.doc.Work[i]
		for _, t := range slices.Concat(w.Highlights, w.Summary) {
			if c.proof[t.ID][requirement] == mostProof {
				return true
			}
		}
	}
	return false
}

// saysNeither reports a deed that answers nothing the job asks for, has next to none of its words and says of no people, money or
// amount. What somebody made in a project is told apart.
func (c *composer) saysNeither(d deed) bool {
	return c.newly(d.id, nil) == 0 && d.near < nearClaim && !d.hasScope() && d.post < len(c.doc.Work)
}

// worthALine are the deeds of a profile for a job that say something by themselves, or all of them where none does.
func (c *composer) worthALine(list []deed) []deed {
	if c.Match == nil {
		return list
	}
	some := slices.DeleteFunc(slices.Clone(list), c.saysNeither)
	some = slices.DeleteFunc(slices.Clone(some), func(d deed) bool { return c.isOutdone(d, some) })
	if len(some) == 0 {
		return list
	}
	return some
}

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

// withEarlier joins one deed of a post that was over before to the sentence about today, where both have room in one: alone it is a
// bullet between two others.
func (c *composer) withEarlier(today, there []predicate) (told, rest []predicate) {
	last := len(today) - 1
	if c.Match == nil || last < 0 || len(there) == 0 || there[0].whole || today[last].whole {
		return today, there
	}
	text := strings.TrimPrefix(strings.TrimPrefix(there[0].text, beforehand), c.who.verb("have")+" ")
	one := !strings.Contains(text, " and ") || twoVerbs(text)
	switch {
	case !one:
		return today, there
	case !there[0].earlier || wordsWith(today[last:], there[0]) > longestWoven:
		return today, slices.DeleteFunc(there, func(p predicate) bool { return !p.asked })
	}
	told = slices.Clone(today)
	told[last].text += ", and earlier " + text
	told[last].lines, told[last].full = slices.Concat(told[last].lines, there[0].lines), true
	return told, nil
}

// beforehand opens what was done before the post of today, where it stands alone.
const beforehand = "previously "
