package labeller

import (
	"sort"
	"strings"
	"testing"
)

func TestListsAreInOrder(t *testing.T) {
	for name, list := range map[string]string{"cities.txt": cities, "fields.txt": fieldWords} {
		lines := strings.Split(strings.TrimSuffix(list, "\n"), "\n")
		if !sort.StringsAreSorted(lines) {
			t.Errorf("%s is not sorted: words would not be found", name)
		}
		for _, i := range []int{0, 1, len(lines) / 2, len(lines) - 1} {
			key, want, _ := strings.Cut(lines[i], "\t")
			if got, ok := lookUp(list, key); !ok || got != want {
				t.Errorf("%s: %q is not found", name, key)
			}
		}
		for _, none := range []string{"", "\x00", "zzzzzz", "qqq qqq", "~"} {
			if _, ok := lookUp(list, none); ok {
				t.Errorf("%s: %q is found", name, none)
			}
		}
	}
}

func TestTowns(t *testing.T) {
	list := split(&facts{Line: &Line{Text: "Welder at Bolt Ltd, Newcastle upon Tyne"}}, 0)
	towns(list)
	var got []string
	for _, w := range list {
		if w.town > 0 {
			got = append(got, w.Text)
		}
	}
	if s := strings.Join(got, " "); s != "Newcastle upon Tyne" {
		t.Errorf("got %q", s)
	}
}
