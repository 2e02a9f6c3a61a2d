package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// Many CVs tell projects as forms: "Title: …", "Duration: …", "Role: …", "Team size: …",
// "Description: …", some with the name alone on a line above them.

// projectParts says what the labels of such forms name, as projectPart trims them.
var projectParts = map[string]string{
	"title": "name", "project": "name", "name": "name", "topic": "name",
	"role": "role", "designation": "role", "position": "role", "role played": "role",
	"client": "firm", "company": "firm", "organization": "firm", "organisation": "firm", "customer": "firm",
	"employer": "firm",
	"duration": "time", "period": "time", "date": "time", "year": "time",
	"description": "text", "abstract": "text", "objective": "text", "about": "text",
	"summary": "text", "details": "text", "synopsis": "text", "overview": "text",
	"area": "fact", "team size": "fact", "team": "fact", "tools": "fact", "technology": "fact",
	"technologies": "fact", "environment": "fact", "platform": "fact", "language": "fact", "languages": "fact",
	"front end": "fact", "back end": "fact", "database": "fact", "software": "fact", "hardware": "fact", "operating system": "fact",
	"guide": "fact", "domain": "fact", "location": "fact", "place": "fact", "site": "fact", "scope": "fact",
	"cost": "fact", "contractor": "fact", "consultant": "fact", "responsibilities": "fact",
	"responsibility": "fact", "contribution": "fact",
}

// projectPart is what a label names: "Project role", "Name of the project" and "Tools used" say no more than their telling word.
func projectPart(label string) string {
	l := strings.TrimRight(words.Fold(withoutNumber(label)), " 0123456789")
	for _, frame := range []string{"my ", "project "} {
		l = strings.TrimPrefix(l, frame)
	}
	for _, frame := range []string{" of the project", " of project", " used"} {
		l = strings.TrimSuffix(l, frame)
	}
	return projectParts[l]
}

// projectRow is a line of a form, or a line without a label.
type projectRow struct {
	part, label, value string
	at                 *para
	begins             bool // a line without a label at which the reader saw a project begin
}

func readProjectRow(p *para) projectRow {
	label, value, found := "", "", false
	if len(p.segs) > 1 {
		label, value, found = p.segs[0].text, strings.Join(texts(p.segs[1:]), " "), true
	} else {
		label, value, found = strings.Cut(p.text, ":")
	}
	part := projectPart(label)
	if !found || part == "" {
		return projectRow{value: p.text, at: p}
	}
	return projectRow{part: part, label: strings.Trim(label, " :-–"), value: strings.Trim(value, " :-–\t"), at: p}
}

// mayBegin reports a row that is no label, address or date, so that a project can begin with it.
func (r *projectRow) mayBegin() bool {
	return r.part == "" && !datesOnly(r.at.text) && partLabel(&r.at.first) == ""
}

func texts(segs []segment) []string {
	var out []string
	for _, s := range segs {
		out = append(out, s.text)
	}
	return out
}

// begunProjects are the lines at which the reader saw a project begin.
func (b *builder) begunProjects() map[int]bool {
	begun := map[int]bool{}
	for i := range b.lines {
		if b.reading != nil && i < len(b.reading.Labels) && b.reading.Labels[i] == labeller.ProjStart {
			begun[b.lines[i].index] = true
		}
	}
	return begun
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
	rows, first, ok := projectRows(paras, b.begunProjects())
	if !ok || first != "name" && !startsProject(rows, 0, first) {
		return nil
	}
	var out []cv.Project
	named := true // whether the last project had the label that each begins with
	for i := range rows {
		begins := startsProject(rows, i, first)
		switch {
		case i == 0, begins && named, first == "name" && saysKind(rows, i):
			out, named = append(out, cv.Project{}), begins
		case begins:
			named = true
			sayKind(&out[len(out)-1], &rows[i])
		}
		if rows[i].begins && first == "" && timeOrAddress(rows[i].at) {
			out[len(out)-1] = projectHead([]para{*rows[i].at})
			b.use(rows[i].at.lines)
			continue
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
func projectRows(paras []para, begun map[int]bool) (rows []projectRow, first string, ok bool) {
	labels, empty := map[string]int{}, 0
	for i := range paras {
		r := readProjectRow(&paras[i])
		r.begins = begun[paras[i].lines[0]] && r.mayBegin()
		if n := len(rows); n > 0 && rows[n-1].goesOn(&r) {
			rows[n-1].add(&r)
			continue
		}
		rows = append(rows, r)
		labels[r.part]++
		if r.part != "" && r.value == "" {
			empty++
		}
	}
	if !labelledEnough(labels, len(rows), empty) {
		return nil, "", false
	}
	first = rows[0].part
	if names := labels["name"]; names > 0 && (first != "" && labels[first] < 2 || first == "" && names >= starts(rows, "")) {
		first = "name"
	}
	return rows, first, true
}

// labelledEnough reports rows of which enough have a label of projects, and not too many of those stand alone.
func labelledEnough(labels map[string]int, rows, empty int) bool {
	labelled := rows - labels[""]
	named := labels["name"] > 0 || labels["text"]+labels["time"]+labels["role"] >= 2
	return labelled >= 2 && named && empty*2 <= labelled+1
}

// timeOrAddress reports a line with the name of a project and its time or address.
func timeOrAddress(p *para) bool {
	return len(p.found) > 0 || len(contact.URLs(p.text)) > 0 && !onlyURL(p.text)
}

// starts counts the projects that begin where each begins with a label.
func starts(rows []projectRow, first string) (n int) {
	for i := range rows {
		if startsProject(rows, i, first) {
			n++
		}
	}
	return n
}

// goesOn reports a line below a row that is more of its value: it stands in the value's column, or goes on in small letters.
func (r *projectRow) goesOn(next *projectRow) bool {
	if r.part == "" || r.value == "" || next.part != "" || next.begins || next.at.bullet || len(next.at.segs) != 1 {
		return false
	}
	if len(r.at.segs) > 1 && r.at.segs[1].x > r.at.segs[0].x {
		off := next.at.segs[0].x - r.at.segs[1].x
		return off > -valueSlack && off < colonSlack
	}
	return startsLower(next.value)
}

// How far, in points, the second line of a value may stand left and right of the first, which a colon can lead.
const (
	valueSlack = 14
	colonSlack = 40
)

// add takes a further line into the value of a row.
func (r *projectRow) add(more *projectRow) {
	whole := *r.at
	whole.lines = addLines(append([]int{}, r.at.lines...), more.at.lines)
	whole.text += " " + more.value
	r.value += " " + more.value
	r.at = &whole
}

// startsProject reports the row that a project begins with: one with the label first, or where
// that is none a short line between labelled ones.
func startsProject(rows []projectRow, i int, first string) bool {
	r := &rows[i]
	if first != "" {
		return r.part == first && r.value != ""
	}
	return r.begins || r.part == "" && wordCount(r.value) <= 12 && i+1 < len(rows) && rows[i+1].part != "" &&
		(i == 0 || rows[i-1].labelledField())
}

// labelledField reports a row with a label of something else than the text.
func (r *projectRow) labelledField() bool { return r.part != "" && r.part != "text" }

// saysKind reports a few words right above a form that names its project: "Mini project".
func saysKind(rows []projectRow, i int) bool {
	r := &rows[i]
	return r.part == "" && !r.at.bullet && i+1 < len(rows) && rows[i+1].part == "name" && rows[i+1].value != "" &&
		wordCount(r.value) <= 6 && !strings.HasSuffix(r.value, ".")
}

// sayKind makes text of what stands above a form that names its project: "Mini project" only says of what kind it is.
func sayKind(p *cv.Project, r *projectRow) {
	if r.part == "name" && !p.Name.IsZero() {
		p.Summary, p.Name = append([]cv.Text{p.Name}, p.Summary...), cv.Text{}
	}
}

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
