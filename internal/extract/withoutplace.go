package extract

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/language"
)

// Nothing of a CV is lost without a word. What no field takes is kept (keepRest), but a line may be taken for a heading, a label or the
// frame of a field, and what comes after the reading moves and joins values. So the finished reading is held against the file once more:
// each word that stands in no value, and is no label, is named to the user.

// WithoutPlace is the note about words that stand nowhere in a document: the scraps of the reading, and what its lines have beside them.
func WithoutPlace(doc *cv.Document, scraps []cv.Text) (cv.Note, bool) {
	list := slices.Clone(scraps)
	named := map[int]map[string]bool{}
	for _, t := range scraps {
		for _, l := range t.Lines {
			if named[l] == nil {
				named[l] = map[string]bool{}
			}
			for _, w := range wordsIn(t.Value) {
				named[l][w.letters] = true
			}
		}
	}
	list = append(list, standNowhere(doc, named)...)
	if len(list) == 0 {
		return cv.Note{}, false
	}
	var said []string
	var lines []int
	for i, t := range list {
		if i < maxScraps {
			said = append(said, "“"+clip(t.Value)+"”")
		}
		lines = addLines(lines, t.Lines)
	}
	more := ""
	if n := len(list) - maxScraps; n > 0 {
		more = fmt.Sprintf(" and %d more", n)
	}
	return cv.Note{
		Kind: cv.NoteReading, Lines: lines,
		Reason: withoutPlace + strings.Join(said, ", ") + more + ". Please check whether they are needed.",
	}, true
}

// standNowhere are the words of the file, as they follow each other on a line, that no value of the document has.
func standNowhere(doc *cv.Document, named map[int]map[string]bool) (out []cv.Text) {
	h := heldIn(doc)
	for n, l := range doc.Source {
		if tellsNothing(l) {
			continue
		}
		for _, run := range h.lacking(n, l.Text, named[n]) {
			out = append(out, cv.Text{Value: run, Lines: []int{n}})
		}
	}
	return out
}

// tellsNothing reports a line that was left out, that every page has, or that is a heading or a row of the signature.
func tellsNothing(l cv.SourceLine) bool {
	switch l.As {
	case cv.LineOut, cv.LineFurniture:
		return true
	case cv.LineHeading:
		return !goesOnAsText(l.Text)
	case cv.LineLabel:
		return signs(l.Text)
	}
	return false
}

// signs reports a row of the signature, whose day and place are of the letter and not of the candidate.
func signs(line string) bool {
	f := words.Split(closeUpLabel(line))
	return len(f) > 0 && signingLabels.Has(f[0])
}

// goesOnAsText reports a line that is the rest of a sentence, whatever it was taken for.
func goesOnAsText(line string) bool {
	return startsLower(line) && strings.HasSuffix(strings.TrimSpace(line), ".")
}

// heldText are the words of a document: by themselves, as they stand together, and those of each line.
type heldText struct {
	words  map[string]bool
	all    string
	ofLine map[int]map[string]bool
}

func heldIn(doc *cv.Document) heldText {
	h := heldText{map[string]bool{}, "", map[int]map[string]bool{}}
	var all strings.Builder
	doc.Walk(func(r cv.Ref) {
		all.WriteString(words.Squeeze(r.Text.Value) + " ")
		for _, w := range wordsIn(r.Text.Value) {
			h.words[w.letters] = true
			for _, l := range r.Text.Lines {
				if h.ofLine[l] == nil {
					h.ofLine[l] = map[string]bool{}
				}
				h.ofLine[l][w.letters] = true
			}
		}
	})
	h.all = all.String()
	return h
}

// lacking are the stretches of a line that stand nowhere.
func (h *heldText) lacking(n int, line string, named map[string]bool) (out []string) {
	text, known := line, knownLabel(line)+" "+titleOfCV(line)
	if label, rest, ok := strings.Cut(line, ":"); ok && labelOfForm(label) {
		text = rest
	}
	leads := map[string]bool{}
	for _, w := range wordsIn(known) {
		leads[w.letters] = true
	}
	var run []string
	flush := func() {
		text := trimField(strings.Join(run, " "))
		if text != "" && !headings.Made(text) && !headings.IsLabel(text) && !wordsOfHeading(text) {
			out = append(out, text)
		}
		run = nil
	}
	for _, field := range strings.Fields(wordsApart(text)) {
		lost := slices.ContainsFunc(wordsIn(field), func(w wordIn) bool {
			return !leads[w.letters] && !named[w.letters] && !h.holds(n, w.letters) && !saysNoFact(w.letters)
		})
		if lost && !enumerator(field) && !h.within(field) {
			run = append(run, field)
			continue
		}
		flush()
	}
	flush()
	return out
}

// holds reports a word that a value has. A year is one of many: it must come from its own line, or from one beside it.
func (h *heldText) holds(n int, w string) bool {
	if bareYear(w) {
		return h.ofLine[n-1][w] || h.ofLine[n][w] || h.ofLine[n+1][w]
	}
	return h.words[w]
}

// within reports a word that stands as part of another, or with others that it was written apart from.
func (h *heldText) within(field string) bool {
	w := words.Squeeze(field)
	return len(w) > fewLetters && !bareYear(w) && strings.Contains(h.all, w)
}

func bareYear(w string) bool {
	return isYear(w) && strings.Trim(w, "0123456789") == ""
}

// labelOfForm reports what stands before the colon of a form, and is told by the field of its value.
func labelOfForm(label string) bool {
	if _, known := fieldLabels[words.Fold(label)]; known || wordsOfHeading(label) || headings.IsLabel(label) {
		return true
	}
	f := words.Split(label)
	return len(f) > 0 && !slices.ContainsFunc(f, func(w string) bool { return !saysNoFact(w) })
}

// saysNoFact reports words that labels, frames, titles and closes are made of, and those that only tie others.
func saysNoFact(w string) bool {
	return len(w) < 2 || negligible(w) || labelParts.Has(w) || closingWords.Has(w) || documentWords.Has(w) || tableWords()[w] ||
		networkWord(w) || language.Closed(w) != language.TagNone
}

// tableWords are those that the labels of forms and the heads of tables are made of.
var tableWords = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for label := range fieldLabels {
		for _, w := range strings.Fields(label) {
			all[w] = true
		}
	}
	return all
})
