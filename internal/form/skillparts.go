package form

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// torn puts skills together again that a comma or a label only seemed to part: "Sail plans, and general knowledge of lofts",
// and a sentence whose first words were taken for the name of its group.
func (f *former) torn() {
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		f.wholeName(g)
		g.Keywords = f.whole(g.Keywords)
	}
	f.bareNames()
}

// goesOnWith is how the rest of a text begins that was no item of its own.
var goesOnWith = regexp.MustCompile(`^(?:and|or|with|including|according|after|before|for|in|of|to|as|by|&) ?\b`)

// wholeName gives the words back to a sentence that were taken for the name of its group: the file has them in one, without a
// mark between them.
func (f *former) wholeName(g *cv.SkillGroup) {
	if g.Name.IsZero() || !g.Level.IsZero() || len(g.Keywords) == 0 || !f.free(g.Name) || !f.free(g.Keywords[0]) ||
		!goesOnWith.MatchString(g.Keywords[0].Value) {
		return
	}
	if !strings.Contains(f.fileText(g.Name, g.Keywords[0]), g.Name.Value+" "+firstWord(g.Keywords[0].Value)) {
		return
	}
	whole, n := with(g.Name, " ", g.Keywords[0]), 1
	for ; n < len(g.Keywords) && f.free(g.Keywords[n]) && slices.ContainsFunc(g.Keywords[n].Lines, func(l int) bool {
		return slices.Contains(whole.Lines, l)
	}) && f.between(g.Keywords[n-1], g.Keywords[n]) == ", "; n++ {
		whole = with(whole, ", ", g.Keywords[n]) // the sentence goes on
	}
	g.Keywords = append([]cv.Text{whole}, g.Keywords[n:]...)
	g.Name = cv.Text{}
}

func firstWord(s string) string {
	first, _, _ := strings.Cut(s, " ")
	return first
}

// fileText is the text of the lines of values, with single spaces.
func (f *former) fileText(list ...cv.Text) string {
	var all []string
	for _, n := range lines(list...) {
		if n < len(f.doc.Source) {
			all = append(all, strings.Fields(f.doc.Source[n].Text)...)
		}
	}
	return strings.Join(all, " ")
}

// whole joins items to the one before them that they are the rest of.
func (f *former) whole(list []cv.Text) []cv.Text {
	var out []cv.Text
	for i, t := range list {
		if n := len(out); n > 0 && f.free(t) && f.free(out[n-1]) && f.near(out[n-1], t) {
			mark := f.between(out[n-1], t)
			if mark != "" && restOfItem(out[n-1].Value, t.Value) && (mark == " " || !endOfList(list[:i], t)) {
				out[n-1] = with(out[n-1], mark, t)
				continue
			}
		}
		out = append(out, t)
	}
	return out
}

// near reports values of one line, or of two that stand one below the other.
func (f *former) near(t, next cv.Text) bool {
	return len(t.Lines) > 0 && len(next.Lines) > 0 && next.Lines[0]-t.Lines[len(t.Lines)-1] <= 1 && next.Lines[0] >= t.Lines[0]
}

// between is what the file has between two values that follow each other, a comma or a space; "" where it is anything else.
func (f *former) between(t, next cv.Text) string {
	text := f.fileText(t, next)
	switch {
	case strings.Contains(text, t.Value+" "+next.Value):
		return " "
	case strings.Contains(closed(text), closed(t.Value)+","+closed(next.Value)):
		return ", "
	}
	return ""
}

// closed is a text with no spaces beside its commas.
func closed(s string) string { return strings.NewReplacer(", ", ",", " ,", ",").Replace(s) }

// restOfItem reports that an item goes on with the next: that one begins with a word that joins, or this one ends with one.
func restOfItem(item, next string) bool {
	bare := strings.TrimPrefix(strings.TrimPrefix(next, "and "), "& ")
	return joiner.MatchString(next) && !opensVerb(bare) || unfinishedItem.MatchString(item)
}

// endOfList reports the last of several items, not the rest of one: it is a name, or has few words, or two stand before it on
// its line.
func endOfList(before []cv.Text, t cv.Text) bool {
	if !joiner.MatchString(t.Value) {
		return false
	}
	_, bare, _ := strings.Cut(t.Value, " ")
	n := len(before)
	return tool(bare) || wordCount(bare) < fewestItems ||
		n > 1 && len(t.Lines) > 0 && slices.Contains(before[n-2].Lines, t.Lines[0])
}

var (
	// joiner opens what goes on with the item before.
	joiner = regexp.MustCompile(`^(?:and|or|with|including|&) ?\b`)
	// unfinishedItem is the end of an item that something must follow.
	unfinishedItem = regexp.MustCompile(` (?:and|or|of|the|with|for|&|in)$`)
)

// bareNames takes away names of groups that say no more than the section does or stand twice, and gives a name without skills
// to the skills that stand below it without a name.
func (f *former) bareNames() {
	var groups []cv.SkillGroup
	for _, g := range f.doc.Skills {
		if generalName[words.Fold(g.Name.Value)] && f.free(g.Name) && g.Level.IsZero() {
			g.Name = cv.Text{}
		}
		if n := len(groups); n > 0 && f.onlyName(groups[n-1]) && f.namedBy(&g, groups[n-1].Name) {
			groups = groups[:n-1]
		}
		if !g.Name.IsZero() || !g.Level.IsZero() || len(g.Keywords) > 0 {
			groups = append(groups, g)
		}
	}
	f.doc.Skills = groups
}

// onlyName reports a group that is a name and nothing else.
func (f *former) onlyName(g cv.SkillGroup) bool {
	return len(g.Keywords) == 0 && g.Level.IsZero() && !g.Name.IsZero() && f.free(g.Name)
}

// namedBy gives a group the name that stands above it, and reports that the name has its place: it is the same, or one that
// leads to skills on the line below.
func (f *former) namedBy(g *cv.SkillGroup, name cv.Text) bool {
	if f.onlyName(*g) {
		return g.Name.Value == name.Value
	}
	if !g.Name.IsZero() || lead.FindString(name.Value) != name.Value || len(g.Keywords) == 0 || !f.below(name, g.Keywords[0]) {
		return false
	}
	g.Name = name
	return true
}

// below reports a value on the line below another.
func (f *former) below(t, next cv.Text) bool {
	return len(t.Lines) > 0 && len(next.Lines) > 0 && t.Lines[len(t.Lines)-1]+1 == next.Lines[0]
}

// generalName are names of groups that the heading of the section says by itself.
var generalName = map[string]bool{"skills": true, "skill": true, "key skills": true, "core skills": true, "skill set": true}
