package extract

import (
	"strings"

	"focal/internal/extract/headings"
)

// headingAgain reports the heading of a section that comes again over each of its entries, or was
// left when they were taken: "2. Work Experience:". It says nothing by itself.
func headingAgain(text string) bool {
	if _, cut := numberOf(text); cut < len(text) {
		text = text[cut:]
	}
	if wordCount(text) > 3 || strings.ContainsAny(text, "0123456789") {
		return false
	}
	bare := strings.TrimRight(text, " :.-–")
	kind, known := headings.Lookup(bare)
	return known && namesSection[kind] && (bare != strings.TrimSpace(text) || wordCount(bare) > 1)
}

// namesSection are the kinds of sections whose headings are no values elsewhere, as "Languages" is.
var namesSection = map[headings.Kind]bool{
	headings.Work: true, headings.Education: true, headings.Projects: true, headings.Certificates: true,
}
