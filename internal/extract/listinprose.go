package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// Programs that take a CV apart and put it together again join the lines of a list without a mark between them, and its heading with
// the sentence above. Nobody can read what comes of it, in whatever wording, so its lines are parted where they surely begin.

// parted gives a paragraph of a profile as its lines, whole where it is none of several.
func parted(t cv.Text) []cv.Text {
	var ends []int
	if at := headingWithin.FindStringSubmatchIndex(t.Value); at != nil {
		if at[2] > 0 {
			ends = append(ends, at[2])
		}
		ends = append(ends, at[4])
	}
	headings := len(ends)
	for _, at := range itemWithin.FindAllStringSubmatchIndex(t.Value, -1) {
		if !leadsInto.Has(t.Value[at[2]:at[3]]) {
			ends = append(ends, at[4])
		}
	}
	if len(ends)-headings < fewestItems {
		return []cv.Text{t}
	}
	slices.Sort(ends)
	var out []cv.Text
	from := 0
	for _, end := range append(ends, len(t.Value)) {
		part := t
		part.Value = strings.TrimSpace(t.Value[from:end])
		out, from = append(out, part), end
	}
	return out
}

// fewestItems is how many lines a paragraph must show the beginnings of: one alone may be a sentence that lost its full stop.
const fewestItems = 2

var (
	// headingWithin is a heading in capitals that a line of the list goes on from.
	headingWithin = sieve.MustCompile(`(?:^|[.!?] )(\p{Lu}{3,}(?: (?:\p{Lu}{2,}|&)){1,4}:?) (\p{Lu}\p{Ll}+ )`)
	// itemWithin is the beginning of a line of such a list, behind a word in small letters.
	itemWithin = sieve.MustCompile(`\b(\p{Ll}+) ((?:Ability|Able|Accomplished|Adept|Capable|Committed|Competent|Comprehensive|Dedicated|` +
		`Demonstrated|Effective|Excellent|Exceptional|Experienced?|Expertise|Extensive|Familiar|Fluent|Highly|In-depth|` +
		`Knowledgeable|Outstanding|Proficient|Proven|Skilled|Solid|Strong|Superior|Thorough|Well) \p{Ll})`)
	// leadsInto are words that a name follows, and no new line.
	leadsInto = words.NewSet("a", "an", "the", "of", "in", "at", "on", "for", "with", "to", "by", "from", "as", "and", "or", "called",
		"named")
)
