package extract

import (
	"regexp"
	"strings"

	"focal/internal/cv"
)

// projectCount is what counts or labels a project before its name: "#2 ", "Project #3: ", "Project Title – ", "Title: ".
var projectCount = regexp.MustCompile(`^(?i:proj(?:ect|\.)?[ -]*(?:(?:name|title)\s*(?:[-–—:]+|$)|(?:no\.?\s*)?\d{1,2}\s*(?:[-–—:.)]+|$)|` +
	`(?:no\.?)?\s*#\s*\d{1,2}\s*[-–—:.)]*)|title\s*[-–—:]+|projects? (?:done|undertaken|handled|completed|executed)\s*(?:[-–—:]+|$)|` +
	`(?:first|second|third|(?:four|fif|six|seven|eigh|nine?|ten|eleven|twelve?f?)th) project\s*[-–—:]+|#\s?\d{1,2}[ :.)–—-]+)\s*`)

// tidyProjects takes from the names of projects what is no part of them.
func tidyProjects(list []cv.Project) []cv.Project {
	for i := range list {
		if name := strings.TrimRight(list[i].Name.Value, " \t:–—-"); name != "" {
			list[i].Name.Value = closedCells(name)
		}
	}
	return withoutLabels(withoutKinds(withoutNumbers(list)))
}

// closedCells is a name that stood in several cells of a line, as one.
func closedCells(name string) string { return strings.Join(strings.Fields(name), " ") }

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
