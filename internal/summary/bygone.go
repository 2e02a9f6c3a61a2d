package summary

import "slices"

// Who applies with an earlier post has done something else since: a profile for such a job tells what answers it, also of the older or
// the smaller post.

// nearClaim is how many words of the advert a deed has at least that is told although it answers nothing.
const nearClaim = 2.0

// isBygone reports a deed of a post that is over and has none of the advert's words, whatever it proves in others, or few of them and
// proves nothing: of what was done before, only what answers the job in its words or says how many people somebody led is worth a place.
func (c *composer) isBygone(d deed) bool {
	return c.Match != nil && d.post > 0 && d.post != c.namesake() && d.post != c.turned() && c.hasEnded(d.post) &&
		!d.ofScope() && (d.near < nearBeside || c.newly(d.id, nil) == 0 && d.near < nearClaim)
}

// saysNeither reports a deed of another post than the one that somebody applies with which answers nothing the job asks for, has next
// to none of its words and does not say how many people it was for.
func (c *composer) saysNeither(d deed) bool {
	return c.newly(d.id, nil) == 0 && d.near < nearClaim && d.post < len(c.doc.Work) && d.post != c.turned() && !d.ofScope()
}

// worthALine are the deeds of who applies with an earlier post that answer the job, or all of them where none does.
func (c *composer) worthALine(list []deed) []deed {
	if c.turned() < 0 {
		return list
	}
	some := slices.DeleteFunc(slices.Clone(list), c.saysNeither)
	if len(some) == 0 {
		return list
	}
	return some
}

// strays are deeds of posts that are over, one of each, which answer nothing of the job in its words and lead nobody: each would be a
// bullet by itself behind what is told of today.
func (c *composer) strays(told []deed, own int) []deed {
	today := 0
	for _, d := range told {
		if !c.hasEnded(d.post) {
			today++
		}
	}
	if c.Match == nil || today == 0 || today+own < enoughToday {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(told), func(d deed) bool {
		alone := !slices.ContainsFunc(told, func(o deed) bool { return o.post == d.post && !o.isSame(d) })
		return !alone || !c.hasEnded(d.post) || d.post == c.namesake() || d.post == c.turned() || d.ofScope() || d.near >= nearClaim ||
			d.near > 0 && c.newly(d.id, nil) >= ofMet
	})
}

const (
	enoughToday = 2 // deeds of today and claims beside which a stray one is left out
	ofMet       = 3 // what a requirement weighs at least that is met
)
