package extract

import (
	"strings"

	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// inlineHeading accepts "Skills: a, b" where such a label does not belong to a list of groups.
func inlineHeading(c candidate, last headings.Kind, styled int, after bool) bool {
	if after { // one such line follows another
		return !kindIn(c.kind, headings.Other, headings.Contact, headings.Skills)
	}
	switch c.kind {
	case headings.Contact, headings.Other, headings.Clearance:
		return false
	case headings.Work, headings.Education, headings.Volunteering:
		return styled == 0 && last == headings.None
	case headings.Projects, headings.Awards, headings.Publications, headings.Certificates, headings.Memberships, headings.Profile:
		return styled < 3 && !kindIn(last, headings.Work, headings.Education, headings.Skills, headings.Projects)
	case headings.Skills:
		return styled < 3 && !kindIn(last, headings.Skills, headings.Work, headings.Projects)
	}
	return !kindIn(last, headings.Skills, headings.Work, headings.Projects) && (styled < 3 || last != headings.Other)
}

// inlineSure accepts "SKILLS: a, b" wherever it stands: drawn in capitals as the
// headings are, or one of a row of such lines at the end of a CV.
func (f *headerFinder) inlineSure(i int, c candidate) bool {
	switch capital := c.capitalLabel(); {
	case capital && f.capitals >= 3 && !kindIn(c.kind, headings.Contact, headings.Other):
		return true
	case !mayStandInline(c):
		return false
	case capital:
		return true
	case headings.IsLabel(c.text) || f.pointOfPost(i, c):
		return false
	}
	return f.inlineBelow(i, c)
}

// capitalLabel reports a label in capitals before a text that is not.
func (c candidate) capitalLabel() bool { return allCaps(c.text) && !allCaps(c.inline) }

// mayStandInline reports the kinds that CVs often tell in one line: "Languages: Python, Go" in a
// post is none of them.
func mayStandInline(c candidate) bool {
	if c.kind == headings.Languages {
		return namesLanguage(c.inline)
	}
	return kindIn(c.kind, headings.Skills, headings.Interests, headings.References)
}

// pointOfPost reports skills below a list item, where no list of such labels follows.
func (f *headerFinder) pointOfPost(i int, c candidate) bool {
	return c.kind == headings.Skills && i > 0 && f.lines[i-1].bullet &&
		!kindIn(f.last, headings.Certificates, headings.Education, headings.Languages) && !f.rowOfInline(i)
}

// inlineBelow accepts a label below a section of whose entries such labels are a part only in a row of them.
func (f *headerFinder) inlineBelow(i int, c candidate) bool {
	switch f.last {
	case headings.Skills, headings.Projects:
		return c.kind != headings.Skills && f.rowOfInline(i)
	case headings.Work:
		return f.rowOfInline(i)
	}
	return true
}

// capitalLabels counts the kinds of sections that a CV opens with a label in capitals on
// the line of their first words: "SCHOOL: Elm College, 2002 – 2006".
func capitalLabels(cands map[int]candidate) int {
	kinds := map[headings.Kind]bool{}
	for _, c := range cands {
		if c.inline != "" && c.capitalLabel() {
			kinds[c.kind] = true
		}
	}
	return len(kinds)
}

// rowOfInline reports that another heading of the kind stands on the next line, or
// that nothing follows.
func (f *headerFinder) rowOfInline(i int) bool {
	for j := i + 1; j < len(f.lines) && j <= i+3; j++ {
		if n, ok := f.cands[j]; ok && n.kind != f.cands[i].kind {
			return n.inline != "" && kindIn(n.kind, headings.Languages, headings.Interests, headings.References, headings.Skills)
		}
		if f.lines[j].bullet || len(f.lines[j].segs) > 1 {
			return false
		}
	}
	return i+2 >= len(f.lines)
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
