package wordtemplate

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// filter is a step behind "|". Those that turn a list into another one may also stand in
// a section.
type filter struct {
	lists bool
	takes argument
	apply func(v any, arg string) any
}

type argument int

const (
	noArgument argument = iota
	aNumber             // first:3
	maybeName           // sort, sort:name
)

// filters is the fixed list. Filters that join work on lists; those of texts see a list
// joined by commas.
var filters = map[string]filter{
	"upper":      {apply: onText(strings.ToUpper)},
	"lower":      {apply: onText(strings.ToLower)},
	"capitalise": {apply: onText(capitalise)},
	"initials":   {apply: onText(initials)},
	"comma":      {apply: joinedBy(", ")},
	"semicolon":  {apply: joinedBy("; ")},
	"bar":        {apply: joinedBy(" | ")},
	"dot":        {apply: joinedBy(" · ")},
	"lines":      {apply: joinedBy("\n")},
	"first":      {lists: true, takes: aNumber, apply: onList(func(list []any, arg string) []any { return list[:upTo(arg, list)] })},
	"skip":       {lists: true, takes: aNumber, apply: onList(func(list []any, arg string) []any { return list[upTo(arg, list):] })},
	"sort":       {lists: true, takes: maybeName, apply: onList(sorted)},
	"reverse":    {lists: true, apply: onList(reversed)},
}

// filterCall is a filter as a tag calls it.
type filterCall struct{ name, arg string }

func applyFilters(v any, calls []filterCall) any {
	for _, call := range calls {
		v = filters[call.name].apply(v, call.arg)
	}
	return v
}

var fieldPattern = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9.]*$`)

// parseFilter reads "first:3"; the error says what is wrong with it.
func parseFilter(text string, inSection bool) (filterCall, error) {
	name, arg, _ := strings.Cut(text, ":")
	call := filterCall{strings.TrimSpace(name), strings.TrimSpace(arg)}
	f, known := filters[call.name]
	n, err := strconv.Atoi(call.arg)
	switch {
	case !known:
		return call, fmt.Errorf("uses the filter %q: known filters are %s", call.name, filterNames(false))
	case inSection && !f.lists:
		return call, fmt.Errorf("cannot have the filter %q, which is for tags that print a value: a list takes %s",
			call.name, filterNames(true))
	case f.takes == aNumber && (err != nil || n < 0 || n > 1000):
		return call, fmt.Errorf("needs a number behind the filter %s: %s:3", call.name, call.name)
	case f.takes == noArgument && call.arg != "":
		return call, fmt.Errorf("uses the filter %s, which takes nothing behind a colon", call.name)
	case f.takes == maybeName && call.arg != "" && !fieldPattern.MatchString(call.arg):
		return call, fmt.Errorf("needs a name behind the filter sort: sort:name")
	}
	return call, nil
}

func filterNames(ofLists bool) string {
	names := slices.Sorted(maps.Keys(filters))
	names = slices.DeleteFunc(names, func(n string) bool { return ofLists && !filters[n].lists })
	return strings.Join(names, ", ")
}

func onText(change func(string) string) func(any, string) any {
	return func(v any, _ string) any { return change(plain(v)) }
}

func joinedBy(separator string) func(any, string) any {
	return func(v any, _ string) any { return join(v, separator) }
}

// onList leaves what is no list as it is.
func onList(change func([]any, string) []any) func(any, string) any {
	return func(v any, arg string) any {
		if list, ok := v.([]any); ok {
			return change(list, arg)
		}
		return v
	}
}

// upTo is a number from 0 to the length of the list.
func upTo(arg string, list []any) int {
	n, _ := strconv.Atoi(arg) // as parseFilter checked
	return min(n, len(list))
}

// sorted orders a list by a value of its items, or by the items themselves: dates by
// time, numbers by size, texts by the alphabet; what has none comes last.
func sorted(list []any, by string) []any {
	key := func(item any) any {
		if by == "" {
			return item
		}
		v, _ := (&scope{}).inner(item, 0, 0).lookup(strings.Split(by, "."))
		return v
	}
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b any) int { return compareValues(key(a), key(b)) })
	return list
}

func compareValues(a, b any) int {
	if x, ok := a.(moment); ok {
		y, _ := b.(moment)
		return emptyLast(x.At, y.At)
	}
	x, y := plain(a), plain(b)
	m, errM := strconv.ParseFloat(x, 64)
	n, errN := strconv.ParseFloat(y, 64)
	if errM == nil && errN == nil {
		return cmp.Compare(m, n)
	}
	return emptyLast(strings.ToLower(x), strings.ToLower(y))
}

func emptyLast(a, b string) int {
	if (a == "") != (b == "") {
		return cmp.Compare(b, a)
	}
	return cmp.Compare(a, b)
}

func reversed(list []any, _ string) []any {
	list = slices.Clone(list)
	slices.Reverse(list)
	return list
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
