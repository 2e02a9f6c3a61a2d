package tailor

import (
	"slices"
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

var (
	// gradeFrom is the lowest level of a scheme that is enough: "CIPD Level 5 or above".
	gradeFrom = sieve.MustCompile(`(?i)\blevel (\d)\s*(?:\+|(?:qualification )?(?:or|and) (?:above|higher|over)|minimum)`)
	gradeHeld = sieve.MustCompile(`(?i)\blevel (\d)\b`)
)

// ofGrade is met by a higher level of the scheme that is asked for.
func (c *candidate) ofGrade(r Requirement) finding {
	m := gradeFrom.FindStringSubmatch(r.Quote)
	if m == nil {
		return finding{status: Not}
	}
	asked, _ := strconv.Atoi(m[1])
	scheme := notGeneral(unique(terms(strings.Replace(gradeFrom.ReplaceAllString(r.Text, ""), "qualification", "", 1))))
	for _, p := range c.passages {
		if len(scheme) == 0 || !p.hasAll(scheme) || unfinished.MatchString(p.value) {
			continue
		}
		for _, held := range gradeHeld.FindAllStringSubmatch(p.value, -1) {
			if level, _ := strconv.Atoi(held[1]); level >= asked {
				return finding{status: Met, passages: []passage{p}}
			}
		}
	}
	return finding{status: Not}
}

// qualificationIn is a qualification by its subject only: "a recognised social work qualification".
var qualificationIn = sieve.MustCompile(`(?i)^(?:an? )?(?:(?:recogni[sz]ed|relevant|professional|appropriate|formal) )+` +
	`([\p{L} -]{4,40}?) qualification$`)

// bySubject is met by a finished degree in the subject of a qualification.
func (c *candidate) bySubject(r Requirement) finding {
	m := qualificationIn.FindStringSubmatch(r.Text)
	if m == nil {
		return finding{status: Not}
	}
	subject := notGeneral(unique(terms(m[1])))
	for i, e := range c.doc.Education {
		name := e.Degree.Value + " " + e.Area.Value
		if degreeLevel(name) < levelBachelor || unfinished.MatchString(name+" "+e.Dates.Text.Value) || len(subject) == 0 {
			continue
		}
		if studied := setOf(terms(name)); everyOne(subject, studied) {
			return finding{status: Met, passages: c.at(cv.SectionEducation, i)}
		}
	}
	return finding{status: Not}
}

// namesApart is met by all the things that a demand names and nothing else, wherever they stand: "Python in a Linux
// environment".
func (c *candidate) namesApart(r Requirement) finding {
	names := unique(namesIn(r.Text, knownName))
	if len(names) < 2 || r.Kind == KindSoft || r.isPaper() || saysOr(r.Text) || len(notGeneral(unique(terms(r.Text)))) > len(names) {
		return finding{status: Not}
	}
	f := finding{status: Met}
	for _, name := range names {
		all := c.withAny([]string{name})
		i := slices.IndexFunc(all, func(at int) bool { return !c.passages[at].private })
		if i < 0 {
			return finding{status: Not}
		}
		f.passages = append(f.passages, c.passages[all[i]])
	}
	return f
}
