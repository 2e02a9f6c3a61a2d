package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/extract/labeller"
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

// A line drawn as the headings are, and as nothing else is, is one; drawn as titles are, too, it need not be.
func TestMissedHeadings(t *testing.T) {
	head := style{size: 28, bold: true}
	for _, c := range []struct {
		name string
		also []string // drawn so too
		want bool
	}{
		{"as headings are", nil, true},
		{"as a sentence is", []string{"Lifted beams onto the deck."}, false},
		{"as many titles are", []string{"Crane Driver", "Rigger", "Mate", "Bosun"}, false},
	} {
		b := &builder{}
		r := &labeller.Reading{}
		for i, text := range append([]string{"Profile", "Experience", "Education", "Harbour of tomorrow"}, c.also...) {
			l := line{segs: []segment{{text: text}}, index: i}
			l.finish()
			l.style = head
			b.lines, r.Labels = append(b.lines, l), append(r.Labels, labeller.WorkBody)
		}
		known := map[int][]labeller.Label{}
		b.missedHeadings(r, known)
		if got := known[3] != nil; got != c.want {
			t.Errorf("%s: heading %v, want %v", c.name, got, c.want)
		}
	}
}
