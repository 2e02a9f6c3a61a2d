package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// The text of a post keeps its order: prose above a list is told above it, prose below it stays below.
func TestDutiesKeepTheirOrder(t *testing.T) {
	long := strings.TrimSpace(strings.Repeat("and then the quay was dredged again by night ", 6)) + "."
	for _, c := range []struct {
		name           string
		texts          []string // of a list where it begins with "- "
		prose, bullets int
	}{
		{"prose, then a list", []string{long, "- Dredged the quay", "- Raised the sluice"}, 1, 2},
		{"a list, then prose", []string{"- Dredged the quay", long}, 0, 2},
		{"prose, a list, prose", []string{long, "- Dredged the quay", long}, 1, 2},
		{"a length of time that no date tells", []string{"2 years 10 months", long}, 0, 2},
		{"prose alone", []string{long, long}, 2, 0},
	} {
		var paras []para
		for i, text := range c.texts {
			bare, bullet := strings.CutPrefix(text, "- ")
			paras = append(paras, para{lines: []int{i}, segs: []segment{{text: bare}}, text: bare, bullet: bullet, count: wordCount(bare)})
		}
		var w cv.Engagement
		(&builder{doc: &cv.Document{}, used: map[int]bool{}}).duties(paras, &w)
		if len(w.Summary) != c.prose || len(w.Highlights) != c.bullets {
			t.Errorf("%s: %d paragraphs and %d points", c.name, len(w.Summary), len(w.Highlights))
		}
	}
}

// A line that only says that duties follow is no duty.
func TestAnnounces(t *testing.T) {
	for text, want := range map[string]bool{
		"Key Result Areas/ Skills": true, "Role of Work:": true, "Key Activities:": true, "Roles and responsibilities held": true,
		"Responsibilities of the crew": false, "Key activities of the harbour": false,
	} {
		if got := announces(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// The label of a form goes from the duty in the cell beside it, too; a position keeps it.
func TestDutiesInCells(t *testing.T) {
	for _, c := range []struct {
		cells []string
		want  string
	}{
		{[]string{"Duties : counts the stock and keeps the books"}, "counts the stock and keeps the books"},
		{[]string{"Duties", ": counts the stock and keeps the books"}, "counts the stock and keeps the books"},
		{[]string{"Role", ": Harbour Engineer"}, "Role : Harbour Engineer"},
		{[]string{"Duties: none", "Place: the yard at the quay in Wexlow"}, "Duties: none Place: the yard at the quay in Wexlow"},
	} {
		p := para{lines: []int{0}}
		for _, cell := range c.cells {
			p.segs = append(p.segs, segment{text: cell})
		}
		p.refresh()
		withoutLabel(&p)
		if got := strings.Join(strings.Fields(p.text), " "); got != c.want {
			t.Errorf("%q: %q", c.cells, got)
		}
	}
}
