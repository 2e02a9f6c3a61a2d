package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/tailor"
)

// pair is a folder with a CV (cv.*) and gold.json: a list of demands with what a careful reader says of each.
type pair struct {
	doc  *cv.Document
	gold []answer
}

type answer struct {
	Requirement string `json:"requirement"`
	Must        bool   `json:"must"`
	Status      string `json:"status"` // met | partly | not
}

// today is the day for which posts that go on are counted; any fixed one will do.
var today = cv.Date{Year: 2026, Month: 11}

// eachPair reads the folders one by one; those without answers are passed over.
func eachPair(folders []string, each func(pair)) error {
	e, err := engine.New(engine.Config{})
	if err != nil {
		return err
	}
	defer e.Close()
	for _, dir := range folders {
		p, err := readPair(e, dir)
		if err != nil {
			fmt.Fprintln(os.Stderr, dir, err)
			continue
		}
		each(p)
	}
	return nil
}

func readPair(e *engine.Engine, dir string) (p pair, err error) {
	files, err := filepath.Glob(filepath.Join(dir, "cv.*"))
	if err != nil || len(files) == 0 {
		return p, fmt.Errorf("no CV: %w", err)
	}
	answers, err := os.ReadFile(filepath.Join(dir, "gold.json")) //nolint:gosec // files that the caller names
	if err != nil {
		return p, err
	}
	if err := json.Unmarshal(answers, &p.gold); err != nil {
		return p, err
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		return p, err
	}
	r, err := e.Read(context.Background(), engine.Upload{Name: filepath.Base(files[0]), Data: data})
	if err != nil {
		return p, err
	}
	p.doc = r.Document
	return p, nil
}

// demands are the answers as requirements of an advert.
func (p pair) demands() []tailor.Requirement {
	var out []tailor.Requirement
	for _, a := range p.gold {
		out = append(out, tailor.Demand(a.Requirement))
	}
	return out
}
