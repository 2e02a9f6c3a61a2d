package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// What stands on several lines of the head of a course is read as one value: "BSc in Knots", "Minor in Sails". Where the line that goes
// on names another subject with its label, or a class, it says something else than the line above.

// besideMajor is the label of a further subject at the beginning of a line.
var besideMajor = sieve.MustCompile(`^(?:Minors?|Majors?|Emphasis|Concentrations?|Speciali[sz]ation) (?:in )?\p{Lu}`)

// linked is the end of a text that leads to the label.
var linked = sieve.MustCompile(`(?i)(?:[,;:&/(–-]|\b(?:with|an?|and|or|in|of|double|dual|second|my|the))$`)

// subjectsApart parts the subjects of a course that have their own lines and labels: a comma stands where the line broke.
func (f *former) subjectsApart(e *cv.Education) {
	for _, t := range []*cv.Text{&e.Degree, &e.Area} {
		if !f.free(*t) {
			continue
		}
		for _, n := range t.Lines {
			line := trimmed(bulleted.ReplaceAllString(f.line(n), ""))
			m := besideMajor.FindString(line)
			at := strings.LastIndex(t.Value, " "+m)
			if m == "" || at <= 0 || !strings.HasPrefix(line, t.Value[at+1:min(len(t.Value), at+1+len(opening(line)))]) {
				continue
			}
			if before := t.Value[:at]; !linked.MatchString(before) {
				t.Value = before + "," + t.Value[at:]
			}
		}
	}
}

// classAsSubject gives the class of a degree that was read as its subject to its grade: nobody has a degree "in Magna Cum Laude".
func (f *former) classAsSubject(e *cv.Education) {
	if !f.free(e.Area) || e.Degree.IsZero() || !classAlone.MatchString(e.Area.Value) {
		return
	}
	if !e.Score.IsZero() && (!f.free(e.Score) || slices.Contains(strings.Split(e.Score.Value, ", "), e.Area.Value)) {
		return
	}
	e.Score = with(e.Area, ", ", e.Score)
	e.Score.Value = strings.TrimSuffix(e.Score.Value, ", ")
	e.Area = cv.Text{}
}

// classAlone is the class of a degree and nothing else.
var classAlone = sieve.MustCompile(`(?i)^(?:(?:summa |magna )?cum laude|` +
	`(?:first|second|third|1st|2nd|3rd) (?:class|division)|(?:with )?distinction)$`)

// openEnds takes a bracket off the end of a degree or a subject that opens nothing: the grade that stood in it has its own field.
func (f *former) openEnds(e *cv.Education) {
	for _, t := range []*cv.Text{&e.Degree, &e.Area} {
		if bare, open := strings.CutSuffix(strings.TrimRight(t.Value, " "), "("); open && f.free(*t) && trimmed(bare) != "" {
			t.Value = trimmed(bare)
		}
	}
}
