package extract

import (
	"regexp"
	"strings"
	"unicode"

	"focal/internal/cv"
)

// "Mini Project", "Final Year Project" and "B.Tech Major Project Title" say of what kind a project is, and name none: what follows
// them does, on their line or below it.

// kindOfProject is a kind before the name of a project.
var kindOfProject = regexp.MustCompile(`^(?i)((?:(?:b\.?\s?e\.?|b\.?\s?tech\.?|m\.?\s?tech\.?|m\.?\s?sc\.?|b\.?\s?sc\.?|mca|bca|` +
	`mini|mega|minor|main|major|final|last|year|academic|degree|diploma|college|course|graduation|capstone|semester|sem|` +
	`[1-8](?:st|nd|rd|th)|first|second|third)` +
	`[ .&-]*)+projects?)(?:\s*(?:title|name|topic))?\s*([-–—:=]+|$)\s*`)

// withoutKinds names projects after what follows the kind that stands for their name, and keeps the kind in the text.
func withoutKinds(list []cv.Project) []cv.Project {
	for i := len(list) - 2; i >= 0; i-- {
		kindOfNext(&list[i], &list[i+1])
	}
	var out []cv.Project
	for i := range list {
		p := &list[i]
		m := kindOfProject.FindStringSubmatch(p.Name.Value)
		if m == nil {
			out = append(out, *p)
			continue
		}
		kind := p.Name
		kind.Value = strings.TrimSpace(m[1])
		switch rest := strings.TrimSpace(p.Name.Value[len(m[0]):]); {
		case rest != "":
			p.Name.Value = rest
			p.Summary = append([]cv.Text{kind}, p.Summary...)
		case nameForKind(p):
			p.Summary = append([]cv.Text{kind}, p.Summary...)
		case bareName(p) && i+1 < len(list) && !kindOfProject.MatchString(list[i+1].Name.Value):
			next := &list[i+1]
			next.Summary = append([]cv.Text{kind}, next.Summary...)
			continue
		}
		out = append(out, *p)
	}
	return out
}

// kindOfNext gives the next project the kind that stands above it, where that was read as the last text of the project above.
func kindOfNext(p, next *cv.Project) {
	last := &p.Highlights
	if len(*last) == 0 {
		last = &p.Summary
	}
	n := len(*last) - 1
	if n < 0 || kindOfProject.MatchString(next.Name.Value) {
		return
	}
	if text := strings.TrimSpace((*last)[n].Value); text == "" || len(kindOfProject.FindString(text)) != len(text) {
		return
	}
	kind := (*last)[n]
	kind.Value = strings.TrimRight(kind.Value, " :=–—-")
	next.Summary = append([]cv.Text{kind}, next.Summary...)
	*last = (*last)[:n:n]
}

// nameForKind names a project after its firm or after the first words below its kind.
func nameForKind(p *cv.Project) bool {
	switch {
	case !p.Organisation.IsZero():
		p.Name, p.Organisation = p.Organisation, cv.Text{}
	case namesBriefly(p.Summary):
		p.Name, p.Summary = p.Summary[0], p.Summary[1:]
	case len(p.Summary) == 0 && namesBriefly(p.Highlights):
		p.Name, p.Highlights = p.Highlights[0], p.Highlights[1:]
	default:
		return false
	}
	p.Name.Value = strings.TrimRight(strings.TrimLeft(p.Name.Value, " \t:–—-"), " .")
	return true
}

// namesBriefly reports a text that begins with a name, which quotation marks or a full stop may close.
func namesBriefly(text []cv.Text) bool {
	if len(text) == 0 {
		return false
	}
	name := strings.TrimLeft(text[0].Value, " \t:–—-")
	inner := strings.Trim(name, ` ."“”'‘’`)
	part, _ := nameOfLabelled(inner)
	return inner != "" && part == "" && wordCount(inner) <= longName && unicode.IsUpper([]rune(inner)[0]) &&
		!toldDeed(inner) && !aboutProject.MatchString(inner) &&
		(!strings.HasSuffix(strings.TrimRight(name, " "), ".") || inner != strings.TrimRight(name, " .")) && !knownHeading(inner)
}

// aboutProject begins what is said of a project besides its name: who guided it, how long it took, what mark it got.
var aboutProject = regexp.MustCompile(`^(?i)(?:(?:supervised|guided|mentored|led|awarded|sponsored|funded|assessed) (?:by|in|at|with)\b|` +
	`under the\b|(?:team|group) of\b|(?:marks?|grades?|scores?|result|duration|team|role|guide|supervisor|mentor)\b|` +
	`(?:achieved|scored|obtained|received|passed)\b|\d)`)

// bareName reports a project of which nothing but a name was read.
func bareName(p *cv.Project) bool {
	return len(p.Summary)+len(p.Highlights)+len(p.Keywords) == 0 && p.Organisation.IsZero() && p.Role.IsZero() &&
		p.Dates.IsZero() && p.URL.IsZero()
}
