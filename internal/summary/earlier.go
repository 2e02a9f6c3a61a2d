package summary

import (
	"slices"
	"strings"

	"focal/internal/language"
)

// overlaps reports a post that ended after the newest one had begun, or may have, since one of them does not say when.
func (c *composer) overlaps(post int) bool {
	end, start := c.doc.Work[post].Dates.End, c.doc.Work[0].Dates.Start
	if start.IsZero() || end.IsZero() || end.Year == start.Year && (end.Month == 0) != (start.Month == 0) {
		return true
	}
	return end.Compare(start) > 0
}

// since opens a sentence about another post than the newest: "Earlier, " where it is known to be one.
func (c *composer) since(post int) string {
	if c.overlaps(post) {
		return ""
	}
	return "Earlier, "
}

// isFormer reports a post before the newest one that is over.
func (c *composer) isFormer(post int) bool {
	return post > 0 && post < len(c.doc.Work) && !c.doc.Work[post].Dates.Current
}

// earlier is the sentence about what was done in earlier posts: "Previously trained riggers and built a slipway". Where the CV
// does not say of all of it that it was earlier, and where work is told by its name, "Experience includes training riggers".
func (c *composer) earlier(list []deed) predicate {
	known := !slices.ContainsFunc(list, func(d deed) bool { return c.overlaps(d.post) })
	if known && !slices.ContainsFunc(list, deed.isNamed) {
		items, lines := c.inARow(list, deed.note)
		text := "Previously " + inSeries(items)
		if !c.who.silent() {
			text = "Previously, " + c.who.behindComma() + inSeries(items)
		}
		return predicate{text: text, lines: lines, whole: true, past: true}
	}
	opening := "experience includes "
	if known {
		opening = "earlier " + opening
	}
	if !c.who.silent() {
		opening = c.who.owns + " " + opening
	}
	items, lines := c.inARow(list, deed.gerunds)
	return predicate{text: language.Capital(opening) + inSeries(items), lines: lines, whole: true, past: true}
}

// isNamed reports a deed that is told by the name of its work: its verb may be one of ours.
func (d deed) isNamed() bool {
	return d.verbs[0] == "be" || d.verbs[0] == "achieve" || d.verbs[0] == "carry"
}

// gerunds is what was done as experience includes it: "training deckhands in mooring".
func (d deed) gerunds() string {
	switch verb := d.verbs[0]; {
	case verb == "be":
		return strings.Replace(d.object, "responsible", "responsibility", 1)
	case verb == "achieve":
		return d.object
	case verb == "carry" && strings.HasPrefix(d.object, "out "): // "inspection of tugs" says the same
		return strings.TrimPrefix(d.object, "out ")
	}
	var doing []string
	for _, v := range d.verbs {
		doing = append(doing, language.PresentParticiple(v))
	}
	return enumerate(doing) + " " + d.object
}

// nearerBy is by how much more deeds are in the advert's words that go before those of today.
const nearerBy = 1.0

// answersBetter reports several deeds of posts beside the newest one that speak of the job where none of that one does: who
// teaches and sings applies for a post in training. What is known to be earlier stands behind what is done today all the same.
func (c *composer) answersBetter(before, today []deed) bool {
	beside := func(d deed) bool { return c.overlaps(d.post) }
	if c.Match == nil || len(today) == 0 || len(before) < 2 || !slices.ContainsFunc(before, beside) {
		return false
	}
	near, than := nearestOf(before), nearestOf(today)
	return near >= answersToo && than < answersToo && near >= than+nearerBy
}

func nearestOf(list []deed) (near float64) {
	for _, d := range list {
		near = max(near, d.near)
	}
	return near
}
