package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// The commas of a list may end a field in its middle: "Consortium for Science" is the school then, and "Policy, and Outcomes" a bullet.

var (
	// listEnd is the end of a list of nouns in a name; nameOf the part of a name that such a list belongs to.
	listEnd = sieve.MustCompile(`^(?:\p{Lu}\p{L}+, )*(?:\p{Lu}\p{L}+)?,? ?(?:and|&) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$`)
	nameOf  = sieve.MustCompile(`\b(?:for|of)(?: \p{Lu}\p{L}+)+$`)
	// subjects are several of them, each with a capital.
	severalSubjects = sieve.MustCompile(`^\p{Lu}\p{L}+(?: \p{L}+)?(?:(?:, | and | & )\p{Lu}\p{L}+(?: \p{L}+)?)*$`)
)

// tornOff gives a field of a course the rest of its list, which stands directly behind it in the line.
func (f *former) tornOff(e *cv.Education, t cv.Text) bool {
	line := f.ownLine(t)
	goesOn := func(field cv.Text) bool {
		return f.free(field) && slices.Equal(field.Lines, t.Lines) && strings.Contains(line, field.Value+", "+t.Value)
	}
	switch {
	case nameOf.MatchString(e.Institution.Value) && listEnd.MatchString(t.Value) && goesOn(e.Institution):
		e.Institution = with(e.Institution, ", ", t)
	case strings.Contains(e.Area.Value, ", ") && severalSubjects.MatchString(t.Value) && goesOn(e.Area):
		e.Area = with(e.Area, ", ", t)
	default:
		return false
	}
	return true
}
