package wordtemplate

import (
	"strings"

	"focal/internal/cv"
)

// bodies are memberships as the other entries of one line are printed: what somebody belongs to, and what more is said of it.
func bodies(list []cv.Text) []any {
	return each(list, func(t cv.Text) object {
		parts := commaParts(t.Value)
		place := make([]any, 0, len(parts)-1)
		for _, p := range parts[1:] {
			place = append(place, p)
		}
		return object{"heading": parts[0], "place": place}
	})
}

// commaParts are the parts of a text between its commas, but for those in brackets.
func commaParts(text string) (parts []string) {
	for _, p := range strings.Split(text, ", ") {
		if n := len(parts) - 1; n >= 0 && strings.Count(parts[n], "(") > strings.Count(parts[n], ")") {
			parts[n] += ", " + p
			continue
		}
		parts = append(parts, p)
	}
	return parts
}
