package tailor

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// skills sorts a group by rank; what has the same rank keeps its order, and what a label or a lead holds stays behind
// it: nothing that stands before those goes behind them.
func (a *arranger) skills(list []cv.Text) {
	if first, looked := a.front.of(list); looked {
		a.sortSkills(list, rankPicked(first), a.madeBy, "Brought forward in its group by "+a.front.By+": the job asks for it.")
		return
	}
	named := slices.ContainsFunc(list, func(t cv.Text) bool { return a.asks[t.ID] > 0 })
	rank := func(t cv.Text) int {
		if named && a.asks[t.ID] == 0 && a.touched[t.ID] {
			return askedNice // no wish goes before it
		}
		return a.asks[t.ID]
	}
	a.sortSkills(list, rank, a.made, "Brought forward in its group: the job asks for it.")
}

// endsWord reports what stands between words of a sentence.
func endsWord(r rune) bool { return strings.ContainsRune(" \t\n,.;:/()", r) }

func (a *arranger) sortSkills(list []cv.Text, rank func(cv.Text) int, made func(cv.Text, string) bool, reason string) {
	before := slices.Clone(list)
	fixed := holdTogether(list, rank)
	slices.SortStableFunc(list, func(x, y cv.Text) int {
		return free(y, fixed, rank) - free(x, fixed, rank)
	})
	for i, t := range list {
		if t.ID != before[i].ID {
			if !made(t, reason) {
				copy(list, before)
			}
			return
		}
	}
}

// free is the rank of a skill that may move, 0 of others.
func free(t cv.Text, fixed map[string]bool, rank func(cv.Text) int) int {
	if fixed[t.ID] {
		return 0
	}
	return rank(t)
}

// holdTogether sorts what stands behind labels and leads, and tells which skills stay where they are: those, what they hold,
// and what comes later and is asked for no more.
func holdTogether(list []cv.Text, rank func(cv.Text) int) map[string]bool {
	fixed, most, last := map[string]bool{}, -1, -1
	for i, n := range heldBehind(list) {
		if i > last && n > 0 {
			last = i + n
			tail := list[i+1 : last+1]
			if !slices.ContainsFunc(tail, func(t cv.Text) bool { return restOf.MatchString(t.Value) }) {
				slices.SortStableFunc(tail, func(x, y cv.Text) int { return rank(y) - rank(x) })
			}
			for _, t := range list[i : last+1] {
				most, fixed[t.ID] = max(most, rank(t)), true
			}
		}
		if i > last && rank(list[i]) <= most {
			fixed[list[i].ID] = true
		}
	}
	return fixed
}

// several is by how much more a group is asked for that moves before the first one.
const several = 2 * askedMust

// groups puts each group before the first of which the job asks much less, but before none that it asks more of; two
// must-haves at least are asked of it.
func (a *arranger) groups(doc *cv.Document) {
	if first, looked := a.front.First[groupsID]; looked {
		a.pickedGroups(doc, first)
		return
	}
	for at := 1; at < len(doc.Skills); at++ {
		g := doc.Skills[at]
		to := at
		for i := at - 1; i >= 0 && a.askedFor(g) >= a.askedFor(doc.Skills[i]); i-- {
			if a.askedFor(g) >= a.askedFor(doc.Skills[i])+several {
				to = i
			}
		}
		if to == at || a.musts(g) < 2 || isBesideTrade(g) {
			continue
		}
		reason := "This group of skills comes first: the job asks for it."
		if to > 0 {
			reason = "This group of skills is brought forward: the job asks for it."
		}
		if a.made(g.Name, reason) {
			copy(doc.Skills[to+1:at+1], doc.Skills[to:at])
			doc.Skills[to] = g
		}
	}
}

// isBesideTrade reports a group of what stands beside a trade, or is hardly known, learnt or of others.
func isBesideTrade(g cv.SkillGroup) bool {
	return besideTrade.MatchString(ofProgramming.ReplaceAllString(g.Name.Value, "")) || !NamesSkills(g.Name.Value)
}

// ofProgramming are languages that nobody speaks.
var ofProgramming = sieve.MustCompile(`(?i:\b(?:programming|scripting|coding|computer|query|mark-?up|web|software|` +
	`development) languages?\b)`)

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
