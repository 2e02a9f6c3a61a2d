package main

import (
	"fmt"
	"path/filepath"

	resume "focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/ingest/page"
)

// straysCommand measures how much of CVs without labels finds no place: texts that the reader
// is not sure of, and details of the person without a label.
type straysCommand struct {
	Pages string `required:"" type:"path" help:"Folder of lines as the command pages keeps them."`
	Every int    `default:"13" help:"Read every n-th CV."`
}

// straySure is how sure the reader is at the most of a text that found no place of its own.
const straySure = 0.6

func (c *straysCommand) Run() error {
	names, err := filepath.Glob(filepath.Join(c.Pages, "*.gob"))
	if err != nil {
		return err
	}
	read, texts, details := 0, 0, 0
	for i := 0; i < len(names); i += max(1, c.Every) {
		src := &page.Document{}
		if err := decodePages(names[i], src); err != nil {
			return err
		}
		doc, _ := extract.Document(src, extract.Options{})
		read++
		texts += strays(doc)
		for _, d := range doc.Person.Details {
			if d.Label.IsZero() {
				details++
			}
		}
	}
	if read == 0 {
		return fmt.Errorf("no pages in %s", c.Pages)
	}
	n := float64(read)
	fmt.Printf("%d CVs: %.2f stray texts and %.2f details without a label each\n", read, float64(texts)/n, float64(details)/n)
	return nil
}

// strays counts the texts of posts, courses and other sections that found no place.
func strays(doc *resume.Document) int {
	n := 0
	count := func(list []resume.Text) {
		for _, t := range list {
			if t.Confidence > 0 && t.Confidence <= straySure {
				n++
			}
		}
	}
	for i := range doc.Work {
		count(doc.Work[i].Summary)
	}
	for i := range doc.Education {
		count(doc.Education[i].Summary)
	}
	for i := range doc.Additional {
		for _, item := range doc.Additional[i].Items {
			count([]resume.Text{item.Text})
		}
	}
	return n
}
