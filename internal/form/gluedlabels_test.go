package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A label that stands behind a thing without a sign begins a group of its own, where a label begins the line.
func TestGluedLabels(t *testing.T) {
	for _, c := range []struct{ name, list, want string }{
		{"Languages", "HTML|Java script Platform's: J2SE", "Languages: HTML, Java script | Platforms: J2SE"},
		{"J2EE", "JSP|JSTL Database :MySQL", "J2EE: JSP, JSTL | Database: MySQL"},
		{"Web", "CSS Servers :Tomcat Tools :Maven", "Web: CSS | Servers: Tomcat | Tools: Maven"},
		{"Web", "CSS Version Control Systems: Git|Ant", "Web: CSS | Version Control Systems: Git, Ant"},
		{"Software", "Excel|BI Tools: Tableau|Word", "Software: Excel | BI Tools: Tableau, Word"},
		{"Databases", "MySQL|Version Control Systems: Git", "Databases: MySQL | Version Control Systems: Git"},
		{"Methods", "Scrum|Issue Tracking Systems: Jira|Kanban", "Methods: Scrum | Issue Tracking Systems: Jira, Kanban"},

		{"", "CSS Servers :Tomcat", ": CSS Servers :Tomcat"},
		{"Office", "Use of all Adobe Tools: Photoshop", "Office: Use of all Adobe Tools: Photoshop"},
		{"Web", "CSS|Tomcat", "Web: CSS, Tomcat"},
	} {
		f := file("x")
		g := cv.SkillGroup{}
		if c.name != "" {
			g.Name = text(c.name, 0)
		}
		for _, k := range strings.Split(c.list, "|") {
			g.Keywords = append(g.Keywords, text(k, 0))
		}
		f.doc.Skills = []cv.SkillGroup{g}
		f.gluedLabels()
		if c.name != "" {
			f.innerLabels()
		}
		var got []string
		for _, g := range f.doc.Skills {
			got = append(got, g.Name.Value+": "+joinedValues(g.Keywords))
		}
		if s := strings.Join(got, " | "); s != c.want {
			t.Errorf("%q %q: %q, want %q", c.name, c.list, s, c.want)
		}
	}
}
