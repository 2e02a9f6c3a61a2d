package extract

import (
	"testing"

	"focal/internal/cv"
)

// A number or a label before the name of a project is no part of the name; one inside it is.
func TestNumbersOfProjects(t *testing.T) {
	for name, want := range map[string]string{
		"1. Tide gauge":                "Tide gauge",
		"2) Rope tester":               "Rope tester",
		"[3] Sail loft":                "Sail loft",
		"1.TIDE GAUGE":                 "TIDE GAUGE",
		"#2 Rope tester":               "Rope tester",
		"Project #3: Sail loft":        "Sail loft",
		"PROJECT 4 - Mooring log":      "Mooring log",
		"Project Name: Mooring log":    "Mooring log",
		"Project-Title – Mooring log":  "Mooring log",
		"Title: Mooring log":           "Mooring log",
		"Second Project : Mooring log": "Mooring log",
		"Health Project: Mooring log":  "Health Project: Mooring log",
		"1.5 MW tide turbine":          "1.5 MW tide turbine",
		"3 Boats":                      "3 Boats",
		"I. Reed memorial":             "I. Reed memorial",
		"Project Mooring":              "Project Mooring",
		"Project 2 Boats":              "Project 2 Boats",
		"Title deeds register":         "Title deeds register",
		"Projects handled abroad":      "Projects handled abroad",
	} {
		list := withoutNumbers([]cv.Project{{Name: cv.Text{Value: name}}})
		if got := list[0].Name.Value; got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

// A project of which only the number is known takes its name from what is told of it.
func TestProjectsNamedByNumbers(t *testing.T) {
	text := func(s string) []cv.Text { return []cv.Text{{Value: s}} }
	for _, c := range []struct {
		p    cv.Project
		want string
	}{
		{cv.Project{Name: cv.Text{Value: "1."}, Summary: text("Tide gauge")}, "Tide gauge"},
		{cv.Project{Name: cv.Text{Value: "Project Name"}, Summary: text("Tide gauge")}, "Tide gauge"},
		{cv.Project{Name: cv.Text{Value: "Projects done"}, Summary: text("1. Tide gauge")}, "Tide gauge"},
		{cv.Project{Name: cv.Text{Value: "Project #2"}, Organisation: cv.Text{Value: "Elm Ferries"}}, "Elm Ferries"},
		{cv.Project{Name: cv.Text{Value: "Project 3"}, Summary: text("I built it from scrap.")}, "Project 3"},
		{cv.Project{Name: cv.Text{Value: "4."}}, "4."},
	} {
		if got := withoutNumbers([]cv.Project{c.p})[0].Name.Value; got != c.want {
			t.Errorf("%v: %q, want %q", c.p, got, c.want)
		}
	}
}
