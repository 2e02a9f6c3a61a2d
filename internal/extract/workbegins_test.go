package extract

import (
	"slices"
	"strings"
	"testing"
)

// A post that is named in a word or two below the heading of work is one; a remark there is none.
func TestPostsOfAFewWords(t *testing.T) {
	const rest = "\n# Education\nBSc Marine Biology, Wexlow University, 2015\n# Skills\nRigging, sounding"
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"freelance": {"# Work History\nFreelancer\n- Built a tide app.\n- Built a log of moorings.", []string{"Freelancer"}},
		"a title and a time": {
			"# Experience\nComputer teacher (6 months)\n- Taught twenty pupils of a village.\n- Kept the machines.",
			[]string{"Computer teacher"},
		},
		"a remark":   {"# Experience\nFresher", nil},
		"a sentence": {"# Experience\nTaught the crew of a harbour to read the tides.", nil},
		"duties":     {"# Responsibilities\nSite engineer for two docks", nil},
	} {
		t.Run(name, func(t *testing.T) {
			doc, _ := Document(flow(top+c.text+rest), Options{})
			var got []string
			for _, w := range doc.Work {
				got = append(got, strings.TrimSuffix(strings.TrimSpace(w.Title.Value+" "+w.Organisation.Value), "."))
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}
