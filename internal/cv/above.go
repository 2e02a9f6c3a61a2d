package cv

import (
	"maps"
	"slices"
)

// EntryAbove is the entry of a section of which lines stand directly above those of another one, -1 where none does. That need not be
// the one before it in the section: where a list of posts stands first, and what was done in each further down, it is the one that goes
// on there.
func (d *Document) EntryAbove(of Section, entry int) int {
	lines := d.linesOfEntries(of)
	own := ownFirst(lines, entry)
	before := entry - 1
	if own < 0 { // it shares each of its lines
		return before
	}
	above, near := -1, -1
	for other, its := range lines {
		first := ownFirst(lines, other)
		if other == entry || first < 0 && other != before || first >= own {
			continue
		}
		for l := range its {
			if l < own && (l > near || l == near && isNearer(other, above, before)) {
				above, near = other, l
			}
		}
	}
	return above
}

// isNearer reports, of two entries that have a line, the one just before a third, else the later one.
func isNearer(a, b, before int) bool { return b != before && (a == before || a > b) }

// linesOfEntries are the lines that the values of each entry of a section came from.
func (d *Document) linesOfEntries(of Section) map[int]map[int]bool {
	out := map[int]map[int]bool{}
	d.Walk(func(r Ref) {
		if r.Section != of {
			return
		}
		if out[r.Entry] == nil {
			out[r.Entry] = map[int]bool{}
		}
		for _, l := range r.Text.Lines {
			out[r.Entry][l] = true
		}
	})
	return out
}

// ownFirst is the first line that only one entry has; -1 where there is none.
func ownFirst(lines map[int]map[int]bool, entry int) int {
	for _, l := range slices.Sorted(maps.Keys(lines[entry])) {
		isOthers := false
		for other, its := range lines {
			isOthers = isOthers || other != entry && its[l]
		}
		if !isOthers {
			return l
		}
	}
	return -1
}
