package tailor

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
)

// Compare judges every requirement against the CV as read and scores the
// coverage: must counts double, personal qualities count nothing. The same input
// gives the same result; today is only used for posts that still run.
func Compare(doc *cv.Document, requirements []Requirement, today cv.Date) *Match {
	return newCandidate(doc, today).compareAll(requirements)
}

func (c *candidate) compareAll(requirements []Requirement) *Match {
	m := &Match{Requirements: make([]Requirement, len(requirements))}
	for i, r := range requirements {
		m.Requirements[i] = c.compare(r)
	}
	m.Score = score(m.Requirements, byStatus(m.Requirements))
	m.Explanation = explain(m.Requirements)
	return m
}

// compare judges a requirement, with its evidence and what is missing.
func (c *candidate) compare(r Requirement) Requirement {
	asked := c.inItsSpelling(r)
	c = c.naming(asked)
	f := c.inParts(asked, c.judge(asked))
	r.Status, r.Evidence = f.status, []string{}
	for _, p := range f.passages {
		if e := p.telling(asked); !slices.Contains(r.Evidence, e) && len(r.Evidence) < maxEvidence {
			r.Evidence = append(r.Evidence, e)
		}
	}
	r.Reason = c.reasonOf(asked, f)
	r.Likely, r.Proven = "", ""
	return r
}

// counting is how much of a requirement counts by its status alone.
var counting = map[string]float64{Met: 1, Partly: 0.5}

func byStatus(list []Requirement) []float64 {
	counts := make([]float64, len(list))
	for i, r := range list {
		counts[i] = counting[r.Status]
	}
	return counts
}

// score is the weighted share of the requirements of which so much counts.
func score(list []Requirement, counts []float64) int {
	have, total := 0.0, 0.0
	for i, r := range list {
		w := scored(r)
		total += w
		have += w * counts[i]
	}
	if total == 0 {
		return 0
	}
	return int(100*have/total + 0.5)
}

// scored is how much a requirement counts when it is met.
func scored(r Requirement) float64 {
	switch {
	case r.Kind == KindSoft:
		return 0
	case r.Level == Must:
		return 2
	}
	return 1
}

// telling is what to quote of a passage: of a paragraph the sentence that shows the
// requirement, verbatim.
func (p passage) telling(r Requirement) string {
	if p.ref.Role != cv.RoleProse || utf8.RuneCountInString(p.value) <= maxQuoted {
		return p.value
	}
	wanted := unique(terms(r.Text))
	years := yearsPhrase.MatchString(r.Quote)
	best, most := p.value, 0.0
	for _, s := range sentences(p.value) {
		n := shownIn(s, wanted)
		if years && yearsPhrase.MatchString(s) {
			n++
		}
		if n > most && strings.Contains(p.value, s) {
			best, most = s, n
		}
	}
	return best
}

// shownIn is the weight of the terms that a sentence shows.
func shownIn(sentence string, wanted []string) float64 {
	list := terms(sentence)
	p := passage{terms: setOf(list), implied: impliedBy(list)}
	n := 0.0
	for _, t := range wanted {
		if p.has(t) {
			n += weight(t)
		}
	}
	return n
}

// maxQuoted is how long a paragraph may be to be quoted whole.
const maxQuoted = 120

// maxNamed is how many missing requirements the explanation names.
const maxNamed = 3

// explain says in words how the score came about and what weighs most against it.
func explain(list []Requirement) string {
	if len(list) == 0 {
		return "No requirements were found in the job description."
	}
	must, nice := countLevel(list, Must), countLevel(list, Nice)
	var parts []string
	for _, l := range []levelCount{must, nice} {
		if l.all > 0 {
			parts = append(parts, l.sentence())
		}
	}
	if len(parts) == 0 {
		return "The job description only asks for personal qualities, which are shown but not scored."
	}
	if len(must.missing) > 0 {
		parts = append(parts, notEvidenced(must.missing))
	}
	return strings.Join(append(parts, howItIsScored), " ")
}

const howItIsScored = "Must-haves count double. What is met counts whole, partly met 40 to 80 % and not evidenced at most 30 %, by how " +
	"likely a reader of the CV sees it; personal qualities are shown but not scored."

func notEvidenced(missing []string) string {
	s := "Not evidenced: " + strings.Join(missing[:min(len(missing), maxNamed)], "; ")
	if more := len(missing) - maxNamed; more > 0 {
		s += fmt.Sprintf("; and %d more", more)
	}
	return s + "."
}

// levelCount counts the requirements of a level by their status.
type levelCount struct {
	level            string
	all, met, partly int
	missing          []string
}

func countLevel(list []Requirement, level string) levelCount {
	l := levelCount{level: level}
	for _, r := range list {
		if r.Level == level && r.Kind != KindSoft {
			l.add(r)
		}
	}
	return l
}

func (l *levelCount) add(r Requirement) {
	l.all++
	switch r.Status {
	case Met:
		l.met++
	case Partly:
		l.partly++
	default:
		l.missing = append(l.missing, r.Text)
	}
}

func (l levelCount) sentence() string {
	name := "nice-to-have"
	if l.level == Must {
		name = "must-have"
	}
	s := fmt.Sprintf("%d of %d %ss are met", l.met, l.all, name)
	if l.all == 1 {
		s = fmt.Sprintf("%d of 1 %s is met", l.met, name)
	}
	if l.partly > 0 {
		s += fmt.Sprintf(", %d partly", l.partly)
	}
	return s + "."
}
