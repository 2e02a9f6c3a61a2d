package extract

import (
	"slices"
	"testing"

	"focal/internal/extract/labeller"
)

// What a line break cut off a title or an employer is put back; other text stays below.
func TestCarryOver(t *testing.T) {
	full, short := 500.0, 300.0
	for name, c := range map[string]struct {
		above, below string
		right        float64
		field        string
		value, want  string
		head         []int
	}{
		"a title": {
			"Bolt Ltd, from May 2014 to June 2016, as Senior", "Fitter in the harbour", full,
			"title", "Senior", "Senior Fitter",
			[]int{0, 1},
		},
		"an employer": {
			"Worked as a fitter from April 2015 to May 2016 with Bramble", "Enterprises(makers of pumps).", full,
			"org", "Bramble", "Bramble Enterprises",
			[]int{0, 1},
		},
		"a short line": {
			"Bramble", "Enterprises of the harbour", short,
			"org", "Bramble", "Bramble",
			[]int{0},
		},
		"a sentence": {
			"From May 2014 to June 2016 with Bolt Ltd as Fitter", "Mended the pumps", full,
			"title", "Fitter", "Fitter",
			[]int{0},
		},
		"a label": {
			"From May 2014 to June 2016 with Bolt Ltd as Senior", "Engineer: none", full,
			"title", "Senior", "Senior",
			[]int{0},
		},
		"a word behind it": {
			"As Senior in the yard from May 2014 to June 2016", "Fitter", full,
			"title", "Senior", "Senior",
			[]int{0},
		},
		"in small letters": {
			"From May 2014 to June 2016 with Bolt Ltd as Senior", "fitter", full,
			"title", "Senior", "Senior",
			[]int{0},
		},
		"what is no title": {
			"From May 2014 to June 2016 with Bolt Ltd as Fitter", "Hull", full,
			"title", "Fitter", "Fitter",
			[]int{0},
		},
		"another paragraph": {
			"From May 2014 to June 2016 with Bolt Ltd as Senior", "", full,
			"title", "Senior", "Senior",
			[]int{0},
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := &builder{lines: []line{{text: c.above, right: c.right, size: 10}, {text: c.below, right: full, size: 10}}}
			at := len(c.above) - len(c.value)
			if c.above[at:] != c.value {
				at = 3
			}
			e := labeller.Entry{Kind: labeller.Post, Head: []int{0}, Body: []int{1}, Fields: map[string]labeller.Field{
				c.field: {Value: c.value, Lines: []int{0}, From: at, To: at + len(c.value)},
			}}
			b.carryOver(&e)
			if got := e.Fields[c.field].Value; got != c.want || !slices.Equal(e.Head, c.head) {
				t.Errorf("%q, head %v, want %q, %v", got, e.Head, c.want, c.head)
			}
		})
	}
}
