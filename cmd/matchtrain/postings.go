package main

import (
	"context"
	"encoding/csv"
	"fmt"
	"os"
	"strings"

	"focal/internal/hashed"
	"focal/internal/ingest"
	"focal/internal/tailor"
)

// linesCommand learns what the lines of adverts are about by their words alone, from adverts whose columns tell it: about the firm,
// what is to be done, what is asked for, what is offered.
type linesCommand struct {
	Postings []string `arg:"" type:"existingfile" help:"CSV files with the columns company_profile, description, requirements, benefits."`
	Without  []string `type:"existingfile" help:"Adverts that must not be learned from: postings that share text with them."`
	Out      string   `required:"" type:"path"`
}

var columns = []string{"company_profile", "description", "requirements", "benefits"}

var lineSettings = hashed.Settings{Rounds: 6, Rate: 0.3, Decay: 1e-5, Seed: 1}

func (c *linesCommand) Run() error {
	without := map[string]bool{}
	for _, file := range c.Without {
		text, err := os.ReadFile(file) //nolint:gosec // a file that the caller names
		if err != nil {
			return err
		}
		for _, s := range shingles(string(text)) {
			without[s] = true
		}
	}
	var list []hashed.Example
	seen := map[string]bool{}
	for _, file := range c.Postings {
		rows, err := readPostings(file)
		if err != nil {
			return err
		}
		for _, row := range rows {
			if text := row["description"]; strings.TrimSpace(text) != "" && !seen[text] && !row.shares(without) {
				seen[text] = true
				list = append(list, row.lines()...)
			}
		}
	}
	fmt.Println(len(list), "lines of", len(seen), "adverts")
	return os.WriteFile(c.Out, hashed.Fit(list, len(columns), lineSettings).Bytes(), 0o644) //nolint:gosec // a file of the repository
}

// posting is an advert by its columns.
type posting map[string]string

// lines are those of a posting; what its description seems to ask for teaches nothing.
func (p posting) lines() (out []hashed.Example) {
	for class, name := range columns {
		text := unescaped(p[name])
		if strings.TrimSpace(text) == "" {
			continue
		}
		doc, err := ingest.New(ingest.Config{}).Read(context.Background(), "job.txt", []byte(text))
		if err != nil {
			continue // no text that can be read
		}
		for _, l := range tailor.Lines(doc) {
			if name != "description" || !l.Asks {
				out = append(out, hashed.Example{Places: l.Places, Class: class, Weight: 1})
			}
		}
	}
	return out
}

func readPostings(file string) (out []posting, err error) {
	f, err := os.Open(file) //nolint:gosec // a file that the caller names
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.FieldsPerRecord, r.LazyQuotes = -1, true
	all, err := r.ReadAll()
	if err != nil {
		return nil, err
	}
	for _, rec := range all[1:] {
		row := posting{}
		for i, name := range all[0] {
			if i < len(rec) {
				row[strings.TrimPrefix(name, "\ufeff")] = rec[i]
			}
		}
		out = append(out, row)
	}
	return out, nil
}

// shared is how many words in a row two texts have in common that are taken for one.
const shared = 8

func shingles(text string) (out []string) {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return r < 'a' || r > 'z' })
	for i := 0; i+shared <= len(words); i++ {
		out = append(out, strings.Join(words[i:i+shared], " "))
	}
	return out
}

// fewestShared is how many of these make two texts one.
const fewestShared = 5

func (p posting) shares(with map[string]bool) bool {
	n := 0
	for _, name := range columns {
		for _, s := range shingles(p[name]) {
			if with[s] {
				n++
			}
		}
	}
	return n >= fewestShared
}
