package summary

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/cv"
)

// What the job asks for and several posts show is told in one sentence across them: "She has experience of berth planning and tide
// forecasting". It stands in place of the deeds of posts that are over: blind judges found those the bullets once more, and what gathers
// the advert's demands the better sentence.

const (
	fewestPosts = 2   // that a coverage reaches over
	askedAtAll  = 1.0 // words of the advert that one field of it has at least
	longestItem = 9   // words of a field with what the advert speaks of behind it
)

// coverage are the fields of several posts beside some others: each time the one that says most of what the job asks for and nothing told
// before it says; none where nothing of them is asked for.
func (c *composer) coverage(beside []theme) []theme {
	var list []theme
	for _, t := range c.drawnFields() {
		if c.isNearJob(t) {
			list = append(list, t)
		}
	}
	told, shown := []theme{}, c.shownByProfile()
	for len(beside)+len(told) < mostDrawn {
		all := slices.Concat(beside, told)
		slices.SortStableFunc(list, func(a, b theme) int {
			return cmp.Compare(c.coversMore(b, all, shown), c.coversMore(a, all, shown))
		})
		next := c.apartFrom(all, list, 1)
		if len(next) == 0 {
			break
		}
		for r := range c.proof[next[0].id] {
			shown[r] = true
		}
		told = append(told, c.withAnswer(next[0]))
	}
	if all := slices.Concat(beside, told); !c.isRange(all) || !slices.ContainsFunc(all, c.isAsked) {
		return nil
	}
	slices.SortStableFunc(told, func(a, b theme) int { return cmp.Compare(len(words(a.text)), len(words(b.text))) })
	return told
}

// coversMore is what a field says of the job beside others, for each of its words; one of another post says more.
func (c *composer) coversMore(t theme, all []theme, shown map[int]bool) float64 {
	more := float64(c.newly(t.id, shown)) + nearest*c.near(t.text)
	if post := c.postOf(t); !slices.ContainsFunc(all, func(o theme) bool { return c.postOf(o) == post }) {
		more++
	}
	return more / float64(len(words(t.text))+1)
}

// withAnswer is a field with what the advert speaks of behind it in its bullet: "writing berth notices for a tidal harbour".
func (c *composer) withAnswer(t theme) theme {
	long := t
	thing := t.text
	if action, of, is := strings.Cut(strings.TrimPrefix(t.text, "the "), " of "); is {
		if thing = of; isGerund(action) {
			long.text = action + " " + of // "the writing of notices"
		}
	}
	d := c.answering(deed{object: thing, id: t.id}, c.bulletOf(t))
	if more := strings.TrimPrefix(d.object, thing); len(words(long.text+more)) <= longestItem {
		long.text += more
	}
	if c.isTheme(long) {
		return long
	}
	return t
}

// bulletOf is the text that shows a field.
func (c *composer) bulletOf(t theme) (text string) {
	for _, w := range c.doc.Work {
		for _, b := range slices.Concat(w.Highlights, w.Summary) {
			if b.ID == t.id {
				text = b.Value
			}
		}
	}
	return text
}

// isNearJob reports a field that has to do with the job: a far one beside others reads as if somebody had done anything.
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
	return len(posts) >= fewestPosts
}

// postOf is the index of the post that shows a field, -1 for none.
func (c *composer) postOf(t theme) int {
	return slices.IndexFunc(c.doc.Work, func(w cv.Engagement) bool {
		return slices.ContainsFunc(slices.Concat(w.Highlights, w.Summary), func(b cv.Text) bool { return b.ID == t.id })
	})
}

// covers is what fields and deeds are told as for a job: "has experience of rope splicing, tide tables and leading a crew".
func (c *composer) covers(fields, done []string) string {
	return c.who.verb("have") + " " + experienceIn + inSeries(slices.Concat(fields, done))
}

// experienceIn leads to what somebody has experience of.
const experienceIn = "experience of "

// gathered are deeds without those of posts that are over, where the fields tell what was done there.
func (c *composer) gathered(list []deed, themes []theme) []deed {
	if c.noFields || c.Match == nil || !c.isRange(themes) ||
		slices.ContainsFunc(themes, func(t theme) bool { return t.does || t.weight == 0 && !c.isNearJob(t) }) {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(d deed) bool { return d.post > 0 && c.hasEnded(d.post) })
}
