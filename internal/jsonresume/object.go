package jsonresume

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// object is a JSON object read without trust in the types of its members.
type object map[string]any

func (o *object) UnmarshalJSON(raw []byte) error {
	m := map[string]any{}
	if err := json.Unmarshal(raw, &m); err != nil {
		return err
	}
	*o = m
	return nil
}

// string returns a scalar member as text; a list gives its scalars joined by commas.
func (o object) string(key string) string {
	switch v := o[key].(type) {
	case []any:
		return strings.Join(o.strings(key), ", ")
	default:
		return scalar(v)
	}
}

// strings returns the scalars of a list member; a scalar counts as a list of one.
// Objects in the list give their texts, joined.
func (o object) strings(key string) []string {
	list, ok := o[key].([]any)
	if !ok {
		list = []any{o[key]}
	}
	var out []string
	for _, v := range list {
		s := scalar(v)
		if m, isObject := v.(map[string]any); isObject {
			s = strings.Join(leaves(m, 0), ", ")
		}
		if s != "" {
			out = append(out, s)
		}
	}
	return out
}

// object returns an object member; nil where there is none.
func (o object) object(key string) object {
	m, _ := o[key].(map[string]any)
	return m
}

// objects returns the objects of a list member. A scalar in the list becomes an
// object with that one member; a single object counts as a list of one.
func (o object) objects(key, scalarMember string) []object {
	var out []object
	switch v := o[key].(type) {
	case map[string]any:
		out = append(out, v)
	case []any:
		for _, item := range v {
			switch item := item.(type) {
			case map[string]any:
				if len(item) > 0 {
					out = append(out, item)
				}
			default:
				if s := scalar(item); s != "" {
					out = append(out, object{scalarMember: s})
				}
			}
		}
	default:
		if s := scalar(v); s != "" {
			out = append(out, object{scalarMember: s})
		}
	}
	return out
}

func scalar(v any) string {
	switch v := v.(type) {
	case string:
		return clean(v)
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	case bool:
		return fmt.Sprint(v)
	}
	return ""
}

// clean drops control characters (except line breaks) and non-characters, which
// no document format can hold.
func clean(s string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		switch {
		case r == '\n':
			return r
		case r == '\t':
			return ' '
		case unicode.IsControl(r), r == unicode.ReplacementChar, r&0xFFFE == 0xFFFE, r >= 0xFDD0 && r <= 0xFDEF:
			return -1
		}
		return r
	}, s))
}

// titled are the members that say what the others of an object are about.
var titled = []string{"name", "title", "label", "heading"}

// leaves returns all scalars below v in a fixed order, at most 64 levels deep. The title
// of an object stands before its only other text: "Mentoring: four apprentices".
func leaves(v any, depth int) []string {
	if depth > 64 {
		return nil
	}
	var out []string
	switch v := v.(type) {
	case map[string]any:
		for _, key := range titled {
			if title := scalar(v[key]); title != "" && len(v) == 2 {
				rest := maps.Clone(v)
				delete(rest, key)
				if texts := leaves(rest, depth+1); len(texts) == 1 && !strings.Contains(texts[0], "\n") {
					return []string{strings.TrimSuffix(title, ":") + ": " + texts[0]}
				}
			}
		}
		for _, k := range sortedKeys(v) {
			out = append(out, leaves(v[k], depth+1)...)
		}
	case []any:
		for _, item := range v {
			out = append(out, leaves(item, depth+1)...)
		}
	default:
		if s := scalar(v); s != "" {
			out = append(out, s)
		}
	}
	return out
}

func sortedKeys(m map[string]any) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// titledList is a list with what it is called.
type titledList struct {
	title string
	list  []any
}

// titledLists takes the objects out of a list that are each a list with a title, which is how a program keeps the sections of a CV
// that the schema has no member for: {"name": "Voyages", "entries": [...]}. rest is what is left of v.
func titledLists(v any) (lists []titledList, rest any) {
	all, ok := v.([]any)
	if !ok {
		return nil, v
	}
	var left []any
	for _, item := range all {
		if l, ok := titledListOf(item); ok {
			lists = append(lists, l)
		} else {
			left = append(left, item)
		}
	}
	return lists, left
}

// titledListOf reports an object that is a title and a list of several things, or of one.
func titledListOf(v any) (l titledList, ok bool) {
	o, _ := v.(map[string]any)
	if len(o) != 2 {
		return l, false
	}
	for key, member := range o {
		switch member := member.(type) {
		case []any:
			l.list = member
		default:
			if !slices.Contains(titled, key) {
				return l, false
			}
			l.title, ok = strings.TrimSuffix(scalar(member), ":"), true
		}
	}
	return l, ok && l.list != nil
}

// headingOf is the heading of a member that the schema does not have; "" where its name says only that: "x-other".
func headingOf(key string) string {
	bare := strings.TrimPrefix(strings.TrimPrefix(strings.ToLower(key), "x-"), "x_")
	switch {
	case saysNothing[bare]:
		return ""
	case len(bare) < len(key):
		return humanise(key[len(key)-len(bare):])
	}
	return humanise(key)
}

// saysNothing are names of members that hold whatever found no other.
var saysNothing = map[string]bool{
	"": true, "other": true, "others": true, "misc": true, "miscellaneous": true, "extra": true, "extras": true, "rest": true,
	"unknown": true, "unsorted": true, "custom": true, "customsections": true, "sections": true,
}

// humanise turns "technicalSkills" or "technical_skills" into "Technical skills".
func humanise(key string) string {
	var b strings.Builder
	for i, r := range strings.NewReplacer("_", " ", "-", " ").Replace(key) {
		switch {
		case i == 0:
			r = unicode.ToUpper(r)
		case unicode.IsUpper(r):
			b.WriteByte(' ')
			r = unicode.ToLower(r)
		}
		b.WriteRune(r)
	}
	return b.String()
}
