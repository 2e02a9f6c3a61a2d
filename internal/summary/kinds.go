package summary

import (
	"slices"
	"strings"
)

// A profile for a job tells up to four deeds. All of them as done would be a chain of perfects that says the bullets again; so the
// ones with figures are told as done, and the others as experience: "Has cut refit time from 9 to 4 days. Experience includes
// mapping processes and training riggers."

const (
	fewestKinds = 2 // things that make a sentence about experience
	mostAsDone  = 2 // deeds beside it that are told as done
)

// toldAsKinds parts deeds that are done into those that are told so, for what came of them or how much they were, and those that are
// told as experience. Where the profile tells deeds itself, all of them are; up to two deeds alone are told as done.
func (c *composer) toldAsKinds(done []deed, themes []theme) (main, kinds []deed) {
	few := len(done)+len(themes) <= fewestKinds
	switch {
	case len(themes) == 0 && (c.Match == nil || few && !c.owns || len(done) < fewestKinds):
		return done, nil
	case c.Match == nil, few, c.owns:
		return nil, done
	}
	most := min(mostAsDone, len(done)+len(themes)-fewestKinds)
	for _, is := range []func(deed) bool{hasChange, hasNumber, func(deed) bool { return true }} {
		for _, d := range done {
			if len(main) < most && is(d) && !slices.ContainsFunc(main, d.isSame) {
				main = append(main, d)
			}
		}
	}
	kinds = slices.DeleteFunc(slices.Clone(done), func(d deed) bool { return slices.ContainsFunc(main, d.isSame) })
	return main, kinds
}

func (d deed) isSame(other deed) bool { return d.id == other.id && d.object == other.object }

// hasNumber reports a deed with a figure.
func hasNumber(d deed) bool { return strings.ContainsAny(d.object, "0123456789") }

// hasChange reports one that tells from what to what something was brought.
func hasChange(d deed) bool { return (changes[d.verbs[0]] || moves[d.verbs[0]]) && hasNumber(d) }

// onceNow leaves one deed among those that go on; the others are told as experience.
func (c *composer) onceNow(now, done []deed) (one, others []deed) {
	if c.Match == nil || len(now) < 2 {
		return now, done
	}
	return now[:1], slices.Concat(done, now[1:])
}

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
