package extract

import (
	"strings"

	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// inlineHeading accepts "Skills: a, b" where such a label does not belong to a list of groups.
func inlineHeading(c candidate, last headings.Kind, styled int, after bool) bool {
	if after { // one such line follows another
		return c.kind != headings.Other && c.kind != headings.Contact && c.kind != headings.Skills
	}
	switch c.kind {
	case headings.Contact, headings.Other, headings.Clearance:
		return false
	case headings.Work, headings.Education, headings.Volunteering:
		return styled == 0 && last == headings.None
	case headings.Projects, headings.Awards, headings.Publications, headings.Certificates, headings.Memberships, headings.Profile:
		return styled < 3 && last != headings.Work && last != headings.Education && last != headings.Skills && last != headings.Projects
	case headings.Skills:
		return styled < 3 && last != headings.Skills && last != headings.Work && last != headings.Projects
	}
	return last != headings.Skills && last != headings.Work && last != headings.Projects && (styled < 3 || last != headings.Other)
}

// inlineSure accepts "SKILLS: a, b" wherever it stands: drawn in capitals as the
// headings are, or one of a row of such lines at the end of a CV.
func inlineSure(lines []line, i int, c candidate, last headings.Kind, cands map[int]candidate, capitals int) bool {
	if c.kind != headings.Contact && c.kind != headings.Other && capitals >= 3 && allCaps(c.text) && !allCaps(c.inline) {
		return true
	}
	switch c.kind {
	case headings.Skills, headings.Interests, headings.References:
	case headings.Languages:
		if !namesLanguage(c.inline) {
			return false // "Languages: Python, Go" in a post
		}
	default:
		return false
	}
	if allCaps(c.text) && !allCaps(c.inline) {
		return true
	}
	if headings.IsLabel(c.text) || i > 0 && lines[i-1].bullet && last != headings.Certificates && last != headings.Education && last != headings.Languages && c.kind == headings.Skills && !rowOfInline(lines, i, cands) {
		return false
	}
	switch last {
	case headings.Skills, headings.Projects:
		return c.kind != headings.Skills && rowOfInline(lines, i, cands)
	case headings.Work:
		return rowOfInline(lines, i, cands)
	}
	return true
}

// capitalLabels counts the kinds of sections that a CV opens with a label in capitals on
// the line of their first words: "SCHOOL: Elm College, 2002 – 2006".
func capitalLabels(cands map[int]candidate) int {
	kinds := map[headings.Kind]bool{}
	for _, c := range cands {
		if c.inline != "" && allCaps(c.text) && !allCaps(c.inline) {
			kinds[c.kind] = true
		}
	}
	return len(kinds)
}

// rowOfInline reports that another heading of the kind stands on the next line, or
// that nothing follows.
func rowOfInline(lines []line, i int, cands map[int]candidate) bool {
	for j := i + 1; j < len(lines) && j <= i+3; j++ {
		if n, ok := cands[j]; ok && n.kind != cands[i].kind {
			return n.inline != "" && (n.kind == headings.Languages || n.kind == headings.Interests || n.kind == headings.References || n.kind == headings.Skills)
		}
		if lines[j].bullet || len(lines[j].segs) > 1 {
			return false
		}
	}
	return i+2 >= len(lines)
}

// namesLanguage reports a list that begins with a spoken language.
func namesLanguage(text string) bool {
	first := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",;·•|/(–-", r) })
	if len(first) == 0 {
		return false
	}
	lead, _ := leadingLanguage(strings.TrimSpace(first[0]))
	return lead != "" || words.Languages().Has(words.Fold(first[0]))
}
