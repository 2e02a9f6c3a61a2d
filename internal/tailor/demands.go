package tailor

import (
	"bufio"
	_ "embed" // what was learned
	"strings"
	"sync"

	"focal/internal/boosted"
	"focal/internal/ingest/page"
)

// Which items of an advert are demands is learned from adverts in which people marked them (docs/training.md, "Match"): each firm
// words its adverts in its own way, and rules found two in three of what a reader marks in one that nobody had looked at.

//go:embed demands.txt
var demandsFile string

// demandModels are that a statement is cut at a place, that an item is a demand, and that a demand is only wished for.
type demandModels struct{ cut, asked, nice *boosted.Model }

var demandModel = sync.OnceValue(func() *demandModels {
	m := &demandModels{}
	r := bufio.NewReader(strings.NewReader(demandsFile))
	for _, into := range []**boosted.Model{&m.cut, &m.asked, &m.nice} {
		model, err := boosted.Read(r)
		if err != nil {
			panic("demands.txt: " + err.Error())
		}
		*into = model
	}
	return m
})

// The chances from which an item is a demand, where it stands in a list of demands and elsewhere, and from which it is only wished for,
// where a heading requires it and elsewhere.
const (
	listedFrom  = 0.2
	askedFrom   = 0.5
	dutyFrom    = 0.7 // in a list of what is done, and of what tells of the post or the firm
	niceFrom    = 0.5
	niceDespite = 0.7
)

func (u unit) wishedFrom() float64 {
	if u.q.in == regionMust && u.q.listed && !u.item.nice {
		return niceDespite
	}
	return niceFrom
}

func (s statement) demandedFrom() float64 {
	switch {
	case describes.MatchString(s.text):
		return dutyFrom
	case s.isCriterion() && !neverPhrase.in(s.text):
		return listedFrom
	case s.in == regionDuties && s.listed:
		return dutyFrom
	}
	return askedFrom
}

// Unit is an item of an advert with what the models look at, to learn from (cmd/matchtrain).
type Unit struct {
	Quote   string
	At, Nth int // its statement, and which of its items it is
	Row     []float64
}

// fewestLearned is how many statements an advert has at least in which demands are found by the models.
const fewestLearned = 12

// learned are the demands of an advert.
func learned(all []statement) []Requirement {
	m := demandModel()
	g := gathering{seen: map[string]int{}}
	for _, u := range m.unitsOf(all) {
		if g.full() {
			break
		}
		if asksNothing(u.item.quote) || m.asked.Chance(u.row) < u.q.demandedFrom() {
			continue
		}
		level := Must
		if m.nice.Chance(u.row) >= u.wishedFrom() {
			level = Nice
		}
		g.addAs(u.item, u.q, level)
	}
	return g.out
}

// Units are the items of an advert as a model cuts it; alone are those of each of its parts, as if it were all of the advert.
func Units(job *page.Document, cut *boosted.Model) (out, alone []Unit) {
	m := &demandModels{cut: cut}
	all := statements(job)
	out = m.exported(all, 0)
	for from := 0; from < len(all); {
		to := from + 1
		for to < len(all) && all[to].part == all[from].part {
			to++
		}
		if to-from > 1 && to-from < len(all) {
			alone = append(alone, m.exported(all[from:to], from)...)
		}
		from = to
	}
	return out, alone
}

func (m *demandModels) exported(all []statement, from int) (out []Unit) {
	for _, u := range m.unitsOf(all) {
		out = append(out, Unit{u.item.quote, from + u.at, u.nth, u.row})
	}
	return out
}

// Cut is a place where a statement may be cut, with what the model looks at, to learn from.
type Cut struct {
	Text     string // of the statement
	At       int    // which one
	From, To int    // in its text
	Row      []float64
}

// Cuts are all such places of an advert.
func Cuts(job *page.Document) (out []Cut) {
	for at, s := range statements(job) {
		p := partitionOf(s)
		for i, m := range p.partings {
			out = append(out, Cut{s.text, at, m.from, m.to, p.row(i)})
		}
	}
	return out
}
