package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// Many CVs tell projects as forms: "Title: …", "Duration: …", "Role: …", "Team size: …",
// "Description: …", some with the name alone on a line above them.

// projectParts says what the labels of such forms name.
var projectParts = map[string]string{
	"title": "name", "project": "name", "project title": "name", "project name": "name", "name": "name",
	"name of the project": "name", "name of project": "name", "title of the project": "name",
	"title of project": "name", "topic": "name", "project topic": "name",
	"role": "role", "my role": "role", "designation": "role", "position": "role", "role played": "role",
	"client": "firm", "company": "firm", "organization": "firm", "organisation": "firm", "customer": "firm",
	"employer": "firm",
	"duration": "time", "period": "time", "project duration": "time", "date": "time", "year": "time",
	"description": "text", "project description": "text", "abstract": "text", "objective": "text", "about": "text",
	"summary": "text", "details": "text", "synopsis": "text", "overview": "text",
	"team size": "fact", "team": "fact", "tools": "fact", "tools used": "fact", "technology": "fact",
	"technologies": "fact", "technologies used": "fact", "technology used": "fact", "environment": "fact",
	"platform": "fact", "language": "fact", "languages": "fact", "front end": "fact", "back end": "fact",
	"database": "fact", "software": "fact", "software used": "fact", "hardware": "fact", "operating system": "fact",
	"guide": "fact", "domain": "fact", "location": "fact", "place": "fact", "site": "fact", "scope": "fact",
	"cost": "fact", "project cost": "fact", "contractor": "fact", "consultant": "fact", "responsibilities": "fact",
	"responsibility": "fact", "contribution": "fact",
}

// projectRow is a line of a form, or a line without a label.
type projectRow struct {
	part, label, value string
	at                 *para
}

func readProjectRow(p *para) projectRow {
	label, value, found := "", "", false
	if len(p.segs) > 1 {
		label, value, found = p.segs[0].text, strings.Join(texts(p.segs[1:]), " "), true
	} else {
		label, value, found = strings.Cut(p.text, ":")
	}
	part := projectParts[words.Fold(label)]
	if !found || part == "" {
		return projectRow{value: p.text, at: p}
	}
	return projectRow{part: part, label: strings.Trim(label, " :-–"), value: strings.Trim(value, " :-–\t"), at: p}
}

func texts(segs []segment) []string {
	var out []string
	for _, s := range segs {
		out = append(out, s.text)
	}
	return out
}

// formsOrProjects reads projects in whichever way they are told.
func (b *builder) formsOrProjects(s *section) []cv.Project {
	if list := b.projectForms(s.paras); list != nil {
		return list
	}
	return b.projects(s)
}

// projectForms reads projects that are told as forms; nil where they are not. Each begins with
// the label that the first of them begins with, where that comes again.
func (b *builder) projectForms(paras []para) []cv.Project {
	rows, first, ok := projectRows(paras)
	if !ok {
		return nil
	}
	var out []cv.Project
	for i := range rows {
		if startsProject(rows, i, first) {
			out = append(out, cv.Project{})
		}
		if len(out) == 0 {
			return nil
		}
		b.tells(&out[len(out)-1], &rows[i])
	}
	for i := range out {
		nameProject(&out[i])
	}
	return out
}

// projectRows reads the rows of forms and finds the label that each form begins with; not ok where
// too few have a label of projects.
func projectRows(paras []para) (rows []projectRow, first string, ok bool) {
	labels := map[string]int{}
	for i := range paras {
		r := readProjectRow(&paras[i])
		rows = append(rows, r)
		labels[r.part]++
	}
	if len(paras)-labels[""] < 2 || labels["name"] == 0 && labels["text"]+labels["time"]+labels["role"] < 2 {
		return nil, "", false
	}
	first = rows[0].part
	if labels[first] < 2 && labels["name"] > 0 {
		first = "name"
	}
	return rows, first, true
}

// startsProject reports the row that a project begins with: one with the label first, or where
// that is none a short line between labelled ones.
func startsProject(rows []projectRow, i int, first string) bool {
	r := &rows[i]
	if first != "" {
		return r.part == first && r.value != ""
	}
	return r.part == "" && wordCount(r.value) <= 12 && i+1 < len(rows) && rows[i+1].part != "" && (i == 0 || rows[i-1].labelledField())
}

// labelledField reports a row with a label of something else than the text.
func (r *projectRow) labelledField() bool { return r.part != "" && r.part != "text" }

// tells adds a row to its project.
func (b *builder) tells(p *cv.Project, r *projectRow) {
	t := r.at.value(0.85)
	b.use(r.at.lines)
	if r.part != "" && r.value == "" { // what it names stands below
		return
	}
	value := t
	value.Value = r.value
	fields := map[string]*cv.Text{"name": &p.Name, "role": &p.Role, "firm": &p.Organisation}
	if f := fields[r.part]; f != nil && f.IsZero() {
		value.Value = strings.TrimRight(value.Value, " .")
		*f = value
		return
	}
	if m, ok := periodOf(r.at.found); ok && r.part == "time" && p.Dates.IsZero() {
		p.Dates = m.Range
		p.Dates.Text.Lines = r.at.lines
		return
	}
	file(p, r, t, value)
}

// file adds what is no field of a project to its texts: t is the row, value what it says.
func file(p *cv.Project, r *projectRow, t, value cv.Text) {
	switch bare := r.part == ""; {
	case bare && unnamedProject(p):
		p.Name = value
	case r.part == "text" || bare && !r.at.bullet && len(p.Highlights) == 0:
		p.Summary = append(p.Summary, value)
	case bare:
		p.Highlights = append(p.Highlights, t)
	default:
		t.Value = r.label + ": " + r.value
		p.Highlights = append(p.Highlights, t)
	}
}

// unnamedProject reports a project of which neither a name nor a text was read.
func unnamedProject(p *cv.Project) bool {
	return p.Name.IsZero() && p.Organisation.IsZero() && len(p.Summary) == 0
}

// nameProject names a project without a name after whom it was done for.
func nameProject(p *cv.Project) {
	switch {
	case !p.Name.IsZero():
	case !p.Organisation.IsZero():
		p.Name, p.Organisation = p.Organisation, cv.Text{}
	case !p.Role.IsZero():
		p.Name, p.Role = p.Role, cv.Text{}
	case len(p.Summary) > 0:
		p.Name, p.Summary = p.Summary[0], p.Summary[1:]
	case len(p.Highlights) > 0:
		p.Name, p.Highlights = p.Highlights[0], p.Highlights[1:]
	}
}
