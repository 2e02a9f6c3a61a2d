package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// A level that opens a list is said of all of it: "Beginner in C, C++ and HTML". The reader cuts at the commas, and what stands behind
// the first one would be claimed without it.

// levelLead leads to things that somebody knows little of, or as much as it says.
const levelLead = `(?:(?:very )?(?:basic|limited|some|elementary|introductory|rudimentary|intermediate|working|conversational) ` +
	`(?:user )?(?:knowledge|understanding|experience|proficiency|skills?|familiarity|command) (?:of|in|with)` +
	`|beginner(?:['’]?s)?(?: level)? (?:in|at|with)|novice in|exposure to|exposed to|familiarity with|basics of` +
	`|introduction to|learning)`

var (
	opensLevel = sieve.MustCompile(`(?i)^(?:` + levelLead + `|` + bareLevel + `) (\S.*)$`)
	anyLevel   = sieve.MustCompile(`(?i)^(?:` + levelLead +
		`|(?:basic|beginner|intermediate|elementary|advanced|proficient|expert|fluent)\b)`)
	onlyBare = sieve.MustCompile(`(?i)^` + bareLevel + ` `)
)

// bareLevel stands before a thing as before what is called so: "Basic Life Support".
const bareLevel = `(?:basic|beginner|elementary|intermediate)`

// withLevels puts the items of a line together again that a level opens.
func (f *former) withLevels(list []cv.Text) []cv.Text {
	var out []cv.Text
	for i := 0; i < len(list); {
		end := f.levelEnds(list, i)
		if end-i > 1 {
			one, said := list[i], []string{}
			for _, t := range list[i:end] {
				said = append(said, t.Value)
			}
			one.ID, one.Value = "", strings.Join(said, ", ")
			out = append(out, one)
		} else {
			out = append(out, list[i:end]...)
		}
		i = end
	}
	return out
}

// levelEnds is where the items end that the level of an item is said of: with their line, or before another level.
func (f *former) levelEnds(list []cv.Text, i int) int {
	m := opensLevel.FindStringSubmatch(list[i].Value)
	isName := m != nil && onlyBare.MatchString(list[i].Value) && !tools[words.Fold(m[1])]
	if m == nil || isName || len(list[i].Lines) != 1 || !f.free(list[i]) {
		return i + 1
	}
	end := i + 1
	for end < len(list) && f.free(list[end]) && slices.Equal(list[end].Lines, list[i].Lines) && isThing(list[end].Value) {
		end++
	}
	return end
}

// isThing reports the name of a tool without a level of its own.
func isThing(s string) bool {
	return tool(s) && wordCount(s) <= longestThing &&
		!strings.ContainsAny(s, "()") && !anyLevel.MatchString(s)
}

// tools are what "basic" says how well somebody knows.
var tools = wordset.Of(`python java javascript typescript ruby sql mysql php html html5 css xml c c++ c# r go perl swift scala kotlin
	vba bash matlab excel word powerpoint outlook access photoshop illustrator indesign dreamweaver autocad solidworks revit catia
	tally sap oracle linux unix windows spss sas stata tableau latex git jquery react angular django wordpress
	quickbooks salesforce bloomberg minitab ansys labview fortran pascal cobol fluent proe sketchup premiere`)
