package extract

import (
	"strconv"
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// wholeTimes notes the period beside an employer as said where the posts under it begin
// and end in the same years.
func (b *builder) wholeTimes(paras []para, list []entry, posts []cv.Engagement) {
	for i, e := range list {
		if e.banner < 0 {
			continue
		}
		whole, ok := periodOf(boundaryDates(&paras[e.banner]))
		if !ok || !whole.Period {
			continue
		}
		starts, ends := false, false
		for k := i; k < len(list) && (k == i || list[k].banner < 0); k++ {
			d := posts[k].Dates
			starts = starts || d.Start.Year == whole.Range.Start.Year
			ends = ends || d.Current && whole.Range.Current || d.End.Year == whole.Range.End.Year && !whole.Range.Current
		}
		if starts && ends {
			if b.said == nil {
				b.said = map[int][]string{}
			}
			line := paras[e.banner].lines[0]
			b.said[line] = append(b.said[line], words.Split(whole.Range.Text.Value)...)
		}
	}
}

// remarkOf splits "Elm Academy (11-18 comprehensive, 1,150 on roll)": what a CV says about
// an employer in brackets, in lower case or figures, is no part of its name.
func remarkOf(before, inner string) bool {
	if inner == "" || wordCount(inner) > 12 || evidence.Title(before) >= 1 || certificateScore(before) >= 1 || evidence.Degree(before) >= 1.5 || evidence.Grade(inner) > 1 || evidence.Organisation(before) < 1.6 && evidence.Place(before) < 2 {
		return false
	}
	if _, err := strconv.Atoi(inner); err == nil || evidence.LegalForm(inner) || strings.Contains(inner, "http") {
		return false
	}
	first := rune(inner[0])
	return startsLower(inner) && wordCount(inner) >= 2 || first >= '0' && first <= '9' && strings.ContainsAny(inner, "-– ")
}
