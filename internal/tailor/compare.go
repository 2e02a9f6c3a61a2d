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
	c := newCandidate(doc, today)
	m := &Match{Requirements: make([]Requirement, len(requirements))}
	have, total := 0.0, 0.0
	for i, r := range requirements {
		f := c.wholeList(r, c.judge(r))
		r.Status, r.Evidence = f.status, []string{}
		for _, p := range f.passages {
			if e := p.telling(r); !slices.Contains(r.Evidence, e) && len(r.Evidence) < maxEvidence {
				r.Evidence = append(r.Evidence, e)
			}
		}
		r.Reason = c.reasonOf(r, f)
		m.Requirements[i] = r
		if r.Kind == KindSoft {
			continue
		}
		w := 1.0
		if r.Level == Must {
			w = 2
		}
		total += w
		switch r.Status {
		case Met:
			have += w
		case Partly:
			have += w / 2
		}
	}
	if total > 0 {
		m.Score = int(100*have/total + 0.5)
	}
	m.Explanation = explain(m.Requirements)
	return m
}

// telling is what to quote of a passage: of a paragraph the sentence that shows the
// requirement, verbatim.
func (p passage) telling(r Requirement) string {
	if p.ref.Role != cv.RoleProse || utf8.RuneCountInString(p.value) <= maxQuoted {
		return p.value
	}
	wanted := unique(terms(r.Text))
	best, most := p.value, 0.0
	for _, s := range sentences(p.value) {
		shown := map[string]bool{}
		list := terms(s)
		for _, t := range list {
			shown[t] = true
		}
		implied, n := impliedBy(list), 0.0
		for _, t := range wanted {
			if shown[t] || implied[t] {
				n += weight(t)
			}
		}
		if yearsPhrase.MatchString(r.Quote) && yearsPhrase.MatchString(s) {
			n++
		}
		if n > most && strings.Contains(p.value, s) {
			best, most = s, n
		}
	}
	return best
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
	var parts, missing []string
	unnamed := 0
	for _, level := range []string{Must, Nice} {
		met, partly, all := 0, 0, 0
		for _, r := range list {
			if r.Level != level || r.Kind == KindSoft {
				continue
			}
			all++
			switch {
			case r.Status == Met:
				met++
			case r.Status == Partly:
				partly++
			case level == Must && len(missing) < maxNamed:
				missing = append(missing, r.Text)
			case level == Must:
				unnamed++
			}
		}
		if all > 0 {
			parts = append(parts, levelSentence(level, met, partly, all))
		}
	}
	if len(parts) == 0 {
		return "The job description only asks for personal qualities, which are shown but not scored."
	}
	if len(missing) > 0 {
		s := "Not evidenced: " + strings.Join(missing, "; ")
		if unnamed > 0 {
			s += fmt.Sprintf("; and %d more", unnamed)
		}
		parts = append(parts, s+".")
	}
	return strings.Join(append(parts, "Must-haves count double, partly met ones half; personal qualities are shown but not scored."), " ")
}

func levelSentence(level string, met, partly, all int) string {
	s := fmt.Sprintf("%d of %d ", met, all)
	switch {
	case level == Must && all == 1:
		s += "must-have is met"
	case level == Must:
		s += "must-haves are met"
	case all == 1:
		s += "nice-to-have is met"
	default:
		s += "nice-to-haves are met"
	}
	if partly > 0 {
		s += fmt.Sprintf(", %d partly", partly)
	}
	return s + "."
}
