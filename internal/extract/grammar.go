package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// restCost is what it costs to leave an atom without a role, by what stands before
// it: what a comma or a dash joins belongs to the field before it.
var restCost = [...]float64{byLine: -0.7, bySegment: -0.7, byBar: -0.8, byDash: -1.5, byStyle: -1.2, byAt: -1.5, byBracket: -1, byComma: -1.6, byColon: -2.5, byRemark: 3}

// role is the part that a group of atoms plays in an entry.
type role uint8

// Roles of all kinds of entries; a grammar uses some of them.
const (
	roleTitle role = iota // job title, project name, certificate, award
	roleOrg               // employer, school, issuer
	roleUnit
	rolePlace
	roleDegree
	roleArea
	roleScore
	roleRest
	roles
)

// grammar says which roles the headers of a section can hold, and how likely a text plays each.
type grammar struct {
	roles []role
	emit  func(text string, r role) float64
	need  map[role]float64 // cost of a header without the role
	first [2]role          // the two roles whose order is settled per section
	fixed bool             // the first of them comes first in every CV
	tells *words.Set       // words that tell the first role for sure
	tight bool             // an organisation is the last part between commas, not several
	lead  bool             // the title stands on the first line
}

// memory keeps the scores of texts, which the passes over a section ask for again and again.
type memory map[string][roles]float64

func (m memory) scores(g *grammar, text string) [roles]float64 {
	s, ok := m[text]
	if ok {
		return s
	}
	s = g.scoresOf(text)
	if m != nil {
		m[text] = s
	}
	return s
}

func (g *grammar) scoresOf(text string) (s [roles]float64) {
	for _, r := range g.roles {
		if r != roleRest {
			s[r] = g.emit(text, r)
		}
	}
	return s
}

// group is a run of atoms in one role.
type group struct {
	role     role
	from, to int
	score    float64
}

const maxAtoms = 9

// label finds the best reading of the atoms: every atom in one group, every role
// at most once. votes prefer what other entries of the section do; titleFirst is the
// order hypothesis (0 = none).
func (g *grammar) label(atoms []atom, order int, votes *ballot, without map[role]bool, memo memory) ([]group, float64) {
	n := len(atoms)
	if n == 0 {
		return nil, 0
	}
	if n > maxAtoms {
		head, score := g.label(atoms[:maxAtoms], order, votes, without, memo)
		return append(head, group{role: roleRest, from: maxAtoms, to: n}), score - 1
	}
	l := labelling{grammar: g, atoms: atoms, order: order, votes: votes, without: without, memo: memo}
	l.begin()
	for i := range n {
		l.extend(i)
	}
	return l.best()
}

func joinAtoms(atoms []atom) string {
	if len(atoms) == 1 {
		return atoms[0].text
	}
	var b strings.Builder
	for i, a := range atoms {
		if i > 0 {
			b.WriteString(a.joiner())
		}
		b.WriteString(a.text)
	}
	out := strings.TrimSpace(b.String())
	if lacksBracket(out) {
		out += ")" // atoms of a bracket that belong together after all
	}
	return out
}

// joiner is what stands between an atom and the one before it in one text.
func (a *atom) joiner() string {
	if a.sep == byLine || a.sep == bySegment || a.glue == "" {
		return ", "
	}
	return a.glue
}

// lacksBracket reports a text with one bracket that does not close.
func lacksBracket(s string) bool { return strings.Count(s, "(") == strings.Count(s, ")")+1 }

// ballot counts which role each place and each typography plays in a section.
type ballot struct {
	slots map[string]*[roles]float64
	looks map[string]*[roles]float64
}

func newBallot() *ballot {
	return &ballot{slots: map[string]*[roles]float64{}, looks: map[string]*[roles]float64{}}
}

func (b *ballot) add(a atom, r role, weight float64) {
	for _, t := range []struct {
		m map[string]*[roles]float64
		k string
	}{{b.slots, a.slot}, {b.looks, a.look}} {
		if t.m[t.k] == nil {
			t.m[t.k] = &[roles]float64{}
		}
		t.m[t.k][r] += weight
	}
}

// bonus is how much the section as a whole speaks for the role: -1.2 .. 1.2 by place,
// a third of it by typography.
func (b *ballot) bonus(a atom, r role) float64 {
	if b == nil {
		return 0
	}
	return 1.3*share(b.slots[a.slot], r) + 0.4*share(b.looks[a.look], r)
}

func share(v *[roles]float64, r role) float64 {
	if v == nil {
		return 0
	}
	total := 0.0
	for _, x := range v {
		total += x
	}
	if total < 0.5 {
		return 0
	}
	s := 2*v[r]/total - 1
	if total < 2 {
		s *= total / 2
	}
	return s
}

// settle reads the headers of a section's entries together: first under both
// orders, then with the votes of the better one.
func (g *grammar) settle(heads [][]atom, without []map[role]bool) [][]group {
	memo := memory{}
	order := g.betterOrder(heads, without, memo)
	var out [][]group
	votes := (*ballot)(nil)
	for range 3 {
		out = out[:0]
		next := newBallot()
		for i := range heads {
			groups, _ := g.label(heads[i], order, votes, without[i], memo)
			out = append(out, groups)
			next.count(groups, heads[i])
		}
		votes = next
	}
	return out
}

// betterOrder is the order of the first two roles under which the headers make more sense.
func (g *grammar) betterOrder(heads [][]atom, without []map[role]bool, memo memory) int {
	first := g.scoreOf(heads, 1, without, memo)
	if !g.fixed && g.scoreOf(heads, -1, without, memo) > first+0.01 {
		return -1
	}
	return 1
}

func (g *grammar) scoreOf(heads [][]atom, order int, without []map[role]bool, memo memory) float64 {
	total := 0.0
	for i := range heads {
		_, s := g.label(heads[i], order, nil, without[i], memo)
		total += s
	}
	return total
}

// count adds the votes of a header that was read.
func (b *ballot) count(groups []group, atoms []atom) {
	for _, gr := range groups {
		weight := 0.3 + max(0, min(gr.score, 2.5))
		switch gr.role {
		case roleRest:
		case rolePlace:
			b.add(atoms[gr.to-1], gr.role, weight)
		default:
			b.add(atoms[gr.from], gr.role, weight)
		}
	}
}

// text makes a value of a group.
func (gr group) text(atoms []atom) cv.Text {
	var lines []int
	for _, a := range atoms[gr.from:gr.to] {
		lines = addLines(lines, a.lines)
	}
	value := joinAtoms(atoms[gr.from:gr.to])
	if lacksBracket(value) {
		value = strings.TrimRight(value, " ,;") + ")" // its end went with a date
	}
	return cv.Text{Value: value, Lines: lines, Confidence: confidence(gr.score)}
}

// confidence maps a score to 0..1.
func confidence(score float64) float64 {
	switch {
	case score >= 2.5:
		return 0.97
	case score >= 1.5:
		return 0.9
	case score >= 0:
		return 0.75
	case score >= -1:
		return 0.6
	}
	return 0.5
}

func addLines(to, from []int) []int {
	for _, l := range from {
		if !slices.Contains(to, l) {
			to = append(to, l)
		}
	}
	return to
}
