package form

import (
	"focal/internal/cv"
	"focal/internal/sieve"
)

// numbered is a skill behind the number of its place in the list.
var numbered = sieve.MustCompile(`^\(?\d{1,2}[.)] ?(\p{Lu})`)

// skillNumbers takes the numbers from the skills of a list that has them.
func (f *former) skillNumbers(g *cv.SkillGroup) {
	n := 0
	for _, t := range g.Keywords {
		if numbered.MatchString(t.Value) {
			n++
		}
	}
	for i := range g.Keywords {
		if t := &g.Keywords[i]; n >= fewestItems && f.free(*t) {
			t.Value = numbered.ReplaceAllString(t.Value, "$1")
		}
	}
}
