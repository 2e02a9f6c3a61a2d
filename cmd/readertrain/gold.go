package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"focal/internal/ingest/page"
)

// gold is what a person read in a CV: the form of labels is described in
// docs/training.md.
type gold struct {
	File         string        `json:"file"`
	Family       string        `json:"family"`
	Skip         string        `json:"skip"`
	Name         string        `json:"name"`
	Headline     string        `json:"headline"`
	Location     string        `json:"location"`
	Sections     []goldSection `json:"sections"`
	Work         []goldPost    `json:"work"`
	Education    []goldCourse  `json:"education"`
	Certificates []string      `json:"certificates"`
	Languages    []string      `json:"languages"`
	Skills       []goldStretch `json:"skills"`
	Projects     []goldProject `json:"projects"`
}

type goldSection struct {
	Kind    string `json:"kind"`
	Heading string `json:"heading"`
}

type goldStretch struct {
	From string `json:"from"`
	To   string `json:"to"`
}

type goldPost struct {
	Position  string `json:"position"`
	Name      string `json:"name"`
	Location  string `json:"location"`
	StartDate string `json:"startDate"`
	EndDate   string `json:"endDate"`
	goldStretch
}

type goldCourse struct {
	Degree      string `json:"degree"`
	Institution string `json:"institution"`
	StartDate   string `json:"startDate"`
	EndDate     string `json:"endDate"`
	Score       string `json:"score"`
}

type goldProject struct {
	Name string `json:"name"`
	goldStretch
}

// cv is a file with its labels.
type cv struct {
	gold  gold
	pages *page.Document
}

// load reads the labels of folders and the pages that belong to them.
func load(pages string, golds []string) ([]*cv, error) {
	var out []*cv
	for _, dir := range golds {
		names, err := filepath.Glob(filepath.Join(dir, "*.json"))
		if err != nil {
			return nil, err
		}
		sort.Strings(names)
		for _, n := range names {
			c, err := loadOne(pages, n)
			if err != nil {
				return nil, err
			}
			if c != nil {
				out = append(out, c)
			}
		}
	}
	return out, nil
}

func loadOne(pages, name string) (*cv, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	c := &cv{}
	if err := json.Unmarshal(data, &c.gold); err != nil {
		return nil, err
	}
	if c.gold.Skip != "" {
		return nil, nil
	}
	if c.gold.File == "" {
		c.gold.File = strings.TrimSuffix(filepath.Base(name), ".json")
	}
	c.pages = &page.Document{}
	if err := decodePages(filepath.Join(pages, c.gold.File+".gob"), c.pages); os.IsNotExist(err) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	return c, nil
}
