package form

import (
	"slices"

	"focal/internal/cv"
)

// awardPairs puts honours of two lines each together: the reader may take the line below a name, with who gave it and when, for an
// honour of its own. One such pair may be two honours; a list of them is not, nor is a line that is only the name of a body.
func (f *former) awardPairs() {
	list := f.doc.Awards
	var second []int
	for i := 1; i < len(list); i++ {
		if f.givenBelow(&list[i-1], &list[i]) && !slices.Contains(second, i-1) {
			second = append(second, i)
		}
	}
	if one := len(second) == 1 && onlyGiver.MatchString(list[second[0]].Title.Value); len(second) < fewestPairs && !one {
		return
	}
	for _, i := range slices.Backward(second) {
		a, by := &list[i-1], list[i]
		a.Dates = by.Dates
		if by.Title.Value[0] == '[' || by.Title.Value[0] == '(' {
			a.Summary = append(a.Summary, by.Title)
		} else {
			a.Awarder = by.Title
		}
		list = slices.Delete(list, i, i+1)
	}
	f.doc.Awards = list
}

// fewestPairs is how many honours of two lines a list has that is told so.
const fewestPairs = 2

// givenBelow reports an honour without who gave it or when, and right below it a dated line that names a body or an amount.
func (f *former) givenBelow(a, by *cv.Award) bool {
	return f.free(a.Title) && f.free(by.Title) && a.Awarder.IsZero() && a.Dates.IsZero() && len(a.Summary) == 0 &&
		by.Awarder.IsZero() && !by.Dates.IsZero() && len(by.Summary) == 0 && last(a.Title.Lines)+1 == first(by.Title.Lines) &&
		(givesAward(by.Title.Value) || !ofAward.MatchString(by.Title.Value) && asideOfAward.MatchString(by.Title.Value))
}
