package main

import (
	"context"
	"fmt"
	"hash/crc32"
	"math"
	"os"
	"path/filepath"

	"focal/internal/engine"
	"focal/internal/ingest"
	"focal/internal/tailor"
)

// scoresCommand measures the score from the advert on, with models that have not seen the advert, beside the one that the readers' answers
// make.
type scoresCommand struct {
	Pairs []string `arg:"" type:"existingdir" help:"Folders with cv.*, job.txt and gold.json (requirement, must, status)."`
	Parts int      `default:"10"`
}

// comparison is a pair with what the models look at.
type comparison struct {
	part      int // adverts of other parts are learned from
	read      examples
	want      float64
	match     *tailor.Match
	matchRows [][]float64
}

func (c *scoresCommand) Run() error {
	e, err := engine.New(engine.Config{})
	if err != nil {
		return err
	}
	defer e.Close()
	var list []comparison
	for _, dir := range c.Pairs {
		one, err := compared(e, dir)
		if err != nil {
			return fmt.Errorf("%s: %w", dir, err)
		}
		one.part %= c.Parts
		list = append(list, one)
	}
	n, said, want, off := 0.0, 0.0, 0.0, 0.0
	for part := range c.Parts {
		var rest examples
		for _, one := range list {
			rest.add(one.read, func(int) bool { return one.part != part })
		}
		some, all := rest.learn()
		for _, one := range list {
			if one.part != part || len(one.match.Requirements) == 0 {
				continue
			}
			s := float64(one.match.ScoreBy(func(i int) (shown, met float64) {
				return some.Chance(one.matchRows[i]), all.Chance(one.matchRows[i])
			}))
			n, said, want, off = n+1, said+s, want+one.want, off+math.Abs(s-one.want)
		}
	}
	fmt.Printf("%.0f pairs: said %.1f, readers %.1f, mean error %.1f\n", n, said/n, want/n, off/n)
	return nil
}

func compared(e *engine.Engine, dir string) (c comparison, err error) {
	p, err := readPair(e, dir)
	if err != nil {
		return c, err
	}
	text, err := os.ReadFile(filepath.Join(dir, "job.txt")) //nolint:gosec // files that the caller names
	if err != nil {
		return c, err
	}
	job, err := ingest.New(ingest.Config{}).Read(context.Background(), "job.txt", text)
	if err != nil {
		return c, err
	}
	c.part = int(crc32.ChecksumIEEE(text) >> 8)
	c.match = tailor.Compare(p.doc, tailor.Requirements(job), today)
	c.matchRows = tailor.Rows(p.doc, c.match, today)
	c.read.rows = tailor.Rows(p.doc, tailor.Compare(p.doc, p.demands(), today), today)
	total := 0.0
	for _, a := range p.gold {
		c.read.answers = append(c.read.answers, a.Status)
		weight := 1.0
		if a.Must {
			weight = 2
		}
		total += weight
		c.want += 100 * weight * map[string]float64{tailor.Met: 1, tailor.Partly: 0.5}[a.Status]
	}
	c.want /= max(1, total)
	return c, nil
}
