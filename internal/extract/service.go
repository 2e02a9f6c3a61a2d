package extract

import (
	"focal/internal/extract/words"
)

// academicService reports a section of what academics do for their subject (reviews,
// committees, examinations): no voluntary work, though the heading alone does not tell.
func academicService(s *section) bool {
	f := words.Split(s.heading)
	if len(f) == 0 || f[len(f)-1] != "service" && f[0] != "service" || len(s.paras) == 0 || publicService.Contains(f) {
		return false
	}
	n := 0
	for i := range s.paras {
		if serviceWords.Contains(words.Split(s.paras[i].text)) {
			n++
		}
	}
	return n*2 > len(s.paras)
}

// publicService is done for a community, on its committees too.
var publicService = words.NewSet("community", "voluntary", "volunteer", "civic", "charity", "charitable", "public", "church",
	"parish", "village")

var serviceWords = words.NewSet("reviewer", "reviewing", "reviewed", "reviews", "referee", "peer review", "examiner", "examiners",
	"committee", "committees", "editor", "editorial", "programme chair", "program chair", "session chair", "panel", "convenor",
	"convener", "senate", "faculty board", "search committee", "admissions")

// plainMarks takes the marks off headings that a CV draws with a mark each: what looks
// like list items are headings where most lines with that mark are known as such.
func plainMarks(lines []line) {
	glyphs := tallyGlyphs(lines)
	for i := range lines {
		if t := glyphs[lines[i].glyph]; t != nil && lines[i].bullet && t.known >= 2 && t.known*3 >= t.all*2 {
			lines[i].bullet, lines[i].glyph = false, ""
		}
	}
}

// glyphTally counts the lines with a mark, and the known headings among them.
type glyphTally struct{ known, all int }

func tallyGlyphs(lines []line) map[string]*glyphTally {
	glyphs := map[string]*glyphTally{}
	for i := range lines {
		l := &lines[i]
		if !l.bullet || l.glyph == "" {
			continue
		}
		if glyphs[l.glyph] == nil {
			glyphs[l.glyph] = &glyphTally{}
		}
		glyphs[l.glyph].all++
		if namesHeading(l.text) && wordCount(l.text) <= maxHeadingWords {
			glyphs[l.glyph].known++
		}
	}
	return glyphs
}
