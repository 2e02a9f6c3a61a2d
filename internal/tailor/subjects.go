package tailor

import (
	"slices"
	"strings"
	"sync"

	"focal/internal/sieve"
)

// subjectFields are groups of neighbouring subjects of study, each subject as terms.
var subjectFields = sync.OnceValue(func() [][][]string {
	var out [][][]string
	for _, line := range wordLines("words/subjects.txt") {
		var field [][]string
		for _, s := range strings.Split(line, ";") {
			field = append(field, terms(s))
		}
		out = append(out, field)
	}
	return out
})

// neighbouring reports that two subjects belong to one field.
func neighbouring(a, b []string) bool {
	for _, field := range subjectFields() {
		if inField(field, a) && inField(field, b) {
			return true
		}
	}
	return false
}

// oneSubject reports that one of the subjects named as alternatives was studied:
// "hydrology, physical geography or a cognate subject", "civil or geological
// engineering".
func oneSubject(asked string, studied []string) bool {
	parts := eitherSubject.Split(strings.TrimRight(asked, " .;"), maxSubjects)
	if numerate.MatchString(asked) && slices.ContainsFunc(studied, func(t string) bool { return numerateTerms[t] }) {
		return true
	}
	if len(parts) < 2 {
		return false
	}
	head := ""
	if words := strings.Fields(parts[len(parts)-1]); len(words) > 1 && sharedHeads[strings.ToLower(words[len(words)-1])] {
		head = words[len(words)-1]
	}
	for _, part := range parts {
		subject := terms(part)
		if len(strings.Fields(part)) == 1 && head != "" {
			subject = terms(part + " " + head)
		}
		if len(subject) == 0 || anyRelated.MatchString(part) {
			continue
		}
		if !slices.ContainsFunc(subject, func(t string) bool { return !slices.Contains(studied, t) }) {
			return true
		}
	}
	return false
}

// maxSubjects is more than any requirement names.
const maxSubjects = 12

var (
	eitherSubject = sieve.MustCompile(`(?i)\s*(?:,\s*(?:or\s+)?|/|\s+or\s+)\s*(?:an? |the )?`)
	anyRelated    = sieve.MustCompile(`(?i)\b(?:related|similar|relevant|comparable|cognate|equivalent|degree|any)\b`)
	numerate      = sieve.MustCompile(`(?i)\b(?:quantitative|numerate|numerical|mathematical)\b`)
)

// sharedHeads stand once for several subjects ("civil or geological engineering").
var sharedHeads = map[string]bool{"engineering": true, "science": true, "sciences": true, "studies": true, "management": true, "technology": true}

// numerateTerms are subjects that count as quantitative.
var numerateTerms = setOf(terms(`
	mathematics maths statistics physics economics econometrics engineering computing actuarial informatics`))

func inField(field [][]string, subject []string) bool {
	for _, s := range field {
		all := len(s) > 0
		for _, t := range s {
			all = all && slices.Contains(subject, t)
		}
		if all {
			return true
		}
	}
	return false
}
