package tailor

import (
	"slices"
	"strings"
	"sync"
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
