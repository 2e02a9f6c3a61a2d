package extract

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// clearanceLabel is a label or a heading that only a clearance follows.
var clearanceLabel = sieve.MustCompile(`(?i)^\W*(?:(?:national|uk|us|nato|current|government|defence) )*(?:security|vetting) ` +
	`(?:clearance|vetting|status|level)s?(?: (?:level|status|held))?\s*(?:[:=–-]+\s*|$)(.*)$`)

// labelledClearance reads what stands behind or below such a label where no section told a clearance:
// a level that is hardly a word ("eDV") is taken for the end of something else.
func (b *builder) labelledClearance() {
	for i := range b.lines {
		m := clearanceLabel.FindStringSubmatch(b.lines[i].text)
		if len(b.doc.Clearances) > 0 {
			return
		}
		if m == nil {
			continue
		}
		said, at := m[1], b.lines[i].index
		if said == "" && i+1 < len(b.lines) {
			said, at = b.lines[i+1].text, b.lines[i+1].index
		}
		if opensWithLevel(said) && b.readClearance(said, []int{at}, true) {
			b.readElsewhere(said)
		}
	}
}

// opensWithLevel reports a text that begins with a level.
func opensWithLevel(text string) bool {
	return slices.ContainsFunc(levels, func(l level) bool {
		m := l.pattern.FindStringIndex(text)
		return m != nil && m[0] == 0
	})
}

// readElsewhere drops a text that is a clearance now from the head and the profile.
func (b *builder) readElsewhere(said string) {
	d := b.doc
	d.Person.Details = slices.DeleteFunc(d.Person.Details, func(f cv.Detail) bool { return f.Value.Value == said })
	d.Summary = slices.DeleteFunc(d.Summary, func(t cv.Text) bool { return t.Value == said })
}
