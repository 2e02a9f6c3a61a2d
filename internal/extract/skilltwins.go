package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// pageOf is the number of a page: "Page 2 of 5".
var pageOf = sieve.MustCompile(`(?i)^\W*pages?\W*(?:\d+(?:\W*(?:of|/)\W*\d+)?)?\W*$`)

// toldOnce leaves out a skill that its group tells a second time; the first keeps the lines.
func toldOnce(list []cv.Text) []cv.Text {
	at := map[string]int{}
	var out []cv.Text
	for _, t := range list {
		key := strings.ToLower(strings.TrimSpace(t.Value))
		if i, told := at[key]; told {
			out[i].Lines = addLines(append([]int{}, out[i].Lines...), t.Lines)
			continue
		}
		at[key] = len(out)
		out = append(out, t)
	}
	return out
}

// withoutEmptyTwins leaves out a name without skills that another group has, too.
func withoutEmptyTwins(groups []cv.SkillGroup) []cv.SkillGroup {
	var out []cv.SkillGroup
	for i := range groups {
		g := &groups[i]
		twin := slices.IndexFunc(out, func(o cv.SkillGroup) bool { return sameName(o.Name, g.Name) && (empty(&o) || empty(g)) })
		if twin < 0 {
			out = append(out, *g)
			continue
		}
		both := addLines(append([]int{}, out[twin].Name.Lines...), g.Name.Lines)
		if empty(&out[twin]) {
			out[twin] = *g
		}
		out[twin].Name.Lines = both
	}
	return out
}

func empty(g *cv.SkillGroup) bool { return len(g.Keywords) == 0 && g.Level.IsZero() }

// sameName reports two names that are one.
func sameName(a, b cv.Text) bool { return !a.IsZero() && words.Fold(a.Value) == words.Fold(b.Value) }

// withoutOuterBrackets takes off square brackets that somebody set around a list, and the comma before the second: templates ask so for
// what is to be filled in.
func withoutOuterBrackets(list []cv.Text) []cv.Text {
	var out []cv.Text
	for _, t := range list {
		v := strings.TrimSpace(t.Value)
		opens, closes := strings.Count(v, "["), strings.Count(v, "]")
		switch {
		case opens == 1 && closes == 1 && strings.HasPrefix(v, "[") && strings.HasSuffix(v, "]"):
			t.Value = strings.Trim(v, "[], ;")
			out = append(out, items(t)...)
			continue
		case opens+closes == 1 && (strings.HasPrefix(v, "[") || strings.HasSuffix(v, "]")):
			t.Value = strings.Trim(v, "[], ;")
		}
		if t.Value != "" {
			out = append(out, t)
		}
	}
	return out
}
