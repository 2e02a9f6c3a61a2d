package tailor

import (
	"bufio"
	_ "embed" // what was learned
	"math"
	"slices"
	"strings"
	"sync"

	"focal/internal/cv"
	"focal/internal/likeness"
	"focal/internal/logistic"
	"focal/internal/sieve"
)

// What a CV shows in other words than the advert's no rule finds: of 347 demands that careful readers of 59 real pairs called met,
// the rules found 83. So a second judgement stands beside theirs, learned from such pairs (docs/training.md, "Match"): how near in
// meaning the values of the CV are to the demand. What it adds is marked (Requirement.Likely) and never the ground of a sentence
// that Focal writes: those are composed from what the rules proved.

//go:embed likeness.txt
var likenessFile string

// models are the two models: that a demand is met at least in part, and that it is met.
var models = sync.OnceValue(func() (m struct{ shown, met *logistic.Model }) {
	r := bufio.NewReader(strings.NewReader(likenessFile))
	for _, into := range []**logistic.Model{&m.shown, &m.met} {
		model, err := logistic.Read(r)
		if err != nil {
			panic("likeness.txt: " + err.Error())
		}
		*into = model
	}
	return m
})

// From which chance a demand is called met (its own and that it is shown at all, the first counting double) and partly met; chosen on
// pairs that the models had not seen (matchtrain folds), so that hardly a demand that nothing shows is called met.
const (
	likelyMet   = 0.82
	likelyShown = 0.6
)

// Matcher compares a CV with adverts, by what it says and by what it is likely to show in other words; it looks at the CV once.
type Matcher struct {
	c    *candidate
	view *likeness.CV
}

// NewMatcher looks at a CV.
func NewMatcher(doc *cv.Document, today cv.Date) *Matcher {
	c := newCandidate(doc, today)
	return &Matcher{c, viewOf(c)}
}

// Match compares with the requirements of an advert.
func (m *Matcher) Match(requirements []Requirement) *Match {
	return judgeAll(m.view, m.c.compareAll(requirements))
}

// Judge is a match with what the CV is likely to show in words of its own.
func Judge(doc *cv.Document, m *Match, today cv.Date) *Match {
	if m == nil {
		return nil
	}
	return judgeAll(viewOf(newCandidate(doc, today)), m)
}

func judgeAll(v *likeness.CV, m *Match) *Match {
	out := &Match{Requirements: slices.Clone(m.Requirements)}
	counts := make([]float64, len(m.Requirements))
	for i := range out.Requirements {
		counts[i] = judge(v, &out.Requirements[i])
	}
	out.Score, out.Explanation = score(out.Requirements, counts), explain(out.Requirements)
	return out
}

// sharpness is by how much likely counts for more, and unlikely for less, than its chance: real CVs are mostly sent to adverts of their
// trade, and those that are not would get too much. Chosen on pairs that the models had not seen (matchtrain scores).
const sharpness = 1.5

// credit is how much of a requirement counts by the chances that something of it is shown, and that it is met: within the bounds of its
// status, so that the score never says what the statuses deny.
func credit(status string, shown, met float64) float64 {
	expected := (shown + min(met, shown)) / 2 // partly is half of met
	yes, no := math.Pow(expected, sharpness), math.Pow(1-expected, sharpness)
	switch sharp := math.Round(10*yes/(yes+no)) / 10; status { // in tenths: no more is known, and a name in a line moves hundredths
	case Met:
		return 1
	case Partly:
		return min(max(sharp, 0.4), 0.8)
	default:
		return min(sharp, 0.3)
	}
}

// counts is how much of the score a requirement gets: by its status alone where a CV says it in so many words or does not show it.
func (r Requirement) counts(status string, shown, met float64) float64 {
	if r.isSaidInWords() {
		return counting[status]
	}
	return credit(status, shown, met)
}

// isSaidInWords reports what a CV that shows it says in so many words.
func (r Requirement) isSaidInWords() bool {
	return r.Kind == KindClearance || r.Kind == KindLanguage || r.Kind == KindOther || r.Kind == KindLicence
}

// ScoreBy is the score of a match where chances are those that something of a requirement is shown, and that it is met (cmd/matchtrain).
func (m *Match) ScoreBy(chances func(i int) (shown, met float64)) int {
	counts := make([]float64, len(m.Requirements))
	for i, r := range m.Requirements {
		shown, met := chances(i)
		counts[i] = r.counts(r.Raised(shown, met, likelyMet), shown, met)
	}
	return score(m.Requirements, counts)
}

// Rows are what the models look at for each requirement of a match, to learn from (cmd/matchtrain).
func Rows(doc *cv.Document, m *Match, today cv.Date) (rows [][]float64) {
	v := viewOf(newCandidate(doc, today))
	for _, r := range m.Requirements {
		rows = append(rows, v.Of(demandOf(r)).Row)
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
	out.Score, out.Explanation = score(out.Requirements, byStatus(out.Requirements)), explain(out.Requirements)
	return out
}

// judge raises a requirement to what the CV is likely to show, and tells how much of it counts.
func judge(v *likeness.CV, r *Requirement) float64 {
	seen := v.Of(demandOf(*r))
	if seen.Nearest == "" || r.deniesLikeness(seen.Nearest) {
		return counting[r.Status]
	}
	shown, met := models().shown.Chance(seen.Row), models().met.Chance(seen.Row)
	r.raise(r.Raised(shown, met, likelyMet), seen.Nearest)
	return r.counts(r.Status, shown, met)
}

// raise gives a requirement a better status, for which the nearest value speaks.
func (r *Requirement) raise(status, nearest string) {
	if status == r.Status {
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

// Raised is the status of a requirement by the chances that something of it is shown, and that it is met; what the rules found it keeps.
func (r Requirement) Raised(shown, met, least float64) string {
	status := Not
	switch {
	case r.isSaidInWords():
		return r.Status
	case (2*met+shown)/3 > least:
		status = Met
	case shown > likelyShown:
		status = Partly
	}
	if rank(status) > rank(r.Status) {
		return status
	}
	return r.Status
}

func demandOf(r Requirement) likeness.Demand {
	return likeness.Demand{
		Quote: r.Quote, Kind: r.Kind, Met: r.Status == Met, Partly: r.Status == Partly,
		Months: monthsIn(timeAsked(r)), Level: lowestLevel(r.Quote), By: shownBy[r.Kind],
	}
}

// shownBy are the kinds of values that can show a demand of a kind: neither a title nor a duty is a degree or a certificate.
var shownBy = map[string][]likeness.Kind{
	KindEducation:   {likeness.Paper},
	KindCertificate: {likeness.Paper, likeness.Skill, likeness.Told},
}

// ofAnother goes on about somebody else: "Assisted the manager, who set the budget".
var ofAnother = sieve.MustCompile(`(?i),\s+(?:who|whose|which)\b`)

// viewOf are the values of a CV that may show something: not where somebody lives or went to school, nor what denies, wishes or
// tells of others.
func viewOf(c *candidate) *likeness.CV {
	var values []likeness.Value
	for _, p := range c.passages {
		if !p.private && !p.ofSchool() && p.ref.Role != cv.RolePlace && says(p.value) != "" &&
			strings.TrimSpace(p.lived) == strings.TrimSpace(p.value) && !ofAnother.MatchString(p.value) {
			values = append(values, valueOf(p))
		}
	}
	return likeness.Of(values, c.facts())
}

func valueOf(p passage) likeness.Value {
	v := likeness.Value{Text: p.value, Kind: likeness.Told, Post: -1}
	switch p.ref.Section {
	case cv.SectionWork:
		v.Post, v.Kind = p.ref.Entry, likeness.Duty
		if p.ref.Role == cv.RoleTitle {
			v.Kind = likeness.Title
		}
	case cv.SectionProjects, cv.SectionVolunteering:
		v.Kind = likeness.Duty
	case cv.SectionSkills, cv.SectionLanguages:
		v.Kind = likeness.Skill
	case cv.SectionEducation, cv.SectionCertificates, cv.SectionMemberships:
		v.Kind = likeness.Paper
	}
	return v
}

// facts are what the numbers of a CV say.
func (c *candidate) facts() likeness.Facts {
	var f likeness.Facts
	var all []bool
	for _, w := range c.doc.Work {
		all = mark(all, w.Dates, c.today)
		f.Posts = append(f.Posts, countTrue(mark(nil, w.Dates, c.today)))
	}
	f.Months = countTrue(all)
	for _, d := range c.degrees(0) {
		if d.most != Not {
			f.Level = max(f.Level, d.level)
		}
	}
	return f
}
