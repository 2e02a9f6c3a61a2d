package summary

import (
	"math"
	"slices"
	"strings"
)

// What a profile for a job tells of what was done: what a must-have asks for, and what says how much it was. A claim that has neither
// is read again in its bullet; one of an older post that has neither reads as pasted in.

const (
	yearsFresh = 4   // before the newest post up to which the scope of another one is told beside what is newer
	nearClaim  = 2.0 // words of the advert from which on a claim without scope is told
)

// isBygone reports a deed of an earlier post that is over which a profile for a job leaves out: newer lines prove what it proves, it
// says of no people, money or amount, and it is not of the post before and an answer all in words of the advert.
func (c *composer) isBygone(d deed) bool {
	if c.Match == nil || d.post == 0 || d.post == c.turned() || !c.hasEnded(d.post) || d.hasScope() {
		return false
	}
	return (d.post > 1 || d.near < nearEnough || c.newly(d.id, nil) == 0) && !c.provesAlone(d)
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
// amount; of who applies with an earlier post one of another post has to answer. What somebody made in a project is told apart.
func (c *composer) saysNeither(d deed) bool {
	if c.newly(d.id, nil) > 0 || d.near >= nearClaim || d.post >= len(c.doc.Work) {
		return false
	}
	turned := c.turned()
	return turned < 0 && !d.hasScope() || turned >= 0 && d.post != turned && !d.ofScope()
}

// worthALine are the deeds of a profile for a job that say something by themselves, or all of them where none does.
func (c *composer) worthALine(list []deed) []deed {
	if c.Match == nil {
		return list
	}
	some := slices.DeleteFunc(slices.Clone(list), c.saysNeither)
	if newest := newestOf(list); c.turned() < 0 && newestOf(some) > newest { // nothing old stands without what is newer
		some = slices.DeleteFunc(slices.Clone(list), func(d deed) bool { return d.post != newest && c.saysNeither(d) })
	}
	some = slices.DeleteFunc(slices.Clone(some), func(d deed) bool { return c.isOutdone(d, some) })
	if len(some) == 0 {
		return list
	}
	return some
}

// newestOf is the newest post that deeds are of.
func newestOf(list []deed) int {
	newest := math.MaxInt
	for _, d := range list {
		newest = min(newest, d.post)
	}
	return newest
}

// withEarlier joins one deed of a post that was over before to the sentence about today, where both have room in one: alone it is a
// bullet between two others.
func (c *composer) withEarlier(today, there []predicate) (told, rest []predicate) {
	last := len(today) - 1
	if c.Match == nil || last < 0 || len(there) == 0 || there[0].whole || today[last].whole {
		return today, there
	}
	text := strings.TrimPrefix(strings.TrimPrefix(there[0].text, beforehand), c.who.verb("have")+" ")
	switch {
	case there[0].more:
		return today, there
	case !there[0].earlier || wordsWith(today[last:], there[0]) > longestWoven || leavesStub(today, there[0]):
		return today, slices.DeleteFunc(there, func(p predicate) bool { return !p.asked })
	}
	told = slices.Clone(today)
	told[last].text += ", and earlier " + text
	told[last].lines, told[last].full = slices.Concat(told[last].lines, there[0].lines), true
	return told, nil
}

// leavesStub reports that what is said of today would stand before a full sentence as one of a few words: "Owns a log."
func leavesStub(today []predicate, next predicate) bool {
	before := today[:len(today)-1]
	return len(before) > 0 && wordsOf(before) < shortestDeed && wordsWith(today, next) > shortDone
}

// beforehand opens what was done before the post of today, where it stands alone.
const beforehand = "previously "
