package tailor

import (
	"slices"
	"strings"

	"focal/internal/language"
)

// sheet is an advert as the models of demands look at it: each statement with what it says of itself, which its neighbours look at too.
type sheet struct {
	list  []statement
	about [][]float64 // what each is about, by its words
	heads map[string][]float64
	from  []int // where the part begins that each stands in
	to    []int
	asked [2]float64 // mean and most of all
	seen  int        // where the first region of demands begins
}

func sheetOf(list []statement) *sheet {
	a := &sheet{list: list, heads: map[string][]float64{"": make([]float64, ofOffer+1)}, seen: len(list)}
	for i, s := range list {
		about := aboutOf(s.text)
		a.about = append(a.about, about)
		a.asked[1] = max(a.asked[1], about[ofDemand])
		if s.in.demands() {
			a.seen = min(a.seen, i)
		}
		if a.heads[s.head] == nil {
			a.heads[s.head] = aboutOf(s.head)
		}
	}
	a.asked[0] = a.mean(0, len(list), a.demand)
	a.findParts()
	return a
}

func (a *sheet) findParts() {
	a.from, a.to = make([]int, len(a.list)), make([]int, len(a.list))
	for from := 0; from < len(a.list); {
		to := from + 1
		for to < len(a.list) && a.list[to].part == a.list[from].part {
			to++
		}
		for i := from; i < to; i++ {
			a.from[i], a.to[i] = from, to
		}
		from = to
	}
}

func (a *sheet) demand(i int) float64 { return a.about[i][ofDemand] }
func (a *sheet) duty(i int) float64   { return a.about[i][ofDuty] }
func (a *sheet) other(i int) float64  { return a.about[i][ofFirm] + a.about[i][ofOffer] }

// longestPart is how many statements of a part are looked at.
const longestPart = 200

// mean of what some statements have; -1 where there are none.
func (a *sheet) mean(from, to int, of func(int) float64) float64 {
	from, to = max(0, from), min(len(a.list), to, from+longestPart)
	if from >= to {
		return -1
	}
	sum := 0.0
	for i := from; i < to; i++ {
		sum += of(i)
	}
	return sum / float64(to-from)
}

var regions = []region{regionNone, regionMust, regionNice, regionDuties, regionIgnore, regionForm}

// statementRow is what is looked at in a statement and around it.
func (a *sheet) statementRow(i int, q request) (r row) {
	s := a.list[i]
	text := s.text
	for _, x := range regions {
		r.bits(s.in == x)
	}
	r.bits(s.listed, s.prose, s.bare, s.ideal, s.label != "", q.level == Nice, q.screened)
	r.bits(asksPhrase.in(text), mustPhrase.in(text), nicePhrase.in(text), neverPhrase.in(text), topicPhrase.in(text),
		conditionPhrase.in(text), softPhrase.in(text), yearsPhrase.MatchString(text), degreeLevel(text) > 0, beginsAsking(text),
		aboutPerson.MatchString(text), question.MatchString(text), strings.HasSuffix(text, ":"))
	r.add(a.about[i]...)
	r.add(a.heads[s.head]...)
	r.add(a.mean(i-1, i, a.demand), a.mean(i+1, i+2, a.demand), a.mean(i-3, i, a.demand), a.mean(i+1, i+4, a.demand))
	from, to := a.from[i], a.to[i]
	r.add(a.mean(from, to, a.demand), a.mean(from, to, a.duty), a.mean(from, to, a.other),
		float64(to-from), float64(i-from))
	r.add(float64(i)/float64(len(a.list)), float64(len(a.list)), a.asked[0], a.asked[1])
	r.bits(a.seen < i, a.seen < len(a.list), nicePhrase.in(s.head), mustPhrase.in(s.head), regionOf(s.head) == regionNice)
	return r
}

// itemRow is what is looked at in an item of a statement.
func itemRow(it item, nth, of int) (r row) {
	words := strings.Fields(it.quote)
	quote := it.quote
	r.bits(beginsAsking(quote), softPhrase.in(quote), knownSkill(quote), namesPaper(quote), languageOf(quote) != "",
		yearsPhrase.MatchString(quote), asksNothing(quote), neverPhrase.in(quote), it.nice, it.must, mustPhrase.in(quote),
		len(words) > 0 && isVerb(words[0]), len(words) > 0 && saysWhatIsDone(quote, language.Third),
		len(words) > 0 && saysWhatIsDone(quote, language.Base))
	r.add(float64(len(words)), float64(nth), float64(of))
	r.add(aboutOf(quote)...)
	return r
}

// unit is an item of a statement, with what the models look at.
type unit struct {
	item    item
	q       request
	at, nth int // its statement, and which of its items it is
	row     row
}

// mostStatements bounds the work on endless texts.
const mostStatements = 1500

// unitsOf are the items of statements.
func (m *demandModels) unitsOf(all []statement) (out []unit) {
	all = all[:min(len(all), mostStatements)]
	a := sheetOf(all)
	var g gathering
	for i, s := range all {
		q, _ := g.request(s)
		list := m.items(q.statement)
		before := a.statementRow(i, q)
		for n, it := range list {
			out = append(out, unit{it, q, i, n, slices.Concat(before, itemRow(it, n, len(list)))})
		}
	}
	return out
}
