package main

import (
	"slices"
	"testing"

	"focal/internal/extract/labeller"
	"focal/internal/gold"
)

// linesOf are lines of one segment each.
func linesOf(texts ...string) []labeller.Line {
	var out []labeller.Line
	for _, t := range texts {
		out = append(out, labeller.Line{Text: t, Segments: []labeller.Segment{{Text: t}}})
	}
	return out
}

func TestHeadlineIsFoundInTheHead(t *testing.T) {
	far := slices.Repeat([]string{"and more"}, 12)
	for _, c := range []struct {
		name           string
		person, title  string
		lines          []string
		line           int // where the headline is found, -1 nowhere
		teachesTheHead bool
	}{
		{"below the name", "Ida Holm", "Pilot", []string{"Ida Holm", "Pilot", "Work", "Pilot, Skyways"}, 1, true},
		{"above the name", "Ida Holm", "Pilot", []string{"PILOT", "Ida Holm"}, 0, true},
		{"at the top of a CV without a name", "", "Head Chef", []string{"HEAD CHEF", "Summary", "A cook."}, 0, true},
		{"a title far below is none", "Ida Holm", "Pilot", append(append([]string{"Ida Holm"}, far...), "Pilot"), -1, false},
		{"no headline teaches that there is none", "Ida Holm", "", []string{"Ida Holm", "Leeds"}, -1, true},
	} {
		a := align(&cv{gold: gold.CV{Name: c.person, Headline: c.title}}, linesOf(c.lines...))
		line := -1
		if a.headline.to > 0 {
			line = a.stream.lineAt(a.headline)
		}
		if line != c.line {
			t.Errorf("%s: found in line %d, want %d", c.name, line, c.line)
		}
		if teaches := len(a.wordExamples(labeller.Person)) > 0; teaches != c.teachesTheHead {
			t.Errorf("%s: the head teaches: %v", c.name, teaches)
		}
	}
}

// A town is not looked for inside of another field of the entry.
func TestTownsStandApart(t *testing.T) {
	lines := linesOf("Clerk", "Bank of Elm", "Harbour Road, Elm")
	a := align(&cv{gold: gold.CV{Work: []gold.Post{{Position: "Clerk", Name: "Bank of Elm", Location: "Elm"}}}}, lines)
	if got := a.stream.lineAt(a.posts[0].fields["place"]); got != 2 {
		t.Errorf("found in line %d", got)
	}
}
