package summary

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// forMachines reports a language that nobody speaks: "HTML", "Java".
func forMachines(name string) bool {
	low := strings.ToLower(name)
	return lexicon.Exact(strings.ToUpper(name)).Is(lexicon.Abbreviation) || low != "polish" && namesToo[low]
}

// knowledge are the languages that are spoken and, for a job, the skills that it names.
// Languages of which nobody says how well are told where nothing else is.
func (c *composer) knowledge(alone bool) []predicate {
	if c.Match == nil {
		if list := c.tongues(alone); len(list) > 0 || c.aim.text == "" {
			return list
		}
		return c.speaks()
	}
	known := c.withSkills(nil, c.knows(nil))
	if skills := c.knows(nil); len(known) == 0 && len(skills) > 0 && c.isToolAsked(skills[0].text) && len(c.papers()) > 0 {
		known = []predicate{{text: c.who.knows(skills[0].text), lines: skills[0].lines}}
	}
	if slices.ContainsFunc(known, func(p predicate) bool { return strings.HasPrefix(p.text, c.who.verb("speak")) }) {
		return known
	}
	return append(c.tongues(alone), known...)
}

// isTongue is the name of a language; of two words only where the second is one: "Haitian Creole".
var isTongue = sieve.MustCompile(`^[^ ]+(?: (?:Creole|Chinese|Arabic|Portuguese|Spanish|French|Greek|Gaelic|Kurdish|Persian))?$`)

// tongues are the two to four languages that are spoken, unrated or where the CV says how well of one at least: names alone stand in
// their own section, and a profile that ends with them tells nothing more.
func (c *composer) tongues(unrated bool) []predicate {
	var items []string
	var lines []int
	rated := unrated
	for _, l := range c.doc.Languages {
		level := strings.ToLower(l.Fluency.Value)
		if !clean(l.Name) || !isTongue.MatchString(l.Name.Value) || qualified.MatchString(level) ||
			forMachines(l.Name.Value) || level != "" && !spoken.MatchString(level) {
			continue
		}
		name := l.Name.Value
		if name == strings.ToUpper(name) {
			name = language.Capital(strings.ToLower(name))
		}
		rated = rated || level != ""
		items, lines = append(items, name), slices.Concat(lines, l.Name.Lines, l.Fluency.Lines)
	}
	items = wholeNames(items)
	if !rated || len(items) < fewestTongues || len(items) > mostTongues {
		return nil
	}
	return []predicate{{text: c.who.verb("speak") + " " + enumerate(items), lines: lines}}
}

// wholeNames are those that are no part of another one: "Haitian Creole" is one language, also where its words stand again by themselves.
func wholeNames(items []string) []string {
	return slices.DeleteFunc(slices.Clone(items), func(name string) bool {
		return slices.ContainsFunc(items, func(o string) bool { return o != name && slices.Contains(strings.Fields(o), name) })
	})
}
