package main

import (
	"bytes"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
)

// legalTexts are what the footer links to. The program's own are drafts with
// brackets for the operator's lawyer to fill in.
var legalTexts = []string{"terms-and-conditions.pdf", "privacy-policy.pdf", "data-breach-policy.pdf"}

// withLegal is the web app with the operator's own legal texts.
type withLegal struct {
	fs.FS
	folder string
}

func (w withLegal) Open(name string) (fs.File, error) {
	if dir, base := path.Split(name); dir == "legal/" && slices.Contains(legalTexts, base) {
		return os.DirFS(w.folder).Open(base)
	}
	return w.FS.Open(name)
}

func (j *judgement) legal(folder string) {
	for _, name := range legalTexts {
		text, err := os.ReadFile(filepath.Join(folder, name)) // #nosec G304 -- named by the operator
		if err != nil || !bytes.HasPrefix(text, []byte("%PDF-")) {
			j.say("--legal must be a folder with terms-and-conditions.pdf, privacy-policy.pdf and data-breach-policy.pdf; %s is missing, cannot be read or is no PDF.", filepath.Join(folder, name))
		}
	}
}
