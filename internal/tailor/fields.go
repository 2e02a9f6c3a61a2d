package tailor

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// field is what a post has to be about: a sector, a place, and terms.
type field struct {
	terms  []string
	sector *sector
	place  *territory
}

func fieldFor(text string) field {
	f := field{}
	f.place, text = territoryIn(onSite.ReplaceAllString(text, " "))
	f.sector, text = sectorIn(text)
	f.terms = slices.DeleteFunc(unique(terms(text)), func(t string) bool { return fieldless()[t] })
	return f
}

// onSite says where the work was, which posts do not repeat: "site experience in tunnels".
var onSite = sieve.MustCompile(`(?i)\b(?:on-?)?site (?:work )?experience\b`)

func (f field) isEmpty() bool { return len(f.terms) == 0 && f.sector == nil && f.place == nil }

// weight is that of all that a field consists of; a sector and a place weigh as much as a telling word.
func (f field) weight() float64 {
	total := weightOf(f.terms)
	if f.sector != nil {
		total++
	}
	if f.place != nil {
		total++
	}
	return total
}

// shareIn is the share of the weight of a field that some passages show together, and how many parts of it; 1 for no field.
func (f field) shareIn(list []passage) (share float64, hits int) {
	if f.isEmpty() {
		return 1, 0
	}
	have := 0.0
	for _, t := range f.terms {
		if slices.ContainsFunc(list, func(p passage) bool { return p.has(t) }) {
			have += weight(t)
			hits++
		}
	}
	if f.sector != nil && f.sector.shownBy(list) {
		have++
		hits++
	}
	if f.place != nil && slices.ContainsFunc(list, f.place.has) {
		have++
		hits++
	}
	return have / f.weight(), hits
}

// telling returns those passages of a post that show what a field consists of, each more of it, and its title.
func (f field) telling(list []passage) []passage {
	var out []passage
	add := func(has func(passage) bool) {
		if slices.ContainsFunc(out, has) {
			return
		}
		if i := slices.IndexFunc(list, has); i >= 0 && len(out) < maxEvidence {
			out = append(out, list[i])
		}
	}
	if f.sector != nil {
		add(f.sector.has)
	}
	if f.place != nil {
		add(f.place.has)
	}
	wanted := notGeneral(f.terms)
	if len(wanted) == 0 {
		wanted = f.terms
	}
	for _, t := range wanted {
		add(func(p passage) bool { return p.has(t) })
	}
	add(func(p passage) bool { return p.ref.Role == cv.RoleTitle }) // which post that was
	return out
}
