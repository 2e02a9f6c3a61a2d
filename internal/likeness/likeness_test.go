package likeness

import (
	"fmt"
	"math"
	"slices"
	"testing"
)

// duties is a CV of one post.
func duties(values []string) *CV {
	var list []Value
	for _, v := range values {
		list = append(list, Value{Text: v, Kind: Duty})
	}
	return Of(list, Facts{Months: 30, Posts: []int{30}})
}

// TestRow: the value that says it in other words is the nearest, and the numbers are the larger the nearer the CV is.
func TestRow(t *testing.T) {
	cv := duties([]string{
		"Met with parents and guardians to discuss the progress of students", "Repaired diesel engines",
		"Drew up purchase orders with suppliers",
	})
	for quote, want := range map[string]string{
		"You keep families informed about their children": "Met with parents and guardians to discuss the progress of students",
		"Experience in procurement and with vendors":      "Drew up purchase orders with suppliers",
		"Maintenance of motors":                           "Repaired diesel engines",
	} {
		if got := cv.Of(Demand{Quote: quote, Kind: "skill"}).Nearest; got != want {
			t.Errorf("%q is nearest to %q", quote, got)
		}
	}
	if got := cv.Of(Demand{Quote: "Maintenance of motors", By: []Kind{Paper}}).Nearest; got != "" {
		t.Errorf("a duty is no paper: %q", got)
	}
	near := cv.Of(Demand{Quote: "Repairing diesel engines", Kind: "skill"}).Row
	far := cv.Of(Demand{Quote: "Cutting hair", Kind: "skill"}).Row
	for _, i := range []int{0, 3, 4, 6, 7} {
		if near[i] <= far[i] {
			t.Errorf("number %d: %.2f and %.2f", i, near[i], far[i])
		}
	}
	if near[0] < 0.99 || near[4] < 0.99 {
		t.Errorf("every word is there: %.2f, %.2f", near[0], near[4])
	}
}

// TestRowOfNothing: empty CVs and demands without a word that tells have a row of finite numbers, too.
func TestRowOfNothing(t *testing.T) {
	for _, values := range [][]string{nil, {""}, {"…"}, {"Welder"}} {
		for _, quote := range []string{"", "the", "☃", "Welding"} {
			for i, x := range duties(values).Of(Demand{Quote: quote}).Row {
				if math.IsNaN(x) || math.IsInf(x, 0) {
					t.Errorf("%q beside %q: number %d is %v", quote, values, i, x)
				}
			}
		}
	}
}

// TestYears: of the time that is asked for, posts count by how near they are, and those clearly near whole.
func TestYears(t *testing.T) {
	cv := Of([]Value{
		{Text: "Repaired diesel engines", Kind: Duty, Post: 0},
		{Text: "Cut hair", Kind: Duty, Post: 1},
		{Text: "Engines", Kind: Skill, Post: -1},
	}, Facts{Months: 72, Posts: []int{24, 48}})
	d := Demand{Quote: "Four years of repairing diesel engines", Kind: "experience", Months: 48}
	a := cv.askedFor(d.Quote)
	got := cv.years(d, cv.lookAt(&a, nil))
	if got[0] != 4 || got[1] != 1.5 || got[2] <= 0 || got[2] > 0.9 || got[3] != 0.5 {
		t.Errorf("%v", got)
	}
	d.Months = 0
	if got := cv.years(d, cv.lookAt(&a, nil)); got[0] != 0 || got[1] != 0 || got[3] != 0 || got[5] == 0 {
		t.Errorf("no time is asked for: %v", got)
	}
}

// TestParts: each part of a demand is looked for by itself.
func TestParts(t *testing.T) {
	cv := duties([]string{"Repaired diesel engines", "Cut hair"})
	for quote, want := range map[string][]bool{ // whether the least and the mean part are shown
		"Repairing engines and cutting hair": {true, true}, "Repairing engines, cutting hair, or baking bread": {false, true},
		"Baking bread": {false, false}, "": {false, false},
	} {
		got := cv.parts(quote)
		if (got[0] > 0.7) != want[0] || (got[1] > 0.5) != want[1] {
			t.Errorf("%q: %v", quote, got)
		}
	}
}

// TestOfBothSexes: what is said of a woman and of a man has the same numbers.
func TestOfBothSexes(t *testing.T) {
	she := duties([]string{"She trained her own team and was its spokeswoman", "Captain of the women's cricket team"})
	he := duties([]string{"He trained his own team and was its spokesman", "Captain of the men's cricket team"})
	for _, quote := range []string{"A spokesperson of women", "Training of teams", "Cricket for girls"} {
		a, b := she.Of(Demand{Quote: quote}).Row, he.Of(Demand{Quote: quote}).Row
		if !slices.Equal(a, b) {
			t.Errorf("%q: %v and %v", quote, a, b)
		}
	}
}

// TestEndlessCV: of a CV without end only so many words are compared, and what it says first is.
func TestEndlessCV(t *testing.T) {
	values := []string{"Repaired diesel engines"}
	for i := range 3000 {
		values = append(values, fmt.Sprintf("%d %d1 %d2", 10*i, 10*i, 10*i))
	}
	cv := duties(values)
	if len(cv.list) != mostWords {
		t.Errorf("%d words are compared", len(cv.list))
	}
	if got := cv.Of(Demand{Quote: "Repairing engines"}).Nearest; got != values[0] {
		t.Errorf("nearest is %q", got)
	}
}

// FuzzRow: no text of a CV or an advert breaks the comparison.
func FuzzRow(f *testing.F) {
	f.Add("Met parents", "Keep families informed")
	f.Fuzz(func(_ *testing.T, value, quote string) { duties([]string{value, quote}).Of(Demand{Quote: quote}) })
}
