package main

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"focal/internal/app"
	"focal/internal/convert"
	"focal/internal/engine"
	"focal/internal/wordtemplate/specimen"
)

// doctorCommand takes the settings of serve, so that what is examined is what would be
// served.
type doctorCommand struct {
	serveCommand
	JSON bool `name:"json" help:"As JSON, for programs."`
}

// Help is shown below the flags.
func (doctorCommand) Help() string {
	return `Takes the settings of focal serve, from flags and environment, and tries what they name: the data folder, the disk,
the keys, the database, the file store, the mail server, LibreOffice, tesseract, the model and the collector of traces. Works
beside a running server. Exit code 1: something is broken.`
}

func (d *doctorCommand) Run(ctx context.Context, c console) error {
	found := []app.Finding{{Part: "settings", State: app.Works, Details: "all settings have a possible value"}}
	if err := d.judge(); err != nil {
		found[0] = app.Finding{Part: "settings", State: app.Broken, Details: strings.TrimSuffix(err.Error(), "\n  Try focal --help."), Means: "focal serve refuses to start."}
	}
	e, err := newEngine()
	if err != nil {
		return err
	}
	defer func() { _ = e.Close() }()
	sample := func(ctx context.Context) ([]byte, error) {
		return e.Render(ctx, specimen.Full(), engine.RenderOptions{Template: convert.DefaultTemplate})
	}
	cfg := d.appConfig(c)
	d.apply(&cfg)
	more, err := app.Examine(ctx, cfg, sample)
	if err != nil {
		return err
	}
	found = append(found, more...)
	if err := show(c, found, d.JSON); err != nil {
		return err
	}
	for _, f := range found {
		if f.State == app.Broken {
			return errSomeFailed
		}
	}
	return nil
}

func show(c console, found []app.Finding, asJSON bool) error {
	if asJSON {
		return json.NewEncoder(c.out).Encode(found)
	}
	for _, f := range found {
		if _, err := fmt.Fprintf(c.out, "%-6s  %-14s  %s\n", f.State, f.Part, f.Details); err != nil {
			return err
		}
		if f.Means != "" {
			if _, err := fmt.Fprintf(c.out, "%24s%s\n", "", f.Means); err != nil {
				return err
			}
		}
	}
	return nil
}
