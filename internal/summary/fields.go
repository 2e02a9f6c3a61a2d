package summary

import (
	"slices"
	"strings"

	"focal/internal/wordset"
)

// withoutFields are the deeds of a profile that has a voice of its own without the fields of work, which stood in place of some.
func (c *composer) withoutFields(lead string, deeds, plain []deed) [][]predicate {
	if len(c.doc.Summary) == 0 || len(c.untold(lead, deeds)) == 0 {
		return nil
	}
	var told [][]predicate
	if c.former(lead).text != "" {
		told = append(told, c.deedsTold(lead, nil)) // the post that is called as the job is, and the fields
	}
	c.noFields = true
	defer func() { c.noFields = false }()
	return append(told, c.deedsTold(lead, plain))
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
