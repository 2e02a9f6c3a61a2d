package tailor

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// skills sorts a group by rank; what has the same rank keeps its order.
func (a *arranger) skills(list []cv.Text) {
	before := slices.Clone(list)
	named := slices.ContainsFunc(list, func(t cv.Text) bool { return a.asks[t.ID] > 0 })
	rank := func(t cv.Text) int {
		if named && a.asks[t.ID] == 0 && a.touched[t.ID] {
			return askedNice // no wish goes before it
		}
		return a.asks[t.ID]
	}
	slices.SortStableFunc(list, func(x, y cv.Text) int { return rank(y) - rank(x) })
	for i, t := range list {
		if t.ID != before[i].ID {
			if !a.made(t, "Brought forward in its group: the job asks for it.") {
				copy(list, before)
			}
			return
		}
	}
}

// several is by how much more a group is asked for that moves before the first one.
const several = 2 * askedMust

// groups puts the group that is asked for most before the others, where it has much more of it than the first one, and two
// must-haves at least.
func (a *arranger) groups(doc *cv.Document) {
	if len(doc.Skills) < 2 {
		return
	}
	first, at, most := a.askedFor(doc.Skills[0]), 0, 0
	for i, g := range doc.Skills {
		if n := a.askedFor(g); n > most {
			at, most = i, n
		}
	}
	clear := most >= first+several && a.musts(doc.Skills[at]) > 1 && !besideTrade.MatchString(doc.Skills[at].Name.Value) &&
		NamesSkills(doc.Skills[at].Name.Value)
	if at == 0 || !clear || !a.made(doc.Skills[at].Name, "This group of skills comes first: the job asks for it.") {
		return
	}
	moved := doc.Skills[at]
	copy(doc.Skills[1:at+1], doc.Skills[:at])
	doc.Skills[0] = moved
}

// besideTrade are groups of what stands beside a trade, or is hardly known: none of them moves.
var besideTrade = sieve.MustCompile(`(?i:\b(?:soft|personal|interpersonal|people|other|additional|further|misc\w*|general|` +
	`languages?|hobby|hobbies|interests|learning|not|since|familiar\w*|basics?|strengths?|professional skills|currently|` +
	`want\w*|wish\w*|learn\w*|limited|expos\w+|interest\w*|aspir\w+|goals?|future|explor\w+|rusty|outdated|former\w*|weak\w*)\b)`)

// askedFor weighs what the job names of a group.
func (a *arranger) askedFor(g cv.SkillGroup) (n int) {
	for _, k := range g.Keywords {
		n += min(a.asks[k.ID], askedMust)
	}
	return n
}

// musts is how many skills of a group a must-have names.
func (a *arranger) musts(g cv.SkillGroup) (n int) {
	for _, k := range g.Keywords {
		if a.asks[k.ID] >= askedMust {
			n++
		}
	}
	return n
}
