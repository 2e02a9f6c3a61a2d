package wordtemplate

import (
	"strconv"
	"strings"
)

// Values a tag can meet: string, link, moment, bool, int (the length of a
// list), []any (a list) and object, which is present when one of its values is.
type object map[string]any

// link is a text that leads somewhere. URL is absolute and of an allowed scheme;
// an empty URL prints the text only.
type link struct{ Text, URL string }

// scope is one level of the data: the document, or the item of a loop. Names
// that a level does not have are looked up in the levels around it.
type scope struct {
	vars  object
	dot   any
	index int // position in the loop, from 0
	size  int // items in the loop; 0 outside loops
	up    *scope
}

// lookup returns the value of a path; the second result is false for a name
// that no level has.
func (s *scope) lookup(path []string) (any, bool) {
	if path == nil {
		return s.dot, true
	}
	for level := s; level != nil; level = level.up {
		v, ok := level.own(path[0])
		if !ok {
			continue
		}
		for _, name := range path[1:] {
			switch o := v.(type) {
			case object:
				if v, ok = o[name]; !ok {
					return nil, false
				}
			case []any:
				if name != "length" {
					return nil, false
				}
				v = len(o)
			default:
				return nil, false
			}
		}
		return v, true
	}
	return nil, false
}

func (s *scope) own(name string) (any, bool) {
	if v, ok := s.vars[name]; ok {
		return v, true
	}
	if s.size > 0 {
		switch name {
		case "first":
			return s.index == 0, true
		case "last":
			return s.index == s.size-1, true
		case "index":
			return s.index + 1, true
		}
	}
	return nil, false
}

// inner returns the scope for one item of a loop, or of a condition (size 0).
func (s *scope) inner(v any, index, size int) *scope {
	vars, _ := v.(object)
	return &scope{vars: vars, dot: v, index: index, size: size, up: s}
}

// truthy reports whether a section over v is shown.
func truthy(v any) bool {
	switch v := v.(type) {
	case string:
		return v != ""
	case link:
		return v.Text != ""
	case moment:
		return v.Text != ""
	case bool:
		return v
	case []any:
		return len(v) > 0
	case int:
		return v > 0
	case object:
		for _, inner := range v {
			if truthy(inner) {
				return true
			}
		}
	}
	return false
}

// plain returns the value as text; a list is joined by commas, its sentences by spaces.
func plain(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case link:
		return v.Text
	case moment:
		return v.Text
	case int:
		return strconv.Itoa(v)
	case []any:
		return listed(v)
	}
	return ""
}

// listed is a list as a line of text: a comma behind each item, but behind a sentence a space alone.
func listed(list []any) string {
	var b strings.Builder
	last := ""
	for _, item := range list {
		s := plain(item)
		switch {
		case s == "":
			continue
		case last != "" && isSentence(last):
			b.WriteString(" ")
		case last != "":
			b.WriteString(", ")
		}
		b.WriteString(s)
		last = s
	}
	return b.String()
}

// isSentence reports several words that end as a sentence does; "C." and "etc." are none.
func isSentence(s string) bool {
	return strings.Count(s, " ") >= 2 && strings.ContainsRune(".!?…", []rune(s)[len([]rune(s))-1])
}
