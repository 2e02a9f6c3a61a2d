package extract

import (
	"strconv"
	"strings"

	"focal/internal/extract/evidence"
)

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
