package fit

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
)

// limitSkills keeps the n best skills in their groups and order; the others are
// named in one note (decisions D-48).
func limitSkills(doc *cv.Document, n int, weights Weights, goes func(cv.Note) bool) {
	type skill struct {
		group, index int
		text         cv.Text
		evidence     int
	}
	prose := mentions(doc)
	var all []skill
	for g, group := range doc.Skills {
		for k, t := range group.Keywords {
			all = append(all, skill{g, k, t, strings.Count(prose, " "+plain(t.Value)+" ")})
		}
	}
	if len(all) <= n {
		return
	}
	slices.SortStableFunc(all, func(a, b skill) int {
		if c := cmp.Compare(weights[b.text.ID], weights[a.text.ID]); c != 0 {
			return c
		}
		return b.evidence - a.evidence
	})
	keep := map[[2]int]bool{}
	for _, s := range all[:n] {
		keep[[2]int{s.group, s.index}] = true
	}
	var omitted []string
	var lines []int
	var groups []cv.SkillGroup
	for g, group := range doc.Skills {
		var kept []cv.Text
		for k, t := range group.Keywords {
			if keep[[2]int{g, k}] {
				kept = append(kept, t)
				continue
			}
			omitted = append(omitted, t.Value)
			lines = append(lines, t.Lines...)
		}
		if len(kept) > 0 || len(group.Keywords) == 0 {
			group.Keywords = kept
			groups = append(groups, group)
		} else if !group.Name.IsZero() {
			omitted = append(omitted, strings.TrimSpace("(group: "+group.Name.Value+" "+group.Level.Value)+")")
		}
	}
	slices.Sort(lines)
	if goes(cv.Note{Kind: cv.NoteLeftOut, Before: strings.Join(omitted, ", "), Lines: slices.Compact(lines),
		Reason: fmt.Sprintf("Left out: the limit is %s; those that the job or the posts mention come first.", count(n, "skill"))}) {
		doc.Skills = groups
	}
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
