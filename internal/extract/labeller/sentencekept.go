package labeller

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// sentencesStay keeps the second line of a sentence in the section of the first: the models may take the words of a
// wrapped line for something else ("… for activities like teaching and" / "drives (through seminars), culture").
func (r *Reading) sentencesStay(known Certain) {
	for i := 1; i < len(r.Labels); i++ {
		above, own := r.Labels[i-1], r.Labels[i]
		if above != own && bodyLabel[above] && bodyLabel[own] && !known.settles(i) && r.lines.goesOn(i) {
			r.Labels[i] = above
		}
	}
}

// bodyLabel are the labels of lines that hold running text.
var bodyLabel = map[Label]bool{
	Summary: true, WorkBody: true, EduBody: true, ProjBody: true, Skill: true, Award: true, Publication: true, Volunteer: true,
	Interest: true, Other: true,
}

// goesOn reports a line in small letters right below one that ends within a sentence and is drawn alike.
func (d *document) goesOn(i int) bool {
	a, b := &d.lines[i-1], &d.lines[i]
	first, _ := utf8.DecodeRuneInString(b.Text)
	below := a.Page == b.Page && a.Block == b.Block && b.gap == 0 && a.Size == b.Size && a.Bold == b.Bold
	return below && unicode.IsLower(first) && !b.Bullet && len(a.Segments) <= 1 && len(b.Segments) <= 1 &&
		len(a.words) >= leastOfSentence && !endsSentence(a.Text)
}

// leastOfSentence is how many words a line has that a sentence fills.
const leastOfSentence = 5

// endsSentence reports text that ends with a mark behind which no sentence goes on.
func endsSentence(text string) bool {
	text = strings.TrimRight(text, " \"'”’)")
	return text == "" || strings.ContainsRune(".!?:;", rune(text[len(text)-1]))
}
