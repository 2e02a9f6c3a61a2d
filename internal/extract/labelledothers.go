package extract

import (
	"regexp"
	"strings"

	"focal/internal/extract/labeller"
)

// ofOthers is the label of a line that names whom somebody worked for: "Superior: Project Manager", "Reporting to: Fleet Head".
var ofOthers = regexp.MustCompile(`(?i)^\W*(?:((?:my |immediate |direct )?(?:superior|supervisor|line manager)s?(?: name|'s name)?|` +
	`report(?:s|ed|ing)?(?: directly)? to)\s*:|((?:my |immediate )?superiors?|report(?:s|ing)? to)\t)\s*:?\s*`)

// namesOther is a line that names a superior, with its label; "" for others.
func namesOther(text string) string {
	m := ofOthers.FindStringSubmatchIndex(text)
	if m == nil || m[1] == len(text) {
		return ""
	}
	label := max(m[3], m[5])
	return strings.TrimSpace(text[:label]) + ": " + strings.ReplaceAll(text[m[1]:], "\t", " ")
}

// othersNamed says of the lines of a head that name somebody else that they hold no title of the person's own.
func (b *builder) othersNamed(known *labeller.Certain) {
	for i := range b.lines {
		if namesOther(b.lines[i].text) == "" {
			continue
		}
		if known.Whole == nil {
			known.Whole = map[int]bool{}
		}
		known.Whole[i] = true
	}
}
