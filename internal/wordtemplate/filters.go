package wordtemplate

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// filters is the fixed list. Filters that join work on lists; all others see a
// list joined by commas.
var filters = map[string]func(any) string{
	"upper":      func(v any) string { return strings.ToUpper(plain(v)) },
	"lower":      func(v any) string { return strings.ToLower(plain(v)) },
	"capitalise": func(v any) string { return capitalise(plain(v)) },
	"initials":   func(v any) string { return initials(plain(v)) },
	"comma":      func(v any) string { return join(v, ", ") },
	"semicolon":  func(v any) string { return join(v, "; ") },
	"bar":        func(v any) string { return join(v, " | ") },
	"dot":        func(v any) string { return join(v, " · ") },
	"lines":      func(v any) string { return join(v, "\n") },
}

func filterNames() string {
	names := make([]string, 0, len(filters))
	for n := range filters {
		names = append(names, n)
	}
	slices.Sort(names)
	return strings.Join(names, ", ")
}

func capitalise(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}

// initials of "Jane Mary Doe" are "JMD".
func initials(s string) string {
	var b strings.Builder
	for _, word := range strings.Fields(s) {
		r, _ := utf8.DecodeRuneInString(word)
		if unicode.IsLetter(r) {
			b.WriteRune(unicode.ToUpper(r))
		}
	}
	return b.String()
}

func join(v any, separator string) string {
	list, ok := v.([]any)
	if !ok {
		return plain(v)
	}
	parts := make([]string, 0, len(list))
	for _, item := range list {
		if s := plain(item); s != "" {
			parts = append(parts, s)
		}
	}
	return strings.Join(parts, separator)
}
