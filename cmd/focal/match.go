package main

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"focal/internal/engine"
)

type matchCommand struct {
	CV   string `arg:"" type:"existingfile" help:"The CV."`
	Job  string `short:"j" required:"" type:"existingfile" help:"Job description or request for quotation."`
	JSON bool   `name:"json" default:"true" negatable:"" help:"JSON (default); --no-json prints a table."`
}

// Help is shown below the flags.
func (matchCommand) Help() string {
	return `Every requirement of the job with must or nice, and whether the CV shows it: met, partly or not, with the words of the CV
that prove it. The score counts must-haves double: what is met whole, partly met 40 to 80 %, the rest at most 30 %, by how likely the CV
shows it. Name, gender and address play no part.

  focal match cv.pdf --job job.txt --no-json`
}

func (p *matchCommand) Run(ctx context.Context, c console) error {
	candidate, err := readUpload(p.CV)
	if err != nil {
		return err
	}
	job, err := readUpload(p.Job)
	if err != nil {
		return err
	}
	e, err := newEngine()
	if err != nil {
		return err
	}
	defer e.Close()
	match, err := e.Match(ctx, engine.Request{CV: candidate, Job: &job})
	if err != nil {
		return err
	}
	if p.JSON {
		enc := json.NewEncoder(c.out)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", "  ")
		return enc.Encode(match)
	}
	fmt.Fprintf(c.out, "Score %d  %s\n\n", match.Score, match.Explanation)
	for _, r := range match.Requirements {
		fmt.Fprintf(c.out, "%-6s %-4s  %s\n", r.Status, r.Level, r.Text)
		if len(r.Evidence) > 0 {
			fmt.Fprintf(c.out, "             “%s”\n", strings.Join(r.Evidence, "” · “"))
		}
	}
	return nil
}
