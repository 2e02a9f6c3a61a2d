package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
)

// wholeNames puts the rest of a project's name, which wrapped, back to it: a name that ends where no
// name can ("Studies of the") goes on in what was read as its text.
func (b *builder) wholeNames() {
	for i := range b.doc.Projects {
		p := &b.doc.Projects[i]
		ends := p.Name.Value[strings.LastIndexByte(p.Name.Value, ' ')+1:]
		if startsLower(ends) && expectsMore.Has(ends) && !takeNameRest(&p.Name, &p.Summary) {
			takeNameRest(&p.Name, &p.Highlights)
		}
	}
}

// takeNameRest takes the first of the texts below a name for its rest; false where it is none.
func takeNameRest(name *cv.Text, texts *[]cv.Text) bool {
	list := *texts
	if len(list) == 0 || wordCount(list[0].Value) > maxNameRest || !below(*name, list[0]) {
		return false
	}
	rest := list[0]
	rest.Value = strings.TrimRight(rest.Value, ". ")
	*name, *texts = appendText(*name, rest, " "), list[1:]
	return true
}

// maxNameRest is how many words the rest of a name has at the most.
const maxNameRest = 12

// below reports a text in the line under another.
func below(above, t cv.Text) bool {
	return len(above.Lines) > 0 && len(t.Lines) > 0 && t.Lines[0] == above.Lines[len(above.Lines)-1]+1
}

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
