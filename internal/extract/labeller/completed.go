package labeller

import (
	"slices"
	"strings"
)

// completed looks for the main field that an entry lacks in the lines below its head which the models took for text:
// an employer often stands below the title, the dates and a line about the department. Where other entries of the CV have the field in a
// line that is drawn alike and stands as far below their first, the models may be as sure as they like.
func (m *Models) completed(r *Reading, prob func(line int, l Label) float64, memo scorer, known Certain) {
	type trial struct {
		was     Label
		missing string
	}
	tried := map[int]trial{}
	for i := range r.Entries {
		e := &r.Entries[i]
		missing := e.missing()
		_, head := startAndHead(e.Kind)
		best, most := -1, perhaps
		for _, k := range e.Body[:min(len(e.Body), completesWithin)] {
			if p := max(prob(k, head), r.surely(e, k, missing)); p >= most && !known.settles(k) && r.lines.lines[k].rated(missing, p) {
				best, most = k, p
			}
		}
		if best >= 0 {
			tried[best], r.Labels[best] = trial{r.Labels[best], missing}, head
		}
	}
	if len(tried) == 0 {
		return
	}
	m.readEntries(r, memo, known)
	again := false
	for i := range r.Entries {
		for _, k := range r.Entries[i].Head {
			if t, in := tried[k]; in && !slices.Contains(r.Entries[i].found[k], t.missing) {
				r.Labels[k], again = t.was, true
			}
		}
	}
	if again {
		m.readEntries(r, memo, known)
	}
}

// surely is 1 for a line below a head that is the missing field whatever the models think, else 0.
func (r *Reading) surely(e *Entry, k int, missing string) float64 {
	if slices.ContainsFunc(r.Entries, func(o Entry) bool { return r.standsAs(&o, e, k, missing) }) {
		return 1
	}
	return 0
}

// standsAs reports that another entry has the field alone on a line as far below its first, drawn like line k.
func (r *Reading) standsAs(o, e *Entry, k int, field string) bool {
	v, has := o.Fields[field]
	if !has || o.Kind != e.Kind || len(v.Lines) != 1 || v.Lines[0]-o.Head[0] != k-e.Head[0] {
		return false
	}
	there, here := &r.lines.lines[v.Lines[0]], &r.lines.lines[k]
	alone := strings.TrimRight(there.Text, " .,") == strings.TrimRight(v.Value, " .,") && len(here.Segments) == 1 && len(here.dates) == 0
	return alone && there.style == here.style && r.lines.lines[o.Head[0]].style == r.lines.lines[e.Head[0]].style
}

const (
	completesWithin = 3    // lines below its head in which the field may stand
	perhaps         = 0.01 // of being part of the head
)

// missing is the main field that an entry with the other one lacks, "" where it has both or none.
func (e *Entry) missing() string {
	fields := mainFields[e.Kind]
	switch a, b := e.Fields[fields[0]].Value, e.Fields[fields[1]].Value; {
	case a == "" && b != "":
		return fields[0]
	case b == "" && a != "":
		return fields[1]
	}
	return ""
}

// rated reports a short line of which the words may be the field: without a mark, and clearly where the models do not say so.
func (f *facts) rated(field string, sure float64) bool {
	at := slices.Index([]string{byTitle: "title", byOrg: "org", byDegree: "degree", bySchool: "school"}, field)
	least := clearly
	if sure == 1 {
		least = notAgainst
	}
	return field != "" && !f.Bullet && f.score[at] >= least && len(f.words) <= shortLine
}

const (
	clearly    = 1.6
	notAgainst = -0.5
	shortLine  = 9 // words
)
