package summary

import (
	"slices"
	"strings"

	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Fields of work go on from a sentence about what is done and was done today: "leads a crew, with experience of rope checks". One alone
// is told only so.

// longestWithFields is how many words such a sentence has at most.
const longestWithFields = 34

// takesFields reports a sentence that goes on with the fields of work of another one: all of it is about what is done and was done.
func takesFields(pack, next []predicate) bool {
	isDeed := func(p predicate) bool {
		return !p.whole && !p.past && sortOf(p) == ofDeeds && (formOf(p) == "" || hasDone(p.text))
	}
	if slices.ContainsFunc(pack, func(p predicate) bool { return !isDeed(p) }) {
		return false
	}
	text := seriesOf(pack)
	return !noFieldsBehind.MatchString(text) && wordsOf(pack)+len(strings.Fields(next[0].fields)) <= longestWithFields
}

// noFieldsBehind is what fields would be tied to that stand behind it: a result they would seem to explain ("cut refit time from 9 to 4
// days"), and what is told as experience already.
var noFieldsBehind = sieve.MustCompile(` (?:from|by) \S*\d|\b(?:with|experience|expertise|skills?|knowledge|abilit(?:y|ies)|standards)\b`)

// tellsFields reports a sentence about fields of work alone.
func tellsFields(pack []predicate) bool { return len(pack) == 1 && pack[0].fields != "" }

// withFields puts fields of work behind the last sentence before them that takes them, and leaves out one alone that none takes.
func withFields(packs [][]predicate) (out [][]predicate) {
	for _, pack := range packs {
		at := -1
		if tellsFields(pack) {
			at = lastPack(out, func(p []predicate) bool { return takesFields(p, pack) })
		}
		switch {
		case at >= 0:
			out = slices.Insert(out, at+1, pack)
		case !pack[0].lone:
			out = append(out, pack)
		}
	}
	return out
}

// lastPack is the index of the last pack that is so, -1 without one.
func lastPack(packs [][]predicate, is func([]predicate) bool) int {
	for i, p := range slices.Backward(packs) {
		if is(p) {
			return i
		}
	}
	return -1
}

// ofField leads from "experience" to a field as the spelling of the document has it.
func (c *composer) ofField() string {
	if c.doc.Locale == "en-US" {
		return "in "
	}
	return "of "
}

// besideFields are deeds with the one field of work that has most of the advert, and where that is the only one the first deed with it.
func (c *composer) besideFields(lead string, deeds []deed) (some [][]predicate) {
	switch n := len(c.untold(lead, deeds)); {
	case n == 0 || len(c.doc.Summary) == 0:
	case n > 1:
		c.mostFields = 1
		some = append(some, c.deedsTold(lead, deeds))
		c.mostFields = 0
	default:
		some = append(some, c.deedsTold(lead, atMost(deeds, 1)))
	}
	return some
}

// goesBehind reports a field that answers the job, of a profile that has a voice of its own and deeds to go on from.
func (c *composer) goesBehind(t theme) bool {
	return c.Match != nil && len(c.doc.Summary) > 0 && c.answersJob(t) && !strings.Contains(t.text, " of ") &&
		len(c.chosen(max(c.ownSpans()-1, 0), []theme{t})) > 0
}

// inPlaceOfDeeds are the fields that answer the job, of bullets whose deed says no more than they do: a field in a few words leaves the
// sentence to its bullet; "the maintenance of berths" is no shorter. A bullet with its scope, with what came of it or with more of the
// advert says more.
func (c *composer) inPlaceOfDeeds(beside, list []theme, told []deed) []theme {
	list = slices.DeleteFunc(slices.Clone(list), func(t theme) bool {
		return c.near(t.text) < nearBeside || strings.Contains(t.text, " of ") || slices.ContainsFunc(told, func(d deed) bool {
			return d.id == t.id && (d.hasScope() && (d.post == 0 || ofLearners[d.verbs[0]]) || d.near >= c.near(t.text)+moreSaid)
		})
	})
	if !slices.ContainsFunc(list, c.answersWell) {
		return nil
	}
	return c.apartFrom(beside, list, mostDrawn-len(beside))
}

// ofLearners are verbs whose object is people.
var ofLearners = wordset.Of("teach train coach mentor tutor recruit counsel interview")

// answersWell reports a field in words of the advert whose bullet shows something of what that asks for, or that is all in its words.
func (c *composer) answersWell(t theme) bool {
	near := c.near(t.text)
	return near >= nearWell || near >= nearField && c.newly(t.id, nil) > 0
}
