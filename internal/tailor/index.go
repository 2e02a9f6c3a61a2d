package tailor

import (
	"slices"

	"focal/internal/cv"
)

// index finds the passages of a CV by what they have and by where they stand; it is made once for all requirements.
type index struct {
	byTerm  map[string][]int
	entries map[entryOf][]passage
	skills  []skillWords
}

type entryOf struct {
	section cv.Section
	entry   int
}

// skillWords are the plain words of the passage of a skill.
type skillWords struct {
	at    int
	words map[string]bool
}

func (c *candidate) indexed() *index {
	if c.index != nil {
		return c.index
	}
	x := &index{byTerm: map[string][]int{}, entries: map[entryOf][]passage{}}
	for i, p := range c.passages {
		for _, set := range []map[string]bool{p.terms, p.implied, p.joined} {
			for t := range set {
				if list := x.byTerm[t]; len(list) == 0 || list[len(list)-1] != i {
					x.byTerm[t] = append(list, i)
				}
			}
		}
		at := entryOf{p.ref.Section, p.ref.Entry}
		x.entries[at] = append(x.entries[at], p)
		if p.ref.Role == cv.RoleSkill {
			x.skills = append(x.skills, skillWords{i, setOf(plainWords(p.value))})
		}
	}
	c.index = x
	return x
}

// withAny are the places of the passages that have one of the terms, in their order.
func (c *candidate) withAny(terms []string) []int {
	byTerm := c.indexed().byTerm
	if len(terms) == 1 {
		return byTerm[terms[0]]
	}
	var out []int
	for _, t := range terms {
		out = append(out, byTerm[t]...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// firstWith returns the first passage that has all the terms.
func (c *candidate) firstWith(terms []string) (passage, bool) {
	if len(terms) == 0 {
		return passage{}, false
	}
	for _, i := range c.withAny(terms[:1]) {
		if p := c.passages[i]; p.hasAll(terms) {
			return p, true
		}
	}
	return passage{}, false
}

// entry returns the passages of an entry.
func (c *candidate) entry(section cv.Section, entry int) []passage {
	return slices.Clip(c.indexed().entries[entryOf{section, entry}])
}
