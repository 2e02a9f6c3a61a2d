package extract

import (
	"strconv"
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
)

// wholeTimes notes the period beside an employer as said where the posts under it begin
// and end in the same years.
func (b *builder) wholeTimes(paras []para, list []entry, posts []cv.Engagement) {
	for i, e := range list {
		if e.banner < 0 {
			continue
		}
		whole, ok := periodOf(boundaryDates(&paras[e.banner]))
		if !ok || !whole.Period || !filled(whole.Range, underBanner(list, posts, i)) {
			continue
		}
		b.sayWords(paras[e.banner].lines[0], whole.Range.Text.Value)
	}
}

// underBanner are the posts under the line of an employer above entry i.
func underBanner(list []entry, posts []cv.Engagement, i int) []cv.Engagement {
	k := i + 1
	for k < len(list) && list[k].banner < 0 {
		k++
	}
	return posts[i:k]
}

// filled reports posts of which one begins with a period and one ends with it.
func filled(whole cv.DateRange, posts []cv.Engagement) bool {
	starts, ends := false, false
	for i := range posts {
		d := posts[i].Dates
		starts = starts || d.Start.Year == whole.Start.Year
		ends = ends || endsWithPeriod(d, whole)
	}
	return starts && ends
}

func endsWithPeriod(d, whole cv.DateRange) bool {
	if whole.Current {
		return d.Current
	}
	return d.End.Year == whole.End.Year
}

// remarkOf splits "Elm Academy (11-18 comprehensive, 1,150 on roll)": what a CV says about
// an employer in brackets, in lower case or figures, is no part of its name.
func remarkOf(before, inner string) bool {
	if inner == "" || wordCount(inner) > 12 || !onlyNamesEmployer(before) || evidence.Grade(inner) > 1 {
		return false
	}
	if _, err := strconv.Atoi(inner); err == nil || evidence.LegalForm(inner) || strings.Contains(inner, "http") {
		return false
	}
	first := rune(inner[0])
	return startsLower(inner) && wordCount(inner) >= 2 || first >= '0' && first <= '9' && strings.ContainsAny(inner, "-– ")
}

// onlyNamesEmployer reports an employer or a place that is no title, certificate or degree.
func onlyNamesEmployer(text string) bool {
	if evidence.Title(text) >= 1 || certificateScore(text) >= 1 || evidence.Degree(text) >= 1.5 {
		return false
	}
	return evidence.Organisation(text) >= 1.6 || evidence.Place(text) >= 2
}
