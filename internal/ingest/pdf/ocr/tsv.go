package ocr

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/pdf/glyph"
	"focal/internal/ingest/pdf/pdfium"
)

// word is a row of tesseract's TSV, in points.
type word struct {
	line       string // block, paragraph and line number
	x, y, w, h float64
	text       string
	unsure     bool // kept only in case it is a bullet
}

// parse turns tesseract's TSV into glyphs: the letters of a word are spread evenly
// over its box.
func parse(tsv string, img pdfium.Image) (p *glyph.Page, total, dropped int) {
	scale := 72 / img.DPI
	words, dropped := wordsOf(tsv, scale)
	total = len(words) + dropped
	words = withI(withInitials(marked(words)))
	w := pageWriter{page: &glyph.Page{Width: float64(img.Width) * scale, Height: float64(img.Height) * scale}, styles: map[float64]int32{}}
	for len(words) > 0 {
		n := 1
		for n < len(words) && words[n].line == words[0].line {
			n++
		}
		w.line(words[:n])
		words = words[n:]
	}
	return w.page, total, dropped
}

// wordsOf are the words of the TSV that tesseract is sure of, or that may be bullets;
// dropped counts the others.
func wordsOf(tsv string, scale float64) (words []word, dropped int) {
	for _, row := range strings.Split(tsv, "\n") {
		w, ok := wordOf(row, scale)
		if !ok {
			continue
		}
		first := len(words) == 0 || words[len(words)-1].line != w.line
		if w.unsure && !(first && slices.Contains(markLike, w.text)) {
			if strings.IndexFunc(w.text, unicode.IsLetter) >= 0 || strings.IndexFunc(w.text, unicode.IsDigit) >= 0 {
				dropped++ // the rest is dirt and rules
			}
			continue
		}
		words = append(words, w)
	}
	return words, dropped
}

// wordOf reads a row, if it is one of a word.
func wordOf(row string, scale float64) (w word, ok bool) {
	c := strings.SplitN(strings.TrimRight(row, "\r"), "\t", 12)
	if len(c) < 12 || c[0] != "5" {
		return word{}, false
	}
	var n [5]float64
	for i := range n {
		v, err := strconv.ParseFloat(c[6+i], 64)
		if err != nil || math.IsNaN(v) || math.Abs(v) >= 1e6 {
			return word{}, false
		}
		n[i] = v
	}
	w = word{
		line: strings.Join(c[2:5], "."), x: n[0] * scale, y: n[1] * scale, w: n[2] * scale, h: n[3] * scale,
		text: strings.TrimSpace(c[11]), unsure: n[4] < MinConfidence,
	}
	return w, w.text != ""
}

// pageWriter puts words on a page.
type pageWriter struct {
	page   *glyph.Page
	styles map[float64]int32 // by size
	index  int32
}

func (p *pageWriter) line(words []word) {
	p.index += 10 // lines do not go on with each other
	size, base := measure(words)
	style, ok := p.styles[size]
	if !ok {
		style = int32(len(p.page.Styles))
		p.styles[size] = style
		p.page.Styles = append(p.page.Styles, glyph.Style{Size: size})
	}
	put := func(g glyph.Glyph) {
		g.Y, g.Style, g.Link, g.Index = base, style, -1, p.index
		p.page.Glyphs = append(p.page.Glyphs, g)
		p.index++
	}
	for _, w := range words {
		runes := []rune(w.text)
		step := w.w / float64(len(runes))
		for k, r := range runes {
			x := w.x + float64(k)*step
			put(glyph.Glyph{Rune: r, X0: x, X1: x + step})
		}
		put(glyph.Glyph{Rune: ' ', X0: w.x + w.w, X1: w.x + w.w, Flags: glyph.Generated})
	}
}

// withInitials puts the tall first letter of a word in small capitals back before the rest of the word.
func withInitials(ws []word) (out []word) {
	for i := 0; i < len(ws); i++ {
		w := ws[i]
		if i+1 < len(ws) && isInitial(w, ws[i+1]) {
			rest := ws[i+1]
			w.text, w.w = w.text+rest.text, rest.x+rest.w-w.x
			i++
		}
		out = append(out, w)
	}
	return out
}

// isInitial reports a capital close before lower ones that stand on the same line.
func isInitial(w, rest word) bool {
	r, n := utf8.DecodeRuneInString(w.text)
	if w.line != rest.line || n != len(w.text) || !unicode.IsUpper(r) || strings.ToUpper(rest.text) != rest.text {
		return false
	}
	return rest.h > w.h/2 && rest.h < 0.85*w.h && rest.x-(w.x+w.w) < 0.2*rest.h && math.Abs(w.y+w.h-rest.y-rest.h) < 0.15*w.h
}

// withI reads a stroke before a verb that only "I" stands before as that: "where | can learn". Strokes between contacts stay.
func withI(ws []word) []word {
	for i := range ws[:max(0, len(ws)-1)] {
		if ws[i].text == "|" && firstPerson[strings.Trim(ws[i+1].text, ".,;")] {
			ws[i].text = "I"
		}
	}
	return ws
}

// firstPerson are verbs that begin nothing behind a stroke between two items.
var firstPerson = set("am can could have had will would was shall should might aim want wish hope believe enjoy love like did")

func set(list string) map[string]bool {
	all := map[string]bool{}
	for _, w := range strings.Fields(list) {
		all[w] = true
	}
	return all
}

// measure estimates font size and baseline of a line from its words: capitals are
// 0.7 em high and stand on the baseline, as small letters without descenders do.
func measure(ws []word) (size, base float64) {
	var heights, bottoms []float64
	top, bottom := math.Inf(1), 0.0
	for _, w := range ws {
		top, bottom = min(top, w.y), max(bottom, w.y+w.h)
		if strings.ContainsAny(w.text, "gjpqyQ,;()[]|/_") {
			continue
		}
		bottoms = append(bottoms, w.y+w.h)
		if strings.ContainsAny(w.text, "ABCDEFGHIJKLMNOPRSTUVWXYZbdfhkl0123456789") {
			heights = append(heights, w.h)
		}
	}
	size, base = bottom-top, bottom-0.2*(bottom-top)
	if len(heights) > 0 {
		size = median(heights) / 0.72
	}
	if len(bottoms) > 0 {
		base = median(bottoms)
	}
	return max(math.Round(size), 4), base
}

func median(v []float64) float64 {
	slices.Sort(v)
	return v[len(v)/2]
}

// markLike are what tesseract takes bullets for.
var markLike = []string{"e", "o", "¢", "©", "°", "«", "»", "*", "+", "·", "@", "•", "-", "="}

// marked puts bullets where at least two lines start with a character of
// markLike, and drops the other unsure ones.
func marked(ws []word) []word {
	starts := func(i int) bool {
		return (i == 0 || ws[i-1].line != ws[i].line) && i+1 < len(ws) && ws[i+1].line == ws[i].line && slices.Contains(markLike, ws[i].text)
	}
	count := 0
	for i := range ws {
		if starts(i) {
			count++
		}
	}
	out := make([]word, 0, len(ws))
	for i, w := range ws {
		switch {
		case starts(i) && count >= 2:
			w.text = "•"
		case w.unsure:
			continue
		}
		out = append(out, w)
	}
	return out
}
