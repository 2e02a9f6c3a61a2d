package tailor

import (
	"bufio"
	_ "embed" // what was learned
	"slices"
	"strings"
	"sync"

	"focal/internal/boosted"
	"focal/internal/cv"
	"focal/internal/likeness"
	"focal/internal/sieve"
)

// What a CV shows in other words than the advert's no rule finds: of 347 demands that careful readers of 59 real pairs called met,
// the rules found 83. So a second judgement stands beside theirs, learned from such pairs (docs/training.md, "Match"): how near in
// meaning the values of the CV are to the demand. What it adds is marked (Requirement.Likely) and never the ground of a sentence
// that Focal writes: those are composed from what the rules proved.

//go:embed likeness.txt
var likenessFile string

// models are the two models: that a demand is met at least in part, and that it is met.
var models = sync.OnceValue(func() (m struct{ shown, met *boosted.Model }) {
	r := bufio.NewReader(strings.NewReader(likenessFile))
	for _, into := range []**boosted.Model{&m.shown, &m.met} {
		model, err := boosted.Read(r)
		if err != nil {
			panic("likeness.txt: " + err.Error())
		}
		*into = model
	}
	return m
})

// The chances from which a demand is called met or partly met; chosen on pairs that the models had not seen, so that few demands
// that nothing shows are called met.
const (
	surelyShown = 0.94 // of what is called met: that something of it is shown at all
	likelyMet   = 0.5
	likelyShown = 0.6
)

// Judge is a match with what the CV is likely to show in words of its own.
func Judge(doc *cv.Document, m *Match, today cv.Date) *Match {
	if m == nil {
		return nil
	}
	v := viewOf(newCandidate(doc, today).passages)
	out := &Match{Requirements: slices.Clone(m.Requirements)}
	for i := range out.Requirements {
		judge(v, &out.Requirements[i])
	}
	out.Score, out.Explanation = score(out.Requirements), explain(out.Requirements)
	return out
}

// Rows are what the models look at for each requirement of a match, to learn from (cmd/matchtrain).
func Rows(doc *cv.Document, m *Match, today cv.Date) (rows [][]float64) {
	v := viewOf(newCandidate(doc, today).passages)
	for _, r := range m.Requirements {
		row, _ := v.Row(demandOf(r))
		rows = append(rows, row)
	}
	return rows
}

// Demand is a requirement by its words alone.
func Demand(words string) Requirement {
	r := Requirement{Quote: words, Text: phraseOf(words), Level: Must}
	r.Kind = kindOf(r, statement{text: words})
	return r
}

// Proved is the match without what is only likely.
func (m *Match) Proved() *Match {
	if m == nil {
		return nil
	}
	out := &Match{Requirements: slices.Clone(m.Requirements)}
	for i := range out.Requirements {
		r := &out.Requirements[i]
		if r.Likely == "" {
			continue
		}
		if r.Status = r.Proven; r.Status == Not {
			r.Evidence = []string{}
		}
		r.Evidence = slices.DeleteFunc(slices.Clone(r.Evidence), func(e string) bool { return e == r.Likely })
		r.Likely, r.Proven, r.Reason = "", "", ""
	}
	out.Score, out.Explanation = score(out.Requirements), explain(out.Requirements)
	return out
}

func judge(v *likeness.CV, r *Requirement) {
	if r.Kind == KindClearance || r.Kind == KindLanguage || r.Kind == KindOther || r.Kind == KindLicence {
		return // what a CV says of these it says in so many words
	}
	row, nearest := v.Row(demandOf(*r))
	shown, met := models().shown.Chance(row), models().met.Chance(row)
	status := statusOf(shown, met)
	if rank(status) <= rank(r.Status) || nearest == "" {
		return
	}
	r.Proven, r.Status, r.Likely = r.Status, status, "its evidence"
	if !slices.Contains(r.Evidence, nearest) && len(r.Evidence) < maxEvidence {
		r.Evidence, r.Likely = append(slices.Clone(r.Evidence), nearest), nearest
	}
	if r.Reason = inOtherWords; status == Partly {
		r.Reason = nearToIt
	}
}

// Why a demand is called met or partly met though the CV does not say so in its words.
const (
	inOtherWords = "The CV shows this in other words."
	nearToIt     = "Near to what is asked for, in other words; please check whether it shows this."
)

// statusOf is what two chances make of a demand.
func statusOf(shown, met float64) string {
	switch {
	case shown > surelyShown && met > likelyMet:
		return Met
	case shown > likelyShown:
		return Partly
	}
	return Not
}

func demandOf(r Requirement) likeness.Demand {
	return likeness.Demand{Quote: r.Quote, Kind: r.Kind, Met: r.Status == Met, Partly: r.Status == Partly}
}

// ofAnother goes on about somebody else: "Assisted the manager, who set the budget".
var ofAnother = sieve.MustCompile(`(?i),\s+(?:who|whose|which)\b`)

// viewOf are the values of a CV that may show something: not where somebody lives or went to school, nor what denies, wishes or
// tells of others.
func viewOf(passages []passage) *likeness.CV {
	var values []string
	for _, p := range passages {
		if !p.private && !p.ofSchool() && p.ref.Role != cv.RolePlace && says(p.value) != "" &&
			strings.TrimSpace(p.lived) == strings.TrimSpace(p.value) && !ofAnother.MatchString(p.value) {
			values = append(values, p.value)
		}
	}
	return likeness.Of(values)
}
