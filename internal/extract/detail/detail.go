// Package detail knows what forms ask about a person: the notions, how each is written, what its values look like, and which lines
// are rows of them. It knows English forms; labels of other languages stand in internal/extract/words.
package detail

import (
	_ "embed"
	"strings"
	"sync"

	"focal/internal/extract/words"
	"focal/internal/typo"
)

//go:embed notions.txt
var list string

// Notion is what a form asks about a person.
type Notion struct {
	Name  string // its label in a finished document
	Value Value  // what its values are
	Weak  bool   // its words stand in other texts as well
}

// written is one way to write the label of a notion.
type written struct {
	Notion
	doubtful bool // it counts only where the value proves it
}

// known are the ways to write labels, without the spaces between their words: files draw letters apart and words together.
var known = sync.OnceValue(func() map[string]written {
	all := map[string]written{}
	for _, line := range strings.Split(list, "\n") {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		name, rest, _ := strings.Cut(line, "=")
		value, ways, _ := strings.Cut(rest, ":")
		name, weak := strings.CutPrefix(strings.TrimSpace(name), "~")
		n := Notion{Name: name, Value: Value(strings.TrimSpace(value)), Weak: weak}
		for _, way := range strings.Split(ways, ",") {
			way, doubtful := strings.CutPrefix(strings.TrimSpace(way), "?")
			all[words.Squeeze(way)] = written{n, doubtful}
		}
	}
	return all
})

// Of is the notion that a label asks for, where the value may be one of it; ok is false for other labels. A label that is one slip
// away from one that its value proves is that one: "Martial Stauts: Single".
func Of(label, value string) (n Notion, ok bool) {
	squeezed := words.Squeeze(label)
	if w, is := known()[squeezed]; is {
		return w.Notion, w.Value != signing && (w.Value.proves(value) || (!w.doubtful || w.Value == passport) && w.Value.mayLoosely(value))
	}
	if len(squeezed) < fewestLetters {
		return Notion{}, false
	}
	for way, w := range known() {
		if !w.doubtful && len(way) >= fewestLetters && w.Value.certain() && typo.Slips(squeezed, way) == 1 && w.Value.proves(value) &&
			(!ok || w.Name < n.Name) {
			n, ok = w.Notion, true
		}
	}
	return n, ok
}

// fewestLetters is how long a label is at least in which a slip is looked for: shorter ones are one slip away from other words.
const fewestLetters = 6
