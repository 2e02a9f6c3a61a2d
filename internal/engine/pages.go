package engine

import (
	"focal/internal/cv"
	"focal/internal/fit"
	"focal/internal/layout"
	"focal/internal/wordtemplate"
)

// densities from normal to tight: a document is set tighter before anything is left out.
var densities = []wordtemplate.Density{wordtemplate.Normal, wordtemplate.Tight, wordtemplate.Dense}

// looser settings push a few lines more over to a last page that has too few.
var looser = []wordtemplate.Density{wordtemplate.Loose, wordtemplate.Airy}

// scrap is the height, in lines, below which a last page looks like a mistake.
const scrap = 7

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

// settings measures a document at one density after the other, each once.
type settings struct {
	template *wordtemplate.Template
	doc      *cv.Document
	fill     wordtemplate.FillOptions
	seen     map[wordtemplate.Density]layout.Result
}

func (s *settings) at(d wordtemplate.Density) layout.Result {
	r, ok := s.seen[d]
	if !ok {
		s.fill.Density = d
		r, _ = s.template.Pages(s.doc, s.fill) // filling it reports errors
		s.seen[d] = r
	}
	return r
}

// within reports whether the document keeps to pages with room to spare: programs
// round line heights differently.
func (s *settings) within(d wordtemplate.Density, pages int) bool {
	r := s.at(d)
	return r.Pages < pages || r.Pages == pages && r.FreeLinesOnLast >= fit.Safety
}

// scrapped reports a last page with hardly a line.
func scrapped(r layout.Result) bool { return r.Pages > 1 && r.LinesOnLast < scrap }

// settle finds how a document is set, and its length so: the loosest way that keeps
// to the target (0 = none); a little tighter rather than one page more; much tighter,
// or looser, rather than a scrap on a page.
func settle(t *wordtemplate.Template, doc *cv.Document, fill wordtemplate.FillOptions, target int) (wordtemplate.Density, int) {
	s := &settings{template: t, doc: doc, fill: fill, seen: map[wordtemplate.Density]layout.Result{}}
	base := 0
	for target > 0 && base < len(densities)-1 && !s.within(densities[base], target) {
		base++
	}
	now := s.at(densities[base])
	if now.Pages <= 1 {
		return densities[base], now.Pages
	}
	shorter, some := densities[base], false // the first that saves a page, even if it ends in a scrap
	for _, d := range densities[base+1:] {
		if !s.within(d, now.Pages-1) || d != wordtemplate.Tight && !scrapped(now) {
			continue
		}
		if r := s.at(d); r.Pages <= 1 || !scrapped(r) {
			return d, r.Pages
		}
		if !some {
			shorter, some = d, true
		}
	}
	if !scrapped(now) {
		return densities[base], now.Pages
	}
	if d, found := s.fuller(base, now.Pages); found {
		return d, now.Pages
	}
	return shorter, s.at(shorter).Pages
}

// fuller finds the first density looser than the base that fills the last of as many pages.
func (s *settings) fuller(base, pages int) (wordtemplate.Density, bool) {
	for i := base - 1; i >= -len(looser); i-- {
		d := s.step(i)
		if r := s.at(d); r.Pages == pages && !scrapped(r) && r.FreeLinesOnLast >= fit.Safety {
			return d, true
		}
	}
	return 0, false
}

// step is the density at a place of the scale: 0 is Normal, below it are the looser ones.
func (s *settings) step(i int) wordtemplate.Density {
	if i >= 0 {
		return densities[i]
	}
	return looser[-i-1]
}
