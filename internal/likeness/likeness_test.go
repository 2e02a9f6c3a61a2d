package likeness

import (
	"fmt"
	"math"
	"slices"
	"testing"
)

// TestRow: the value that says it in other words is the nearest, and the numbers are the larger the nearer the CV is.
func TestRow(t *testing.T) {
	cv := Of([]string{
		"Met with parents and guardians to discuss the progress of students", "Repaired diesel engines",
		"Drew up purchase orders with suppliers",
	})
	for quote, want := range map[string]string{
		"You keep families informed about their children": "Met with parents and guardians to discuss the progress of students",
		"Experience in procurement and with vendors":      "Drew up purchase orders with suppliers",
		"Maintenance of motors":                           "Repaired diesel engines",
	} {
		if _, nearest := cv.Row(Demand{Quote: quote, Kind: "skill"}); nearest != want {
			t.Errorf("%q is nearest to %q", quote, nearest)
		}
	}
	near, _ := cv.Row(Demand{Quote: "Repairing diesel engines", Kind: "skill"})
	far, _ := cv.Row(Demand{Quote: "Cutting hair", Kind: "skill"})
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
			row, _ := Of(values).Row(Demand{Quote: quote})
			for i, x := range row {
				if math.IsNaN(x) || math.IsInf(x, 0) {
					t.Errorf("%q beside %q: number %d is %v", quote, values, i, x)
				}
			}
		}
	}
}

// TestOfBothSexes: what is said of a woman and of a man has the same numbers.
func TestOfBothSexes(t *testing.T) {
	she := Of([]string{"She trained her own team and was its spokeswoman", "Captain of the women's cricket team"})
	he := Of([]string{"He trained his own team and was its spokesman", "Captain of the men's cricket team"})
	for _, quote := range []string{"A spokesperson of women", "Training of teams", "Cricket for girls"} {
		a, _ := she.Row(Demand{Quote: quote})
		b, _ := he.Row(Demand{Quote: quote})
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
	cv := Of(values)
	if len(cv.list) != mostWords {
		t.Errorf("%d words are compared", len(cv.list))
	}
	if _, nearest := cv.Row(Demand{Quote: "Repairing engines"}); nearest != values[0] {
		t.Errorf("nearest is %q", nearest)
	}
}

// FuzzRow: no text of a CV or an advert breaks the comparison.
func FuzzRow(f *testing.F) {
	f.Add("Met parents", "Keep families informed")
	f.Fuzz(func(_ *testing.T, value, quote string) { Of([]string{value, quote}).Row(Demand{Quote: quote}) })
}
