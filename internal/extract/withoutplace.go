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

// WithoutPlace is the note about words that stand nowhere in a document: the scraps of the reading, and what its lines have beside them,
// but for what the user left out.
func WithoutPlace(doc *cv.Document, scraps []cv.Text, marks []cv.Mark) (cv.Note, bool) {
	h := heldIn(doc)
	named := lineWords{}
	for _, m := range marks {
		if m.As == cv.MarkOut {
			out := cv.Text{Value: m.Part, Lines: []int{m.Line}}
			h.ofLine.add(out)
			named.add(out)
		}
	}
	list := slices.DeleteFunc(slices.Clone(scraps), h.holdsThere)
	for _, t := range list {
		named.add(t)
	}
	list = append(list, standNowhere(doc, h, named)...)
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
func standNowhere(doc *cv.Document, h heldText, named lineWords) (out []cv.Text) {
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
	ofLine lineWords
}

// lineWords are words of lines.
type lineWords map[int]map[string]bool

func (of lineWords) add(t cv.Text) {
	for _, l := range t.Lines {
		if of[l] == nil {
			of[l] = map[string]bool{}
		}
		for _, w := range wordsIn(t.Value) {
			of[l][w.letters] = true
		}
	}
}

func heldIn(doc *cv.Document) heldText {
	h := heldText{map[string]bool{}, "", lineWords{}}
	var all strings.Builder
	doc.Walk(func(r cv.Ref) {
		all.WriteString(words.Squeeze(r.Text.Value) + " ")
		for _, w := range wordsIn(r.Text.Value) {
			h.words[w.letters] = true
		}
		h.ofLine.add(*r.Text)
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
	return h.words[w] || len(w) > shortMonth && words.Months().Has(w) && h.ofLine[n][w[:shortMonth]] // set as "Dec 2015"
}

// holdsThere reports a text of which every word stands in a value that comes from its line: what was left over at first found its place.
func (h *heldText) holdsThere(t cv.Text) bool {
	all := wordsIn(t.Value)
	return len(all) > 0 && !slices.ContainsFunc(all, func(w wordIn) bool {
		return !slices.ContainsFunc(t.Lines, func(l int) bool { return h.ofLine[l][w.letters] })
	})
}

// within reports a word that stands as part of another, or with others that it was written apart from.
func (h *heldText) within(field string) bool {
	w := words.Squeeze(field)
	return len(w) > fewLetters && !bareYear(w) && strings.Contains(h.all, w)
}

const shortMonth = 3 // letters of a month in a date that was set in the document's form

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
