package engine

import (
	"focal/internal/cv"
	"focal/internal/fit"
	"focal/internal/wordtemplate"
)

// densities from loose to tight: a document is set tighter before anything is left out.
var densities = []wordtemplate.Density{wordtemplate.Normal, wordtemplate.Tight, wordtemplate.Dense}

// density is the loosest that keeps doc within pages with room to spare (programs
// round line heights differently), the tightest when none does.
func density(t *wordtemplate.Template, doc *cv.Document, fill wordtemplate.FillOptions, pages int) wordtemplate.Density {
	for _, d := range densities {
		fill.Density = d
		if r, err := t.Pages(doc, fill); err == nil && (r.Pages < pages || r.Pages == pages && r.FreeLinesOnLast >= fit.Safety) {
			return d
		}
	}
	return densities[len(densities)-1]
}

// measure counts the pages of a document in the template at the tightest setting.
func measure(t *wordtemplate.Template, fill wordtemplate.FillOptions) fit.Measure {
	fill.Density = densities[len(densities)-1]
	return func(doc *cv.Document) (pages int, freeLines float64) {
		r, err := t.Pages(doc, fill)
		if err != nil {
			return 1, fit.Safety // the trial filling reports errors; here they only must not cut anything
		}
		return r.Pages, r.FreeLinesOnLast
	}
}

// scrap is the height, in lines, of a last page that looks like a mistake.
const scrap = 6

// pagesOf is the length of the document as Render will set it. A little tighter is
// better than one page more, and much tighter is better than a scrap on a page.
func pagesOf(t *wordtemplate.Template, doc *cv.Document, fill wordtemplate.FillOptions, target int) int {
	fill.Density = wordtemplate.Normal
	if target > 0 {
		fill.Density = density(t, doc, fill, target)
	}
	loose, err := t.Pages(doc, fill)
	if err != nil {
		return 0
	}
	for _, d := range densities[1:] {
		fill.Density = d
		r, err := t.Pages(doc, fill)
		if err == nil && r.Pages < loose.Pages && r.FreeLinesOnLast >= fit.Safety && (d == wordtemplate.Tight || loose.LinesOnLast < scrap) {
			return r.Pages
		}
	}
	return loose.Pages
}
