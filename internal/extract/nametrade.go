package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/personal"
)

// Some people are called as others work: "Mary Baker", "Oliver Mason". Above a CV without another name that is who it is of.

// titleUses is how often, as a power of two, CVs use a word that is a title oftener than a surname: "manager", no "baker".
const titleUses = 3

// namedAsTrade is the headline where it is the first line of the CV and begins with a given name; it is no headline then.
func (b *builder) namedAsTrade() cv.Text {
	label := &b.doc.Person.Label
	f := strings.Fields(label.Value)
	if len(f) < 2 || len(f) > 3 || !personal.IsGivenName(strings.ToLower(f[0])) || !nameLike(label.Value) {
		return cv.Text{}
	}
	if l := b.lineOf(*label); l == nil || l.index != b.lines[0].index || l.text != label.Value {
		return cv.Text{}
	}
	if lexicon.Uses(strings.ToLower(f[len(f)-1])) >= titleUses {
		return cv.Text{} // "Pascal Developer"
	}
	name := *label
	*label = cv.Text{}
	return name
}
