// Command cvgen makes up CVs with labels, for training and measuring the reader.
// docs/training.md explains how they are used.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/alecthomas/kong"

	"focal/internal/cvgen"
	"focal/internal/jsonresume"
	"focal/internal/wordtemplate"
)

type command struct {
	Seed    uint64   `default:"1" help:"The same seed makes the same CVs."`
	N       int      `default:"100" help:"How many CVs."`
	Out     string   `required:"" type:"path" help:"Folder that gets files/ and gold/."`
	Formats []string `default:"txt,docx,pdf" enum:"txt,docx,pdf" help:"Formats of files; a CV is written in one of them."`
	All     bool     `help:"Write every CV in all of the formats."`
	Designs bool     `help:"Write Word files in the product's own designs; resumes/ says what they hold, as JSON Resume."`
}

func (c *command) Run() error {
	if c.N < 1 {
		return fmt.Errorf("--n=%d: at least one CV must be asked for", c.N)
	}
	labels := "gold"
	if c.Designs {
		labels = "resumes"
	}
	for _, dir := range []string{"files", labels} {
		if err := os.MkdirAll(filepath.Join(c.Out, dir), 0o750); err != nil {
			return err
		}
	}
	if c.Designs {
		return c.designed()
	}
	for i := range c.N {
		if err := c.labelled(i); err != nil {
			return err
		}
	}
	return nil
}

// labelled writes a CV in the format whose turn it is, or in all of them.
func (c *command) labelled(i int) error {
	cv := cvgen.New(c.Seed, i)
	for k, f := range c.Formats {
		if c.All || k == i%len(c.Formats) {
			if err := c.write(cv, cvgen.Format(f)); err != nil {
				return fmt.Errorf("CV %d as %s: %w", i, f, err)
			}
		}
	}
	return nil
}

func (c *command) write(cv *cvgen.CV, f cvgen.Format) error {
	data, gold, err := cv.Write(f)
	if err != nil {
		return err
	}
	labels, err := json.Marshal(gold)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(c.Out, "files", gold.File), data, 0o600); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(c.Out, "gold", gold.File+".json"), labels, 0o600)
}

// designed writes each CV in one of the product's designs, the next one in turn.
func (c *command) designed() error {
	designs := wordtemplate.Names()
	for i := range c.N {
		if err := c.inDesign(i, designs[i%len(designs)]); err != nil {
			return fmt.Errorf("CV %d: %w", i, err)
		}
	}
	return nil
}

func (c *command) inDesign(i int, design string) error {
	name, doc := cvgen.Document(c.Seed, i)
	template, err := wordtemplate.Builtin(design)
	if err != nil {
		return err
	}
	data, err := template.Fill(doc, wordtemplate.FillOptions{})
	if err != nil {
		return err
	}
	resume, err := jsonresume.Encode(doc, jsonresume.EncodeOptions{})
	if err != nil {
		return err
	}
	return errors.Join(
		os.WriteFile(filepath.Join(c.Out, "files", name+".docx"), data, 0o600),
		os.WriteFile(filepath.Join(c.Out, "resumes", name+".docx.json"), resume, 0o600))
}

func main() {
	var c command
	kong.Parse(&c, kong.Name("cvgen"), kong.Description("Makes up CVs with labels."))
	if err := c.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "cvgen:", err)
		os.Exit(1)
	}
}
