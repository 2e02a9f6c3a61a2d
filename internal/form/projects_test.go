package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func project(name string, line int, highlights ...string) cv.Project {
	p := cv.Project{Name: text(name, line)}
	for i, h := range highlights {
		p.Highlights = append(p.Highlights, text(h, line+1+i))
	}
	return p
}

func projectsShown(list []cv.Project) string {
	var out []string
	for _, p := range list {
		out = append(out, strings.Join(append([]string{p.Name.Value}, append(values(p.Summary), values(p.Highlights)...)...), "; "))
	}
	return strings.Join(out, " | ")
}

func TestProjects(t *testing.T) {
	for _, c := range []struct {
		name string
		is   []cv.Project
		want string
	}{
		{
			"title below a number",
			[]cv.Project{project("Project #1", 1, "Tools: Saw", "Title: A Rope Walk.")},
			"A Rope Walk; Tools: Saw",
		},
		{
			"title in quotation marks",
			[]cv.Project{project("Minor Project", 1), project("Project", 2, "“A Rope Walk”", "It is long.")},
			"A Rope Walk; Minor project; It is long.",
		},
		{
			"kind above a name",
			[]cv.Project{project("MAJOR PROJECT", 1), project("A Rope Walk", 2, "It is long.")},
			"A Rope Walk; Major project; It is long.",
		},
		{"kind with a degree", []cv.Project{project("B.Tech Project", 1, "Project Title: Knots")}, "Knots; B.Tech Project"},
		{
			"label of a title",
			[]cv.Project{project("Project Title", 1, "A rope walk on old piles.", "Team: 2")},
			"A rope walk on old piles; Team: 2",
		},
		{"label and kind", []cv.Project{project("Main Project title", 1, "a rope walk")}, "a rope walk; Main project"},
		{
			"label above sentences",
			[]cv.Project{project("Project Title", 1, "It is a rope walk. It is long.")},
			"Project Title; It is a rope walk. It is long.",
		},
		{"label above a part", []cv.Project{project("Project Name", 1, "Team size: 4")}, "Project Name; Team size: 4"},
		{"number alone", []cv.Project{project("Project 2:", 1, "Name: Knots")}, "Knots"},
		{
			"part of the one above",
			[]cv.Project{project("A Rope Walk", 1, "It is long."), project("No. of individuals: 4", 3, "It is old.")},
			"A Rope Walk; It is long.; No. of individuals: 4; It is old.",
		},
		{
			"names with a hyphen",
			[]cv.Project{project("A Rope Walk", 1), project("Location-Based Tide Table", 2), project("Client-Server Log", 3)},
			"A Rope Walk | Location-Based Tide Table | Client-Server Log",
		},
		{
			"each begins with its client",
			[]cv.Project{project("Client: Elm Ferries", 1), project("Client: Moss Bay", 2), project("Team size :- 4", 3)},
			"Client: Elm Ferries | Client: Moss Bay; Team size :- 4",
		},
		{
			"no part",
			[]cv.Project{project("A Rope Walk", 1), project("Tools of the Trade: a history", 2)},
			"A Rope Walk | Tools of the Trade: a history",
		},
		{
			"sentence with the name",
			[]cv.Project{project("Completed a minor project “Rope Walk” on hemp.", 1)},
			"Rope Walk; Completed a minor project on hemp",
		},
		{
			"sentence that leads to the name",
			[]cv.Project{project("Completed a project on “Rope Walks”", 1)},
			"Rope Walks; Completed a project",
		},
		{
			"quotation of something else",
			[]cv.Project{project("Won the prize “Best Rope” for a project", 1)},
			"Won the prize “Best Rope” for a project",
		},
		{
			"a project with a name",
			[]cv.Project{project("The Mirror Project", 1, "Title: owner")},
			"The Mirror Project; Title: owner",
		},
		{"plural", []cv.Project{project("Academic Projects", 1), project("Knots", 2)}, "Academic Projects | Knots"},
		{"its own text", []cv.Project{project("Personal Project", 1, "Built a boat.")}, "Personal Project; Built a boat."},
	} {
		doc := &cv.Document{Locale: "en-GB", Projects: c.is}
		Document(doc, nil, missingWords)
		if got := projectsShown(doc.Projects); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

func TestNamesOfProjectsThatBreakOff(t *testing.T) {
	source := page("MAJOR TRAINING (BE)", "A rope walk for Elm Ferries (the island's", "carrier) at Moss Bay")
	doc := &cv.Document{
		Locale: "en-GB", Source: source, Projects: []cv.Project{{
			Name: text("A rope walk for Elm Ferries (the island's)", 1), Summary: []cv.Text{text("carrier) at Moss Bay", 2)},
		}},
		Additional: []cv.OtherSection{{Items: []cv.Item{{Text: text("MAJOR TRAINING (BE)", 0)}, {Text: text("Free from May", 9)}}}},
	}
	Document(doc, nil, missingWords)
	if got := projectsShown(doc.Projects); got != "A rope walk for Elm Ferries (the island's carrier) at Moss Bay; Major Training (BE)" {
		t.Errorf("got %q", got)
	}
	if len(doc.Additional) != 1 || len(doc.Additional[0].Items) != 1 {
		t.Errorf("others: %+v", doc.Additional)
	}
}
