package main

import (
	"encoding/json"
	"fmt"
	"runtime"
	"runtime/debug"
)

// Stamped by the linker (Makefile, .goreleaser.yaml); what was built with plain "go
// build" says what Go knows about it.
var (
	release string // such as 0.1.0; a build between releases has a suffix
	commit  string // of the repository
	date    string // of the commit, ISO 8601
)

type versionCommand struct {
	JSON bool `name:"json" help:"As JSON, for programs."`
}

// build says what this program was made from.
type build struct {
	Version  string `json:"version"`
	Commit   string `json:"commit,omitempty"`
	Date     string `json:"date,omitempty"`
	Go       string `json:"go"`
	Platform string `json:"platform"`
}

func (v versionCommand) Run(c console) error {
	b := thisBuild()
	if v.JSON {
		return json.NewEncoder(c.out).Encode(b)
	}
	_, err := fmt.Fprintln(c.out, b)
	return err
}

func (b build) String() string {
	text := "focal " + b.Version
	if b.Commit != "" {
		text += ", commit " + b.Commit
	}
	if b.Date != "" {
		text += " of " + b.Date
	}
	return fmt.Sprintf("%s, %s, %s", text, b.Go, b.Platform)
}

// version is the release, else the commit, else what Go calls the module.
func version() string { return thisBuild().Version }

func thisBuild() build {
	b := build{Version: release, Commit: commit, Date: date, Go: runtime.Version(), Platform: runtime.GOOS + "/" + runtime.GOARCH}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return b.named("unknown")
	}
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision" && b.Commit == "":
			b.Commit = s.Value[:min(12, len(s.Value))]
		case s.Key == "vcs.time" && b.Date == "":
			b.Date = s.Value
		}
	}
	return b.named(info.Main.Version)
}

// named gives a build without a release the best name there is.
func (b build) named(module string) build {
	switch {
	case b.Version != "":
	case b.Commit != "":
		b.Version = b.Commit
	case module == "(devel)": // what Go calls a build of a folder
		b.Version = "development"
	default:
		b.Version = module
	}
	return b
}
