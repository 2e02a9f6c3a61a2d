package engine

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

// Only a scan can be doubtful: one that lost words, or in which nobody or nothing was found.
func TestDoubtful(t *testing.T) {
	named := cv.Person{Name: cv.Text{Value: "Jo Li"}}
	for name, c := range map[string]struct {
		lines *page.Document
		read  cv.Document
		want  bool
	}{
		"data":                      {nil, cv.Document{}, false},
		"a document without a name": {&page.Document{}, cv.Document{}, false},
		"a scan":                    {&page.Document{OCR: true}, cv.Document{Person: named, Work: []cv.Engagement{{}}}, false},
		"a scan of a pupil":         {&page.Document{OCR: true}, cv.Document{Person: named, Education: []cv.Education{{}}}, false},
		"words are missing":         {&page.Document{OCR: true, Unsure: 1}, cv.Document{Person: named, Work: []cv.Engagement{{}}}, true},
		"nobody was found":          {&page.Document{OCR: true}, cv.Document{Work: []cv.Engagement{{}}}, true},
		"nothing was found":         {&page.Document{OCR: true}, cv.Document{Person: named}, true},
	} {
		t.Run(name, func(t *testing.T) {
			r := Result{Lines: c.lines, Original: &c.read}
			if got := r.Doubtful(); got != c.want {
				t.Errorf("%t, want %t", got, c.want)
			}
		})
	}
}
