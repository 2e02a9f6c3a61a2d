package labeller

import (
	"cmp"
	"strconv"
	"strings"
	"unicode"

	"focal/internal/extract/crf"
	"focal/internal/extract/words"
)

// Kind is the kind of a head whose words are labelled.
type Kind int

// Kinds of heads.
const (
	Post Kind = iota
	Course
	Person
	kinds
)

// Fields of the heads, in the order of their labels; label 0 is none, then for each
// field the label of its first word and of the others.
var fieldsOf = [kinds][]string{
	Post:   {"title", "org", "place"},
	Course: {"degree", "school", "score"},
	Person: {"name", "headline", "place"},
}

// WordLabels are the labels of the words of a kind of head.
func WordLabels(k Kind) []string {
	out := []string{"-"}
	for _, f := range fieldsOf[k] {
		out = append(out, "B:"+f, "I:"+f)
	}
	return out
}

// WordBoundaries is the number of classes of boundaries between words.
const WordBoundaries = 5

// boundary is the class of what parts a word from the one before it.
func (w *Word) boundary(prev *Word) int {
	switch {
	case w.before == '\n':
		return 4
	case w.before == '\t':
		return 3
	case separator(w.Text) || prev != nil && separator(prev.Text):
		return 2
	case prev != nil && prev.date != w.date:
		return 1
	}
	return 0
}

// headWords are the words of some lines.
func (d *document) headWords(lines []int) []Word {
	var out []Word
	for _, i := range lines {
		out = append(out, split(&d.lines[i], i)...)
		if len(out) > 4*maxWords {
			break
		}
	}
	towns(out)
	for i := range out {
		if out[i].folded != "" && !out[i].date {
			out[i].field, _ = lookUp(fieldWords, out[i].folded)
		}
	}
	return out
}

// partInfo is what is known of a part of a line between separators.
type partInfo struct {
	score   [fields]float64
	words   int
	number  int
	before  string // the mark before it
	after   string
	label   string // what labels it: "Company: …", the head of the column
	caption bool   // followed by a colon
}

// wordItems are the words of a head as the model takes them.
func (d *document) wordItems(lines []int, list []Word, memo scorer) []crf.Item {
	parts := d.parts(list, memo)
	out := make([]crf.Item, len(list))
	first := 0
	if len(lines) > 0 {
		first = lines[0]
	}
	order := map[int]int{}
	for n, l := range lines {
		order[l] = n
	}
	meaning := meanings(list)
	for i := range list {
		l := d.wordFeatures(list, i, parts, order[list[i].Line], len(lines), first)
		var prev *Word
		if i > 0 {
			prev = &list[i-1]
		}
		out[i] = crf.Item{Features: l.keys, Boundary: list[i].boundary(prev), Meaning: meaning[i]}
	}
	return out
}

type partKey struct{ line, part int }

func (d *document) parts(list []Word, memo scorer) map[partKey]*partInfo {
	out := map[partKey]*partInfo{}
	label, labelLine := "", -1
	for i := 0; i < len(list); {
		j := partEnd(list, i)
		p := &partInfo{number: list[i].part, words: j - i, before: beforePart(list, i), after: afterPart(list, j)}
		text := d.lines[list[i].Line].Text[list[i].From:list[j-1].To]
		if !list[i].date && !(j == i+1 && separator(text)) {
			p.score = memo.of(text)
		} else {
			for k := range p.score {
				p.score[k] = -3
			}
		}
		if list[i].Line != labelLine {
			label, labelLine = "", list[i].Line
		}
		p.caption = p.after == ":"
		p.label = label
		firstCell := list[i].segment == 0 && j-i <= 3 && p.after == "TAB" && d.lines[list[i].Line].Table
		if p.caption && j-i <= 4 || firstCell {
			label = words.Fold(text)
		}
		out[partKey{list[i].Line, list[i].part}] = p
		i = j
	}
	return out
}

// partEnd is behind the last word of the part whose first word is the i-th.
func partEnd(list []Word, i int) int {
	j := i
	for j < len(list) && list[j].Line == list[i].Line && list[j].part == list[i].part {
		j++
	}
	return j
}

// beforePart is what stands before the part whose first word is the i-th.
func beforePart(list []Word, i int) string {
	switch {
	case i == 0 || list[i].before == '\n':
		return "LINE"
	case list[i].before == '\t':
		return "TAB"
	}
	return cmp.Or(list[i-1].folded, list[i-1].Text)
}

// afterPart is what follows the part that ends before the j-th word.
func afterPart(list []Word, j int) string {
	switch {
	case j == len(list) || list[j].Line != list[j-1].Line:
		return "LINE"
	case list[j].before == '\t':
		return "TAB"
	}
	return list[j].Text
}

// wordFeatures is the table of what the models of words look at.
func (d *document) wordFeatures(ws []Word, i int, parts map[partKey]*partInfo, row, rows, first int) list {
	l := newList()
	w := &ws[i]
	f := &d.lines[w.Line]
	p := parts[partKey{w.Line, w.part}]
	l.add("1")
	d.wordsAround(&l, ws, i)
	if i > 0 && ws[i-1].Line == w.Line {
		l.add("ww=", ws[i-1].folded, " ", w.folded)
	}
	where := strconv.Itoa(min(row, 4))
	l.add("row=", where, "/", strconv.Itoa(min(rows, 4)))
	l.add("row=", where, "/part=", strconv.Itoa(min(p.number, 6)))
	l.add("before=", p.before)
	l.add("after=", p.after)
	l.when(w.town > 0, "TOWN/", p.before, ">", p.after)
	l.when(w.town > 0 && i+w.town >= len(ws) || w.town > 0 && p.after == "LINE", "TOWN at the end")
	l.add("sep=", p.before, ">", p.after, "/", where)
	l.add("label=", p.label)
	l.when(p.caption, "caption")
	l.when(p.caption, "caption=", w.folded)
	l.add("partlen=", bucket(p.words))
	scores(&l, w, p)
	l.add("style=", f.style)
	l.add("shape=", shape(f))
	l.when(w.bold, "bold")
	l.when(w.bold && !f.Bold, "boldpart")
	l.when(i > 0 && ws[i-1].Line == w.Line && ws[i-1].bold != w.bold, "boldchange")
	l.when(f.period, "dated")
	l.when(len(f.dates) == 0, "undated/", where)
	l.when(f.Bullet, "bullet")
	if w.segment < len(f.columns) {
		column(&l, f.columns[w.segment])
	}
	reach(&l, ws, i)
	d.neighbourParts(&l, w, p, parts)
	d.rowsAround(&l, w.Line, first)
	return l
}

// wordsAround: the word, and two on either side of it in its line.
func (d *document) wordsAround(l *list, ws []Word, i int) {
	for at := -2; at <= 2; at++ {
		tag := strconv.Itoa(at) + ":"
		if i+at < 0 || i+at >= len(ws) || ws[i+at].Line != ws[i].Line {
			l.add(tag, "edge")
			continue
		}
		v := &ws[i+at]
		d.oneWord(l, tag, v)
		if at >= -1 && at <= 1 {
			lexical(l, tag, v.folded)
		}
	}
}

// scores: how well the words of the part fit each field.
func scores(l *list, w *Word, p *partInfo) {
	best, top := 0, -9.0
	for k, v := range p.score {
		l.add(fieldNames[k], "=", level(v))
		l.when(w.folded == "", "mark/", fieldNames[k], "=", level(v))
		if v > top {
			best, top = k, v
		}
	}
	l.add("best=", fieldNames[best], level(top))
	l.add("best=", fieldNames[best], level(top), "/", p.before)
	l.add("titleorg=", level(p.score[byTitle]), level(p.score[byOrg]), level(p.score[byPlace]))
}

// column: the head of the column of a table that the word stands in.
func column(l *list, head string) {
	l.when(head != "", "column=", head)
	for _, w := range strings.Fields(head) {
		l.when(columnWords.Has(w), "column has ", w)
	}
}

// reach: how far the next telling words of the line are, and the last preposition.
func reach(l *list, ws []Word, i int) {
	l.when(inBracket(ws, i), "bracket")
	for k := i - 1; k >= 0 && k > i-9 && ws[k].Line == ws[i].Line; k-- {
		if prepositions[ws[k].folded] {
			l.add("prep=", ws[k].folded)
			l.add("prep=", ws[k].folded, "/", bucket(i-k))
			break
		}
	}
	head, suffix := ahead(l, ws, i)
	l.add("nexthead=", strconv.Itoa(head), "/", strconv.Itoa(min(suffix, 3)))
	l.add("nextsuffix=", strconv.Itoa(suffix))
	l.add("back=", strconv.Itoa(behind(ws, i)))
}

// inBracket reports a word between round brackets of its line.
func inBracket(ws []Word, i int) bool {
	for k := i; k >= 0 && ws[k].Line == ws[i].Line; k-- {
		if ws[k].Text == "(" || ws[k].Text == ")" {
			return ws[k].Text == "("
		}
	}
	return false
}

// sameRun reports whether two words are of one part of one line.
func sameRun(a, b *Word) bool { return a.Line == b.Line && a.part == b.part }

// ahead is how far the next word of a title and the next of an organisation are, from 1; it notes the preposition that ends the search.
func ahead(l *list, ws []Word, i int) (head, suffix int) {
	for k := i; k < len(ws) && k < i+8 && sameRun(&ws[k], &ws[i]); k++ {
		f := ws[k].folded
		if head == 0 && words.Titles().Head.Has(f) {
			head = k - i + 1
		}
		if suffix == 0 && ofOrganisation(f) {
			suffix = k - i + 1
		}
		if k > i && prepositions[f] {
			l.add("nextprep=", f)
			break
		}
	}
	return head, suffix
}

func ofOrganisation(folded string) bool {
	o := words.Organisations()
	return o.Suffix.Has(folded) || o.Keyword.Has(folded) || o.School.Has(folded)
}

// behind is how far back the last word of a title is; below 0 where it is the ending of an organisation.
func behind(ws []Word, i int) int {
	for k := i - 1; k >= 0 && k > i-8 && sameRun(&ws[k], &ws[i]); k-- {
		if words.Titles().Head.Has(ws[k].folded) {
			return i - k
		}
		if words.Organisations().Suffix.Has(ws[k].folded) {
			return k - i
		}
	}
	return 0
}

var prepositions = map[string]bool{"as": true, "in": true, "at": true, "with": true, "for": true, "from": true, "by": true, "to": true, "under": true, "since": true, "of": true}

func newList() list { return list{keys: make([]uint32, 0, 96)} }

func (d *document) oneWord(l *list, tag string, v *Word) {
	text := v.folded
	if text == "" {
		text = v.Text
	}
	if v.date {
		l.add(tag, "DATE")
		return
	}
	l.add(tag, "w=", text)
	l.add(tag, "form=", form(v.Text))
	if v.town > 0 {
		l.add(tag, "TOWN", strconv.Itoa(v.town))
	}
	if v.field != "" {
		l.add(tag, "f=", v.field)
		l.add(tag, "F=", v.field[:1])
	}
	if coarse, fine := clustersOf(v.folded); fine != "" {
		l.add(tag, "c=", fine)
		l.add(tag, "C=", coarse)
	}
	if n := len(v.folded); n > 4 && tag == "0:" {
		l.add("suf=", v.folded[n-3:])
		l.add("pre=", v.folded[:3])
	}
}

// lexical: which lists of words know the word.
func lexical(l *list, tag, folded string) {
	if folded == "" {
		return
	}
	t, o, p, d := words.Titles(), words.Organisations(), words.Places(), words.Degrees()
	l.when(t.Head.Has(folded), tag, "TITLEHEAD")
	l.when(t.Modifier.Has(folded), tag, "TITLEMOD")
	l.when(o.Suffix.Has(folded), tag, "ORGSUFFIX")
	l.when(o.Keyword.Has(folded), tag, "ORGWORD")
	l.when(o.School.Has(folded), tag, "SCHOOL")
	l.when(o.Known.Has(folded), tag, "ORGKNOWN")
	l.when(p.City.Has(folded), tag, "CITY")
	l.when(p.Country.Has(folded), tag, "COUNTRY")
	l.when(p.Region.Has(folded), tag, "REGION")
	l.when(d.Degree.Has(folded), tag, "DEGREE")
	l.when(d.Honour.Has(folded), tag, "HONOUR")
}

// form is the spelling of a word: "Xx", "XX", "9", "x".
func form(s string) string {
	var b strings.Builder
	last := rune(0)
	for _, r := range s {
		c := r
		switch {
		case unicode.IsUpper(r):
			c = 'X'
		case unicode.IsLower(r):
			c = 'x'
		case unicode.IsDigit(r):
			c = '9'
		}
		if c != last {
			b.WriteRune(c)
			last = c
		}
	}
	out := b.String()
	if len(out) > 8 {
		return out[:8]
	}
	return out
}

// neighbourParts: what the parts beside this one look like.
func (d *document) neighbourParts(l *list, w *Word, p *partInfo, parts map[partKey]*partInfo) {
	for _, step := range []int{-2, -1, 1, 2} {
		q := parts[partKey{w.Line, w.part + step}]
		tag := "p" + strconv.Itoa(step) + ":"
		if q == nil {
			l.add(tag, "none")
			continue
		}
		for k := byTitle; k <= bySchool; k++ {
			l.add(tag, fieldNames[k], "=", level(q.score[k]))
		}
		l.when(p.score[byTitle] > 1.5, tag, "T/", level(q.score[byOrg]), level(q.score[byTitle]))
	}
}

// rowsAround: what the lines above and below within and beyond the head hold.
func (d *document) rowsAround(l *list, line, first int) {
	for _, step := range []int{-1, 1} {
		tag := "r" + strconv.Itoa(step) + ":"
		at := line + step
		if at < 0 || at >= len(d.lines) {
			l.add(tag, "none")
			continue
		}
		g := &d.lines[at]
		l.add(tag, "shape=", shape(g))
		l.add(tag, "title=", level(g.score[byTitle]))
		l.add(tag, "org=", level(g.score[byOrg]))
		l.add(tag, "degree=", level(g.score[byDegree]))
		l.add(tag, "school=", level(g.score[bySchool]))
		l.when(at < first, tag, "above")
		l.add(tag, "looks=", d.lines[line].style, ">", g.style)
		l.when(g.label != "", tag, "label=", g.label)
	}
}
