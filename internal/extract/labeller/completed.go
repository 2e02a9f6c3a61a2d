package labeller

import "slices"

// completed looks for the main field that an entry lacks in the lines below its head which the models took for text:
// an employer often stands below the title, the dates and a line about the department.
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
			if p := prob(k, head); p >= most && !known.settles(k) && r.lines.lines[k].rated(missing) {
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

// rated reports a short line without a mark of which the words tell that it is the field.
func (f *facts) rated(field string) bool {
	at := slices.Index([]string{byTitle: "title", byOrg: "org", byDegree: "degree", bySchool: "school"}, field)
	return field != "" && !f.Bullet && f.score[at] >= clearly && len(f.words) <= shortLine
}

const (
	clearly   = 1.6
	shortLine = 9 // words
)
