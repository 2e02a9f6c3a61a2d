package summary

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// longestSeries is how many words deeds have at most that are told in one breath.
const longestSeries = 42

// tell makes sentences of deeds: of what goes on in the present, of what is done beside it in the perfect, and
// of each post that is over one that opens with it.
func (c *composer) tell(list []deed, lead string) []predicate {
	for length(list) > longestSeries && len(list) > 2 {
		list = list[:len(list)-1]
	}
	var going, done []deed
	var out, former []predicate
	for _, group := range c.byPost(list) {
		place, lines := c.formerPost(group[0].post, lead)
		switch {
		case group[0].now:
			going = append(going, group...)
		case place == "":
			done = append(done, group...)
		default:
			p := c.predicated(group, past)
			p.place, p.lines = place, slices.Concat(lines, p.lines)
			former = append(former, p)
		}
	}
	if len(going) > 0 {
		out = append(out, c.predicated(going, present))
	}
	if len(done) > 0 {
		out = append(out, c.predicated(done, perfect))
	}
	out = append(out, c.earlierFirst(former)...)
	for _, p := range out {
		c.tells(p.text)
	}
	return out
}

// byPost groups deeds by their post, the newest first, and those of one post by their time.
func (c *composer) byPost(list []deed) (groups [][]deed) {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b deed) int { return cmp.Or(boolOrder(b.now, a.now), cmp.Compare(a.post, b.post)) })
	for i, d := range list {
		if last := len(groups) - 1; i > 0 && d.beside(list[i-1]) {
			groups[last] = append(groups[last], d)
		} else {
			groups = append(groups, []deed{d})
		}
	}
	return groups
}

// earlierFirst says of the first of the posts before the present one that it was earlier.
func (c *composer) earlierFirst(former []predicate) []predicate {
	if len(former) > 0 && c.doc.Work[0].Dates.Current {
		p := &former[0]
		p.place = "Earlier, " + strings.ToLower(p.place[:1]) + p.place[1:]
	}
	return former
}

func length(list []deed) (n int) {
	for _, d := range list {
		n += len(d.verbs) + len(strings.Fields(d.object))
	}
	return n
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

// formerPost is how a sentence opens that tells of a post that is over: "As Mate at Gull Ferries".
func (c *composer) formerPost(at int, lead string) (place string, lines []int) {
	if at >= len(c.doc.Work) || !c.isOver(at) {
		return "", nil
	}
	place, lines = c.place(at, lead)
	if c.Holds != nil && !c.Holds(cv.Text{Value: place, Lines: lines}) {
		return "", nil // a title that was written out, as of a "Sr. Rigger"
	}
	return place, lines
}

// isOver reports a post that ended, before the present one began if there is one.
func (c *composer) isOver(at int) bool {
	w, newest := c.doc.Work[at].Dates, c.doc.Work[0].Dates
	return !w.Current && !w.End.IsZero() && (!newest.Current || !newest.Start.IsZero() && w.End.Compare(newest.Start) <= 0)
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
