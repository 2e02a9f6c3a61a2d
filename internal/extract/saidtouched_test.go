package extract

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// teaching are posts in lines of courses with their codes, and words between names.
const teaching = `@ Marit Solberg
marit.solberg@example.org
## Teaching Experience
Teaching Assistant, EECS 280: Programming and Data Structures, University of Vardo	Fall 2018
- Led weekly labs for forty students
CSCI2420: Harbour Algorithms in Holm College from 2016 to 2017
- Graded papers to the end of the term
Guest at the Loft School, to advise on Rope Work 101	2015
## Education
Diploma in Pilotage with Honours from Holm College, awarded 2010
Courses: Tides, MATH 105: Charts, and Signals in Fog
## Skills
Languages: Norse, Danish
Tools: Sextant, Radar
Knots (in rope and in wire)`

// Of a line that a gesture touched every word stands somewhere, or the line is said to have found no place.
func TestPropertyTouchedLinesAreWhole(t *testing.T) {
	forms := formsOfCVs()
	forms["teaching"] = drawn(column{page: 1, left: 60, right: 560, top: 60, text: teaching})
	r := rand.New(rand.NewSource(35))
	for name, src := range inOrder(forms) {
		read := Reader(src, Options{})
		plain := read(nil).Document
		for range 150 {
			var marks []cv.Mark
			for range 1 + r.Intn(4) {
				marks = append(marks, anyGesture(r, plain))
			}
			doc := read(marks).Document
			for _, fault := range tornLines(plain, doc, marks) {
				t.Fatalf("%s: %v\n%s\n%s", name, strings.Join(shown(plain, marks), "\n"), fault, dumped(doc))
			}
		}
	}
}

// Words between those that were chosen stay with the entry, or the line tells of them; what ties fields together is said by these.
func TestWordsBetweenChosenOnes(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: teaching})
	plain, _ := Document(src, Options{})
	for _, c := range []struct {
		name  string
		say   []string
		line  string
		want  string // the entry
		lacks string
	}{
		{
			"the number of a course between them",
			[]string{
				"CSCI2420 | start | Work Experience", "CSCI2420 | title | Work Experience | Harbour Algorithms",
				"CSCI2420 | employer | Work Experience | Holm College", "CSCI2420 | dates | Work Experience | from 2016 to 2017",
			},
			"CSCI2420", "Harbour Algorithms | Holm College | from 2016 to 2017 | " +
				"Graded papers to the end of the term; Guest at the Loft School, to advise on Rope Work 101 2015; CSCI2420", "",
		},
		{
			"words that are none alone",
			[]string{
				"Guest at | start | Work Experience", "Guest at | title | Work Experience | Rope Work 101",
				"Guest at | employer | Work Experience | the Loft School", "Guest at | move | Interests | advise on",
			},
			"Guest at", "Rope Work 101 | the Loft School | 2015 | Guest", "to",
		},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		at := say(t, plain, c.line+" | right")[0].Line
		if got := wholePosts(doc); !slices.Contains(got, c.want) || doc.Source[at].Lacks != c.lacks {
			t.Errorf("%s: %q, want %q; lacks %q, want %q", c.name, got, c.want, doc.Source[at].Lacks, c.lacks)
		}
	}
}

// tornLines tells of lines that were touched of which words are nowhere, but for labels that were not printed before, and for
// what only ties the fields of a line together.
func tornLines(plain, doc *cv.Document, marks []cv.Mark) (faults []string) {
	traces, said := cv.Traces(doc, doc, nil), cv.Standing(marks)
	for l, s := range doc.Source {
		own := slices.DeleteFunc(slices.Clone(said), func(m cv.Mark) bool { return m.Line != l || takesNothing(m) })
		state := traces[l].State
		isSilent := func(m cv.Mark) bool { return silences(m, s.Text) }
		if len(own) == 0 || slices.ContainsFunc(own, isSilent) || state != cv.TracePlaced && state != cv.TraceDoubt {
			continue
		}
		want, before, held := map[string]int{}, wordsFrom(plain, l), wordsFrom(doc, l)
		countWords(want, s.Text)
		for w, n := range want {
			isTie := ties.Has(w) && (hasFields(doc, l) || before[w] < n) // or not printed by the reader
			if held[w] < n && !isTie && !isLabelWord(plain, l, w, own) {
				faults = append(faults, fmt.Sprintf("%q of %q stands %d times, is %s", w, s.Text, held[w], state))
			}
		}
	}
	return faults
}

// silences reports what leaves nothing of a line in the document, or may.
func silences(m cv.Mark, text string) bool {
	return m.As == cv.MarkOut || m.As == cv.MarkContact || m.As == cv.MarkHeading && headingWords(text) == ""
}

// hasFields reports a line of which a value is no text.
func hasFields(doc *cv.Document, line int) (has bool) {
	doc.Walk(func(r cv.Ref) { has = has || slices.Contains(r.Text.Lines, line) && !r.IsSentence() })
	return has
}

// isLabelWord reports a word of the label of a line, which the field says or that is the heading.
func isLabelWord(plain *cv.Document, line int, word string, own []cv.Mark) bool {
	text := plain.Source[line].Text
	if slices.ContainsFunc(own, func(m cv.Mark) bool { return m.As == cv.MarkHeading }) {
		return slices.Contains(words.Split(headingWords(text)), word)
	}
	label, _, ok := strings.Cut(text, ":")
	known := wordsFrom(plain, line)[word] == 0 || onlyFrame(label) || words.Labels().Has(words.Fold(label))
	return ok && known && len(strings.Fields(label)) <= wordsOfLabel && slices.Contains(words.Split(label), word)
}

// wordsFrom counts the words of the values that came from a line.
func wordsFrom(d *cv.Document, line int) map[string]int {
	out := map[string]int{}
	d.Walk(func(r cv.Ref) {
		if slices.Contains(r.Text.Lines, line) {
			countWords(out, r.Text.Value)
		}
	})
	return out
}
