package extract

import (
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
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

func findHeaders(lines []line) map[int]header {
	cands := map[int]candidate{}
	phrase := map[string]int{}
	body := bodyStyle(lines)
	for i := range lines {
		if c, ok := candidateAt(lines, i); ok {
			cands[i] = c
			phrase[words.Fold(c.text)]++
		}
	}
	// Which looks belong to headings: styles most of whose lines are known headings.
	type tally struct{ known, all int }
	looks := map[style]*tally{}
	for i := range lines {
		l := &lines[i]
		if l.bullet && l.kind != page.Heading || wordCount(l.text) > maxHeadingWords {
			continue
		}
		st := l.style
		if c, ok := cands[i]; ok && c.rail {
			st = segmentStyle(l, 0)
		}
		if looks[st] == nil {
			looks[st] = &tally{}
		}
		looks[st].all++
		if c, ok := cands[i]; ok && c.exact && (!headings.IsLabel(c.text) || phrase[words.Fold(c.text)] < 2) {
			looks[st].known++
		}
	}
	strong := func(st style) bool {
		t := looks[st]
		return t != nil && plainer(body, st) && (t.known >= 2 && t.known*2 >= t.all || st.heading > 0 && t.known > 0 && t.known*2 >= t.all || t.known >= 3 && t.known*3 >= t.all)
	}
	// Headings in a look of their own make the same word in plain text no heading.
	styled := 0
	for i, c := range cands {
		st := lines[i].style
		if c.rail {
			st = segmentStyle(&lines[i], 0)
		}
		if c.exact && strong(st) {
			styled++
		}
	}
	lightest := style{size: 1 << 20, bold: true, caps: true}
	for i, c := range cands {
		st := lines[i].style
		if c.rail {
			st = segmentStyle(&lines[i], 0)
		}
		if c.exact && strong(st) {
			lightest.size = min(lightest.size, st.size)
			lightest.heading = max(lightest.heading, st.heading)
			lightest.bold = lightest.bold && st.bold
			lightest.caps = lightest.caps && st.caps
		}
	}
	indented := indentation(lines, cands, strong)
	rails := railColumn(lines, cands)
	capitals := capitalLabels(cands)
	accounts := accountsOf(lines)
	out := map[int]header{}
	gaps := gapped(lines, cands)
	var last headings.Kind
	lastInline, reached := false, false
	for i := 0; i < len(lines); i++ {
		l := &lines[i]
		reached = reached || strings.Contains(l.text, "@") // below the contacts: no name any more
		c, known := cands[i]
		st := l.style
		if known && c.rail {
			st = segmentStyle(l, 0)
		}
		h := header{kind: c.kind, text: c.text, sure: true, span: max(c.span, 1)}
		accept := false
		switch {
		case known && c.exact && strong(st) && indented(i):
			accept = false
		case known && c.exact && strong(st):
			accept = phrase[words.Fold(c.text)] < 3 || !headings.IsLabel(c.text)
		case known && (c.inline != "" || c.rail) && c.kind == headings.Languages && last == headings.Languages:
			accept = false // "Mother tongue(s): Slovak" says more than a heading
		case known && c.inline != "":
			accept = (inlineHeading(c, last, styled, lastInline) || c.kind != last && inlineSure(lines, i, c, last, cands, capitals)) && !l.bullet
		case known && c.exact && headings.IsLabel(c.text) && (last == headings.Work || last == headings.Projects || last == headings.Volunteering):
			accept = false // "Key achievements" inside an entry
		case known && c.exact && !c.rail && c.kind == headings.Contact && plainer(body, st) && addressBelow(lines, i):
			accept = true
		case known && c.exact && c.rail && c.kind == headings.Work && last == headings.Work && evidence.Place(l.segs[1].text) >= 2:
			accept = false // "Freelance | Bristol" in a post
		case known && c.exact && c.rail && c.kind == headings.Languages && !namesLanguage(l.segs[1].text) && (last == headings.Skills || last == headings.Projects):
			accept = false // "Languages | Python, Go"
		case known && c.exact && c.rail && (last == headings.Skills || last == headings.Languages || l.kind == page.TableRow && (last == headings.Certificates || last == headings.Interests || last == headings.Education)) && c.kind != last && len(l.segs) == 2 && rowKind(c.kind, l):
			accept = true
		case known && c.exact && c.rail:
			accept = rails[i] || railHeading(lines, i, c)
		case known && c.exact && styled >= 3:
			accept = l.style.heading > 0 && (lightest.heading == 0 || l.style.heading <= lightest.heading) || l.style.heading == 0 && plainer(body, st) && st.size >= lightest.size-1 && (st.bold || !lightest.bold) && (st.caps || !lightest.caps || st.size > body.size && st.size >= lightest.size) && gaps(i) && !listed(lines, i) && !indented(i)
		case known && c.exact:
			accept = !l.bullet && (plainer(body, st) || gaps(i) || strings.HasSuffix(l.text, ":")) && phrase[words.Fold(c.text)] < 3
		case !known && (last != headings.None || reached || headings.Guess(l.text) != headings.None) && strong(st) && unknownHeading(l) && !indented(i) && !accounts.named(l.text):
			accept = true
			h = header{kind: headings.Guess(l.text), text: headings.Bare(l.text), sure: false, span: 1}
			if h.kind == headings.None {
				h.kind = headings.Other
			}
		}
		if !accept {
			continue
		}
		if known && c.rail {
			rest := *l
			rest.segs = rest.segs[1:]
			rest.x = rest.segs[0].x
			if s := rest.segs[0].spans; len(s) > 0 && s[0].size > 0 {
				rest.size = s[0].size
			}
			rest.finish()
			h.rest = &rest
			if c.span == 2 { // the heading takes the first cells of two lines
				second := &lines[i+1]
				second.segs = second.segs[1:]
				second.x = second.segs[0].x
				second.finish()
				h.span = 1
				delete(cands, i+1)
			}
		}
		if known && c.inline != "" {
			rest := *l
			rest.segs = []segment{cutSegment(l.segs[0], len(l.segs[0].text)-len(c.inline))}
			rest.segs = append(rest.segs, l.segs[1:]...)
			rest.finish()
			h.rest = &rest
		}
		out[i] = h
		last, lastInline = h.kind, known && c.inline != ""
		i += h.span - 1
	}
	return out
}

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

// addressBelow reports an e-mail address among the next lines of the block: the line
// above them is a heading of contacts however lightly it is drawn.
func addressBelow(lines []line, i int) bool {
	for j := i + 1; j < len(lines) && j <= i+6 && lines[j].block == lines[i].block && lines[j].page == lines[i].page; j++ {
		if wordCount(lines[j].text) <= 6 && len(contact.Emails(lines[j].text)) > 0 {
			return true
		}
	}
	return false
}

// maxHeadingWords bounds headings; longer lines are text.
const maxHeadingWords = 7

func candidateAt(lines []line, i int) (candidate, bool) {
	l := &lines[i]
	if l.kind == page.PageFooter || len(l.text) > 400 {
		return candidate{}, false
	}
	first := l.segs[0].text
	if len(l.segs) == 1 {
		if headings.IsTitle(first) && i < 4 {
			return candidate{}, false
		}
		if k, ok := headings.Lookup(first); ok {
			return candidate{kind: k, exact: true, span: 1, text: headings.Bare(first)}, true
		}
		// a heading wrapped over two lines
		if i+1 < len(lines) && lines[i+1].style == l.style && len(lines[i+1].segs) == 1 && lines[i+1].block == l.block && !lines[i+1].bullet && wordCount(first) <= 4 {
			both := strings.TrimSuffix(first, "-") + " " + lines[i+1].text
			if k, ok := headings.Lookup(both); ok && (endsWith(first, "&/,-") || conjunctionEnd(first) || plainLookup(lines[i+1].text) == headings.None) {
				return candidate{kind: k, exact: true, span: 2, text: headings.Bare(both)}, true
			}
		}
		if k, label, rest, ok := headings.Inline(first); ok {
			return candidate{kind: k, exact: false, span: 1, text: label, inline: rest}, true
		}
		return candidate{}, false
	}
	// A rail: the heading beside its content.
	if k, ok := headings.Lookup(first); ok && wordCount(first) <= 5 {
		if k2, ok2 := headings.Lookup(l.segs[1].text); ok2 && k2 != headings.None && len(l.segs) > 2 {
			return candidate{}, false // a row of chips or a menu
		}
		c := candidate{kind: k, exact: true, span: 1, rail: true, text: headings.Bare(first)}
		if i+1 < len(lines) && len(lines[i+1].segs) > 1 && lines[i+1].block == l.block && near(lines[i+1].x, l.x) {
			if k, ok := headings.Lookup(first + " " + lines[i+1].segs[0].text); ok && (plainLookup(lines[i+1].segs[0].text) == headings.None || conjunctionEnd(first) || endsWith(first, "&/,-")) {
				c.kind, c.span, c.text = k, 2, headings.Bare(first+" "+lines[i+1].segs[0].text)
			}
		}
		return c, true
	}
	return candidate{}, false
}

// railColumn accepts headings beside their content where several stand in one column.
func railColumn(lines []line, cands map[int]candidate) map[int]bool {
	kinds := map[int]map[headings.Kind]bool{}
	at := func(i int) int { return int(lines[i].x / 6) }
	for i, c := range cands {
		if c.rail && c.exact {
			if kinds[at(i)] == nil {
				kinds[at(i)] = map[headings.Kind]bool{}
			}
			kinds[at(i)][c.kind] = true
		}
	}
	out := map[int]bool{}
	for i, c := range cands {
		if c.rail && lines[i].right > 0 && (len(kinds[at(i)]) >= 3 || len(kinds[at(i)]) == 2 && c.span == 2 || len(kinds[at(i)]) >= 2 && kinds[at(i)][headings.Work]) {
			out[i] = true
		}
	}
	return out
}

// indentation tells headings that stand further right than the others of their
// block: names of groups inside of a section. Centred headings are left alone.
func indentation(lines []line, cands map[int]candidate, strong func(style) bool) func(int) bool {
	type column struct {
		left float64
		n    int
		mid  []float64
	}
	columns := map[blockKey]*column{}
	for i := range lines {
		c, ok := cands[i]
		if !ok || !c.exact || c.rail || !strong(lines[i].style) || lines[i].right == 0 {
			continue
		}
		k := blockKey{0, lines[i].block}
		col := columns[k]
		if col == nil {
			col = &column{left: lines[i].x}
			columns[k] = col
		}
		col.mid = append(col.mid, (lines[i].x+lines[i].right)/2)
		switch {
		case lines[i].x < col.left-4:
			col.left, col.n = lines[i].x, 1
		case lines[i].x < col.left+4:
			col.n++
		}
	}
	return func(i int) bool {
		col := columns[blockKey{0, lines[i].block}]
		if col == nil || col.n < 2 || lines[i].right == 0 || lines[i].x < col.left+24 {
			return false
		}
		centred := 0
		for _, m := range col.mid {
			if d := m - (lines[i].x+lines[i].right)/2; d < 6 && d > -6 {
				centred++
			}
		}
		return centred < 2
	}
}

func plainLookup(s string) headings.Kind {
	k, _ := headings.Lookup(s)
	return k
}

func conjunctionEnd(s string) bool {
	f := words.Split(s)
	if len(f) == 0 {
		return false
	}
	switch f[len(f)-1] {
	case "and", "und", "et", "y", "e", "en", "i", "og", "och", "of":
		return true
	}
	return false
}

// railHeading accepts a heading at the left of a line when it stands further left
// than the text around it or looks different from what stands beside it.
func railHeading(lines []line, i int, c candidate) bool {
	l := &lines[i]
	if c.kind == headings.Languages || c.kind == headings.Other || c.kind == headings.Contact || c.kind == headings.Profile && l.x == 0 {
		// "Languages   Python, Go" in a table of skills
		if segmentStyle(l, 0) == segmentStyle(l, 1) {
			return false
		}
	}
	if l.right > 0 {
		for j := i + 1; j < len(lines) && j < i+4 && lines[j].block == l.block; j++ {
			if lines[j].x > l.x+20 {
				return true
			}
		}
	}
	a, b := segmentStyle(l, 0), segmentStyle(l, 1)
	return a != b || len(l.segs) == 2 && l.kind == page.TableRow && len(l.segs[1].text) > 40 || len(dates.Find(l.text)) > 0 && c.kind != headings.Other
}

// unknownHeading reports a line that looks like a heading and holds no content.
func unknownHeading(l *line) bool {
	if len(l.segs) != 1 || l.bullet && l.kind != page.Heading || wordCount(l.text) > 5 || len(l.text) < 3 || len(l.text) > 60 {
		return false
	}
	f := words.Fold(l.text)
	if _, month := words.Months().Value(f); month || words.Places().City.Has(f) || networkWord(l.text) || words.Languages().Has(f) {
		return false
	}
	return len(dates.Find(l.text)) == 0 && !strings.ContainsAny(l.text, "@|•·0123456789") && !strings.HasSuffix(l.text, ".") && !strings.HasSuffix(l.text, ",")
}
