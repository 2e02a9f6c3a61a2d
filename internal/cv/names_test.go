package cv

import (
	"fmt"
	"strings"
	"testing"
)

func TestNameRuns(t *testing.T) {
	eight := "Brandt|Ocean Drive|Twelve|Olga Ruiz|Weir & Sons|Marble (Oslo)|Quay 9|Ines Falk"
	for _, c := range []struct {
		name, items, want string // ! a bullet
	}{
		{"eight names", eight, "0-8"},
		{"seven", "A|B|C|D|E|F|G", ""},
		{"a long one between", strings.Replace(eight, "Twelve", "Costumes for all of the twelve plays|Twelve", 1), "0-2 3-9"},
		{"one alone stays alone", "Twelve|the costumes of all plays|" + eight, "2-10"},
		{"sentences", "Ran.|Led.|Kept.|Sold.|Built.|Wrote.|Drew.|Rode.|Sang.", ""},
		{"lines of a sentence", "Held|the|keys|to|every|house|of|the|town", ""},
		{"labels with a value", "A: 1|B: 2|C: 3|D: 4|E: 5|F: 6|G: 7|H: 8", ""},
		{"a table torn into pieces", "A (B|C (D|E (F|G (H|I (J|K (L|M (N|O (P", ""},
		{"a label over them", "Papers:|" + eight, "1-9"},
		{"lines over bullets are no names of the same list", "North|South|!A|!B|!C|!D|!E|!F", "0-2 2-8"},
	} {
		s := OtherSection{}
		for _, v := range strings.Split(c.items, "|") {
			value, bullet := strings.CutPrefix(v, "!")
			s.Items = append(s.Items, Item{Text: Text{Value: value}, Bullet: bullet})
		}
		var got []string
		for _, r := range s.NameRuns() {
			got = append(got, fmt.Sprintf("%d-%d", r.From, r.To))
		}
		if got := strings.Join(got, " "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
