package extract

import (
	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
)

// townLike reports a name of a few words that is neither a title nor an employer or a unit of one.
func townLike(text string) bool {
	return wordCount(text) <= 3 && nameLike(text) && evidence.Title(text) < 1 && evidence.Organisation(text) < 1 && evidence.Unit(text) < 0
}

// townsBefore gives a place the unknown town that a comma parts from it, alone on their
// line: "Smallville, Germany".
func townsBefore(atoms []atom, groups []group) []group {
	for i := 1; i < len(groups); i++ {
		t, p := groups[i-1], groups[i]
		if townThenPlace(atoms, t, p) {
			out := append([]group{}, groups[:i-1]...)
			p.from = t.from
			return append(append(out, p), groups[i+1:]...)
		}
	}
	return groups
}

func townThenPlace(atoms []atom, t, p group) bool {
	return t.role == roleRest && p.role == rolePlace && t.to-t.from == 1 && apartOnLine(&atoms[t.from]) &&
		atoms[p.from].sep == byComma && townLike(atoms[t.from].text)
}

// apartOnLine reports an atom that begins a line or a segment.
func apartOnLine(a *atom) bool { return a.sep == byLine || a.sep == bySegment }

// loneTown reports a name of one or two words alone on the line under title and
// employer: where the post was, though no list knows it.
func loneTown(atoms []atom, i int) bool {
	a := &atoms[i]
	if !apartOnLine(a) || i != len(atoms)-1 || a.link != "" {
		return false
	}
	f := words.Split(a.text)
	return len(f) > 0 && len(f) <= 2 && len(a.text) > 3 && properName(a.text) && !saysHow(f)
}

// properName reports a name in capitals that is no title, employer or unit.
func properName(text string) bool {
	return nameLike(text) && evidence.UpperWords(text) && !startsLower(text) && evidence.Title(text) < 0.5 &&
		evidence.Organisation(text) < 1 && evidence.Unit(text) < 0
}

// saysHow reports a subject, a kind of engagement or a word of titles.
func saysHow(f []string) bool {
	return evidence.Subjects.Contains(f) || engagementKinds.Contains(f) || words.Titles().Modifier.Contains(f)
}

// engagementKinds say how somebody worked, not where.
var engagementKinds = words.NewSet("full", "part", "time", "contract", "contractor", "temporary", "permanent", "fixed", "freelance",
	"interim", "seasonal", "casual", "voluntary", "internship", "placement", "remote", "hybrid", "onsite", "promoted", "secondment",
	"vollzeit", "teilzeit", "befristet", "cdi", "cdd", "stage", "festanstellung", "apprenticeship", "traineeship", "locum", "bank",
	"agency", "duties", "key", "main")
