package labeller

import (
	"slices"
	"strings"
)

// coursesTold are the lists of courses with the degrees and schools that the words of their lines tell: a head has one of
// each, and those of a course that was read as the end of the one before it were found nowhere.
func (r *Reading) coursesTold() []entryList {
	lists := slices.DeleteFunc(r.lists(), func(l entryList) bool { return l.kind != Course })
	for _, l := range lists {
		for _, k := range l.lines {
			if field := r.wordsTell(k); field != "" && !l.holdsMain(k) && (k == l.lines[0] || !r.goesOn(k)) {
				l.has[k] = append(slices.Clone(l.has[k]), field)
			}
			if found := r.lines.lines[k].dates; len(found) > 0 && found[0].Start == 0 {
				l.has[k] = append(slices.Clone(l.has[k]), opensDated)
			}
		}
	}
	return lists
}

// opensDated is of a line that begins with its date: one with the date behind may tell when a course was over.
const opensDated = "opens dated"

// wordsTell is the degree or the school that a short line is by its words.
func (r *Reading) wordsTell(k int) string {
	f := &r.lines.lines[k]
	degree, school := f.score[byDegree], f.score[bySchool]
	switch {
	case f.Bullet || len(f.words) > shortLine || max(degree, school) < clearly:
		return ""
	case school > degree:
		return mainFields[Course][1]
	}
	return mainFields[Course][0]
}

// goesOn reports that a line ends what the one above it begins: "Institute of Radio and", "Automation (Technical University)".
func (r *Reading) goesOn(k int) bool {
	above := r.lines.lines[k-1].words
	return len(above) > 0 && openEnds[above[len(above)-1]] || strings.HasSuffix(r.lines.lines[k-1].Text, ",")
}

var openEnds = map[string]bool{"and": true, "of": true, "for": true, "in": true, "from": true, "the": true, "at": true, "with": true}

// holdsMain reports a main field in a line.
func (l *entryList) holdsMain(k int) bool {
	return slices.ContainsFunc(mainFields[l.kind][:], func(f string) bool { return slices.Contains(l.has[k], f) })
}

// further is where the entries begin if some begin with one field besides those that begin now; nil where that leaves no
// fewer fields lacking or there twice.
func (l *entryList) further() (starts []int) {
	least := l.faults(l.parted(l.at))
	for _, field := range append(mainFields[l.kind][:], opensDated) {
		at := slices.Concat(l.with(field), l.at)
		slices.Sort(at)
		at = slices.Compact(at)
		if f := l.faults(l.parted(at)); len(at) > len(l.at) && f < least && f*fewFaults[l.kind] <= len(at) {
			starts, least = at, f
		}
	}
	return starts
}
