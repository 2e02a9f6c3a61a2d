package extract

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/words"
)

// projectCount is what counts or labels a project before its name: "#2 ", "Project #3: ", "Project Title – ", "Title: ".
var projectCount = regexp.MustCompile(`^(?i:proj(?:ect|\.)?[ -]*(?:(?:name|title)\s*(?:[-–—:]+|$)|(?:no\.?\s*)?\d{1,2}\s*(?:[-–—:.)]+|$)|` +
	`(?:no\.?)?\s*#\s*\d{1,2}\s*[-–—:.)]*)|title\s*[-–—:]+|projects? (?:done|undertaken|handled|completed|executed)\s*(?:[-–—:]+|$)|` +
	`(?:first|second|third|(?:four|fif|six|seven|eigh|nine?|ten|eleven|twelve?f?)th) project\s*[-–—:]+|#\s?\d{1,2}[ :.)–—-]+)\s*`)

// tidyProjects takes from the names of projects what is no part of them.
func tidyProjects(list []cv.Project) []cv.Project {
	for i := range list {
		datedName(&list[i])
		if name := strings.TrimRight(list[i].Name.Value, " \t:–—-"); name != "" {
			list[i].Name.Value = closedCells(name)
		}
	}
	return withoutLabels(withoutKinds(withoutNumbers(list)))
}

// closedCells is a name that stood in several cells of a line, as one.
func closedCells(name string) string { return strings.Join(strings.Fields(name), " ") }

// datedName takes the date out of the last cell of a name, or behind its last words where it is known.
func datedName(p *cv.Project) {
	name := strings.TrimSpace(p.Name.Value)
	cell := name[strings.LastIndexByte(name, '\t')+1:]
	if len(cell) < len(name) && datesOnly(cell) {
		m, ok := periodOf(dates.Find(cell))
		switch {
		case ok && p.Dates.IsZero():
			p.Dates = inMonths(m.Range)
			p.Dates.Text.Lines = p.Name.Lines
		case !ok || !namesTime(p.Dates, m.Range):
			return
		}
		p.Name.Value = strings.TrimRight(name[:len(name)-len(cell)], " \t,–—-")
		return
	}
	if before, ok := strings.CutSuffix(name, p.Dates.Text.Value); ok && !p.Dates.IsZero() && p.Dates.Text.Value != "" {
		if bare := strings.TrimRight(before, " \t,–—-(["); len(words.Split(bare)) > 0 && bare != before {
			p.Name.Value = bare
		}
	}
}

// namesTime reports a period that says all that another one says: the same, or one of which the other is an end.
func namesTime(all, one cv.DateRange) bool {
	if one.Current || !one.Start.IsZero() && !one.End.IsZero() {
		return one.Start == all.Start && one.End == all.End && one.Current == all.Current
	}
	at := one.Start
	if at.IsZero() {
		at = one.End
	}
	return at == all.Start || at == all.End
}

// withoutNumbers takes the numbers off the names of projects. A project of which only the number is known is named after
// what else is told of it, and keeps the number where nothing is.
func withoutNumbers(list []cv.Project) []cv.Project {
	for i := range list {
		p := &list[i]
		bare := bareProject(p.Name.Value)
		switch {
		case bare != "":
			p.Name.Value = bare
		case p.Name.IsZero():
		case !p.Organisation.IsZero():
			p.Name, p.Organisation = p.Organisation, cv.Text{}
		case namesProject(p.Summary):
			p.Name, p.Summary = p.Summary[0], p.Summary[1:]
			if bare := bareProject(p.Name.Value); bare != "" {
				p.Name.Value = bare
			}
		}
	}
	return list
}

// bareProject is the name of a project without its number; "" where it has no other.
func bareProject(name string) string {
	if counted := projectCount.FindString(name); counted != "" {
		return strings.TrimLeft(name[len(counted):], " :.–—-")
	}
	if n, bytes := numberOf(name); n > 0 && strings.ContainsAny(name[:1], "0123456789[(") {
		return strings.TrimLeft(name[bytes:], " :.–—-")
	}
	return name
}

// namesProject reports a text that begins with a few words, which can name its project.
func namesProject(text []cv.Text) bool {
	return len(text) > 0 && wordCount(text[0].Value) <= longName && !strings.HasSuffix(text[0].Value, ".")
}
