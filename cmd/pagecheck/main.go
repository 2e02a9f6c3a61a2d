// Command pagecheck converts every given CV, and invented ones with twelve posts,
// in every template, length and page limit, and measures what came out: pages
// against the target, last pages with hardly a line, cuts that bought no page, and
// lengths that make no difference. It prints one line per measure.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/fit"
	"focal/internal/jsonresume"
	"focal/internal/layout"
	"focal/internal/wordtemplate"
	"focal/internal/wordtemplate/specimen"
)

// fewLines is the last page that looks like a mistake.
const fewLines = 7

// setting is one way to ask for a length; pages is what it aims at, 0 = none.
type setting struct {
	name   string
	length cv.Length
	limit  int
	pages  int
}

var settings = []setting{
	{"Concise", cv.Concise, 0, 1},
	{"Regular", cv.Regular, 0, 2},
	{"Detailed", cv.Detailed, 0, 0},
	{"max_pages 1", cv.Regular, 1, 1},
	{"max_pages 2", cv.Regular, 2, 2},
	{"max_pages 3", cv.Regular, 3, 3},
}

type tally struct{ all, met, longest, scraps, vain, cuts, said, unsaid int }

func main() {
	long := flag.Int("long", 10, "invented CVs of twelve posts to add")
	out := flag.String("out", "", "folder to write the Word files to")
	vain := flag.Bool("vain", true, "look whether each cut bought something, which takes most of the time")
	verbose := flag.Bool("v", false, "name what failed")
	cache := flag.String("cache", "", "cache folder of the PDF reader")
	flag.Parse()
	if err := run(*cache, *out, *long, *vain, *verbose, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "pagecheck:", err)
		os.Exit(1)
	}
}

func run(cache, out string, long int, vain, verbose bool, paths []string) error {
	e, err := engine.New(engine.Config{CacheDir: cache})
	if err != nil {
		return err
	}
	defer e.Close()
	e.Warm()
	if err := e.Ready(context.Background()); err != nil {
		return err
	}
	c := checker{engine: e, out: out, cuts: vain, verbose: verbose, tallies: map[string]*tally{}}
	for _, path := range paths {
		data, err := os.ReadFile(path) // #nosec G304 -- the file that the user named
		if err != nil {
			return err
		}
		c.all(engine.Upload{Name: filepath.Base(path), Data: data})
	}
	for i := range long {
		data, err := jsonresume.Encode(specimen.Long(rand.New(rand.NewPCG(uint64(i), 12))), jsonresume.EncodeOptions{}) // #nosec G404 -- the same CVs every time
		if err != nil {
			return err
		}
		c.all(engine.Upload{Name: fmt.Sprintf("invented-%d.json", i), Data: data})
	}
	c.print()
	return nil
}

type checker struct {
	engine  *engine.Engine
	out     string
	cuts    bool
	verbose bool
	tallies map[string]*tally
	failed  int
	same    int // Concise and Regular are the same file
	pairs   int // of those where Regular is longer than a page
}

// all converts one CV in every way. It is read once; the reading goes on as JSON.
func (c *checker) all(file engine.Upload) {
	reading, err := c.engine.Read(context.Background(), file)
	if err != nil {
		c.failed++
		c.say("%s: %v", file.Name, err)
		return
	}
	data, err := jsonresume.Encode(reading.Document, jsonresume.EncodeOptions{})
	if err != nil {
		c.failed++
		return
	}
	r := engine.Request{CV: engine.Upload{Name: file.Name + ".json", Data: data}}
	for _, template := range wordtemplate.Names() {
		documents := map[string][]byte{}
		pages := map[string]int{}
		for _, s := range settings {
			documents[s.name], pages[s.name] = c.one(r, template, s)
		}
		if pages["Regular"] > 1 {
			c.pairs++
			if bytes.Equal(documents["Concise"], documents["Regular"]) {
				c.same++
				c.say("%s %s: Concise is Regular", file.Name, template)
			}
		}
	}
}

func (c *checker) one(r engine.Request, template string, s setting) (docx []byte, pages int) {
	o := cv.DefaultOptions()
	o.Template, o.Length, o.MaxPages = template, s.length, s.limit
	o.Limits.Experience = 10
	r.Options = o
	start := time.Now()
	result, err := c.engine.Convert(context.Background(), r)
	if err != nil {
		c.failed++
		return nil, 0
	}
	took := time.Since(start)
	docx, err = c.engine.Render(context.Background(), result.Document, engine.RenderOptions{Template: template, MaxPages: result.Pages})
	if err != nil {
		c.failed++
		return nil, 0
	}
	measured, err := layout.Pages(docx)
	if err != nil || measured.Pages != result.Pages {
		c.say("%s %s %s: said %d pages, the file has %d", r.CV.Name, template, s.name, result.Pages, measured.Pages)
	}
	t := c.tally(s)
	t.all++
	t.longest = max(t.longest, int(took.Milliseconds()))
	switch {
	case s.pages == 0 || measured.Pages <= s.pages:
		t.met++
	default:
		c.say("%s %s %s: %d pages: %s", r.CV.Name, template, s.name, measured.Pages, result.PageCost)
		if result.PageCost == "" {
			t.unsaid++
		}
	}
	if result.Waits() {
		t.said++
	}
	if measured.Pages > 1 && measured.LinesOnLast < fewLines {
		t.scraps++
		c.say("%s %s %s: %.1f lines on page %d", r.CV.Name, template, s.name, measured.LinesOnLast, measured.Pages)
	}
	c.keep(fmt.Sprintf("%s-%s-%s-%dp.docx", r.CV.Name, template, s.name, measured.Pages), docx)
	if template == "Generic" && c.cuts {
		c.vain(t, result, r, s)
	}
	return docx, measured.Pages
}

func (c *checker) tally(s setting) *tally {
	if c.tallies[s.name] == nil {
		c.tallies[s.name] = &tally{}
	}
	return c.tallies[s.name]
}

// keep writes a document to the folder that was named, if one was.
func (c *checker) keep(name string, docx []byte) {
	if c.out == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(c.out, strings.ReplaceAll(name, " ", "")), docx, 0o600); err != nil {
		c.failed++
	}
}

// vain takes every cut for the length back, one at a time: one without which the pages hold, and the room that must stay
// free on the last, had been made in vain. Where other cuts took its place, it was not.
func (c *checker) vain(t *tally, result *engine.Result, r engine.Request, s setting) {
	for _, n := range result.Notes {
		if !isForPages(n) {
			continue
		}
		t.cuts++
		back, err := c.engine.Review(context.Background(), result, engine.Decisions{Rejected: []string{n.ID}}, r)
		if err != nil || back.Pages > result.Pages || cutsMore(back.Notes, result.Notes) {
			continue
		}
		docx, err := c.engine.Render(context.Background(), back.Document, engine.RenderOptions{Template: r.Options.Template, MaxPages: back.Pages})
		if err != nil {
			continue
		}
		if m, err := layout.Pages(docx); err == nil && (m.Pages < result.Pages || m.FreeLinesOnLast >= fit.Safety) {
			t.vain++
			c.say("%s %s: in vain: %.70q", r.CV.Name, s.name, n.Before)
		}
	}
}

// isForPages reports a cut that the length asked for.
func isForPages(n cv.Note) bool {
	return n.Kind == cv.NoteLeftOut && strings.Contains(n.Reason, "to fit")
}

// cutsMore reports a cut that was not made before.
func cutsMore(notes, before []cv.Note) bool {
	return slices.ContainsFunc(notes, func(n cv.Note) bool {
		return isForPages(n) && !slices.ContainsFunc(before, func(old cv.Note) bool {
			return isForPages(old) && old.Field == n.Field && old.Before == n.Before
		})
	})
}

func (c *checker) say(format string, args ...any) {
	if c.verbose {
		fmt.Fprintf(os.Stderr, format+"\n", args...)
	}
}

func (c *checker) print() {
	for _, s := range settings {
		t := c.tallies[s.name]
		if t == nil {
			continue
		}
		line, _ := json.Marshal(map[string]any{
			"setting": s.name, "documents": t.all, "target met": t.met,
			"last page under seven lines": t.scraps, "cost said before": t.said, "missed and not said": t.unsaid,
			"cuts (Generic)": t.cuts, "in vain": t.vain, "slowest ms": t.longest,
		})
		fmt.Println(string(line))
	}
	fmt.Printf("Concise equal to Regular where that has more than a page: %d of %d; failed: %d\n", c.same, c.pairs, c.failed)
}
