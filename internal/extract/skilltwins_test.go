package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// printed writes groups as they are told: "Name: a; b".
func printedGroups(groups []cv.SkillGroup) string {
	var all []string
	for _, g := range groups {
		var list []string
		for _, k := range g.Keywords {
			list = append(list, k.Value)
		}
		all = append(all, strings.TrimSpace(g.Name.Value+": "+strings.Join(list, "; ")))
	}
	return strings.Join(all, " | ")
}

// What is told twice, levels and numbers of pages, and brackets around a list are no skills.
func TestTidySkills(t *testing.T) {
	for told, want := range map[string]string{
		"Tools: Excel; 5/5; 79.8%; •; Word":       "Tools: Excel; Word",
		"Tools: Excel; Page; Page 2 of 3; Word":   "Tools: Excel; Word",
		": [Excel, Word,]":                        ": Excel; Word",
		": [Advanced use of Excel":                ": Advanced use of Excel",
		": [Sails, Ropes, Knots]":                 ": Sails; Ropes; Knots",
		"Databases: | Databases:":                 "Databases:",
		"Databases: | Tools: Vim | Databases: Pg": "Databases: Pg | Tools: Vim",
		"Databases: Pg | Databases:":              "Databases: Pg",

		"Tools: 24x7; Вёрстка; 排版; 01/02/1999":         "Tools: 24x7; Вёрстка; 排版; 01/02/1999",
		"Systems: Windows 7; 8; 10; Office 2007; 2010": "Systems: Windows 7; 8; 10; Office 2007; 2010",
		"Rope: 80%": "Rope: 80%",
		"Tools: 5S; Page layout; SQL:2016; Web pages": "Tools: 5S; Page layout; SQL:2016; Web pages",
		"Tools: Excel | Other: Excel":                 "Tools: Excel | Other: Excel",
		"Tools: Arrays [advanced]; Go [basic]":        "Tools: Arrays [advanced]; Go [basic]",
		"Tools: Vim | Tools: Emacs":                   "Tools: Vim | Tools: Emacs",
	} {
		var groups []cv.SkillGroup
		for _, row := range strings.Split(told, "|") {
			name, list, _ := strings.Cut(row, ":")
			g := cv.SkillGroup{Name: cv.Text{Value: strings.TrimSpace(name)}}
			for _, k := range strings.Split(list, ";") {
				if k = strings.TrimSpace(k); k != "" {
					g.Keywords = append(g.Keywords, cv.Text{Value: k})
				}
			}
			groups = append(groups, g)
		}
		if got := printedGroups(tidySkills(groups)); got != want {
			t.Errorf("%q: %q, want %q", told, got, want)
		}
	}
}

// A bracket that was opened and never closed parts the subject from the degree, and the board from the school.
func TestOpenBracketsOfCourses(t *testing.T) {
	for _, c := range []struct{ degree, area, school, want string }{
		{"M.Tech[Machine Design", "", "", "M.Tech|Machine Design|"},
		{"BSc", "[Economics", "", "BSc|Economics|"},
		{"B.Tech", "[ Electrical & Electronics", "", "B.Tech|Electrical & Electronics|"},
		{"XII", "", "Elm College [Council of Oaks", "XII||Elm College, Council of Oaks"},
		{"BE [Mechanical]", "", "Elm [Hull]", "BE [Mechanical]||Elm [Hull]"},
	} {
		d := cv.Education{Degree: cv.Text{Value: c.degree}, Area: cv.Text{Value: c.area}, Institution: cv.Text{Value: c.school}}
		openBrackets(&d)
		if got := d.Degree.Value + "|" + d.Area.Value + "|" + d.Institution.Value; got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
