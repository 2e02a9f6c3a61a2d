package extract

import (
	"regexp"
	"strings"

	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

const (
	titleWithin = 12  // a job description names the job in its first lines
	titleWords  = 9   // and in few words
	sureTitle   = 1.6 // of evidence.Title
	toldAsTitle = 0.5 // the same where a sentence calls the job so
)

// JobTitle is what a job description calls the job: after a label ("Job title:"), or
// the first of its lines that reads as one. "" where it does not tell.
func JobTitle(src *page.Document) string {
	lines := src.Lines()
	lines = lines[:min(len(lines), titleWithin)]
	for i := range lines {
		if title := labelledTitle(lines[i].Text()); title != "" {
			return title
		}
	}
	for i := range lines {
		line := strings.SplitN(lines[i].Text(), "\t", 2)[0]
		if strings.HasSuffix(strings.TrimSpace(line), ":") {
			continue // "Major duties:"
		}
		if title := trimField(line); readsAsTitle(title) {
			return title
		}
	}
	if title := firstTitle(lines); title != "" {
		return title
	}
	return toldTitle(lines)
}

// told is the title in a sentence about who is looked for, or who reads.
var told = regexp.MustCompile(`\b(?:(?i:looking for|seeking|seeks|hiring|recruiting|searching for) (?:an? |our )?|^As (?:an? |our ))` +
	`(?:(?:new|experienced|talented|motivated|passionate|skilled|dedicated|enthusiastic|permanent|full-time|part-time) )*` +
	`((?:\p{Lu}[\p{L}&/+-]*(?: of| and| &)? ?){1,5})(,? [^'’]|\.)`)

// toldTitle is the title that a sentence has: "We are looking for an experienced Harbour Master to join us".
func toldTitle(lines []page.Line) string {
	for i := range lines {
		for _, found := range told.FindAllStringSubmatch(lines[i].Text(), -1) {
			as := strings.HasPrefix(found[0], "As ")
			title := strings.TrimSpace(found[1])
			if evidence.Title(title) >= toldAsTitle && !strings.Contains(title, "Employer") && (!as || strings.HasPrefix(found[2], ", ")) {
				return title
			}
		}
	}
	return ""
}

// firstTitle is the title that the first line begins with, where too much stands beside it.
func firstTitle(lines []page.Line) string {
	if len(lines) == 0 {
		return ""
	}
	line := trimField(lines[0].Text())
	bare := BareJobTitle(line)
	if bare == line || strings.HasSuffix(line, ".") {
		return ""
	}
	return bare
}

var (
	inBrackets  = regexp.MustCompile(`\([^()]*\)|\[[^\[\]]*\]`)
	besideTitle = regexp.MustCompile(`(?i)\s(?:at|for|with|@)\s|\s[-–—/]\s|[–—(\[|,;:]`)
)

// BareJobTitle is a title without what its line says beside it: the employer, the place, whom
// to ask. "" where what is left first does not read as a title.
func BareJobTitle(title string) string {
	bare := inBrackets.ReplaceAllString(title, " ")
	if at := besideTitle.FindStringIndex(bare); at != nil {
		bare = bare[:at[0]]
	}
	bare = strings.Join(strings.Fields(bare), " ")
	if bare != title && evidence.Title(bare) < sureTitle {
		return ""
	}
	return bare
}

// labelledTitle is the title behind its label; "" without one.
func labelledTitle(text string) string {
	label, rest, ok := strings.Cut(text, ":")
	if !ok || !titleLabels.Has(words.Fold(label)) {
		return ""
	}
	if rest = trimField(rest); wordCount(rest) > titleWords {
		return ""
	}
	return rest
}

// readsAsTitle reports a few words that are surely a title and no label with its text.
func readsAsTitle(text string) bool {
	if strings.HasSuffix(text, ".") || isLabelled(text) {
		return false
	}
	n := wordCount(text)
	return n > 0 && n <= titleWords && evidence.Title(text) >= sureTitle
}

// isLabelled tells "Department: Clerk and Recorder" from "Team Leader: Payments".
func isLabelled(line string) bool {
	label, _, ok := strings.Cut(line, ":")
	return ok && evidence.Title(label) < sureTitle
}

var titleLabels = words.NewSet("job title", "title", "position", "role", "post", "job", "vacancy", "post title", "role title", "position title", "stellenbezeichnung", "intitule du poste", "poste", "puesto", "functie")
