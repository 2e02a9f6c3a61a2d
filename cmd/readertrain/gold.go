package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"focal/internal/gold"
	"focal/internal/ingest/page"
)

// cv is a file with its labels.
type cv struct {
	gold  gold.CV
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
