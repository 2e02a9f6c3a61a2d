package labeller

import (
	"slices"
	"strings"
	"testing"
)

// Where an entry of a list began a line early or late, all begin anew with the field that leaves each of them whole.
// A line is told by its fields: S school, D degree, E employer, T title, Y a time; a plus begins an entry.
func TestListsThatSlipped(t *testing.T) {
	for name, c := range map[string]struct {
		kind Kind
		list string
		want string // the lines where the entries begin; "" is as before
	}{
		"schools above degrees":        {Course, "+S +DY S +DY S D", "0 2 4"},
		"degrees above schools":        {Course, "+DY +S +DY S +DY S", "0 2 4"},
		"one list in one entry":        {Course, "+DY S +DY S D S", "0 2 4"},
		"two courses in one":           {Course, "+D S D S", "0 2"},
		"one course":                   {Course, "+D S Y", ""},
		"as it should be":              {Course, "+S DY +S DY", ""},
		"a school with two degrees":    {Course, "+S DY +DY", ""},
		"dates behind the text":        {Post, "+TE +Y TE +Y TE Y", "0 2 4"},
		"one employer, several posts":  {Post, "+E TY +TY +TY", ""},
		"posts told in a line":         {Post, "+T +ET +T +E +ET", ""}, // two of them would become one
		"a whole post would be lost":   {Post, "+Y +E T +EY T +EY T +ET", ""},
		"an employer would be on top":  {Post, "+E TY +E TY +TY E T", ""},
		"posts that lack their titles": {Post, "+EY +EY +EY", ""},
	} {
		l := listOf(c.kind, c.list)
		var want []int
		for i := range strings.Fields(c.list) {
			if slices.Contains(strings.Fields(c.want), string(rune('0'+i))) {
				want = append(want, i)
			}
		}
		if got := l.better(); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

func listOf(kind Kind, text string) entryList {
	fields := map[rune]string{'S': "school", 'D': "degree", 'E': "org", 'T': "title", 'Y': dateField, 'O': opensDated}
	l := entryList{kind: kind, has: map[int][]string{}}
	for i, f := range strings.Fields(text) {
		l.lines = append(l.lines, i)
		if rest, begins := strings.CutPrefix(f, "+"); begins {
			l.at, f = append(l.at, i), rest
		}
		for _, r := range f {
			l.has[i] = append(l.has[i], fields[r])
		}
	}
	return l
}
