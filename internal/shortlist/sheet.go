// Package shortlist is the comparison of several candidates with the requirements of up
// to three adverts, as a workbook and as a Word document. What it says comes from the
// matches; it judges nothing itself.
package shortlist

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"focal/internal/tailor"
)

// Limits of a comparison.
const (
	MaxCandidates = 10
	MaxAdverts    = 3
)

// Sheet is a comparison: every candidate beside the requirements of every advert.
type Sheet struct {
	Made       time.Time   `json:"made_at"`
	Candidates []Candidate `json:"candidates"`
	Adverts    []Advert    `json:"adverts"`
	Marking    string      `json:"marking,omitempty" doc:"of the CVs, and so of what quotes them"`
	Brand      Brand       `json:"-"`
}

// Candidate is a converted CV.
type Candidate struct {
	TaskID string `json:"task_id"`
	File   int64  `json:"file" doc:"index of the CV within that conversion"`
	Name   string `json:"name" doc:"of a blind conversion what stands for the name there"`
	Blind  bool   `json:"blind" doc:"the conversion takes the names out, and so do the quotes here"`
	Named  bool   `json:"named,omitempty" doc:"the user put the name back, so that it stands here"`
	Upload string `json:"upload,omitempty" doc:"what the file of a blind conversion was called, for its user alone: in no export"`
}

// Advert is what one job asks for, and how far each candidate shows it.
type Advert struct {
	Title        string   `json:"title"`
	Requirements []Column `json:"requirements"`
	Results      []Row    `json:"results" doc:"of the candidates, in their order"`
}

// Column is a requirement.
type Column struct {
	Text   string `json:"text"`
	Quote  string `json:"quote" doc:"word for word from the advert"`
	Level  string `json:"level" enum:"must,nice"`
	Kind   string `json:"kind"`
	Scored bool   `json:"scored" doc:"false for personal qualities, which no score counts"`
}

// Row is what came of a candidate.
type Row struct {
	Score       int       `json:"score" doc:"0 to 100; must-haves count double, others by how likely they are shown"`
	Explanation string    `json:"explanation"`
	Findings    []Finding `json:"findings" doc:"in the order of the requirements"`
}

// Finding is a cell of the sheet.
type Finding struct {
	Status   string   `json:"status" enum:"met,partly,not"`
	Evidence []string `json:"evidence" doc:"word for word from the CV"`
	Reason   string   `json:"reason" doc:"why it is not, or not wholly, met"`
}

// NewAdvert puts the matches of an advert side by side, which are of the same
// requirements in the same order.
func NewAdvert(title string, matches []*tailor.Match) Advert {
	a := Advert{Title: title, Requirements: []Column{}, Results: []Row{}}
	for i, m := range matches {
		r := Row{Score: m.Score, Explanation: m.Explanation, Findings: []Finding{}}
		for _, q := range m.Requirements {
			if i == 0 {
				a.Requirements = append(a.Requirements, Column{
					Text: q.Text, Quote: q.Quote, Level: q.Level, Kind: q.Kind,
					Scored: q.Kind != tailor.KindSoft,
				})
			}
			r.Findings = append(r.Findings, Finding{Status: q.Status, Evidence: append([]string{}, q.Evidence...), Reason: q.Reason})
		}
		a.Results = append(a.Results, r)
	}
	return a
}

// ranked are the candidates from the best score down; equal ones by must-haves met, then
// as they were given.
func (a *Advert) ranked() []int {
	order := make([]int, len(a.Results))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(one, other int) int {
		return cmp.Or(a.Results[other].Score-a.Results[one].Score, a.mustsMet(other)-a.mustsMet(one))
	})
	return order
}

func (a *Advert) mustsMet(candidate int) (n int) {
	for i, f := range a.Results[candidate].Findings {
		if r := a.Requirements[i]; r.Scored && r.Level == tailor.Must && f.Status == tailor.Met {
			n++
		}
	}
	return n
}

// group is a kind of requirements, as indices.
type group struct {
	title string
	of    []int
}

// groups of an advert that hold something, the must-haves first.
func (a *Advert) groups() []group {
	list := []group{{title: "Must-haves"}, {title: "Nice-to-haves"}, {title: "Personal qualities, not scored"}}
	for i, r := range a.Requirements {
		at := 0
		switch {
		case !r.Scored:
			at = 2
		case r.Level == tailor.Nice:
			at = 1
		}
		list[at].of = append(list[at].of, i)
	}
	return slices.DeleteFunc(list, func(g group) bool { return len(g.of) == 0 })
}

// words are what a status is called; the screen says the same.
var words = map[string]string{tailor.Met: "Met", tailor.Partly: "Partly", tailor.Not: "Not evidenced"}

// howItIsScored is what a reader has to know about the numbers.
const howItIsScored = "The score counts must-haves double: what is met whole, partly met ones 40 to 80 %, others at most 30 %, by " +
	"how likely the CV shows them. Personal qualities do not count. " +
	"Name, sex, age, address and the names of schools have no part in it."

func (s *Sheet) made() string { return s.Made.Format("2 January 2006") }

// subtitle says when and how many.
func (s *Sheet) subtitle() string {
	if len(s.Candidates) == 1 {
		return fmt.Sprintf("1 candidate, compared on %s", s.made())
	}
	return fmt.Sprintf("%d candidates, compared on %s", len(s.Candidates), s.made())
}
