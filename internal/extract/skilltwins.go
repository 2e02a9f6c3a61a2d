package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// pageOf is the number of a page: "Page 2 of 5".
var pageOf = sieve.MustCompile(`(?i)^(?:[^\pL\d]*\d{1,2}[^\pL\d]+page|[^\pL\d]*pages?)[^\pL\d]*(?:\d+(?:\W*(?:of|/)\W*\d+)?)?[^\pL\d]*$`)

// onlyLevel is how well something is known, without what that is: "5/5", "79.8%". Bare figures are versions ("Windows 7, 8, 10").
var onlyLevel = sieve.MustCompile(`^[^\pL\d]*(?:\d{1,3}(?:\.\d+)? ?(?:%|/ ?\d{1,3}))?[^\pL\d]*$`)

// levelsAlone marks the lines of skills that hold nothing but a level or the number of a page: they are of no section.
func (b *builder) levelsAlone() {
	for _, g := range b.doc.Skills {
		if len(g.Keywords) < 2 {
			continue // it is of the name
		}
		for _, k := range g.Keywords {
			if line := b.ownText(k); line != "" && (onlyLevel.MatchString(line) || pageOf.MatchString(line)) {
				b.use(k.Lines)
			}
		}
	}
}

// ownText is the line of a value that has a single one, or "".
func (b *builder) ownText(t cv.Text) string {
	if len(t.Lines) != 1 || t.Lines[0] >= len(b.doc.Source) {
		return ""
	}
	return strings.TrimSpace(b.doc.Source[t.Lines[0]].Text)
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
