package extract

import (
	"strings"

	"focal/internal/extract/evidence"

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
	tight bool             // an organisation is the last part between commas, not several
	lead  bool             // the title stands on the first line
}

// memory keeps the scores of texts, which the passes over a section ask for again and again.
type memory map[string][roles]float64

func (m memory) scores(g *grammar, text string) [roles]float64 {
	s, ok := m[text]
	if !ok {
		for _, r := range g.roles {
			if r != roleRest {
				s[r] = g.emit(text, r)
			}
		}
		if m != nil {
			m[text] = s
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
	type cell struct {
		score float64
		prev  int
		group group
		ok    bool
	}
	masks := 1 << len(g.roles)
	var bits [roles]int
	for i, r := range g.roles {
		bits[r] = 1 << i
	}
	table := make([][]cell, n+1)
	for i := range table {
		table[i] = make([]cell, masks)
	}
	table[0][0].ok = true
	var emitted [maxAtoms + 1][maxAtoms + 1][roles]float64
	var known [maxAtoms + 1][maxAtoms + 1]bool
	for i := 0; i < n; i++ {
		for mask := 0; mask < masks; mask++ {
			c := &table[i][mask]
			if !c.ok {
				continue
			}
			for j := i + 1; j <= n; j++ {
				cost := 0.0
				for k := i + 1; k < j; k++ {
					cost += mergeCost[atoms[k].sep]
				}
				if cost > 5 {
					break
				}
				if !known[i][j] {
					text := joinAtoms(atoms[i:j])
					emitted[i][j] = memo.scores(g, text)
					known[i][j] = true
				}
				for _, r := range g.roles {
					bit := bits[r]
					if r != roleRest && mask&bit != 0 || without[r] {
						continue
					}
					s := emitted[i][j][r]
					if r == roleRest {
						if j > i+1 {
							continue // rest atoms stay apart
						}
						s = restCost[atoms[i].sep]
						if g.tight {
							s -= 1.4
						}
						if i == 0 {
							s = -1.5
						}
					} else {
						s -= cost
						if g.tight && r == roleOrg {
							s -= 1.6 * float64(j-i-1)
						}
						if g.lead && r == roleTitle && atoms[i].para > 0 {
							s -= 1.2
						}
						if r == rolePlace {
							s += votes.bonus(atoms[j-1], r) // places end where they end
						} else {
							s += votes.bonus(atoms[i], r)
						}
					}
					if order != 0 {
						a, b := g.first[0], g.first[1]
						if order < 0 {
							a, b = b, a
						}
						if r == a && mask&bits[b] != 0 {
							s -= 0.9
						}
						if r == b && mask&bits[a] != 0 {
							s += 0.5
						}
					}
					if r == roleOrg && j > i+1 && g.first[0] == roleTitle && functionAfterTitle(atoms[:j], i, func(t string) float64 { return memo.scores(g, t)[roleOrg] }) {
						s -= 2.2
					}
					if r == roleOrg && atoms[i].sep == byAt && mask&bits[roleTitle] != 0 {
						s += 2
					}
					if r == rolePlace && i == 0 && n > 1 {
						s -= 1.2
					}
					if r == roleUnit && mask&bits[roleOrg] == 0 {
						s -= 1
					}
					if r == roleUnit && atoms[i].sep == byDash && mask&bits[roleOrg] != 0 && evidence.UnitTail(words.Split(atoms[i].text)) {
						s += 1.4 // "Northbank plc – Finance Department"
					} else if r == roleUnit && (atoms[i].sep == byComma || atoms[i].sep == byDash || atoms[i].sep == byColon) {
						s -= 2.5 // a unit on the employer's line belongs to its name
					}
					if g.fixed && r == roleTitle && mask&bits[roleOrg] != 0 {
						s -= 0.8
					}
					total := c.score + s
					d := &table[j][mask|bit]
					if !d.ok || total > d.score+1e-9 {
						*d = cell{score: total, prev: mask, group: group{r, i, j, emitted[i][j][r]}, ok: true}
					}
				}
			}
		}
	}
	best, bestScore := -1, 0.0
	for mask := 0; mask < masks; mask++ {
		c := table[n][mask]
		if !c.ok {
			continue
		}
		s := c.score
		for _, r := range g.roles {
			if mask&bits[r] == 0 && !without[r] {
				s -= g.need[r]
			}
		}
		if best < 0 || s > bestScore+1e-9 {
			best, bestScore = mask, s
		}
	}
	if best < 0 {
		return nil, 0
	}
	var out []group
	for i, mask := n, best; i > 0; {
		c := table[i][mask]
		out = append(out, c.group)
		i = c.group.from
		if c.group.role == roleRest {
			// the bit of rest may have been set before
			mask = c.prev
			continue
		}
		mask = c.prev
	}
	for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return out, bestScore
}

func joinAtoms(atoms []atom) string {
	if len(atoms) == 1 {
		return atoms[0].text
	}
	var b strings.Builder
	for i, a := range atoms {
		if i > 0 {
			switch {
			case a.sep == byLine || a.sep == bySegment:
				b.WriteString(", ")
			case a.glue != "":
				b.WriteString(a.glue)
			default:
				b.WriteString(", ")
			}
		}
		b.WriteString(a.text)
	}
	out := strings.TrimSpace(b.String())
	if strings.Count(out, "(") == strings.Count(out, ")")+1 {
		out += ")" // atoms of a bracket that belong together after all
	}
	return out
}

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
	bestOrder, bestScore := 1, 0.0
	memo := memory{}
	for _, order := range []int{1, -1} {
		if order < 0 && g.fixed {
			break
		}
		total := 0.0
		for i := range heads {
			_, s := g.label(heads[i], order, nil, without[i], memo)
			total += s
		}
		if order == 1 || total > bestScore+0.01 {
			bestOrder, bestScore = order, total
		}
	}
	var out [][]group
	votes := (*ballot)(nil)
	for pass := 0; pass < 3; pass++ {
		out = out[:0]
		next := newBallot()
		for i := range heads {
			groups, _ := g.label(heads[i], bestOrder, votes, without[i], memo)
			out = append(out, groups)
			for _, gr := range groups {
				if gr.role == roleRest {
					continue
				}
				weight := 0.3 + max(0, min(gr.score, 2.5))
				if gr.role == rolePlace {
					next.add(heads[i][gr.to-1], gr.role, weight)
				} else {
					next.add(heads[i][gr.from], gr.role, weight)
				}
			}
		}
		votes = next
	}
	return out
}

// text makes a value of a group.
func (gr group) text(atoms []atom) cv.Text {
	var lines []int
	for _, a := range atoms[gr.from:gr.to] {
		lines = addLines(lines, a.lines)
	}
	value := joinAtoms(atoms[gr.from:gr.to])
	if strings.Count(value, "(") == strings.Count(value, ")")+1 {
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
		found := false
		for _, t := range to {
			found = found || t == l
		}
		if !found {
			to = append(to, l)
		}
	}
	return to
}
