package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
)

// A qualification may be told in a sentence of several lines: "Did a diploma in Carnatic", "music from Moss School, Leeds." Each line
// was read as one of its own then. What opens with what was done and has no end goes on until a line ends it.

// tornPapers puts the lines of such sentences among the certificates together.
func (f *former) tornPapers() {
	list := f.doc.Certificates
	for i := 0; i < len(list); i++ {
		n := f.sentenceOf(list[i:])
		if n < 2 {
			continue
		}
		name := list[i].Name
		for _, c := range list[i+1 : i+n] {
			at := first(c.Name.Lines)
			if at == last(name.Lines) {
				continue
			}
			name = with(name, " ", withValue(c.Name, strings.Join(strings.Fields(f.line(at)), " ")))
		}
		list[i] = cv.Certificate{Name: withValue(name, strings.TrimRight(name.Value, " ."))}
		list = slices.Delete(list, i+1, i+n)
	}
	f.doc.Certificates = list
}

// longestPaper is how many lines such a sentence has at most.
const longestPaper = 3

// sentenceOf is how many certificates are lines of the sentence that the first one opens; 1 where that is none.
func (f *former) sentenceOf(list []cv.Certificate) int {
	opening := list[0]
	if !opensDone(opening.Name.Value) || len(opening.Name.Lines) != 1 || !opening.Issuer.IsZero() || !opening.Dates.IsZero() || ended(f.ownLine(opening.Name)) {
		return 1
	}
	for n := 1; n < len(list) && n < longestPaper; n++ {
		t := list[n].Name
		at := first(lines(t, list[n].Issuer))
		if !f.free(t) || len(t.Lines) != 1 || at != last(list[n-1].Name.Lines)+1 || bulleted.MatchString(f.line(at)) ||
			opensDone(strings.TrimSpace(f.line(at))) || strings.ContainsAny(strings.TrimSpace(f.line(at)), "\t:") {
			return 1
		}
		if ended(f.line(at)) {
			return n + 1
		}
	}
	return 1
}

// opensDone reports a text that opens with what somebody did or does for a paper.
func opensDone(text string) bool {
	word, rest, _ := strings.Cut(text, " ")
	if adverbs := strings.ToLower(word); adverbs == "presently" || adverbs == "currently" || adverbs == "successfully" {
		word, _, _ = strings.Cut(rest, " ")
	}
	return strings.EqualFold(word, "did") || opensVerb(word)
}

func ended(line string) bool { return strings.HasSuffix(strings.TrimSpace(line), ".") }
