package extract

import (
	_ "embed" // the weights
	"encoding/binary"
	"math"
	"sort"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/crf"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// Whether a printed line goes on with the one above it is learned: from Word files, whose paragraphs are known, and what a
// printer made lines of (docs/training.md). The model is a logistic regression over the features below.

// edge tells how the text around a line is set; zero where nothing is printed.
type edge struct {
	right float64 // how far the lines of its block go
	page  float64 // and those of its page that begin near it
	pitch float64 // usual distance of the lines of its block
	ended bool    // most long lines of its block end with a full stop
}

// setEdges measures the blocks and pages of a file.
func setEdges(lines []line) {
	limits := reaches(lines)
	for from := 0; from < len(lines); {
		to := from + 1
		for to < len(lines) && lines[to].page == lines[from].page {
			to++
		}
		setEdgesOfPage(lines[from:to], limits)
		from = to
	}
}

func setEdgesOfPage(lines []line, limits map[blockKey]reach) {
	blocks := map[int][]int{}
	far := map[int]float64{} // by where lines begin, in steps
	for i := range lines {
		l := &lines[i]
		blocks[l.block] = append(blocks[l.block], i)
		if l.right > 0 {
			at := int(l.x / edgeStep)
			far[at] = math.Max(far[at], l.right)
		}
	}
	for _, list := range blocks {
		e := edge{pitch: pitchOf(lines, list), ended: fullStops(lines, list)}
		for _, i := range list {
			l := &lines[i]
			if l.right == 0 {
				continue
			}
			e.right = limits[blockKey{l.page, l.block}].right
			e.page = 0
			for at := int(l.x/edgeStep) - 1; at <= int(l.x/edgeStep)+1; at++ {
				e.page = math.Max(e.page, far[at])
			}
			l.edge = e
		}
	}
}

// edgeStep is how near, in points, lines begin to one another that are set in one column.
const edgeStep = 30

// pitchOf is the usual distance of the lines of a block: that which most of them have, or less.
func pitchOf(lines []line, block []int) float64 {
	var gaps []float64
	for _, i := range block[1:] {
		if g := lines[i].gap; g > 0 {
			gaps = append(gaps, g)
		}
	}
	if len(gaps) < 2 {
		return 0
	}
	sort.Float64s(gaps)
	return gaps[len(gaps)/4]
}

func fullStops(lines []line, block []int) bool {
	long, ended := 0, 0
	for _, i := range block {
		if wordCount(lines[i].text) >= 6 {
			long++
			if endsWith(lines[i].text, ".") {
				ended++
			}
		}
	}
	return long >= 3 && ended*5 >= long*4
}

//go:embed wraps.bin
var wrapWeights []byte

// wrapModel holds the weight of each feature by its hash.
var wrapModel = sync.OnceValue(func() map[uint32]float32 {
	out := make(map[uint32]float32, len(wrapWeights)/8)
	for at := 0; at+8 <= len(wrapWeights); at += 8 {
		out[binary.LittleEndian.Uint32(wrapWeights[at:])] = math.Float32frombits(binary.LittleEndian.Uint32(wrapWeights[at+4:]))
	}
	return out
})

// wrapFeatures are the features of a line and the paragraph above it.
type wrapFeatures struct{ keys []uint32 }

func (f *wrapFeatures) add(parts ...string) {
	f.keys = append(f.keys, crf.Hash(parts...))
}

func (f *wrapFeatures) when(on bool, parts ...string) {
	if on {
		f.add(parts...)
	}
}

// wraps reports that a printed line goes on with the paragraph above it.
func wraps(p *para, l *line) bool {
	if beginsAnew(p, l) {
		return false
	}
	f := featuresOfWrap(p, l)
	sum := float32(0)
	for _, k := range f.keys {
		sum += wrapModel()[k]
	}
	if goesOnInSmall(p, l) {
		return sum > likelyWraps
	}
	return sum > surelyWraps
}

// goesOnInSmall reports a line in small letters close below a sentence that has not ended.
func goesOnInSmall(p *para, l *line) bool {
	return startsLower(l.text) && inSentence(p) && !endsWith(p.text, ".!?:;") && len(l.segs) == 1 && l.gap <= 2*max(l.size, 6)
}

// beginsAnew reports a line that cannot go on, whatever it says: its first words had room on the line above, which only the
// end of a cell or a sentence in small letters explains, or it stands left of the text of an item, or in another column.
func beginsAnew(p *para, l *line) bool {
	q := &p.last
	lower := startsLower(l.text)
	if q.edge.right-q.right > roomy && q.edge.page-q.right > roomy && len(q.segs) == 1 && !(lower && inSentence(p)) {
		return true
	}
	if underCells(q, l) {
		return true
	}
	if p.bullet && !lower && l.x < p.first.x-3 && l.page == p.first.page {
		return true
	}
	return math.Abs(l.x-above(p, l)) > apartFrom && math.Abs(l.x-p.first.x) > apartFrom
}

// above is where the text begins that a line goes on with: the last cell of a row where the line stands below that, else the line above.
func above(p *para, l *line) float64 {
	if x := p.segs[len(p.segs)-1].x; len(p.segs) > 1 && len(l.segs) == 1 && math.Abs(l.x-x) < underCell {
		return x
	}
	return p.last.x
}

// underCell is how far, in points, the lines of a cell begin apart.
const underCell = 6

// underCells reports a line below a row of short cells that begins where the row does: the last cell would go on below itself.
func underCells(q, l *line) bool {
	n := len(q.segs)
	return n > 1 && len(l.segs) == 1 && math.Abs(l.x-q.segs[0].x) < 3 && q.segs[n-1].x > l.x+roomy/4 &&
		wordCount(q.text) <= 3*n && !endsWith(q.text, ",&/-(") && !cannotEnd(q.text)
}

// apartFrom is how far apart, in points, lines begin that stand in two columns.
const apartFrom = 60

// roomy is more, in points, than a word needs.
const roomy = 110

// surelyWraps is how likely, as a logarithm of odds, a line must go on: two entries made one are worse than a line cut in two.
const surelyWraps = 0.5

// likelyWraps is the same where nothing else begins so.
const likelyWraps = -1

// steps puts a number into classes.
func steps(v float64, bounds ...float64) string {
	for i, b := range bounds {
		if v < b {
			return strconv.Itoa(i)
		}
	}
	return strconv.Itoa(len(bounds))
}

func featuresOfWrap(p *para, l *line) wrapFeatures {
	f := wrapFeatures{keys: make([]uint32, 0, 64)}
	q := &p.last
	size := max(l.size, 6)
	width := wordWidth(l)
	slack := steps(q.edge.right-q.right-width, -20, -5, 2, 12, 40, 100)
	page := steps(q.edge.page-q.right-width, -20, -5, 2, 12, 40, 100)
	gap := steps(l.gap/size, 0, 0.95, 1.15, 1.3, 1.5, 1.8, 2.3, 3)
	pitch := "?"
	if l.edge.pitch > 0 {
		pitch = steps(l.gap/l.edge.pitch, 0.9, 1.04, 1.12, 1.3, 1.6, 2)
	}
	before := "?"
	if q.gap > 0 && len(p.lines) > 1 {
		before = steps(l.gap/q.gap, 0.9, 1.04, 1.12, 1.3, 1.6)
	}
	start, end := startOf(l.text), endOf(p.text)
	dx := steps(l.x-above(p, l), -60, -20, -3, 3, 12, 30, 80)
	dfirst := steps(l.x-p.first.x, -60, -20, -3, 3, 12, 30, 80)
	long := steps(float64(wordCount(p.text)), 3, 5, 8, 13, 30)
	place := placeOf(p, l)
	mark := "-"
	if p.bullet {
		mark = "*"
	}
	face := faceOf(q, l)
	lines := steps(float64(len(p.lines)), 2, 3, 5)
	f.add("1")
	f.add("slack=", slack)
	f.add("page=", page)
	f.add("gap=", gap)
	f.add("pitch=", pitch)
	f.add("before=", before)
	f.add("start=", start)
	f.add("end=", end)
	f.add("dx=", dx, mark)
	f.add("dfirst=", dfirst, mark)
	f.add("long=", long, mark)
	f.add("place=", place)
	f.add("face=", face)
	f.add("lines=", lines)
	f.add("slack/start/end=", slack, start, end)
	f.add("page/start/end=", page, start, end)
	f.add("slack/pitch=", slack, pitch, place)
	f.add("page/pitch=", page, pitch, mark)
	f.add("slack/page=", slack, page)
	f.add("pitch/start/end=", pitch, start, end, mark)
	f.add("dx/start=", dx, start, mark, place)
	f.add("dx/slack=", dx, slack, mark)
	f.add("dx/pitch=", dx, pitch, mark)
	f.add("before/slack=", before, slack)
	f.add("face/start=", face, start, place)
	f.add("long/slack/end=", long, slack, end)
	f.add("long/start=", long, start, mark)
	f.add("gap/start=", gap, start, mark)
	f.when(l.edge.ended, "ended=", end, start)
	f.when(!l.edge.ended, "unended=", end, start)
	wrapWording(&f, p, l, slack)
	return f
}

// wrapWording: what the two lines say.
func wrapWording(f *wrapFeatures, p *para, l *line, slack string) {
	q := &p.last
	rest := steps(float64(wordCount(l.text)), 2, 3, 5, 8, 13)
	f.add("rest=", rest, slack)
	f.when(openBracket(p.text), "open(", steps(float64(strings.IndexByte(l.text, ')')), 0, 30))
	f.when(openQuote(p.text), "open\"")
	f.when(conjunctionEnd(p.text), "conjunction", slack)
	f.when(articleEnd(p.text), "article", slack)
	f.when(datesOnly(l.text), "dateline")
	f.when(len(dates.Find(p.text)) > 0, "dated", slack)
	f.when(endsWithDate(q.text), "enddate")
	f.when(len(dates.Find(l.text)) > 0, "dates")
	f.when(len(dates.Find(p.text)) > 0 && len(dates.Find(l.text)) > 0, "both dated")
	f.when(labelledLine(l.text), "label")
	f.when(labelledLine(p.text), "labelled")
	f.when(labelledLine(p.text) && labelledLine(l.text), "labels")
	f.when(headings.IsLabel(p.text), "a label")
	_, known := headings.Lookup(l.text)
	f.when(known, "heading")
	_, known = headings.Lookup(p.text)
	f.when(known, "below heading")
	f.when(len(l.segs) > 1, "cells", steps(float64(len(q.segs)), 2, 3))
	f.when(len(q.segs) > 1, "row", steps(float64(len(l.segs)), 2, 3))
	f.when(strings.ContainsAny(l.text, "@"), "mail")
	for _, e := range []struct {
		name  string
		score func(string) float64
	}{{"title", evidence.Title}, {"org", evidence.Organisation}, {"place", evidence.Place}, {"degree", evidence.Degree}} {
		f.when(e.score(l.text) >= 1.5, e.name, slack)
	}
	above, below := strings.Fields(q.text), strings.Fields(l.text)
	if len(above) > 0 && len(below) > 0 {
		f.add("last=", words.Fold(above[len(above)-1]))
		f.add("first=", words.Fold(below[0]))
		f.add("opens=", words.Fold(above[0]), slack)
	}
	f.when(l.style.caps && q.style.caps, "capitals", slack)
}

// startOf is how a text begins: in small letters, capitals, with a figure or a mark.
func startOf(s string) string {
	r, _ := utf8.DecodeRuneInString(s)
	switch {
	case unicode.IsLower(r):
		return "a"
	case unicode.IsUpper(r):
		return "A"
	case unicode.IsDigit(r):
		return "9"
	case r == '(' || r == '"' || r == '“':
		return "("
	}
	return "!"
}

// endOf is how a text ends.
func endOf(s string) string {
	s = strings.TrimRight(s, " \t")
	r, _ := utf8.DecodeLastRuneInString(s)
	switch {
	case strings.ContainsRune(".,:;)-/&", r):
		return string(r)
	case r == '!' || r == '?':
		return "."
	case unicode.IsDigit(r):
		return "9"
	case unicode.IsLetter(r):
		return "a"
	}
	return "!"
}

// placeOf tells whether the lines stand in one block, one page or over two.
func placeOf(p *para, l *line) string {
	q := &p.last
	switch {
	case l.page != q.page:
		return "page"
	case l.block != q.block:
		return "block"
	}
	return "="
}

// faceOf compares the letters of two lines.
func faceOf(q, l *line) string {
	face := steps(l.size-q.size, -0.6, 0.6)
	a, b := q.style, l.style
	for _, differs := range []bool{a.bold != b.bold, a.italic != b.italic, a.caps != b.caps, a.colour != b.colour} {
		if differs {
			face += "x"
		} else {
			face += "="
		}
	}
	return face
}
