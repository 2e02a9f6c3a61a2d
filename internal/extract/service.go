package extract

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
