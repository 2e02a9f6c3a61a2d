package summary

import (
	"slices"
	"strings"
)

// A profile for a job tells up to four deeds. All of them as done would be a chain of perfects that says the bullets again: of posts
// that go on up to two are told so, those with figures first, and what was done where is told apart, see there.

const (
	fewestKinds = 2 // things that make a sentence about experience
	mostAsDone  = 2 // deeds of posts that go on that are told as done
)

// toldAsKinds parts deeds that are done into those that are told so, for what came of them or how much they were, and those that are
// told as experience, where they are several and nothing is told of earlier posts.
func (c *composer) toldAsKinds(done []deed, besides bool) (main, kinds []deed) {
	if c.Match == nil {
		return done, nil
	}
	most := mostAsDone
	switch {
	case besides && c.owns:
		most = 1 // the profile has one itself
	case !besides && len(done) > most:
		most = min(most, len(done)-fewestKinds)
	}
	if len(done) <= most {
		return done, nil
	}
	for _, is := range []func(deed) bool{hasChange, hasNumber, func(deed) bool { return true }} {
		for _, d := range done {
			if len(main) < most && is(d) && !slices.ContainsFunc(main, d.isSame) {
				main = append(main, d)
			}
		}
	}
	kinds = slices.DeleteFunc(slices.Clone(done), func(d deed) bool { return slices.ContainsFunc(main, d.isSame) })
	if besides || len(kinds) < fewestKinds {
		return main, nil
	}
	return main, kinds
}

func (d deed) isSame(other deed) bool { return d.id == other.id && d.object == other.object }

// hasNumber reports a deed with a figure.
func hasNumber(d deed) bool { return strings.ContainsAny(d.object, "0123456789") }

// hasChange reports one that tells from what to what something was brought.
func hasChange(d deed) bool { return (changes[d.verbs[0]] || moves[d.verbs[0]]) && hasNumber(d) }

// mostNow is how many deeds that go on are told: more of them are a list of duties.
const mostNow = 2

// atMost are the first deeds of a list, with how many people somebody answers for today in any case.
func atMost(list []deed, most int) (few []deed) {
	at := slices.IndexFunc(list, deed.isDuty)
	for i, d := range list {
		if len(few) < most && (i == at || at < i || len(few) < most-1) {
			few = append(few, d)
		}
	}
	return few
}
