// Command truthcheck converts every given CV with every job description in every
// mode and person, and looks for facts in the results that the CV does not hold:
// in the document (package truth) and, independently of it, in the text of the
// Word file. It prints one JSON object; scripts/eval.py turns it into the table.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/truth"
)

type summary struct {
	Conversions  int      `json:"conversions"`
	Failed       int      `json:"failed"`
	Violations   int      `json:"violations"`
	ForeignWords int      `json:"foreign_words"`
	BulletsKept  float64  `json:"bullets_kept"` // share of source bullets in Strict + Detailed, limits at their highest
	P50          float64  `json:"p50_ms"`
	P95          float64  `json:"p95_ms"`
	Reverted     int      `json:"reverted"` // wordings that the truth check took back during the conversions
	Examples     []string `json:"examples"`

	kept, bullets int
	times         []time.Duration
}

func main() {
	jobs := flag.String("jobs", "", "job descriptions, separated by commas")
	cache := flag.String("cache", "", "cache folder of the PDF reader")
	share := flag.Int("share", 1, "convert each CV in one of this many shares of the ways there are; the next CV gets the next share")
	flag.Parse()
	out, err := run(*cache, strings.Split(*jobs, ","), flag.Args(), max(1, *share))
	if err != nil {
		fmt.Fprintln(os.Stderr, "truthcheck:", err)
		os.Exit(1)
	}
	fmt.Println(string(out))
}

func run(cache string, jobs, files []string, share int) ([]byte, error) {
	ways, err := allWays(jobs)
	if err != nil {
		return nil, err
	}
	e, err := engine.New(engine.Config{CacheDir: cache})
	if err != nil {
		return nil, err
	}
	defer e.Close()
	s := &summary{}
	for i, path := range files {
		if err := s.file(e, path, shareOf(ways, i, share)); err != nil {
			s.fail("%s: %v", filepath.Base(path), err)
		}
	}
	slices.Sort(s.times)
	if n := len(s.times); n > 0 {
		s.P50, s.P95 = s.times[n/2].Seconds()*1000, s.times[n*95/100].Seconds()*1000
	}
	if s.bullets > 0 {
		s.BulletsKept = float64(s.kept) / float64(s.bullets)
	}
	return json.Marshal(s)
}

// way is how a CV is converted.
type way struct {
	job    engine.Upload
	mode   cv.Mode
	person cv.Perspective
}

// allWays are every job with every mode and person; those of one job stand together.
func allWays(jobs []string) (ways []way, err error) {
	for _, path := range jobs {
		job, err := upload(path)
		if err != nil {
			return nil, err
		}
		for _, mode := range []cv.Mode{cv.Strict, cv.Flexible} {
			for _, person := range []cv.Perspective{cv.FirstPerson, cv.ThirdPerson} {
				ways = append(ways, way{job, mode, person})
			}
		}
	}
	return ways, nil
}

// shareOf is every n-th way; which one comes first moves on from file to file, so that n
// files together are converted in every way.
func shareOf(ways []way, file, n int) (some []way) {
	for i := file % n; i < len(ways); i += n {
		some = append(some, ways[i])
	}
	return some
}

// file reads a CV once and converts it in the given ways.
func (s *summary) file(e *engine.Engine, path string, ways []way) error {
	file, err := upload(path)
	if err != nil {
		return err
	}
	start := time.Now()
	reading, err := e.Read(context.Background(), file)
	if err != nil {
		return err
	}
	took := time.Since(start)
	for _, w := range ways {
		if err := s.convert(e, reading, took, file.Name, w); err != nil {
			s.fail("%s %s %s %s: %v", file.Name, w.job.Name, w.mode, w.person, err)
		}
	}
	return s.completeness(e, reading)
}

// convert checks one conversion; took is how long the reading was, which is part of its time.
func (s *summary) convert(e *engine.Engine, reading *engine.Reading, took time.Duration, name string, w way) error {
	o := cv.DefaultOptions()
	o.Mode, o.Perspective = w.mode, w.person
	start := time.Now()
	result, err := e.ConvertRead(context.Background(), reading, engine.Request{Job: &w.job, Options: o})
	if err != nil {
		return err
	}
	document, err := e.Render(context.Background(), result.Document, engine.RenderOptions{Template: o.Template, MaxPages: result.Pages})
	s.times = append(s.times, took+time.Since(start))
	s.Conversions++
	if err != nil {
		return err
	}
	where := fmt.Sprintf("%s %s %s %s", name, w.job.Name, w.mode, w.person)
	for _, v := range truth.Check(result.Original, result.Document, result.Notes) {
		s.Violations++
		s.example("%s: %v", where, v)
	}
	for _, n := range result.Notes {
		if n.Kind == cv.NoteTruth {
			s.Reverted++
			s.example("%s: taken back: %q", where, n.Before)
		}
	}
	text, err := wordText(document)
	if err != nil {
		return err
	}
	for _, word := range foreign(result.Original, text) {
		s.ForeignWords++
		s.example("%s: the Word file holds %q", where, word)
	}
	return nil
}

// completeness counts the source bullets that a Strict, Detailed conversion with
// the highest limits keeps.
func (s *summary) completeness(e *engine.Engine, reading *engine.Reading) error {
	o := cv.DefaultOptions()
	o.Length, o.Limits = cv.Detailed, cv.Limits{Experience: 10, Projects: 10, Skills: 20}
	result, err := e.ConvertRead(context.Background(), reading, engine.Request{Options: o})
	if err != nil {
		return err
	}
	present := map[string]bool{}
	result.Document.Walk(func(r cv.Ref) { present[r.Text.ID] = true })
	result.Original.Walk(func(r cv.Ref) {
		if r.Role == cv.RoleBullet {
			s.bullets++
			if present[r.Text.ID] {
				s.kept++
			}
		}
	})
	return nil
}

func (s *summary) fail(format string, args ...any) {
	s.Failed++
	s.example(format, args...)
}

func (s *summary) example(format string, args ...any) {
	if len(s.Examples) < 40 {
		s.Examples = append(s.Examples, fmt.Sprintf(format, args...))
	}
}

func upload(path string) (engine.Upload, error) {
	data, err := os.ReadFile(path) // #nosec G304 -- the file that the user named
	return engine.Upload{Name: filepath.Base(path), Data: data}, err
}
