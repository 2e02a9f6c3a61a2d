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
		got := pagesOf(template, doc, wordtemplate.FillOptions{}, 0)
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
