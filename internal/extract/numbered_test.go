package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestNumberedLists(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"1. Moored ferries\n2. Spliced ropes", "• Moored ferries|• Spliced ropes"},
		{"(1) Moored ferries\nat two quays\n(2) Spliced ropes", "• Moored ferries|at two quays|• Spliced ropes"},
		{"[1] Elm Bridge\n[2] Oak Weir", "• Elm Bridge|• Oak Weir"},
		{"1.\n2.\nMoored ferries\nSpliced ropes", "Moored ferries|Spliced ropes"},
		{"1.\tMoored ferries\n2.\tSpliced ropes", "• Moored ferries|• Spliced ropes"},
		{"1. Moored ferries", "1. Moored ferries"}, // one number makes no list
		{"1.5 MW plant\n2.5 MW plant", "1.5 MW plant|2.5 MW plant"},
		{"2019. A good year\n2020. Another", "2019. A good year|2020. Another"},
		{"3) Crew boats\n4) Tugs", "• Crew boats|• Tugs"},
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
		lines, _, _ := flatten(flow(c.text))
		var got []string
		for _, l := range b.numbered(lines) {
			mark := ""
			if l.bullet {
				mark = "• "
			}
			got = append(got, mark+l.text)
		}
		if s := strings.Join(got, "|"); s != c.want {
			t.Errorf("%q: %q, want %q", c.text, s, c.want)
		}
	}
}
