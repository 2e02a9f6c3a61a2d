package extract

import (
	"slices"

	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
)

// labelling is the search for the best reading of the atoms of a header: a cell of its table holds the best
// reading of the first atoms that uses a set of roles.
type labelling struct {
	*grammar
	atoms   []atom
	order   int // hypothesis of which of the first roles comes first; 0 = none
	votes   *ballot
	without map[role]bool
	memo    memory

	bits    [roles]int // of the roles in a set
	table   [][]readingCell
	emitted [maxAtoms + 1][maxAtoms + 1][roles]float64 // scores of stretches of atoms
	known   [maxAtoms + 1][maxAtoms + 1]bool           // those that emitted holds
}

type readingCell struct {
	score float64
	prev  int
	group group
	ok    bool
}

func (l *labelling) begin() {
	for i, r := range l.roles {
		l.bits[r] = 1 << i
	}
	l.table = make([][]readingCell, len(l.atoms)+1)
	for i := range l.table {
		l.table[i] = make([]readingCell, 1<<len(l.roles))
	}
	l.table[0][0].ok = true
}

// extend goes on with every reading of the first i atoms.
func (l *labelling) extend(i int) {
	for mask := range l.table[i] {
		if !l.table[i][mask].ok {
			continue
		}
		for j := i + 1; j <= len(l.atoms); j++ {
			cost := costOfMerging(l.atoms[i+1 : j])
			if cost > 5 {
				break
			}
			l.try(mask, i, j, cost)
		}
	}
}

func costOfMerging(atoms []atom) float64 {
	cost := 0.0
	for k := range atoms {
		cost += mergeCost[atoms[k].sep]
	}
	return cost
}

// try reads the atoms from i to j as a group of every role that is left.
func (l *labelling) try(mask, i, j int, cost float64) {
	emitted := l.scores(i, j)
	for _, r := range l.roles {
		if !l.free(r, mask, j-i) {
			continue
		}
		s := l.settled(l.own(r, i, j, cost), r, mask)
		total := l.table[i][mask].score + l.fitting(s, r, mask, i, j)
		d := &l.table[j][mask|l.bits[r]]
		if !d.ok || total > d.score+1e-9 {
			*d = readingCell{score: total, prev: mask, group: group{r, i, j, emitted[r]}, ok: true}
		}
	}
}

// free reports a role that n atoms can play: those without one stay apart.
func (l *labelling) free(r role, mask, n int) bool {
	switch {
	case l.without[r]:
		return false
	case r == roleRest:
		return n == 1
	}
	return !l.holds(mask, r)
}

func (l *labelling) holds(mask int, r role) bool { return mask&l.bits[r] != 0 }

// scores are those of the atoms from i to j as one text.
func (l *labelling) scores(i, j int) *[roles]float64 {
	if !l.known[i][j] {
		l.emitted[i][j] = l.memo.scores(l.grammar, joinAtoms(l.atoms[i:j]))
		l.known[i][j] = true
	}
	return &l.emitted[i][j]
}

// own is what the atoms themselves say for the role.
func (l *labelling) own(r role, i, j int, cost float64) float64 {
	if r == roleRest {
		return l.resting(i)
	}
	s := l.emitted[i][j][r] - cost
	if l.tight && r == roleOrg {
		s -= 1.6 * float64(j-i-1)
	}
	if l.lead && r == roleTitle && l.atoms[i].para > 0 {
		s -= 1.2
	}
	if r == rolePlace {
		return s + l.votes.bonus(l.atoms[j-1], r) // places end where they end
	}
	return s + l.votes.bonus(l.atoms[i], r)
}

// resting is the score of an atom without a role.
func (l *labelling) resting(i int) float64 {
	if i == 0 {
		return -1.5
	}
	s := restCost[l.atoms[i].sep]
	if l.tight {
		s -= 1.4
	}
	return s
}

// settled adds what the order of the section says.
func (l *labelling) settled(s float64, r role, mask int) float64 {
	if l.order == 0 {
		return s
	}
	a, b := l.first[0], l.first[1]
	if l.order < 0 {
		a, b = b, a
	}
	if r == a && l.holds(mask, b) {
		s -= 0.9
	}
	if r == b && l.holds(mask, a) {
		s += 0.5
	}
	return s
}

// fitting adds what stands between a role and its place in the header.
func (l *labelling) fitting(s float64, r role, mask, i, j int) float64 {
	switch r {
	case roleOrg:
		return l.fittingOrg(s, mask, i, j)
	case rolePlace:
		if i == 0 && len(l.atoms) > 1 {
			s -= 1.2
		}
	case roleUnit:
		return l.fittingUnit(s, mask, i)
	case roleTitle:
		if l.fixed && l.holds(mask, roleOrg) {
			s -= 0.8
		}
	}
	return s
}

func (l *labelling) fittingOrg(s float64, mask, i, j int) float64 {
	if j > i+1 && l.first[0] == roleTitle && functionAfterTitle(l.atoms[:j], i, l.orgScore) {
		s -= 2.2
	}
	if l.atoms[i].sep == byAt && l.holds(mask, roleTitle) {
		s += 2
	}
	return s
}

func (l *labelling) orgScore(text string) float64 { return l.memo.scores(l.grammar, text)[roleOrg] }

func (l *labelling) fittingUnit(s float64, mask, i int) float64 {
	employer := l.holds(mask, roleOrg)
	if !employer {
		s--
	}
	switch a := &l.atoms[i]; {
	case employer && a.sep == byDash && evidence.UnitTail(words.Split(a.text)):
		s += 1.4 // "Northbank plc – Finance Department"
	case a.sep.joins() || a.sep == byDash:
		s -= 2.5 // a unit on the employer's line belongs to its name
	}
	return s
}

// best is the best reading of all atoms.
func (l *labelling) best() ([]group, float64) {
	n := len(l.atoms)
	best, bestScore := -1, 0.0
	for mask, c := range l.table[n] {
		if !c.ok {
			continue
		}
		if s := l.lacking(c.score, mask); best < 0 || s > bestScore+1e-9 {
			best, bestScore = mask, s
		}
	}
	if best < 0 {
		return nil, 0
	}
	var out []group
	for i, mask := n, best; i > 0; {
		c := l.table[i][mask]
		out = append(out, c.group)
		i, mask = c.group.from, c.prev
	}
	slices.Reverse(out)
	return out, bestScore
}

// lacking takes from a score what the roles that are missing cost.
func (l *labelling) lacking(s float64, mask int) float64 {
	for _, r := range l.roles {
		if !l.holds(mask, r) && !l.without[r] {
			s -= l.need[r]
		}
	}
	return s
}
