package labeller

import "testing"

// The line that stands where another entry has the field, drawn alike, is that field; one that differs in anything is not.
func TestLineThatStandsWhereTheOthersHaveTheField(t *testing.T) {
	for name, c := range map[string]struct {
		line  Line
		at    int    // which line below the head it is
		other string // what the other entry's line says
		want  float64
	}{
		"alike":                         {Line{Text: "Agile Moor"}, 1, "Gull Harbour", 1},
		"bold":                          {Line{Text: "Agile Moor", Bold: true}, 1, "Gull Harbour", 0},
		"a line lower":                  {Line{Text: "Agile Moor"}, 2, "Gull Harbour", 0},
		"with a date":                   {Line{Text: "Agile Moor 2014"}, 1, "Gull Harbour", 0},
		"the other's is part of a line": {Line{Text: "Agile Moor"}, 1, "Gull Harbour and its ferries", 0},
	} {
		lines := []Line{{Text: "Web Developer"}, {Text: c.other}, {Text: "Site Clerk"}, {Text: "Kept the books"}, {Text: "Kept the gates"}}
		lines[2+c.at] = c.line
		for i := range lines {
			lines[i].Segments = []Segment{{Text: lines[i].Text}}
		}
		employer := Field{Value: "Gull Harbour", Lines: []int{1}}
		r := &Reading{lines: gather(lines), Entries: []Entry{
			{Kind: Post, Head: []int{0, 1}, Fields: map[string]Field{"title": {Value: "Web Developer"}, "org": employer}},
			{Kind: Post, Head: []int{2}, Body: []int{3, 4}, Fields: map[string]Field{"title": {Value: "Site Clerk"}}},
		}}
		if got := r.surely(&r.Entries[1], 2+c.at, "org"); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
