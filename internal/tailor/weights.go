package tailor

import (
	"strings"

	"focal/internal/cv"
)

// related is how much of a requirement's weight a value must name to serve it
// although another one is the better evidence.
const related = 0.5

// served is a requirement with what weighs a value for it.
type served struct {
	worth    float64
	evidence map[string]bool
	terms    []string
	total    float64
}

// quotes reports that a sentence of the paragraph is evidence.
func (d served) quotes(paragraph string) bool {
	for e := range d.evidence {
		if len(strings.Fields(e)) > 3 && strings.Contains(paragraph, e) {
			return true
		}
	}
	return false
}

// Weights returns how much each value of the CV serves the job, by Text.ID,
// above 0 and at most 1: evidence first, then what names the same things. A value
// that serves several requirements weighs more than one that serves the best of them.
func Weights(doc *cv.Document, m *Match) map[string]float64 {
	weights := map[string]float64{}
	if m == nil || len(m.Requirements) == 0 {
		return weights
	}
	var demands []served
	for _, r := range m.Requirements {
		demands = append(demands, servedBy(r))
	}
	for _, p := range newCandidate(doc, cv.Date{}).passages {
		rest := 1.0 // what is left of the doubt that the value serves the job
		for _, d := range demands {
			rest *= 1 - d.by(p)
		}
		if rest < 1 {
			weights[p.ref.Text.ID] = 1 - rest
		}
	}
	return weights
}

func servedBy(r Requirement) served {
	list := unique(terms(r.Text))
	return served{worth: worth(r), evidence: setOf(r.Evidence), terms: list, total: weightOf(list)}
}

// by is how much a value serves the requirement.
func (d served) by(p passage) float64 {
	if d.evidence[p.value] || p.ref.Role == cv.RoleProse && d.quotes(p.value) {
		return d.worth
	}
	named, telling := 0.0, false
	for _, t := range d.terms {
		if p.has(t) {
			named += weight(t)
			telling = telling || !general()[t]
		}
	}
	if telling && named >= related*d.total {
		return d.worth * related * named / d.total
	}
	return 0
}

// worth is the weight of being evidence for a requirement.
func worth(r Requirement) float64 {
	w := 0.4
	if r.Level == Must {
		w = 0.8
	}
	if r.Status != Met {
		w *= 0.6
	}
	if r.Kind == KindSoft {
		w *= 0.5
	}
	return w
}
