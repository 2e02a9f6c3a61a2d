package tailor

import (
	"strings"
	"sync"
)

// classes maps the terms of a member ("=microsoft excel") to the terms of its
// classes ("spreadsheet", "softwar").
var classes = sync.OnceValue(func() map[string][]string {
	m := map[string][]string{}
	for _, line := range wordLines("words/classes.txt") {
		names, members, _ := strings.Cut(line, ":")
		var broader []string
		for _, n := range strings.Split(names, ";") {
			broader = append(broader, terms(n)...)
		}
		for _, member := range strings.Split(members, ";") {
			key := strings.Join(terms(member), " ")
			m[key] = append(m[key], broader...)
		}
	}
	return m
})

var classNames = sync.OnceValue(func() map[string]bool {
	m := map[string]bool{}
	for _, line := range wordLines("words/classes.txt") {
		names, _, _ := strings.Cut(line, ":")
		for _, n := range strings.Split(names, ";") {
			m[strings.Join(terms(n), " ")] = true
		}
	}
	return m
})

// isClass reports the name of a class ("scripting languages").
func isClass(s string) bool { return classNames()[strings.Join(terms(s), " ")] }

var neighbours = sync.OnceValue(func() map[string][]string {
	m := map[string][]string{}
	for _, line := range wordLines("words/neighbours.txt") {
		asked, shown, _ := strings.Cut(line, ":")
		for _, s := range strings.Split(shown, ";") {
			m[strings.Join(terms(asked), " ")] = append(m[strings.Join(terms(asked), " ")], strings.Join(terms(s), " "))
		}
	}
	return m
})

// neighbour answers a requirement of one term with what is close to it: partly.
func (c *candidate) neighbour(term string) finding {
	for _, shown := range neighbours()[term] {
		for _, i := range c.withAny([]string{shown}) {
			if p := c.passages[i]; p.terms[shown] {
				return finding{status: Partly, passages: []passage{p}}
			}
		}
	}
	return finding{status: Not}
}

const longestMember = 3 // terms of a member's name

// impliedBy returns the classes of the things that a list of terms names.
func impliedBy(list []string) map[string]bool {
	out := map[string]bool{}
	known := classes()
	for i := range list {
		for n := 1; n <= longestMember && i+n <= len(list); n++ {
			for _, t := range known[strings.Join(list[i:i+n], " ")] {
				out[t] = true
			}
		}
	}
	return out
}
