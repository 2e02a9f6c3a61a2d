package wordtemplate

import (
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
)

// Few phrases stand behind their label; a list with more below it stays one, as what follows may not be of it.
func TestPhrasesBehindALabel(t *testing.T) {
	calm, lead := "Able to stay calm in storms and fog.", "Ready to lead a crew of four people"
	for _, c := range []struct {
		name  string
		texts []string
		lines []int
		want  string
	}{
		{"Strengths", []string{calm, "Punctual", lead}, []int{2, 3, 4}, "Able to stay calm in storms and fog; Punctual; " + lead + "/"},
		{"Strengths", []string{lead, "Knots", "Splices"}, []int{2, 3, 3}, lead + "; Knots, Splices/"},
		{"Laboratory", []string{lead}, []int{1}, lead + "/"},
		{"", []string{calm, lead}, []int{2, 3}, "/" + calm + "," + lead},
		{"Office", []string{"Word", "Excel", calm, lead}, []int{1, 1, 2, 3}, "Word,Excel/" + calm + "," + lead},
		{"Office", []string{"Word", "Excel", calm, lead}, []int{2, 2, 3, 4}, "Word,Excel/" + calm + "," + lead},
		{
			"Notes",
			[]string{"One sentence of some words. Another one follows it here."},
			[]int{2},
			"/One sentence of some words. Another one follows it here.",
		},
		{"Strengths", []string{strings.Repeat("word ", 40)}, []int{2}, "/" + strings.Repeat("word ", 40)},
		{"Tools", []string{"Saws", "Planes"}, []int{1, 1}, "Saws,Planes/"},
	} {
		g := cv.SkillGroup{Name: cv.Text{Value: c.name, Lines: []int{1}}}
		for i, v := range c.texts {
			g.Keywords = append(g.Keywords, cv.Text{Value: v, Lines: []int{c.lines[i]}})
		}
		short, long := onLine(g)
		got := strings.Trim(strings.ReplaceAll(fmt.Sprintf("%q/%q", short, long), `"`, ""), "")
		want := fmt.Sprintf("[%s]", strings.ReplaceAll(strings.Join(strings.Split(c.want, "/"), "]/["), ",", " "))
		if strings.ReplaceAll(got, ",", " ") != want {
			t.Errorf("%s %q: got %s, want %s", c.name, c.texts, got, want)
		}
	}
}
