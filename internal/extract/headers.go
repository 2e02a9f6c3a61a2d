package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

// header is a line that opens a section. rest is what stands on the line beside it.
type header struct {
	kind headings.Kind
	text string
	sure bool
	span int // lines the heading takes
	rest *line
}

// candidate is what a line says about being a heading.
type candidate struct {
	kind   headings.Kind
	exact  bool
	span   int
	rail   bool // the heading is the first segment, content stands beside it
	text   string
	inline string // what follows the colon
}

// headerFinder goes through the lines of a file and tells which of them open sections.
type headerFinder struct {
	lines    []line
	cands    map[int]candidate
	phrase   map[string]int // how often the words of a candidate come up
	body     style
	looks    map[style]*lookTally
	styled   int   // candidates in a look that belongs to headings
	lightest style // the least that such a look has of everything
	columns  headingColumns
	rails    map[int]bool
	capitals int // kinds opened by a label in capitals
	accounts accounts

	last       headings.Kind // of the heading before
	lastInline bool          // which had its text on its own line
	reached    bool          // below the contacts: no name any more
}

func findHeaders(lines []line) map[int]header {
	f := newHeaderFinder(lines)
	out := map[int]header{}
	for i := 0; i < len(lines); i++ {
		f.reached = f.reached || strings.Contains(lines[i].text, "@")
		h, ok := f.judge(i)
		if !ok {
			continue
		}
		c := f.cands[i]
		f.besideHeading(i, c, &h)
		out[i] = h
		f.last, f.lastInline = h.kind, c.inline != ""
		i += h.span - 1
	}
	return out
}

func newHeaderFinder(lines []line) *headerFinder {
	f := &headerFinder{lines: lines, cands: map[int]candidate{}, phrase: map[string]int{}, body: bodyStyle(lines)}
	for i := range lines {
		if c, ok := candidateAt(lines, i); ok {
			f.cands[i] = c
			f.phrase[words.Fold(c.text)]++
		}
	}
	f.tallyLooks()
	f.weighLooks()
	f.columns = headingColumnsOf(f)
	f.rails = railColumn(lines, f.cands)
	f.capitals = capitalLabels(f.cands)
	f.accounts = accountsOf(lines)
	return f
}

// judge is the heading that line i is; false where it is none.
func (f *headerFinder) judge(i int) (header, bool) {
	if c, known := f.cands[i]; known {
		return header{kind: c.kind, text: c.text, sure: true, span: max(c.span, 1)}, f.accepts(i, c)
	}
	l := &f.lines[i]
	if !f.drawnAsHeading(i) {
		return header{}, false
	}
	h := header{kind: headings.Guess(l.text), text: headings.Bare(l.text), sure: false, span: 1}
	if h.kind == headings.None {
		h.kind = headings.Other
	}
	return h, true
}

// drawnAsHeading reports a line in words that no list knows which looks as the headings of the file do.
func (f *headerFinder) drawnAsHeading(i int) bool {
	l := &f.lines[i]
	return f.mayOpen(l) && f.strong(l.style) && unknownHeading(l) && !f.columns.indented(l) && !f.accounts.named(l.text)
}

// mayOpen reports a line that is not the name at the top.
func (f *headerFinder) mayOpen(l *line) bool {
	return f.last != headings.None || f.reached || headings.Guess(l.text) != headings.None
}

// accepts tells whether the candidate on line i is a heading.
func (f *headerFinder) accepts(i int, c candidate) bool {
	switch {
	case c.exact && f.strong(f.styleOf(i)):
		return !f.columns.indented(&f.lines[i]) && (f.rare(c) || !headings.IsLabel(c.text))
	case f.languageAgain(c):
		return false // "Mother tongue(s): Slovak" says more than a heading
	case c.inline != "":
		return f.acceptsInline(i, c)
	case !c.exact, f.labelOfEntry(c):
		return false
	case c.rail:
		return f.acceptsRail(i, c)
	}
	return f.acceptsAlone(i, c)
}

// rare reports words that stand less often than the labels of entries do.
func (f *headerFinder) rare(c candidate) bool { return f.phrase[words.Fold(c.text)] < 3 }

// languageAgain reports a label with its text among languages that names languages.
func (f *headerFinder) languageAgain(c candidate) bool {
	return (c.inline != "" || c.rail) && c.kind == headings.Languages && f.last == headings.Languages
}

func (f *headerFinder) acceptsInline(i int, c candidate) bool {
	if f.lines[i].bullet {
		return false
	}
	return inlineHeading(c, f.last, f.styled, f.lastInline) || c.kind != f.last && f.inlineSure(i, c)
}

// labelOfEntry reports "Key achievements" inside an entry.
func (f *headerFinder) labelOfEntry(c candidate) bool {
	return headings.IsLabel(c.text) && kindIn(f.last, headings.Work, headings.Projects, headings.Volunteering)
}

// acceptsRail judges a heading with content beside it.
func (f *headerFinder) acceptsRail(i int, c candidate) bool {
	l := &f.lines[i]
	switch {
	case c.kind == headings.Work && f.last == headings.Work && evidence.Place(l.segs[1].text) >= 2:
		return false // "Freelance | Bristol" in a post
	case c.kind == headings.Languages && kindIn(f.last, headings.Skills, headings.Projects) && !namesLanguage(l.segs[1].text):
		return false // "Languages | Python, Go"
	case f.rowOfOtherKind(l, c):
		return true
	}
	return f.rails[i] || railHeading(f.lines, i, c)
}

// rowOfOtherKind reports a row of a table of skills, languages or the like that holds another kind.
func (f *headerFinder) rowOfOtherKind(l *line, c candidate) bool {
	if c.kind == f.last || len(l.segs) != 2 {
		return false
	}
	table := kindIn(f.last, headings.Skills, headings.Languages) ||
		l.kind == page.TableRow && kindIn(f.last, headings.Certificates, headings.Interests, headings.Education)
	return table && rowKind(c.kind, l)
}

// acceptsAlone judges a known heading with nothing beside it whose look belongs to no headings.
func (f *headerFinder) acceptsAlone(i int, c candidate) bool {
	l := &f.lines[i]
	switch {
	case c.kind == headings.Contact && plainer(f.body, l.style) && addressBelow(f.lines, i):
		return true
	case f.styled >= 3:
		return f.likeTheOthers(i)
	}
	return !l.bullet && (plainer(f.body, l.style) || standsApart(f.lines, i) || strings.HasSuffix(l.text, ":")) && f.rare(c)
}

// likeTheOthers reports a line that is drawn no lighter than the headings in a look of their own:
// the same word in plain text is no heading.
func (f *headerFinder) likeTheOthers(i int) bool {
	st := f.lines[i].style
	if st.heading > 0 {
		return f.lightest.heading == 0 || st.heading <= f.lightest.heading
	}
	return f.asHeavy(st) && standsApart(f.lines, i) && !listed(f.lines, i) && !f.columns.indented(&f.lines[i])
}

// asHeavy reports a look that has at least what the lightest of the headings has.
func (f *headerFinder) asHeavy(st style) bool {
	if !plainer(f.body, st) || st.size < f.lightest.size-1 || f.lightest.bold && !st.bold {
		return false
	}
	return st.caps || !f.lightest.caps || st.size > f.body.size && st.size >= f.lightest.size
}

// besideHeading sets what stands on the line of an accepted heading beside it.
func (f *headerFinder) besideHeading(i int, c candidate, h *header) {
	switch {
	case c.rail:
		rest := withoutFirstCell(f.lines[i])
		if s := rest.segs[0].spans; len(s) > 0 && s[0].size > 0 {
			rest.size = s[0].size
		}
		rest.finish()
		h.rest = &rest
		if c.span == 2 { // the heading takes the first cells of two lines
			f.lines[i+1] = withoutFirstCell(f.lines[i+1])
			f.lines[i+1].finish()
			h.span = 1
			delete(f.cands, i+1)
		}
	case c.inline != "":
		rest, segs := f.lines[i], f.lines[i].segs
		rest.segs = []segment{cutSegment(segs[0], len(segs[0].text)-len(c.inline))}
		rest.segs = append(rest.segs, segs[1:]...)
		rest.finish()
		h.rest = &rest
	}
}

// withoutFirstCell is a line without its first cell; what follows from the cells is not set.
func withoutFirstCell(l line) line {
	l.segs = l.segs[1:]
	l.x = l.segs[0].x
	return l
}

// kindIn reports one of several kinds of sections.
func kindIn(k headings.Kind, list ...headings.Kind) bool { return slices.Contains(list, k) }

// rowKind reports a row of a table of skills or languages that holds another kind.
func rowKind(k headings.Kind, l *line) bool {
	switch k {
	case headings.Languages:
		return namesLanguage(l.segs[1].text)
	case headings.Certificates:
		return l.kind == page.TableRow && wordCount(l.segs[1].text) >= 2
	case headings.Skills, headings.Interests:
		return l.kind == page.TableRow
	}
	return false
}
