package form

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// Skills in a column stand on a line each. Two of them that were read as one show it by their letters: where words are small
// within a skill, "Quick learner" and "Case management" below it are two, for the rest of a skill would begin small as well.

// fewestAlone is how many skills that are a line each show a list of which each line is one.
const fewestAlone = 3

// skillWraps parts such skills.
func (f *former) skillWraps() {
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		alone := 0
		for _, t := range g.Keywords {
			if f.wholeLine(t) {
				alone++
			}
		}
		var list []cv.Text
		for _, t := range g.Keywords {
			if above, below, ok := f.twoLines(t); ok && alone >= fewestAlone && f.free(t) {
				list = append(list, above, below)
				continue
			}
			list = append(list, t)
		}
		g.Keywords = list
	}
}

// twoLines are the two skills that a skill of two lines is, by their letters.
func (f *former) twoLines(t cv.Text) (above, below cv.Text, ok bool) {
	if len(t.Lines) != 2 || t.Lines[1] != t.Lines[0]+1 {
		return above, below, false
	}
	a, b := trimmed(f.line(t.Lines[0])), trimmed(f.line(t.Lines[1]))
	if t.Value != a+" "+b || strings.ContainsAny(t.Value, ",:;.()") || !ownSkill(a) || !opensSkill(b) || endsTied(a) {
		return above, below, false
	}
	above, below = withValue(t, a), withValue(t, b)
	above.Lines, below.Lines = slices.Clone(t.Lines[:1]), slices.Clone(t.Lines[1:])
	return above, below, true
}

// ownSkill reports words of which the last is small, where it is not the only one: "Quick learner", and not "Adobe Illustrator".
func ownSkill(s string) bool {
	words := strings.Fields(s)
	return len(words) == 1 && !grading.MatchString(s) || len(words) > 1 && len(words) <= longestColumn && smallWord(words[len(words)-1])
}

// grading are words that say of what kind or how good the next one is: "Basic" of "Basic Spanish and French".
var grading = sieve.MustCompile(`(?i)^(?:basic|advanced|intermediate|fluent|native|certified|licensed|proficient|strategic|technical|` +
	`expert|senior)$`)

// opensSkill reports words that begin with a capital and go on in small letters.
func opensSkill(s string) bool {
	words := strings.Fields(s)
	first, _ := utf8.DecodeRuneInString(s)
	return len(words) > 1 && len(words) <= longestColumn && unicode.IsUpper(first) && smallWord(words[1])
}

// longestColumn is how many words a line of such a column has at most.
const longestColumn = 7

func smallWord(w string) bool {
	return !strings.ContainsFunc(w, func(r rune) bool { return !unicode.IsLower(r) && r != '-' && r != '/' })
}

// endsTied reports words that something must follow.
func endsTied(s string) bool { return unfinished.MatchString(s) || tiedEnd.MatchString(s) }

var (
	tiedEnd = sieve.MustCompile(`(?i)(?:^| )(?:as|at|on|into|like|such|than|both|between|within|per|is|are|be|their|my|this|that|&|` +
		`of|and|the|with|for|in|to|a|an|or|by|from|using)$`)
	// numbered is a skill behind the number of its place in the list.
	numbered = sieve.MustCompile(`^\(?\d{1,2}[.)] ?(\p{Lu})`)
)

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
