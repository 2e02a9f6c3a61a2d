package summary

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/language"
)

// longestSeries is how many words deeds have at most that are told in one breath.
const longestSeries = 42

// tell makes sentences of deeds. What goes on stands in the present, what is done
// beside it in the perfect. Where all of them belong to one former post, the sentence opens with it.
func (c *composer) tell(list []deed, lead string) []predicate {
	for length(list) > longestSeries && len(list) > 2 {
		list = list[:len(list)-1]
	}
	list = c.inOrder(list)
	now := slices.IndexFunc(list, func(d deed) bool { return !d.now })
	if now < 0 {
		now = len(list)
	}
	going, done := list[:now], list[now:]
	var out []predicate
	if len(going) > 0 {
		out = append(out, c.predicated(going, present))
	}
	if len(done) > 0 {
		out = append(out, c.toldDone(done, lead, len(going) == 0))
	}
	for _, p := range out {
		c.tells(p.text)
	}
	return out
}

// toldDone is what is done; all that is told opens with its post where that is a former one.
func (c *composer) toldDone(done []deed, lead string, all bool) predicate {
	place, lines := c.formerPost(done, lead)
	if !all || place == "" {
		return c.predicated(done, perfect)
	}
	p := c.predicated(done, past)
	p.place, p.lines = place, slices.Concat(lines, p.lines)
	return p
}

func length(list []deed) (n int) {
	for _, d := range list {
		n += len(d.verbs) + len(strings.Fields(d.object))
	}
	return n
}

// inOrder puts what goes on before what is done, the rest in the order of what it is
// worth for the job or, without one, in time.
func (c *composer) inOrder(list []deed) []deed {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b deed) int {
		in := boolOrder(b.now, a.now)
		if c.Match == nil {
			return cmp.Or(in, cmp.Compare(a.post, b.post))
		}
		return in
	})
	return list
}

func boolOrder(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// formerPost is how a sentence opens that tells several deeds of one post that is over:
// "As Mate at Gull Ferries".
func (c *composer) formerPost(done []deed, lead string) (place string, lines []int) {
	if len(done) < 2 || slices.ContainsFunc(done, func(d deed) bool { return d.post != done[0].post }) {
		return "", nil
	}
	at := done[0].post
	if at >= len(c.doc.Work) || c.doc.Work[at].Dates.Current {
		return "", nil
	}
	return c.place(at, lead)
}

// predicated are deeds of one time in one predicate: "have built a slipway and cut the
// docking time". What came of the last one goes along.
func (c *composer) predicated(list []deed, t tense) predicate {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b deed) int { return boolOrder(inner.MatchString(a.object), inner.MatchString(b.object)) })
	var p predicate
	var items []string
	for i, d := range list {
		text := c.verbal(d, t)
		if i+1 == len(list) {
			text += d.result
		}
		items = append(items, text)
		p.lines = slices.Concat(p.lines, d.lines)
	}
	p.text = inBreath(items, list)
	if t == perfect {
		p.text = c.who.verb("have") + " " + p.text
	}
	return p
}

// inBreath joins deeds; a comma stands before the "and" only where an object before it
// has an "and" or a comma of its own.
func inBreath(items []string, list []deed) string {
	last := len(list) - 1
	own := func(d deed) bool { return inner.MatchString(d.object) }
	return listOf(items, slices.ContainsFunc(list[:last], own) || last > 1 && own(list[last]))
}

// tense is the form that a deed is told in.
type tense int

const (
	present tense = iota
	past
	perfect // its participle: "have" stands once before all of them
)

// verbal is what was done, in its time.
func (c *composer) verbal(d deed, t tense) string {
	verbs := slices.Clone(d.verbs)
	for i, v := range verbs {
		switch {
		case d.now:
			verbs[i] = c.who.verb(v)
		case t == perfect:
			verbs[i] = language.PastParticiple(v)
		default:
			verbs[i] = c.who.past(v)
		}
	}
	return enumerate(verbs) + " " + d.object
}
