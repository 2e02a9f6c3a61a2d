package summary

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/cv"
)

// What somebody's work has ranged over, in one sentence across their posts: "Her work has ranged from berth planning to tide
// forecasting". It stands in place of the deeds of posts that are over: blind judges found those the bullets once more, and what gathers
// several posts the better sentence.

const (
	fewestRanged = 2   // posts that a range reaches over
	askedAtAll   = 1.0 // words of the advert that one field of a range has at least
)

// ranged are the fields of several posts beside some others, the best of each post first; none where nothing of them is asked for.
func (c *composer) ranged(beside []theme) []theme {
	var first, more []theme
	of := map[int]bool{}
	for _, t := range beside {
		of[c.postOf(t)] = true
	}
	for _, t := range c.drawnFields() {
		switch post := c.postOf(t); {
		case strings.Contains(t.text, " to "), !c.isNearJob(t):
		case !of[post]:
			of[post] = true
			first = append(first, t)
		case c.answersJob(t):
			more = append(more, t)
		}
	}
	told := c.apartFrom(beside, slices.Concat(first, more), mostDrawn-len(beside))
	if all := slices.Concat(beside, told); !c.isRange(all) || !slices.ContainsFunc(all, c.isAsked) {
		return nil
	}
	return told
}

// isNearJob reports a field that has to do with the job: a far one in a range reads as if somebody had done anything.
func (c *composer) isNearJob(t theme) bool {
	_, thing, isOf := strings.Cut(t.text, " of ")
	if !isOf {
		thing = t.text
	}
	// "the preparation of cakes" has but a word that any advert has
	return c.near(thing) >= nearBeside || t.near >= nearClaim && c.newly(t.id, nil) > 0
}

// isAsked reports a field that the advert asks for, or that is in its words.
func (c *composer) isAsked(t theme) bool { return t.weight > 0 || c.near(t.text) >= askedAtAll }

// isRange reports fields of several posts.
func (c *composer) isRange(list []theme) bool {
	posts := map[int]bool{}
	for _, t := range list {
		posts[c.postOf(t)] = true
	}
	return len(posts) >= fewestRanged
}

// postOf is the index of the post that shows a field, -1 for none.
func (c *composer) postOf(t theme) int {
	return slices.IndexFunc(c.doc.Work, func(w cv.Engagement) bool {
		return slices.ContainsFunc(slices.Concat(w.Highlights, w.Summary), func(b cv.Text) bool { return b.ID == t.id })
	})
}

// ranging is what fields of several posts are told as, the oldest first; ok is false where they are no range.
func (c *composer) ranging(list []theme, besides int) (text string, ok bool) {
	plain := !slices.ContainsFunc(list, func(t theme) bool {
		return t.does || strings.Contains(t.text, " to ") || t.weight == 0 && !c.isNearJob(t)
	})
	if !plain || besides > 0 || c.Match == nil || !c.isRange(list) {
		return "", false
	}
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b theme) int { return cmp.Compare(c.postOf(b), c.postOf(a)) })
	var items []string
	for _, t := range list {
		items = append(items, t.text)
	}
	last := len(items) - 1
	return rangesFrom + inSeries(items[:last]) + " to " + items[last], true
}

// behindPost puts a range into the sentence about a former post, where one stands there alone: "She has worked as a rigger at Gull Lofts,
// and her work has ranged from …".
func (c *composer) behindPost(told []predicate, what predicate) []predicate {
	last := len(told) - 1
	if last < 0 || c.who.silent() || c.who.first || !strings.Contains(what.text, rangesFrom) ||
		!strings.HasPrefix(told[last].text, c.who.verb("have")+" worked as ") {
		return append(told, what)
	}
	told[last].text += ", and " + strings.ToLower(what.text[:1]) + what.text[1:]
	told[last].lines = slices.Concat(told[last].lines, what.lines)
	return told
}

// rangesFrom is how a range begins.
const rangesFrom = "has ranged from "

// gathered are deeds without those of posts that are over, where the fields tell what was done there.
func (c *composer) gathered(list []deed, themes []theme) []deed {
	if _, is := c.ranging(themes, 0); !is || c.noFields {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(d deed) bool { return d.post > 0 && c.hasEnded(d.post) })
}
