package summary

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/cv"
)

// mostDone is how many things a sentence tells that the candidate has done.
const mostDone = 2

// experience is the sentence about what the candidate has done of what the job asks
// for. Where nothing that was done shows any of it, or there is no job, a profile
// that says little, or none, tells the first thing of each of the two newest posts.
func (c *composer) experience() sentence {
	list := c.activities(func(t cv.Text, _, _ int) int { return c.weight(t) })
	if c.Match == nil || len(list) == 0 {
		if len(c.profile) > fewWords {
			return sentence{}
		}
		list = c.activities(func(_ cv.Text, post, bullet int) int {
			if bullet == 0 && post < 2 {
				return 1
			}
			return 0
		})
	}
	if len(list) == 0 {
		return sentence{}
	}
	var s sentence
	var items []string
	for _, d := range list {
		items = append(items, d.text)
		s.lines = append(s.lines, d.lines...)
	}
	s.text = c.voice.of("experience includes ") + enumerate(items) + "."
	return s
}

// activities are the few things done that weigh most.
func (c *composer) activities(weigh func(t cv.Text, post, bullet int) int) []done {
	var list []done
	visit := func(bullets []cv.Text, post int) {
		for k, h := range bullets {
			w := weigh(h, post, k)
			if w == 0 || c.Edited(h.ID) || h.IsZero() || len(h.Value) > longestTold {
				continue
			}
			if text := activity(h.Value, c.doc.Locale); text != "" && !c.said(text) {
				list = append(list, done{text, h.Lines, w})
			}
		}
	}
	for i := range c.doc.Work {
		visit(slices.Concat(c.doc.Work[i].Highlights, c.doc.Work[i].Summary), i)
	}
	for i := range c.doc.Projects {
		visit(c.doc.Projects[i].Highlights, len(c.doc.Work)+i)
	}
	slices.SortStableFunc(list, func(a, b done) int { return cmp.Compare(b.weight, a.weight) })
	return apart(list)
}

// fewWords is how many different words a profile of one short sentence has.
const fewWords = 18

// longestTold is how many bytes a text has at most that tells one thing.
const longestTold = 300

// done is something that the candidate has done, as a sentence tells it.
type done struct {
	text   string // "leading the night crew"
	lines  []int
	weight int // what it shows of the job
}

// apart keeps the first few that do not begin with the same verb.
func apart(list []done) []done {
	var kept []done
	verbs := map[string]bool{}
	for _, d := range list {
		verb, _, _ := strings.Cut(d.text, " ")
		if len(kept) < mostDone && !verbs[verb] {
			verbs[verb] = true
			kept = append(kept, d)
		}
	}
	return kept
}

// cleanPost reports a post whose title and employer look like what they are.
func cleanPost(w cv.Engagement) bool {
	return clean(w.Title) && (w.Organisation.IsZero() || clean(w.Organisation))
}
