package fit

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
)

// limitSkills keeps the n best skills in their groups and order; each of the others has
// a note (decisions D-48), so that one of them can be put back by itself. Where there is
// room for some of each group every one gives up its weakest; elsewhere a named group stays whole that has room. What the job asks for
// stays whatever the limit.
func limitSkills(doc *cv.Document, n int, weights Weights, keep cv.Keep, goes func(cv.Note) bool) {
	all := 0
	for _, g := range doc.Skills {
		all += len(g.Keywords)
	}
	if all <= n {
		return
	}
	s := newSkillChoice(doc, n, weights)
	s.choose(n)
	why := fmt.Sprintf(": the limit is %s; what the job or the posts mention comes first.", count(n, "skill"))
	s.putBack(why, keep)
	doc.Skills = s.result(why, goes)
}

// skillChoice picks skills by their place: group, then index.
type skillChoice struct {
	doc     *cv.Document
	weights Weights
	prose   string
	keep    map[[2]int]bool
	room    int // how many more may stay
	worth   map[string]worth
}

func newSkillChoice(doc *cv.Document, n int, weights Weights) skillChoice {
	return skillChoice{
		doc: doc, weights: weights, prose: mentions(doc), keep: map[[2]int]bool{}, room: n, worth: worths(doc.Skills),
	}
}

// choose takes what the job asks for, then whole groups, then the best of the rest:
// of lists without a name, and of groups where much room is left.
func (s *skillChoice) choose(n int) {
	groups := s.ranked()
	for _, g := range groups {
		for k, t := range s.doc.Skills[g].Keywords {
			if s.weights[t.ID] > 0 {
				s.take(g, k)
			}
		}
	}
	for _, qualities := range []bool{false, true} { // what somebody can do comes before what somebody is like
		s.fill(slices.DeleteFunc(slices.Clone(groups), func(g int) bool { return s.doc.Skills[g].Qualities() != qualities }), n)
	}
}

// fill takes whole groups, then the best of the others. Where there is room for several of each group, none goes whole: a reader
// misses a heading more than the last words of some.
func (s *skillChoice) fill(groups []int, n int) {
	groups = slices.DeleteFunc(groups, func(g int) bool { return len(s.rest(g)) == 0 })
	if s.room >= enoughEach*len(groups) {
		s.rounds(groups)
		return
	}
	for _, g := range groups {
		if rest := s.rest(g); !s.doc.Skills[g].Name.IsZero() && len(rest) <= s.room {
			s.take(g, rest...)
		}
	}
	for _, g := range groups {
		if rest := s.rest(g); s.doc.Skills[g].Name.IsZero() || s.room*2 >= n {
			s.take(g, rest[:max(0, min(len(rest), s.room))]...)
		}
	}
}

// enoughEach is for how many skills of each group there must be room.
const enoughEach = 3

// rounds takes the best of each group in turn, as long as there is room: one of each, then what has a name, then the others.
func (s *skillChoice) rounds(groups []int) {
	s.round(groups, said)
	for _, least := range []worth{named, everydayOnly, said} {
		for s.round(groups, least) {
		}
	}
}

// round takes the best skill of each group that is worth so much at least.
func (s *skillChoice) round(groups []int, least worth) (took bool) {
	for _, g := range groups {
		rest := s.rest(g)
		if len(rest) > 0 && s.room > 0 && s.worth[s.doc.Skills[g].Keywords[rest[0]].ID] >= least {
			s.take(g, rest[0])
			took = true
		}
	}
	return took
}

func (s *skillChoice) take(group int, indices ...int) {
	for _, k := range indices {
		s.keep[[2]int{group, k}] = true
		s.room--
	}
}

// rest are the skills of a group that do not stay yet, the best first: what has a name, then what the posts mention.
func (s *skillChoice) rest(group int) []int {
	var list []int
	for k := range s.doc.Skills[group].Keywords {
		if !s.keep[[2]int{group, k}] {
			list = append(list, k)
		}
	}
	slices.SortStableFunc(list, func(a, b int) int {
		one, other := s.doc.Skills[group].Keywords[a], s.doc.Skills[group].Keywords[b]
		if c := cmp.Compare(s.worth[other.ID], s.worth[one.ID]); c != 0 {
			return c
		}
		return s.evidence(other) - s.evidence(one)
	})
	return list
}

func (s *skillChoice) evidence(t cv.Text) int {
	return strings.Count(s.prose, " "+plain(t.Value)+" ")
}

// ranked are the groups, those with the most weight for the job first, then those
// that the posts mention most.
func (s *skillChoice) ranked() []int {
	weight, evidence := make([]float64, len(s.doc.Skills)), make([]int, len(s.doc.Skills))
	order := make([]int, len(s.doc.Skills))
	for g, group := range s.doc.Skills {
		order[g] = g
		for _, t := range group.Keywords {
			weight[g] += s.weights[t.ID]
			evidence[g] += s.evidence(t)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if c := cmp.Compare(weight[b], weight[a]); c != 0 {
			return c
		}
		return evidence[b] - evidence[a]
	})
	return order
}

// leaves is the note about a skill that goes.
func leaves(t cv.Text, why string) cv.Note {
	return cv.Note{Kind: cv.NoteLeftOut, Field: t.ID, Before: t.Value, Lines: t.Lines, Reason: "Left out" + why}
}

// leavesWhole is the note about the heading of a group of which no skill stays; "" in Before: it has none.
func leavesWhole(g cv.SkillGroup, why string) cv.Note {
	return leaves(cv.Text{
		ID: cmp.Or(g.Name.ID, g.Level.ID), Value: strings.TrimSpace(g.Name.Value + " " + g.Level.Value),
		Lines: slices.Concat(g.Name.Lines, g.Level.Lines),
	}, why)
}

// goesWhole reports a group of which no skill stays.
func (s *skillChoice) goesWhole(group int) bool {
	return len(s.doc.Skills[group].Keywords) > 0 && len(s.rest(group)) == len(s.doc.Skills[group].Keywords)
}

// putBack has stay what is not to go, beyond the limit: skills, and with their heading whole groups.
func (s *skillChoice) putBack(why string, keep cv.Keep) {
	for g, group := range s.doc.Skills {
		heading := leavesWhole(group, why)
		isBack := s.goesWhole(g) && heading.Before != "" && !keep.Accepts(heading)
		for k, t := range group.Keywords {
			if at := [2]int{g, k}; !s.keep[at] && (isBack || !keep.Accepts(leaves(t, why))) {
				s.keep[at] = true
			}
		}
	}
}

// skill is one that may go, with the field of the note that takes its whole group.
type skill struct {
	text    cv.Text
	heading string
}

// weakestSkills are those beyond the best n, the weakest first: what others say, words of everyday language, what somebody is like,
// then what neither the job nor the posts mention.
func weakestSkills(doc *cv.Document, n int, weights Weights) []skill {
	s := newSkillChoice(doc, n, weights)
	s.choose(n)
	groups := s.ranked()
	slices.SortStableFunc(groups, func(a, b int) int { return rankOf(doc.Skills[a].Qualities()) - rankOf(doc.Skills[b].Qualities()) })
	var weakest []skill
	for _, g := range slices.Backward(groups) {
		for _, k := range slices.Backward(s.rest(g)) {
			weakest = append(weakest, skill{doc.Skills[g].Keywords[k], leavesWhole(doc.Skills[g], "").Field})
		}
	}
	slices.SortStableFunc(weakest, func(a, b skill) int { return cmp.Compare(s.worth[a.text.ID], s.worth[b.text.ID]) })
	return weakest
}

func rankOf(last bool) int {
	if last {
		return 1
	}
	return 0
}

// headingsOf are the notes about the headings of groups of which the cuts leave no skill.
func headingsOf(doc *cv.Document, made []cut, pages int) []cv.Note {
	why := map[string]string{}
	for _, c := range made {
		why[c.text.ID] = c.reason
	}
	var notes []cv.Note
	for _, g := range doc.Skills {
		stays := func(t cv.Text) bool { return why[t.ID] == "" }
		if len(g.Keywords) == 0 || slices.ContainsFunc(g.Keywords, stays) {
			continue
		}
		if n := leavesWhole(g, fmt.Sprintf(" to fit %s: %s.", count(pages, "page"), why[g.Keywords[0].ID])); n.Before != "" {
			notes = append(notes, n)
		}
	}
	return notes
}

// result tells what goes, and returns the groups that are left.
func (s *skillChoice) result(why string, goes func(cv.Note) bool) []cv.SkillGroup {
	var groups []cv.SkillGroup
	for g, group := range s.doc.Skills {
		if heading := leavesWhole(group, why); s.goesWhole(g) && heading.Before != "" {
			goes(heading)
		}
		all := group.Keywords
		group.Keywords = nil
		for k, t := range all {
			if s.keep[[2]int{g, k}] {
				group.Keywords = append(group.Keywords, t)
				continue
			}
			goes(leaves(t, why))
		}
		if len(group.Keywords) > 0 || len(all) == 0 {
			groups = append(groups, group)
		}
	}
	return groups
}

// mentions is the prose of the document in the form of plain, to count skills in.
func mentions(doc *cv.Document) string {
	var b strings.Builder
	doc.Walk(func(r cv.Ref) {
		if r.IsSentence() {
			b.WriteString(" " + plain(r.Text.Value) + " ")
		}
	})
	return b.String()
}

// plain folds case and turns everything but letters, digits, + and # into single spaces.
func plain(s string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(s), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '+' && r != '#'
	}), " ")
}

// sorted are lines in their order, each once.
func sorted(lines []int) []int {
	slices.Sort(lines)
	return slices.Compact(lines)
}
