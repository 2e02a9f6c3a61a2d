package extract

import (
	"strings"

	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

const (
	titleWithin = 12  // a job description names the job in its first lines
	titleWords  = 9   // and in few words
	sureTitle   = 1.6 // of evidence.Title
)

// JobTitle is what a job description calls the job: after a label ("Job title:"), or
// the first of its lines that reads as one. "" where it does not tell.
func JobTitle(src *page.Document) string {
	lines := src.Lines()
	lines = lines[:min(len(lines), titleWithin)]
	for i := range lines {
		if label, rest, ok := strings.Cut(lines[i].Text(), ":"); ok && titleLabels.Has(words.Fold(label)) {
			if rest = trimField(rest); rest != "" && wordCount(rest) <= titleWords {
				return rest
			}
		}
	}
	for i := range lines {
		title := trimField(strings.SplitN(lines[i].Text(), "\t", 2)[0])
		if strings.HasSuffix(title, ".") || isLabelled(title) {
			continue
		}
		if n := wordCount(title); n > 0 && n <= titleWords && evidence.Title(title) >= sureTitle {
			return title
		}
	}
	return ""
}

// isLabelled tells "Department: Clerk and Recorder" from "Team Leader: Payments".
func isLabelled(line string) bool {
	label, _, ok := strings.Cut(line, ":")
	return ok && evidence.Title(label) < sureTitle
}

var titleLabels = words.NewSet("job title", "title", "position", "role", "post", "job", "vacancy", "post title", "role title", "position title", "stellenbezeichnung", "intitule du poste", "poste", "puesto", "functie")
