package engine

import (
	"fmt"
	"testing"

	"focal/internal/cv"
	"focal/internal/fit"
	"focal/internal/wordtemplate"
)

// No document ends with a few lines on a page of their own if setting it tighter
// takes them in.
func TestNoScrapOnTheLastPage(t *testing.T) {
	template, err := wordtemplate.Builtin("Europass")
	if err != nil {
		t.Fatal(err)
	}
	saved := 0
	for bullets := 40; bullets < 75; bullets++ {
		doc := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Wilma Thorne"}}, Work: []cv.Engagement{{Title: cv.Text{Value: "Bell founder"}}}}
		for i := range bullets {
			doc.Work[0].Highlights = append(doc.Work[0].Highlights, cv.Text{Value: fmt.Sprintf("Cast bell %d of the carillon.", i+1)})
		}
		count := func(d wordtemplate.Density) (pages int, scrapped, fits bool) {
			r, err := template.Pages(doc, wordtemplate.FillOptions{Density: d})
			if err != nil {
				t.Fatal(err)
			}
			return r.Pages, r.LinesOnLast < scrap, r.FreeLinesOnLast >= fit.Safety
		}
		normal, scrapped, _ := count(wordtemplate.Normal)
		dense, _, fits := count(wordtemplate.Dense)
		_, got := settle(template, doc, wordtemplate.FillOptions{}, 0)
		if normal > 1 && scrapped && dense < normal && fits {
			saved++
			if got != dense {
				t.Errorf("%d bullets: %d pages, %d are possible", bullets, got, dense)
			}
		}
	}
	if saved == 0 {
		t.Error("no length of the document tried this")
	}
}

// In no template does a document end with fewer than seven lines on its last page:
// it is set tighter, or looser.
func TestB1_LastPageHasSevenLines(t *testing.T) {
	loose := 0
	for _, name := range wordtemplate.Names() {
		template, err := wordtemplate.Builtin(name)
		if err != nil {
			t.Fatal(err)
		}
		for lines := 36; lines < 110; lines++ {
			doc := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Wilma Thorne"}}}
			for i := range lines {
				if i%8 == 0 {
					doc.Work = append(doc.Work, cv.Engagement{Title: cv.Text{Value: "Bell founder"}, Organisation: cv.Text{Value: "Thorne & Daughters"}})
				}
				w := &doc.Work[len(doc.Work)-1]
				w.Highlights = append(w.Highlights, cv.Text{Value: fmt.Sprintf("Cast bell %d of the carillon.", i+1)})
			}
			density, pages := settle(template, doc, wordtemplate.FillOptions{}, 0)
			r, err := template.Pages(doc, wordtemplate.FillOptions{Density: density})
			if err != nil || r.Pages != pages {
				t.Fatalf("%s: %d pages, said %d (%v)", name, r.Pages, pages, err)
			}
			if r.Pages > 1 && r.LinesOnLast < 7 {
				t.Errorf("%s, %d points: %.1f lines on page %d", name, lines, r.LinesOnLast, r.Pages)
			}
			if density == wordtemplate.Loose || density == wordtemplate.Airy {
				loose++
			}
		}
	}
	if loose == 0 {
		t.Error("no length of the document was set looser")
	}
}
