package engine_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/wordtemplate"
	"focal/internal/wordtemplate/specimen"
)

// What our documents say can be read again, by us and so by the programs that
// sort applications: whoever gets the file finds the same person and career.
func TestB4_OurDocumentsReadBack(t *testing.T) {
	e := newEngine(t)
	people := []*cv.Document{specimen.Full(), specimen.Short(), specimen.Military(), specimen.Academic(), specimen.Developer()}
	for i := range 3 { // with posts that are told in one line
		long := specimen.Long(rand.New(rand.NewPCG(uint64(i), 33)))
		for w := range long.Work[7:] {
			w := &long.Work[7+w]
			*w = cv.Engagement{Title: w.Title, Organisation: w.Organisation, Dates: w.Dates, Brief: true}
		}
		people = append(people, long)
	}
	for i := range 8 {
		people = append(people, specimen.Random(rand.New(rand.NewPCG(uint64(i), 31))))
	}
	total, lost := 0, 0
	for _, name := range wordtemplate.Names() {
		had, missed := total, lost
		for _, doc := range people {
			file, err := e.Render(context.Background(), doc, engine.RenderOptions{Template: name})
			if err != nil {
				t.Fatal(err)
			}
			back, err := e.Read(context.Background(), engine.Upload{Name: "cv.docx", Data: file})
			if err != nil {
				t.Fatalf("%s, %s: %v", name, doc.Person.Name, err)
			}
			got := entries(back.Document)
			for _, fact := range entries(doc) {
				total++
				if !slices.ContainsFunc(got, func(e entry) bool { return e.says(fact) }) {
					lost++
					t.Logf("%s, %s: %q is not read back", name, doc.Person.Name, fact)
				}
			}
		}
		share := 1 - float64(lost-missed)/float64(total-had)
		t.Logf("%s: %.3f of %d entries are read back", name, share, total-had)
		if share < 0.985 {
			t.Errorf("%s: %d of %d entries are lost", name, lost-missed, total-had)
		}
	}
	t.Logf("%d of %d entries are read back", total-lost, total)
}

// entry is a person, a post, a study …: what must stand together, and all that does.
type entry struct {
	kind, dates string
	must, all   []string
}

// says reports whether the entry tells what other must tell.
func (e entry) says(other entry) bool {
	all := strings.Join(e.all, ", ")
	return e.kind == other.kind && e.dates == other.dates && !slices.ContainsFunc(other.must, func(s string) bool { return !strings.Contains(all, s) })
}

// entries are what a recruiter's database takes from a CV.
func entries(d *cv.Document) []entry {
	var list []entry
	add := func(kind string, dates cv.DateRange, must []cv.Text, more ...cv.Text) {
		e := entry{kind: kind}
		if !dates.IsZero() {
			e.dates = fmt.Sprint(dates.Start, dates.End, dates.Current)
		}
		for _, t := range must {
			e.must = append(e.must, t.Value)
		}
		for _, t := range append(slices.Clone(must), more...) {
			if t.Value != "" {
				e.all = append(e.all, t.Value)
			}
		}
		list = append(list, e)
	}
	texts := func(t ...cv.Text) []cv.Text { return t }
	none := cv.DateRange{}
	add("person", none, texts(d.Person.Name, d.Person.Label, d.Person.Email, d.Person.Phone))
	for _, w := range d.Work {
		add("post", w.Dates, append(texts(w.Title, w.Organisation), w.Highlights...), w.Unit, w.Location)
	}
	for _, s := range d.Education {
		add("study", s.Dates, texts(s.Degree, s.Institution), s.Area, s.Score)
	}
	for _, c := range d.Certificates {
		add("certificate", c.Dates, texts(c.Name), c.Issuer)
	}
	for _, l := range d.Languages {
		add("language", none, texts(l.Name, l.Fluency))
	}
	for _, g := range d.Skills {
		for _, k := range g.Keywords {
			add("skill", none, texts(k))
		}
	}
	return list
}
