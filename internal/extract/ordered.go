package extract

import (
	"fmt"
	"slices"
	"strings"

	"focal/internal/ingest/page"
)

// Ordered is the file with its lines in the order that makes most sense as a CV; told says what
// was weighed, nothing where the layout left no doubt. The user may ask for those that are not kept.
//
// Each order is read whole by the models. An order that tears what belongs together shows in
// both that count: posts and courses that lack something, and lines that fit their neighbours badly.
func Ordered(src *page.Document, opts Options) (best *page.Document, told []string) {
	if len(src.Others) == 0 {
		return src, nil
	}
	kept, top := 0, 0.0
	said := printedWords(src.Pages)
	orders := append([][]page.Page{src.Pages}, src.Others...)
	for i, pages := range orders {
		if i > 0 && printedWords(pages) != said { // it tears words
			told = append(told, fmt.Sprintf("order %d: other words", i+1))
			continue
		}
		order := *src
		order.Pages, order.Others, order.Asked = pages, nil, nil
		worth, why := worthOf(&order, opts)
		if i == 0 || worth > top {
			kept, top, best = i, worth, &order
		}
		if i == 0 {
			top += clearly
		}
		told = append(told, fmt.Sprintf("order %d: %s", i+1, why))
	}
	best.Asked = slices.Concat(orders[:kept], orders[kept+1:], src.Asked)
	return best, append(told, fmt.Sprintf("order %d is kept", kept+1))
}

// Weights of a regression on what 582 other orders of 227 labelled CVs did to what was read of them.
const (
	fitWeight = 0.58 // of how well lines fit together, beside the sense of what is read
	clearly   = 0.2  // how much better than what the layout speaks for another order must be
)

// worthOf rates an order of lines.
func worthOf(order *page.Document, opts Options) (worth float64, why string) {
	b := read(order, Options{Models: opts.Models, Region: opts.Region})
	fit := 0.0
	if b.reading != nil {
		fit = b.reading.Score * float64(len(b.reading.Labels))
	}
	made := sense(b.doc, periodLines(b.doc))
	return made + fitWeight*fit, fmt.Sprintf("%d lines, sense %.2f, fit %.2f", len(b.doc.Source), made, fit)
}

// printedWords are the words of pages, without their order.
func printedWords(pages []page.Page) string {
	var list []string
	for i := range pages {
		for k := range pages[i].Lines {
			list = append(list, strings.Fields(pages[i].Lines[k].Text())...)
		}
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}
