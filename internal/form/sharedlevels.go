package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// "Fluent in Welsh, Urdu, and Hindi" says of all three how well they are spoken. The reader gives the level to the first of them, and
// may leave the others among the skills, where nobody looks for a language.

// sharedLevels gives each language of such a list the level that stands before it.
func (f *former) sharedLevels() {
	for i := range f.doc.Languages {
		l := f.doc.Languages[i]
		line := f.ownLine(l.Name)
		if l.Fluency.IsZero() || line == "" || !f.free(l.Name) || !f.free(l.Fluency) {
			continue
		}
		names := listBehind(line, l.Fluency.Value, l.Name.Value)
		if len(names) < 2 || slices.ContainsFunc(names, func(n string) bool { return f.otherLevel(n, l) }) {
			continue
		}
		level := l.Fluency
		for _, name := range names[1:] {
			if label := f.takeLanguage(name, l.Name.Lines); bothTongues.Has(words.Fold(label.Value)) && level.Value == l.Fluency.Value {
				level = with(label, ", ", level)
			}
			f.speaks(withValue(l.Name, name), level)
		}
		f.doc.Languages[i].Fluency = level
	}
}

// bothTongues are labels of groups that say how well.
var bothTongues = words.NewSet("bilingual", "trilingual")

// otherLevel reports a language that has a level of its own elsewhere.
func (f *former) otherLevel(name string, beside cv.Language) bool {
	has := f.levelOf(name)
	return has != "" && !strings.EqualFold(name, beside.Name.Value)
}

// severalNames are several names in a list.
var severalNames = sieve.MustCompile(`^(?: in|:)? +(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?` +
	`(?:(?:, (?:and )?| and | & | ?/ ?)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)+)(.*)`)

// listBehind are the languages that stand behind a level in a line, the one that has it first; none where one of them may have a
// level of its own behind it, or where nothing says that the list is one.
func listBehind(line, level, name string) []string {
	at := strings.Index(line, level)
	if at < 0 {
		return nil
	}
	m := severalNames.FindStringSubmatch(line[at+len(level):])
	if m == nil || strings.ContainsAny(m[2], "(:–-") || !strings.HasPrefix(line[at+len(level):], " in ") && !joinedLast.MatchString(m[1]) {
		return nil
	}
	names := betweenSpoken.Split(m[1], -1)
	if names[0] != name || slices.ContainsFunc(names, func(n string) bool { return !words.Languages().Has(words.Fold(n)) }) {
		return nil
	}
	return names
}

// joinedLast is a list whose last item is joined to the others by a word or a sign.
var joinedLast = sieve.MustCompile(`(?: and | & | ?/ ?)\p{Lu}[\p{L} ]+$`)

// takeLanguage takes a language from the skills of its lines, and returns the label of its group, which is said of
// nothing else in it.
func (f *former) takeLanguage(name string, on []int) (label cv.Text) {
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		before := len(g.Keywords)
		g.Keywords = slices.DeleteFunc(g.Keywords, func(t cv.Text) bool {
			return f.free(t) && slices.Equal(t.Lines, on) && words.Fold(strings.Trim(t.Value, " .")) == words.Fold(name)
		})
		if len(g.Keywords) < before && labelsOfSpoken.Has(words.Fold(g.Name.Value)) && slices.Equal(g.Name.Lines, on) {
			label, g.Name = g.Name, cv.Text{}
		}
	}
	f.doc.Skills = slices.DeleteFunc(f.doc.Skills, func(g cv.SkillGroup) bool { return g.Name.IsZero() && len(g.Keywords) == 0 })
	return label
}
