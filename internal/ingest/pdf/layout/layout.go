// Package layout puts the glyphs of pages into lines in reading order. It is pure.
package layout

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/glyph"
)

// hyphenator are the programs that break words by default; word processors and
// browsers break them only at hyphens of their own.
var hyphenator = regexp.MustCompile(`(?i)tex\b|xdvipdfmx|typst|indesign|scribus|groff`)

// Result is a file laid out.
type Result struct {
	Pages      []page.Page // as many as went in
	Hidden     bool        // text that nobody can see was left out
	Recognised bool        // the text is the invisible layer over a scan
	Nameless   bool        // some letters have no character and stand as U+FFFD
}

// Pages lays out all pages of a file. producer names the program that made it, ""
// if unknown: some break words at line ends.
func Pages(in []*glyph.Page, producer string) Result { return layOut(in, producer, &cutter{}) }

func layOut(in []*glyph.Page, producer string, c *cutter) Result {
	var out Result
	frs := make([][]*fragment, len(in))
	for _, p := range in {
		hidden, recognised := hide(p)
		out.Hidden = out.Hidden || hidden
		out.Recognised = out.Recognised || recognised
	}
	toPaper(in)
	for i, p := range in {
		mirror(p)
		frs[i] = fragments(p)
		drawBullets(p, frs[i])
	}
	block := -1
	var side []page.Line // read later
	flow := c.flows(in, frs)
	for i, regions := range flow {
		pg := page.Page{Width: in[i].Width, Height: in[i].Height}
		for _, r := range regions {
			if !r.joined {
				block++
			}
			if r.table != nil {
				ls := r.table.lines(in[i], block)
				pg.Lines = append(pg.Lines, ls...)
				block = max(block, lastBlock(ls))
				continue
			}
			if r.later {
				side = append(side, lines(in[i], r, block)...)
			} else {
				pg.Lines = append(pg.Lines, lines(in[i], r, block)...)
			}
		}
		pg.Lines = raiseNotes(pg.Lines)
		if len(side) > 0 && (i+1 == len(flow) || !slices.ContainsFunc(flow[i+1], func(r region) bool { return r.later })) {
			pg.Lines = append(pg.Lines, raiseNotes(side)...)
			side = nil
		}
		if aslant := turned(in[i], block+1); len(aslant) > 0 {
			block++
			pg.Lines = append(pg.Lines, aslant...)
		}
		out.Pages = append(out.Pages, pg)
	}
	markRunning(out.Pages)
	countBlocks(out.Pages)
	for i := range out.Pages {
		gaps(out.Pages[i].Lines)
	}
	out.Nameless = slices.ContainsFunc(out.Pages, nameless)
	joinLogos(out.Pages)
	joinWords(out.Pages, hyphenator.MatchString(producer)) // last: a line that moves up whole leaves its distance to the next one
	return out
}

func nameless(p page.Page) bool {
	return slices.ContainsFunc(p.Lines, func(l page.Line) bool { return strings.ContainsRune(l.Text(), unicode.ReplacementChar) })
}

// countBlocks numbers the blocks in reading order.
func countBlocks(pages []page.Page) {
	numbers := map[int]int{}
	for _, p := range pages {
		for i := range p.Lines {
			b := p.Lines[i].Block
			if _, ok := numbers[b]; !ok {
				numbers[b] = len(numbers)
			}
			p.Lines[i].Block = numbers[b]
		}
	}
}

// gaps sets the distances between the baselines of a block.
func gaps(ls []page.Line) {
	for i := range ls {
		if i > 0 && ls[i].Block == ls[i-1].Block && ls[i].Right > 0 {
			ls[i].GapBefore = max(0, ls[i].Y-ls[i-1].Y)
		}
	}
}
