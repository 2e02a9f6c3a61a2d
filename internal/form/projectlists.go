package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// projectLists makes one project of a label and the bare names below it: "In Norway:", then the sites there. Each as an entry of its
// own they are a column of headings with nothing below, of which the limit of projects leaves some out.
func (f *former) projectLists() {
	var out []cv.Project
	list := f.doc.Projects
	for i := 0; i < len(list); i++ {
		p := list[i]
		n := 0
		if f.labelsProjects(&p) {
			for i+n+1 < len(list) && f.bareProject(&list[i+n+1]) && !f.labelsProjects(&list[i+n+1]) {
				n++
			}
		}
		if n >= fewestListed {
			p.Name.Value = trimmed(p.Name.Value)
			var names cv.Text
			for _, q := range list[i+1 : i+n+1] {
				names = with(names, "; ", f.nameAndText(&q))
			}
			p.Highlights = []cv.Text{names} // one text, which no page limit cuts into
			i += n
		}
		out = append(out, p)
	}
	f.doc.Projects = out
}

// fewestListed is how many names make a list below a label.
const fewestListed = 2

// labelsProjects reports a project that is only a label over others.
func (f *former) labelsProjects(p *cv.Project) bool {
	return f.bareProject(p) && len(p.Summary)+len(p.Highlights) == 0 && announced(f.ownLine(p.Name)) && !ofProject.MatchString(p.Name.Value)
}

// ofProject are labels of what one project is told by.
var ofProject = sieve.MustCompile(`(?i)\b(?:responsibilit|description|technolog|tools?|role|dut(?:y|ies)|environment|features?|team|` +
	`modules?|projects?|synopsis|overview|scope|objectives?|work|design(?:ed)?|systems?)`)

// bareProject reports a project of which there is no more than its name, or what stands on the line of that.
func (f *former) bareProject(p *cv.Project) bool {
	if !f.free(p.Name) || !p.Role.IsZero() || !p.Organisation.IsZero() || !p.URL.IsZero() || !p.Dates.IsZero() ||
		len(p.Keywords) > 0 {
		return false
	}
	texts := slices.Concat(p.Summary, p.Highlights)
	return len(texts) == 0 || len(texts) == 1 && f.free(texts[0]) && last(p.Name.Lines) == first(texts[0].Lines)
}

// nameAndText is a bare project as one text, with the sign that the file sets between its name and what stands behind.
func (f *former) nameAndText(p *cv.Project) cv.Text {
	texts := slices.Concat(p.Summary, p.Highlights)
	if len(texts) == 0 {
		return p.Name
	}
	both := with(p.Name, " – ", texts[0])
	if line := bulleted.ReplaceAllString(f.ownLine(p.Name), ""); flat(line) != "" && strings.HasPrefix(flat(line), flat(p.Name.Value)) {
		both.Value = strings.Join(strings.Fields(line), " ")
	}
	return both
}

// timeInName gives a project without a time the one that its name ends with. A year alone may be part of the name.
func (f *former) timeInName(p *cv.Project) {
	when, name := timeOf(p.Name.Value)
	if !f.free(p.Name) || !p.Dates.IsZero() || when.IsZero() || wordCount(name) < 2 ||
		when.Start.Month == 0 && when.Start.Season == "" && (when.End.IsZero() || when.End == when.Start) {
		return
	}
	p.Dates = when
	p.Dates.Text = withValue(p.Name, when.Text.Value)
	p.Name.Value = name
}
