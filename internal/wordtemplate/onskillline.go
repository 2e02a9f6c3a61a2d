package wordtemplate

import (
	"slices"
	"strings"

	"focal/internal/cv"
)

// onLine are the skills of a group that stand on its line, and those that get a bullet each. Below the name of a group
// bullets make a heading of it; where they are short and few they stand behind it, as a label has it.
func onLine(g cv.SkillGroup) (short, long []any) {
	short, long = byLength(g.Keywords)
	if g.Name.Value == "" || len(long) == 0 || !fitBehindLabel(g.Keywords) || addedTo(g) {
		return short, long
	}
	line := ""
	for i, t := range g.Keywords {
		switch {
		case t.Value == "":
		case line == "":
			line = t.Value
		case slices.Equal(t.Lines, g.Keywords[i-1].Lines): // items of one list
			line += ", " + t.Value
		default:
			line = strings.TrimRight(line, " .,;") + "; " + t.Value
		}
	}
	return []any{line}, []any{}
}

// addedTo reports a list on one line, with the label or below it, and more on the lines that follow: that may well not be of
// the group.
func addedTo(g cv.SkillGroup) bool {
	first, last := g.Keywords[0].Lines, g.Keywords[len(g.Keywords)-1].Lines
	if len(first) == 0 || slices.Equal(first, last) {
		return false
	}
	own := func(t cv.Text) bool {
		return len(g.Name.Lines) > 0 && len(t.Lines) > 0 && t.Lines[0] == g.Name.Lines[0]
	}
	return own(g.Keywords[0]) && !own(g.Keywords[len(g.Keywords)-1]) || slices.Equal(first, g.Keywords[1].Lines)
}

// fitBehindLabel reports phrases, none of several sentences, that are read on one line behind a label.
func fitBehindLabel(list []cv.Text) bool {
	words := 0
	for _, t := range list {
		if len(t.Lines) == 0 && len(list) > 1 {
			return false // not from a file: nobody knows how they stood
		}
		n := cv.WordCount(t.Value)
		parted := strings.Contains(t.Value, ". ") || strings.Contains(t.Value, ": ")
		if parted || n > longestBehindLabel || strings.Contains(t.Value, ";") && len(list) > 1 {
			return false
		}
		words += n
	}
	return words <= mostBehindLabel
}

const (
	// longestBehindLabel is how many words a phrase behind a label has at most.
	longestBehindLabel = 26
	// mostBehindLabel is how many they have together.
	mostBehindLabel = 52
)
